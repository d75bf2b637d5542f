/** The months of 1878 in the reader's language. */
import { moments } from '../../words/dates';
import { language } from '../../words/words.svelte';

/** As a heading begins: with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

export function monthName(round: number, form: 'short' | 'long'): string {
  return moments({ month: form, timeZone: 'UTC' }).format(Date.UTC(1878, round - 1, 15));
}
