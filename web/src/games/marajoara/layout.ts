/** Where things lie: cells of the dig site by their names, and the six pieces of the large vase. */
import type { PieceId } from '../../net/types/marajoara';

export interface Spot {
  /** From the left, the first is 0. */
  column: number;
  /** From the top, the first is 0. */
  row: number;
}

/** `C4` is the third column, the fourth row. */
export function spot(cell: string): Spot {
  return { column: cell.charCodeAt(0) - 65, row: parseInt(cell.slice(1)) - 1 };
}

export function cellAt({ column, row }: Spot): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

const DIRECTIONS = ['NW', 'N', 'NE', 'W', '', 'E', 'SW', 'S', 'SE'];

export interface Line {
  /** As the notation of the game names it: `NE`. */
  direction: string;
  /** How many cells further. */
  length: number;
}

/** The straight line between two cells; none if they do not lie on one. */
export function line(from: string, to: string): Line | undefined {
  const [a, b] = [spot(from), spot(to)];
  const across = b.column - a.column;
  const down = b.row - a.row;
  const straight = across === 0 || down === 0 || Math.abs(across) === Math.abs(down);
  if (!straight || (across === 0 && down === 0)) return undefined;
  const direction = DIRECTIONS[(Math.sign(down) + 1) * 3 + Math.sign(across) + 1]!;
  return { direction, length: Math.max(Math.abs(across), Math.abs(down)) };
}

/** The cell in the middle of a jump. */
export function between(from: string, to: string): string {
  const [a, b] = [spot(from), spot(to)];
  return cellAt({ column: (a.column + b.column) / 2, row: (a.row + b.row) / 2 });
}

/** The cell so many steps further in a direction. */
export function beyond(from: string, direction: string, steps = 1): string {
  const at = DIRECTIONS.indexOf(direction);
  const a = spot(from);
  return cellAt({ column: a.column + steps * ((at % 3) - 1), row: a.row + steps * (Math.floor(at / 3) - 1) });
}

/** Directions in which a die may be asked to go, as the ledger lists them. */
export const AROUND: readonly string[] = DIRECTIONS.filter(Boolean);

/** The ground on which the large vase is drawn. */
export const VASE_GROUND = { x: 10, y: 0, width: 156, height: 141 };

/** A piece of the large vase: its outline, where its words stand, and the box in which it is touched. */
export interface PieceShape {
  outline: string;
  x: number;
  y: number;
  /** Left, top, width, height. */
  box: readonly [number, number, number, number];
}

export const VASE: Readonly<Record<PieceId, PieceShape>> = {
  SUM4: { outline: 'M56 3h64l-10 13v9c12 3 21 6 28 11H38c7-5 16-8 28-11v-9Z', x: 88, y: 20, box: [38, 0, 100, 38] },
  ONE3: { outline: 'M37 39h25l-8 37H16c2-15 9-27 21-37Z', x: 38, y: 57, box: [14, 38, 46, 40] },
  SUM5: { outline: 'M65 39h46l8 37H57Z', x: 88, y: 57, box: [60, 38, 56, 40] },
  ONE6: { outline: 'M114 39h25c12 10 19 22 21 37h-38Z', x: 138, y: 57, box: [116, 38, 46, 40] },
  TWO6: { outline: 'M16 79h70v58H62C35 125 17 103 16 79Z', x: 58, y: 93, box: [14, 78, 73, 61] },
  DIFF9: { outline: 'M89 79h71c-1 24-19 46-46 58H89Z', x: 118, y: 93, box: [88, 78, 74, 61] },
};
