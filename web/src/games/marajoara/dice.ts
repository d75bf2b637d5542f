/** Dice in rows: how some of them are named together, and told apart by their places. */

/** `2+5` as its numbers. */
export function values(dice: string): number[] {
  return dice.split('+').map((value) => parseInt(value));
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
