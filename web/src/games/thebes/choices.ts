/** The small choices of the turn that is being built, as buttons: read from what the house has asked so far. */
import { say } from '../../words/words.svelte';
import type { Site } from './sites';
import type { Turn } from './turn.svelte';
import { asked, type Helper } from './wishes';

export interface Choice {
  kind: 'fly' | 'permission' | Helper;
  /** The move that it stands for. */
  move: string;
  on: boolean;
  title: string;
  effect: string;
  site?: Site | undefined;
}

export function choicesOf(turn: Turn): Choice[] {
  return [...flights(turn), ...permissions(turn), ...helpers(turn)];
}

/** Every zeppelin owned, if the house has asked how to travel. */
function flights(turn: Turn): Choice[] {
  const { moves } = turn.desk.draft;
  if (!moves.some(({ what }) => what['verb'] === 'byLand' || what['verb'] === 'fly')) return [];
  return turn.own.cards
    .filter((card) => card.kind === 'zeppelin')
    .map((card) => ({
      kind: 'fly',
      move: `fly ${card.id}`,
      on: turn.wish.fly === `fly ${card.id}`,
      title: say('thb.fly', { city: turn.desk.words!.term('place', card.city) }),
      effect: say('thb.flyEffect', { weeks: Number(turn.goal?.what['travel'] ?? 0) }),
    }));
}

function permissions(turn: Turn): Choice[] {
  if (!turn.desk.draft.moves.some(({ what }) => what['verb'] === 'permission')) return [];
  return turn.own.cards
    .filter((card) => card.kind === 'special_permission')
    .map((card) => ({
      kind: 'permission',
      move: `permission ${card.id}`,
      on: turn.wish.permission === `permission ${card.id}`,
      title: say('thb.permission', { city: turn.desk.words!.term('place', card.city) }),
      effect: say('thb.usedUp'),
    }));
}

function helpers(turn: Turn): Choice[] {
  const site = turn.goal?.what['site'] as Site | undefined;
  return asked(turn.desk.draft.moves).map((helper) => ({
    kind: helper,
    move: helper,
    on: turn.wish.uses.has(helper),
    title: say(`thb.use.${helper}`),
    effect: say(`thb.effect.${helper}`),
    site: helper === 'ethnological' ? site : undefined,
  }));
}
