/** Moments, spans, numbers and lists in the reader's language, by Intl. */
import type { Language } from './template';
import { language } from './words.svelte';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** What was made once: a format takes a tenth of a millisecond to make, and a notebook asks for hundreds. */
const formats = new Map<string, unknown>();

function kept<F>(kind: string, wish: object, make: (language: Language) => F): F {
  const spoken = language();
  const key = `${spoken} ${kind} ${JSON.stringify(wish)}`;
  if (!formats.has(key)) formats.set(key, make(spoken));
  return formats.get(key) as F;
}

/** How numbers are written in the language that is spoken. */
export function numbers(wish: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept('number', wish, (spoken) => new Intl.NumberFormat(spoken, wish));
}

/** How moments are written in the language that is spoken. */
export function moments(wish: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept('moment', wish, (spoken) => new Intl.DateTimeFormat(spoken, wish));
}

/** The first number and the first moment cost milliseconds; whoever waits for an answer anyway has them. */
export function warmUp(): void {
  share(0);
  time(0);
}

/** How long ago: `3 hours ago`, `now`. */
export function ago(at: number, now = Date.now()): string {
  const wish = { numeric: 'auto', style: 'long' } as const;
  const words = kept('ago', wish, (spoken) => new Intl.RelativeTimeFormat(spoken, wish));
  for (const [unit, millis] of UNITS) {
    if (now - at >= millis) return words.format(-Math.floor((now - at) / millis), unit);
  }
  return words.format(0, 'second');
}

/** A span of time, short enough for a plate: `9:05` below an hour, `3h 20m` below a day, `2d 4h` above. */
export function span(millis: number): string {
  const minutes = Math.floor(millis / 60_000);
  if (minutes < 60) return `${minutes}:${String(Math.floor(millis / 1000) % 60).padStart(2, '0')}`;
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? `${unit(hours, 'hour')} ${unit(minutes % 60, 'minute')}`
    : `${unit(Math.floor(hours / 24), 'day')} ${unit(hours % 24, 'hour')}`;
}

function unit(value: number, of: 'day' | 'hour' | 'minute'): string {
  return numbers({ style: 'unit', unit: of, unitDisplay: 'narrow' }).format(value);
}

/** A day, and the year where it matters. */
export function day(at: number): string {
  return moments({ day: 'numeric', month: 'long', year: 'numeric' }).format(at);
}

/** A clock's time. */
export function time(at: number): string {
  return moments({ hour: 'numeric', minute: '2-digit' }).format(at);
}

/** A number with the marks of the language. */
export function number(value: number): string {
  return numbers().format(value);
}

/** A share from 0 to 1 in per cent. */
export function share(value: number): string {
  return numbers({ style: 'percent', maximumFractionDigits: 0 }).format(value);
}

/** A change, with its sign: a true minus, as wide as the plus. */
export function signed(value: number): string {
  return numbers({ signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(value).replace('-', '−');
}

/** Names in a row: `Ann, Bram and Mei`. */
export function listed(names: readonly string[]): string {
  return kept('list', {}, (spoken) => new Intl.ListFormat(spoken, { type: 'conjunction' })).format(names);
}
