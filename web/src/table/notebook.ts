/** The log, by turn: what was told, who did it, and what has been taken back since. */
import type { Pace } from '../net/calls';
import type { Telling } from './contract';
import type { Entry, Told } from './wire';

/** One line: something that was told, or something that happened to the table itself. */
export interface Line {
  id: string;
  number: number;
  at: number;
  /** Whom it is about, or -1. */
  seat: number;
  /** The ply after which it stands, to look at that moment; -1 if it is not of the game. */
  ply: number;
  told?: Told;
  /** An event of the table: somebody sat down, took back, gave up. */
  event?: string;
  /** The pace it is about. */
  pace?: Pace;
  /** It was taken back later. */
  gone: boolean;
  /** It happened after the reader was last here. */
  fresh: boolean;
}

export interface Turn {
  id: string;
  /** From 1; 0 for what comes before the first turn. */
  number: number;
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
  'paceOffered',
  'paceAgreed',
  'paceKept',
  'paceChanged',
  'stoodIn',
  'returned',
  'rematched',
]);

/**
 * All lines, grouped by turn.
 *
 * @param telling how the game tells them
 * @param seen number of the last event that the reader saw before
 */
export function turns(entries: readonly Entry[], telling: Telling, seen: number): Turn[] {
  const standing = standingLimits(entries);
  const result: Turn[] = [];
  let turn: Turn | undefined;
  const lines = entries.flatMap((entry, index) =>
    linesOf(entry, seen, telling).map((line) => ({ ...line, gone: line.told !== undefined && line.ply > (standing[index] ?? Infinity) })),
  );
  lines.forEach((line, index) => {
    if (!turn) {
      turn = { id: line.id, number: turnsSoFar(result) + (line.event === 'started' ? 0 : 1), seat: line.seat, lines: [] };
      result.push(turn);
    }
    if (turn.seat < 0) turn.seat = line.seat;
    if (!line.told || !telling.quiet?.(line.told)) turn.lines.push(line);
    if (line.event === 'started' || (line.told && telling.endsTurn(line.told, lines[index + 1]?.told))) turn = undefined;
  });
  return result.filter((each) => each.lines.length > 0);
}

function turnsSoFar(turns: readonly Turn[]): number {
  return turns.at(-1)?.number ?? 0;
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

function linesOf(entry: Entry, seen: number, telling: Telling): Line[] {
  const common = { number: entry.number, at: entry.at, gone: false, fresh: entry.number > seen };
  const laying = entry.event === 'started' ? entry.told.filter((told) => telling.lays?.(told) ?? true) : [];
  const lines: Line[] = entry.told
    .filter((told) => !laying.includes(told))
    .map((told, i) => ({
      ...common,
      id: `${entry.number}.${i}`,
      seat: told.seat ?? -1,
      ply: plyOf(told, entry),
      told,
    }));
  if (laying.length > 0) {
    lines.unshift({ ...common, id: `${entry.number}`, seat: -1, ply: plyOf(laying.at(-1)!, entry), event: 'started' });
  } else if (TABLE_EVENTS.has(entry.event)) {
    lines.push({
      ...common,
      id: `${entry.number}`,
      seat: entry.seat,
      ply: entry.plies?.[1] ?? -1,
      event: entry.event,
      ...(entry.pace ? { pace: entry.pace } : {}),
    });
  }
  return lines;
}

/** The ply by which something happened. */
function plyOf(told: Told, entry: Entry): number {
  return told.ply ?? entry.plies?.[1] ?? -1;
}

/** What was said at the table. */
export function remarks(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => entry.event === 'said' && entry.said !== '');
}
