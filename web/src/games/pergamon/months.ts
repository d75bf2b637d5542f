/** The months of 1878 in the reader's language. */
import { language } from '../../words/words.svelte';

export function monthName(round: number, form: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(language(), { month: form, timeZone: 'UTC' }).format(Date.UTC(1878, round - 1, 15));
}
