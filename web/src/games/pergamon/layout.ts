/** Where things stand: niches of the museum, counted from the lower left, four on a floor. */
export const PER_FLOOR = 4;

/** Row and column of a niche, from the upper left, counted from 1. */
export function nichePlace(space: number, spaces: number): { row: number; column: number } {
  const floors = Math.ceil(spaces / PER_FLOOR);
  return { row: floors - Math.floor((space - 1) / PER_FLOOR), column: ((space - 1) % PER_FLOOR) + 1 };
}

/** The middle of a niche, in parts of the front's width and height. */
export function nicheMiddle(space: number, spaces: number): { x: number; y: number } {
  const { row, column } = nichePlace(space, spaces);
  return { x: (column - 0.5) / PER_FLOOR, y: (row - 0.5) / Math.ceil(spaces / PER_FLOOR) };
}
