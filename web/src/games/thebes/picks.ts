/**
 * How somebody wishes a turn to be made: which way to travel, what to use up, how long to dig. The
 * house asks for it step by step; a wish answers those steps that it speaks of. Only names are known
 * here, no rules.
 */
import type { Move } from '../../table/wire';

export type Helper = 'ethnological' | 'assistant' | 'shovel';

export const HELPERS: readonly Helper[] = ['ethnological', 'assistant', 'shovel'];

export interface Wish {
  /** The move that takes a zeppelin; by land without. */
  fly?: string | undefined;
  /** The move that gives up a special permission. */
  permission?: string | undefined;
  /** What is used up. */
  uses: ReadonlySet<Helper>;
  weeks?: number | undefined;
}

export const NOTHING: Wish = { uses: new Set() };

const GOALS: readonly unknown[] = ['take', 'exchange', 'show', 'dig', 'retire'];

export function isGoal(move: Move): boolean {
  return GOALS.includes(move.what['verb']);
}

/** The wish that a draft stands for: so the dock is in step with the text list. */
export function wished(moves: readonly Move[]): Wish {
  const uses = new Set<Helper>();
  const wish: Wish = { uses };
  for (const { move, what } of moves) {
    const helper = HELPERS.find((each) => what['verb'] === use(each));
    if (helper) uses.add(helper);
    else if (what['verb'] === 'fly') wish.fly = move;
    else if (what['verb'] === 'permission') wish.permission = move;
    else if (what['verb'] === 'weeks') wish.weeks = Number(what['weeks']);
  }
  return wish;
}

/** The verb that uses a helper up, and the one that keeps it. */
export function use(helper: Helper): string {
  return `use${helper[0]!.toUpperCase()}${helper.slice(1)}`;
}

export function keep(helper: Helper): string {
  return `keep${helper[0]!.toUpperCase()}${helper.slice(1)}`;
}

/** The answer to this step that the wish speaks of; none where the player must be asked. */
export function answer(legal: readonly Move[], wish: Wish): Move | undefined {
  const verb = legal[0]?.what['verb'];
  const named = (wanted: string) => legal.find((each) => each.what['verb'] === wanted);
  if (verb === 'byLand' || verb === 'fly') return legal.find((each) => each.move === wish.fly) ?? legal[0];
  if (verb === 'permission') return legal.find((each) => each.move === wish.permission) ?? legal[0];
  if (verb === 'weeks') return legal.find((each) => each.what['weeks'] === wish.weeks);
  const helper = HELPERS.find((each) => verb === use(each) || verb === keep(each));
  if (!helper) return undefined;
  return named(wish.uses.has(helper) ? use(helper) : keep(helper)) ?? legal[0];
}

/** The helpers that the house has asked about on the way. */
export function asked(moves: readonly Move[]): Helper[] {
  return HELPERS.filter((helper) => moves.some(({ what }) => what['verb'] === use(helper) || what['verb'] === keep(helper)));
}
