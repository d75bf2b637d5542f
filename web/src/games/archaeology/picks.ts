/**
 * The cards that are picked, in any order: which moves they stand for. Only names are known here, no
 * rules: whether the moves may be played, the server says.
 */
import type { ArchaeologyMove, Asks, ChamberId } from '../../net/types/archaeology';
import type { Move } from '../../table/wire';
import { count, held, singly, type Cards, type Kind } from './kinds';

export interface Picks {
  /** From the hand: to sell, to give or to lose. */
  given: Cards;
  /** From the market. */
  taken: Cards;
}

export const NOTHING: Picks = { given: {}, taken: {} };

export function isNothing(picks: Picks): boolean {
  return count(picks.given) + count(picks.taken) === 0;
}

/** One card more, or less. */
export function change(cards: Cards, kind: Kind, by: number): Cards {
  return { ...cards, [kind]: Math.max(0, (cards[kind] ?? 0) + by) };
}

const STOP_GIVING: Move<ArchaeologyMove> = { move: 'stop giving', what: { verb: 'stopGiving' } };
const STOP_TAKING: Move<ArchaeologyMove> = { move: 'stop taking', what: { verb: 'stopTaking' } };
const TRADE: Move<ArchaeologyMove> = { move: 'trade', what: { verb: 'trade' } };

function treasure(verb: 'give' | 'take' | 'lose' | 'sell', kind: Kind): Move<ArchaeologyMove> {
  return { move: `${verb} ${kind}`, what: { verb, treasure: kind } };
}

export function exploring(chamber: ChamberId, maps: number): Move<ArchaeologyMove> {
  return { move: `explore ${chamber}`, what: { verb: 'explore', chamber, maps } };
}

export function robbing(victim: number): Move<ArchaeologyMove> {
  return { move: `rob ${'ABCD'.charAt(victim)}`, what: { verb: 'rob', victim } };
}

function sale(kind: Kind, size: number, points: number): Move<ArchaeologyMove>[] {
  return [treasure('sell', kind), { move: `set ${size}`, what: { verb: 'sellSet', treasure: kind, size, points } }];
}

/** A trade as far as its cards are given. */
export function giving(given: Cards): Move<ArchaeologyMove>[] {
  return [TRADE, ...singly(given).map((kind) => treasure('give', kind))];
}

/** A trade as far as its cards are taken. */
export function taking(picks: Picks): Move<ArchaeologyMove>[] {
  return [...giving(picks.given), STOP_GIVING, ...singly(picks.taken).map((kind) => treasure('take', kind))];
}

/**
 * The drafts that the picked cards may stand for, the likeliest first.
 *
 * @param asks what is to be decided, as the view says it
 * @param price of a set, as it is printed
 */
export function drafts(picks: Picks, asks: Asks, price: (kind: Kind, size: number) => number): Move<ArchaeologyMove>[][] {
  if (isNothing(picks)) return [[]];
  if (asks === 'lose') return [singly(picks.given).map((kind) => treasure('lose', kind))];
  const opened = giving(picks.given);
  if (count(picks.taken) > 0) return [[...taking(picks), STOP_TAKING], opened, []];
  const kinds = held(picks.given);
  if (kinds.length > 1) return [opened, []];
  const size = picks.given[kinds[0]!]!;
  return [sale(kinds[0]!, size, price(kinds[0]!, size)), opened, []];
}

/** Which cards a draft has picked: so the board is in step with the text list. */
export function picked(moves: readonly Move<ArchaeologyMove>[]): Picks {
  let picks = NOTHING;
  for (const { what } of moves) {
    switch (what.verb) {
      case 'give':
      case 'lose':
        picks = { ...picks, given: change(picks.given, what.treasure, 1) };
        break;
      case 'take':
        picks = { ...picks, taken: change(picks.taken, what.treasure, 1) };
        break;
      case 'sellSet':
        picks = { ...picks, given: change(picks.given, what.treasure, what.size) };
        break;
      default:
    }
  }
  return picks;
}

/** Kinds that the next moves name with this verb. */
export function named(moves: readonly Move<ArchaeologyMove>[], verb: 'lose' | 'take'): Set<Kind> {
  return new Set(moves.flatMap(({ what }) => (what.verb === verb ? [what.treasure] : [])));
}

/** The last card of a tally, to be given back first. */
export function last(cards: Cards): Kind | undefined {
  return held(cards).at(-1);
}
