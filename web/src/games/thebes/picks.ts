/**
 * What is picked of a turn: what it is for, which way to travel, what to use up, how long to dig. The
 * server asks for it step by step; picks answer those steps that they speak of. Only names are known
 * here, no rules.
 */
import type { CardView, ExhibitionView, ThebesMove } from '../../net/types/thebes';
import type { Move } from '../../table/wire';
import type { Site } from './kinds';

/** A move of one of these verbs, with its arguments. */
type Of<Verb extends ThebesMove['verb']> = Extract<ThebesMove, { verb: Verb }>;

/** What a turn is for. */
export type Goal = Of<'take' | 'exchange' | 'show' | 'dig' | 'retire'>;

/** A number of weeks for a dig, with the tokens that it yields. */
export type Weeks = Of<'weeks'>;

export type Helper = 'ethnological' | 'assistant' | 'shovel';

/** How the turn is made, once it has a goal. */
export interface Picks {
  /** The move that takes a zeppelin; by land without. */
  fly?: string | undefined;
  /** The move that gives up a special permission. */
  permission?: string | undefined;
  /** What is used up. */
  uses: ReadonlySet<Helper>;
  weeks?: number | undefined;
}

export const NOTHING: Picks = { uses: new Set() };

const HELPERS: readonly { helper: Helper; use: ThebesMove['verb']; keep: ThebesMove['verb'] }[] = [
  { helper: 'ethnological', use: 'useEthnological', keep: 'keepEthnological' },
  { helper: 'assistant', use: 'useAssistant', keep: 'keepAssistant' },
  { helper: 'shovel', use: 'useShovel', keep: 'keepShovel' },
];

// ---- moves that the board proposes: one that the server does not offer is asked for to hear why not ----

export const EXCHANGING: Move<Goal> = { move: 'exchange', what: { verb: 'exchange', weeks: 0, travel: 0 } };
export const RETIRING: Move<Goal> = { move: 'retire', what: { verb: 'retire' } };

export function taking(slot: number, { kind, city, weeks }: CardView): Move<Goal> {
  return { move: `take ${slot}`, what: { verb: 'take', slot, card: kind, city, weeks, travel: 0 } };
}

export function showing(row: Of<'show'>['row'], { size, city, weeks, points }: ExhibitionView): Move<Goal> {
  return { move: `show ${row}`, what: { verb: 'show', row, exhibition: size, city, weeks, points, travel: 0 } };
}

export function digging(site: Site): Move<Goal> {
  return { move: `dig ${site}`, what: { verb: 'dig', site, travel: 0 } };
}

export function lasting(weeks: number): Move<Weeks> {
  return { move: `weeks ${weeks}`, what: { verb: 'weeks', weeks, tokens: 0 } };
}

/** The move that takes this zeppelin. */
export function flying(zeppelin: CardView): string {
  return `fly ${zeppelin.id}`;
}

/** The move that gives up this special permission. */
export function permitting(permission: CardView): string {
  return `permission ${permission.id}`;
}

// ---- reading moves ----

export function isGoal(move: Move<ThebesMove>): move is Move<Goal> {
  switch (move.what.verb) {
    case 'take':
    case 'exchange':
    case 'show':
    case 'dig':
    case 'retire':
      return true;
    default:
      return false;
  }
}

/** The weeks that the journey of a goal takes by land, as the server says. */
export function travelOf(goal: Goal): number {
  return goal.verb === 'retire' ? 0 : goal.travel;
}

/** The numbers of weeks among moves. */
export function weeksAmong(moves: readonly Move<ThebesMove>[]): Weeks[] {
  return moves.flatMap(({ what }) => (what.verb === 'weeks' ? [what] : []));
}

/** What a draft has picked: so the dock is in step with the text list. */
export function picked(moves: readonly Move<ThebesMove>[]): Picks {
  const uses = new Set<Helper>();
  const picks: Picks = { uses };
  for (const { move, what } of moves) {
    const used = HELPERS.find(({ use }) => what.verb === use);
    if (used) uses.add(used.helper);
    else if (what.verb === 'fly') picks.fly = move;
    else if (what.verb === 'permission') picks.permission = move;
    else if (what.verb === 'weeks') picks.weeks = what.weeks;
  }
  return picks;
}

/** The answer to this step that the picks speak of; none where the player must be asked. */
export function answer(legal: readonly Move<ThebesMove>[], picks: Picks): Move<ThebesMove> | undefined {
  switch (legal[0]?.what.verb) {
    case 'byLand':
    case 'fly':
      return legal.find((each) => each.move === picks.fly) ?? legal[0];
    case 'permission':
      return legal.find((each) => each.move === picks.permission) ?? legal[0];
    case 'weeks':
      return legal.find(({ what }) => what.verb === 'weeks' && what.weeks === picks.weeks);
    default:
      return usingOrKeeping(legal, picks);
  }
}

function usingOrKeeping(legal: readonly Move<ThebesMove>[], picks: Picks): Move<ThebesMove> | undefined {
  const verb = legal[0]?.what.verb;
  const asks = HELPERS.find(({ use, keep }) => verb === use || verb === keep);
  if (!asks) return undefined;
  const wanted = picks.uses.has(asks.helper) ? asks.use : asks.keep;
  return legal.find(({ what }) => what.verb === wanted) ?? legal[0];
}

/** The helpers that the server has asked about on the way. */
export function asked(moves: readonly Move<ThebesMove>[]): Helper[] {
  return HELPERS.filter(({ use, keep }) => moves.some(({ what }) => what.verb === use || what.verb === keep)).map(({ helper }) => helper);
}
