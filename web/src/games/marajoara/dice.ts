/** Dice: their colours, and how a die is told apart from others in text and picture. */
import type { DieView } from '../../net/types/marajoara';

export const STORED = ['blue', 'red', 'yellow'] as const;
export type StoredColour = (typeof STORED)[number];
export type Colour = StoredColour | 'grey';

/** The colour of a die, and of what is drawn or written on it. */
export function colours(colour: string): { fill: string; on: string } {
  const dark = colour === 'red' || colour === 'blue';
  return { fill: `var(--marajoara-${colour})`, on: dark ? 'var(--piece-paper)' : 'var(--piece-ink)' };
}

/** A die in the notation of the game: `r3`. */
export function notation(die: DieView): string {
  return `${die.colour.charAt(0)}${die.value}`;
}

/** `2+5` as its numbers. */
export function values(dice: unknown): number[] {
  return String(dice)
    .split('+')
    .map(Number)
    .filter((value) => value > 0);
}

/** Numbers as `2+5`, the lowest first. */
export function sum(dice: readonly number[]): string {
  return [...dice].sort((a, b) => a - b).join('+');
}

/**
 * The places of these values in a row, each place once.
 *
 * @param row what the row shows
 */
export function placesOf(row: readonly number[], wanted: readonly number[]): number[] {
  const places: number[] = [];
  for (const value of wanted) {
    const place = row.findIndex((each, at) => each === value && !places.includes(at));
    if (place >= 0) places.push(place);
  }
  return places;
}

/** The places of a row that show something which the row before did not. */
export function changed(before: readonly number[], now: readonly number[]): number[] {
  const left = [...before];
  return now.flatMap((value, at) => {
    const same = left.indexOf(value);
    if (same < 0) return [at];
    left.splice(same, 1);
    return [];
  });
}
