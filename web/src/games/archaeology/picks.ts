/**
 * The cards that are picked, in any order: which moves they stand for. Only names are known here, no
 * rules: whether the moves may be played, the engine says.
 */
import type { ArchaeologyMove, Asks } from '../../net/types/archaeology';
import type { Sought, Steps } from '../../table/sought';
import type { Move } from '../../table/wire';
import { count, held, singly, type Cards, type Kind } from './kinds';
import type { Archaeology } from './types';

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

const steps = (...moves: Sought<ArchaeologyMove>[]): Steps<Archaeology> => moves.map((what) => ({ what }));

/** A trade as far as its cards are given. */
function giving(given: Cards): Steps<Archaeology> {
  return steps({ verb: 'trade' }, ...singly(given).map((treasure) => ({ verb: 'give', treasure }) as const));
}

/** A trade as far as its cards are taken. */
export function taking({ given, taken }: Picks): Steps<Archaeology> {
  return [...giving(given), ...steps({ verb: 'stopGiving' }, ...singly(taken).map((treasure) => ({ verb: 'take', treasure }) as const))];
}

/** The drafts that picked cards may stand for. */
export interface Drafts {
  wanted: Steps<Archaeology>;
  /** As much of it as may be played meanwhile, the most first. */
  otherwise: readonly Steps<Archaeology>[];
}

/** @param asks what is to be decided, as the view says it */
export function drafts(picks: Picks, asks: Asks): Drafts {
  if (asks === 'lose')
    return { wanted: steps(...singly(picks.given).map((treasure) => ({ verb: 'lose', treasure }) as const)), otherwise: [] };
  const opened = giving(picks.given);
  if (count(picks.taken) > 0) return { wanted: [...taking(picks), ...steps({ verb: 'stopTaking' })], otherwise: [opened, []] };
  const [treasure, ...others] = held(picks.given);
  if (!treasure || others.length > 0) return { wanted: opened, otherwise: [[]] };
  return { wanted: steps({ verb: 'sell', treasure }, { verb: 'sellSet', size: picks.given[treasure]! }), otherwise: [opened, []] };
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
