/**
 * The cards that are picked, in any order: which moves they stand for. Only names are known here, no
 * rules: whether the moves may be played, the house says.
 */
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

const STOP_GIVING: Move = { move: 'stop giving', what: { verb: 'stopGiving' } };
const STOP_TAKING: Move = { move: 'stop taking', what: { verb: 'stopTaking' } };
const TRADE: Move = { move: 'trade', what: { verb: 'trade' } };

function treasure(verb: string, kind: Kind): Move {
  return { move: `${verb} ${kind}`, what: { verb, treasure: kind } };
}

function sale(kind: Kind, size: number, points: number): Move[] {
  return [treasure('sell', kind), { move: `set ${size}`, what: { verb: 'sellSet', treasure: kind, size, points } }];
}

/** A trade as far as its cards are given. */
export function giving(given: Cards): Move[] {
  return [TRADE, ...singly(given).map((kind) => treasure('give', kind))];
}

/** A trade as far as its cards are taken. */
export function taking(picks: Picks): Move[] {
  return [...giving(picks.given), STOP_GIVING, ...singly(picks.taken).map((kind) => treasure('take', kind))];
}

/**
 * The drafts that the picked cards may stand for, the likeliest first.
 *
 * @param asks what is to be decided, as the view says it
 * @param price of a set, as it is printed
 */
export function drafts(picks: Picks, asks: string, price: (kind: Kind, size: number) => number): Move[][] {
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
export function picked(moves: readonly Move[]): Picks {
  let picks = NOTHING;
  let selling: Kind | undefined;
  for (const { what } of moves) {
    const kind = what['treasure'] as Kind;
    switch (what['verb']) {
      case 'give':
      case 'lose':
        picks = { ...picks, given: change(picks.given, kind, 1) };
        break;
      case 'take':
        picks = { ...picks, taken: change(picks.taken, kind, 1) };
        break;
      case 'sell':
        selling = kind;
        break;
      case 'sellSet':
        picks = { ...picks, given: change(picks.given, selling ?? kind, Number(what['size'])) };
        break;
      default:
    }
  }
  return picks;
}

/** Kinds that the next moves name with this verb. */
export function named(moves: readonly Move[], verb: string): Set<Kind> {
  return new Set(moves.filter((each) => each.what['verb'] === verb).map((each) => each.what['treasure'] as Kind));
}

/** The last card of a tally, to be given back first. */
export function last(cards: Cards): Kind | undefined {
  return held(cards).at(-1);
}
