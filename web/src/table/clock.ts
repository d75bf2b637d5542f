/** How much time a seat has left, by the pace of the table. */
import { language } from '../words/words.svelte';
import type { TableState } from './wire';

const DAY_MILLIS = 86_400_000;
const UNITS = [
  ['day', DAY_MILLIS],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * Milliseconds that are left to a seat; nothing where no clock runs for it.
 *
 * @param now the house's own time
 */
export function millisLeft(state: TableState, seat: number, now: number): number | undefined {
  const { pace, clock, chairs } = state;
  if (state.status !== 'playing' || !clock || chairs[seat]?.level) return undefined;
  const used = clock.waitsFor === seat ? Math.max(0, now - clock.since) : 0;
  if (pace.kind === 'live') return Math.max(0, (clock.banks[seat] ?? 0) - used);
  return pace.kind === 'days' && clock.waitsFor === seat ? Math.max(0, pace.days * DAY_MILLIS - used) : undefined;
}

/** As a clock shows it, `14:05`; where days are counted the largest unit will do. */
export function clockText(state: TableState, millis: number): string {
  if (state.pace.kind === 'days') {
    const [unit, size] = UNITS.find((each) => millis >= each[1]) ?? UNITS[2];
    const words = new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'short' });
    return words.format(Math.floor(millis / size));
  }
  const seconds = Math.ceil(millis / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
