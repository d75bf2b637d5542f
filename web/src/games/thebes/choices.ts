/** The small choices of the turn that is being built, as buttons: read from what was asked so far. */
import type { PlaceId } from '../../net/types/thebes';
import { say } from '../../words/words.svelte';
import type { ThebesBoard } from './board.svelte';
import { siteOf, type Site } from './kinds';
import { asked, travelOf, type Helper } from './picks';

interface Look {
  id: string;
  on: boolean;
  title: string;
  effect: string;
  site?: Site | undefined;
}

export type Choice = Look & ({ kind: 'fly' | 'permission'; city: PlaceId } | { kind: Helper });

export function choicesOf(board: ThebesBoard): Choice[] {
  return [...flights(board), ...permissions(board), ...helpers(board)];
}

/** Every zeppelin owned, if it was asked how to travel. */
function flights(board: ThebesBoard): Choice[] {
  const { goal, own, picks, desk } = board;
  if (!goal || !desk.draft.moves.some(({ what }) => what.verb === 'byLand' || what.verb === 'fly')) return [];
  return own.cards
    .filter((card) => card.kind === 'zeppelin')
    .map((card) => ({
      kind: 'fly',
      id: card.id,
      city: card.city,
      on: picks.fly === card.city,
      title: say('thb.fly', { city: desk.words!.term('place', card.city) }),
      effect: say('thb.flyEffect', { weeks: travelOf(goal) }),
    }));
}

function permissions({ desk, own, picks }: ThebesBoard): Choice[] {
  if (!desk.draft.moves.some(({ what }) => what.verb === 'permission')) return [];
  return own.cards
    .filter((card) => card.kind === 'special_permission')
    .map((card) => ({
      kind: 'permission',
      id: card.id,
      city: card.city,
      on: picks.permission === card.city,
      title: say('thb.permission', { city: desk.words!.term('place', card.city) }),
      effect: say('thb.usedUp'),
    }));
}

function helpers({ desk, goal, picks }: ThebesBoard): Choice[] {
  const site = goal?.verb === 'dig' ? siteOf(goal.site) : undefined;
  return asked(desk.draft.moves).map((helper) => ({
    kind: helper,
    id: helper,
    on: picks.uses.has(helper),
    title: say(`thb.use.${helper}`),
    effect: say(`thb.effect.${helper}`),
    site: helper === 'ethnological' ? site : undefined,
  }));
}
