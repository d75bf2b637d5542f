/** Moments, spans, numbers and lists in the reader's language, by Intl. */
import { language } from './words.svelte';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago: `3 hours ago`, `now`. */
export function ago(at: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'long' });
  for (const [unit, millis] of UNITS) {
    if (now - at >= millis) return words.format(-Math.floor((now - at) / millis), unit);
  }
  return words.format(0, 'second');
}

/** A day, and the year where it matters. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', year: 'numeric' }).format(at);
}

/** A clock's time. */
export function time(at: number): string {
  return new Intl.DateTimeFormat(language(), { hour: '2-digit', minute: '2-digit' }).format(at);
}

/** A number with the marks of the language. */
export function number(value: number): string {
  return new Intl.NumberFormat(language()).format(value);
}

/** A share from 0 to 1 in per cent. */
export function share(value: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(value);
}

/** A change, with its sign: a true minus, as wide as the plus. */
export function signed(value: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(value).replace('-', '−');
}

/** Names in a row: `Ann, Bram and Mei`. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}
