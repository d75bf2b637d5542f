/** Numbers with one place after the point, in the reader's language. */
import { language } from '../../words/words.svelte';

export function decimal(value: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
