/**
 * What is picked of a turn: what it is for, which way to travel, what to use up, how long to dig. The
 * game asks for it step by step; picks answer those steps that they speak of. Only names are known
 * here, no rules.
 */
import type { PlaceId, ThebesMove } from '../../net/types/thebes';
import type { Sought, Steps } from '../../table/sought';
import type { Move } from '../../table/wire';
import type { Thebes } from './types';

/** A move of one of these verbs, with its arguments. */
type Of<Verb extends ThebesMove['verb']> = Extract<ThebesMove, { verb: Verb }>;

/** What a turn is for. */
export type Goal = Of<'take' | 'exchange' | 'show' | 'dig' | 'retire'>;

/** A goal, whether it is offered or not: one that is not is asked for to hear why. */
export type Aim = Sought<Goal>;

/** A number of weeks for a dig, with the tokens that it yields. */
export type Weeks = Of<'weeks'>;

export type Helper = 'ethnological' | 'assistant' | 'shovel';

/** How the turn is made, once it has a goal. */
export interface Picks {
  /** The city of the zeppelin that is taken; by land without. */
  fly?: PlaceId | undefined;
  /** The city of the special permission that is given up. */
  permission?: PlaceId | undefined;
  /** What is used up. */
  uses: ReadonlySet<Helper>;
  weeks?: number | undefined;
}

export const NOTHING: Picks = { uses: new Set() };

const HELPERS = [
  { helper: 'ethnological', use: 'useEthnological', keep: 'keepEthnological' },
  { helper: 'assistant', use: 'useAssistant', keep: 'keepAssistant' },
  { helper: 'shovel', use: 'useShovel', keep: 'keepShovel' },
] as const;

// ---- reading moves ----

export function isGoal(what: ThebesMove): what is Goal {
  switch (what.verb) {
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

/** The goals among moves. */
export function goalsAmong(moves: readonly Move<ThebesMove>[]): Goal[] {
  return moves.map(({ what }) => what).filter(isGoal);
}

/** The weeks that the journey of a goal takes by land, as the game says. */
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
  for (const { what } of moves) {
    const used = HELPERS.find(({ use }) => what.verb === use);
    if (used) uses.add(used.helper);
    else if (what.verb === 'fly') picks.fly = what.city;
    else if (what.verb === 'permission') picks.permission = what.city;
    else if (what.verb === 'weeks') picks.weeks = what.weeks;
  }
  return picks;
}

/** The helpers that were asked about on the way. */
export function asked(moves: readonly Move<ThebesMove>[]): Helper[] {
  return HELPERS.filter(({ use, keep }) => moves.some(({ what }) => what.verb === use || what.verb === keep)).map(({ helper }) => helper);
}

// ---- making drafts ----

/**
 * Answers to the steps after the goal, in the order in which they are asked: what is picked, otherwise
 * what can be done. The weeks of a dig are the player's to say.
 */
export function answers({ fly, permission, uses, weeks }: Picks): Steps<Thebes> {
  const moves: Sought<ThebesMove>[] = [
    ...(fly === undefined ? [] : [{ verb: 'fly', city: fly } as const]),
    { verb: 'byLand' },
    { verb: 'fly' },
    ...(permission === undefined ? [] : [{ verb: 'permission', city: permission } as const]),
    { verb: 'permission' },
    ...HELPERS.flatMap(({ helper, use, keep }) => (uses.has(helper) ? [use, keep] : [keep, use])).map((verb) => ({ verb })),
    ...(weeks === undefined ? [] : [{ verb: 'weeks', weeks } as const]),
  ];
  return moves.map((what) => ({ what, optional: true }));
}
