/** The log, by turn: what was told, who did it, and what has been taken back since. */
import type { Wire } from '../words/games';
import type { Entry } from './wire';

/** One line: something that was told, or something that happened to the table itself. */
export interface Line {
  id: string;
  number: number;
  at: number;
  /** Whom it is about, or -1. */
  seat: number;
  /** The ply after which it stands, to look at that moment; -1 if it is not of the game. */
  ply: number;
  told?: Wire;
  /** An event of the table: somebody sat down, took back, gave up. */
  event?: string;
  /** It was taken back later. */
  gone: boolean;
  /** It happened after the reader was last here. */
  fresh: boolean;
}

export interface Turn {
  id: string;
  seat: number;
  lines: Line[];
}

/** Events of the table that the notebook tells; those of a game are told in its own words. */
const TABLE_EVENTS = new Set([
  'left',
  'wentBack',
  'conceded',
  'cancelWished',
  'cancelDeclined',
  'cancelled',
  'stoodIn',
  'returned',
  'rematched',
]);

/**
 * All lines, grouped by turn.
 *
 * @param endsTurn whether a turn of this game is over with this phrase
 * @param seen number of the last event that the reader saw before
 */
export function turns(entries: readonly Entry[], endsTurn: (told: Wire, next?: Wire) => boolean, seen: number): Turn[] {
  const standing = standingLimits(entries);
  const result: Turn[] = [];
  let turn: Turn | undefined;
  const lines = entries.flatMap((entry, index) =>
    linesOf(entry, seen).map((line) => ({ ...line, gone: line.told !== undefined && line.ply > (standing[index] ?? Infinity) })),
  );
  lines.forEach((line, index) => {
    if (!turn) {
      turn = { id: line.id, seat: line.seat, lines: [] };
      result.push(turn);
    }
    if (turn.seat < 0) turn.seat = line.seat;
    turn.lines.push(line);
    if (line.told && endsTurn(line.told, lines[index + 1]?.told)) turn = undefined;
  });
  return result;
}

/** For each entry, how many plies are left of the game by the lowest that anybody went back to afterwards. */
function standingLimits(entries: readonly Entry[]): number[] {
  const limits: number[] = [];
  let lowest = Infinity;
  for (let index = entries.length - 1; index >= 0; index--) {
    limits[index] = lowest;
    const entry = entries[index]!;
    if (entry.event === 'wentBack' && entry.plies) lowest = Math.min(lowest, entry.plies[1]);
  }
  return limits;
}

function linesOf(entry: Entry, seen: number): Line[] {
  const common = { number: entry.number, at: entry.at, gone: false, fresh: entry.number > seen };
  const lines: Line[] = entry.told.map((told, i) => ({
    ...common,
    id: `${entry.number}.${i}`,
    seat: typeof told['seat'] === 'number' ? told['seat'] : -1,
    ply: typeof told['ply'] === 'number' ? told['ply'] : (entry.plies?.[1] ?? -1),
    told,
  }));
  if (TABLE_EVENTS.has(entry.event)) {
    lines.push({ ...common, id: `${entry.number}`, seat: entry.seat, ply: entry.plies?.[1] ?? -1, event: entry.event });
  }
  return lines;
}

/** What was said at the table. */
export function remarks(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => entry.event === 'said' && entry.said !== '');
}
