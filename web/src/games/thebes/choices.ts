/** The small choices of the turn that is being built, as buttons: read from what the server has asked so far. */
import { say } from '../../words/words.svelte';
import type { ThebesBoard } from './board.svelte';
import { siteOf, type Site } from './kinds';
import { asked, flying, permitting, travelOf, type Helper } from './picks';

export interface Choice {
  kind: 'fly' | 'permission' | Helper;
  /** The move that it stands for. */
  move: string;
  on: boolean;
  title: string;
  effect: string;
  site?: Site | undefined;
}

export function choicesOf(board: ThebesBoard): Choice[] {
  return [...flights(board), ...permissions(board), ...helpers(board)];
}

/** Every zeppelin owned, if the server has asked how to travel. */
function flights(board: ThebesBoard): Choice[] {
  const { goal, own, picks, desk } = board;
  if (!goal || !desk.draft.moves.some(({ what }) => what.verb === 'byLand' || what.verb === 'fly')) return [];
  return own.cards
    .filter((card) => card.kind === 'zeppelin')
    .map((card) => ({
      kind: 'fly',
      move: flying(card),
      on: picks.fly === flying(card),
      title: say('thb.fly', { city: desk.words!.term('place', card.city) }),
      effect: say('thb.flyEffect', { weeks: travelOf(goal.what) }),
    }));
}

function permissions({ desk, own, picks }: ThebesBoard): Choice[] {
  if (!desk.draft.moves.some(({ what }) => what.verb === 'permission')) return [];
  return own.cards
    .filter((card) => card.kind === 'special_permission')
    .map((card) => ({
      kind: 'permission',
      move: permitting(card),
      on: picks.permission === permitting(card),
      title: say('thb.permission', { city: desk.words!.term('place', card.city) }),
      effect: say('thb.usedUp'),
    }));
}

function helpers({ desk, goal, picks }: ThebesBoard): Choice[] {
  const site = goal?.what.verb === 'dig' ? siteOf(goal.what.site) : undefined;
  return asked(desk.draft.moves).map((helper) => ({
    kind: helper,
    move: helper,
    on: picks.uses.has(helper),
    title: say(`thb.use.${helper}`),
    effect: say(`thb.effect.${helper}`),
    site: helper === 'ethnological' ? site : undefined,
  }));
}
