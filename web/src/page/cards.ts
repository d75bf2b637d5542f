/** What a card of a list says, in words. */
import type { Card, Pace } from '../net/calls';
import { say } from '../words/words.svelte';

/** The paces that can be chosen. */
export const PACES = {
  untimed: { kind: 'untimed' },
  live: { kind: 'live', bankSeconds: 900, turnSeconds: 20 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
} as const satisfies Record<string, Pace>;

export function paceText(pace: Pace): string {
  switch (pace.kind) {
    case 'untimed':
      return say('pace.untimed');
    case 'days':
      return say('pace.days', { days: pace.days });
    case 'live':
      return say('pace.live', { minutes: Math.round(pace.bankSeconds / 60) });
  }
}

/** Names of those who sit there, and what the free seats are. */
export function sitters(card: Card): string {
  const seated = card.chairs.flatMap((chair) => {
    if (chair.taken) return [chair.name];
    return chair.kind === 'bot' ? [say(`level.${chair.level as Level}`)] : [];
  });
  const waiting = card.chairs.filter((chair) => !chair.taken && chair.kind !== 'bot');
  const kept = waiting.filter((chair) => chair.kind === 'invited').length;
  const free = waiting.length - kept;
  if (free > 0) seated.push(say('seat.free', { seats: free }));
  if (kept > 0) seated.push(say('seat.kept', { seats: kept }));
  return seated.join(', ');
}

/** Names of the people who sit there; the discs beside them tell of the free seats. */
export function people(card: Card): string {
  return card.chairs.flatMap((chair) => (chair.taken ? [chair.name] : [])).join(', ');
}

/** The levels of bots, which have names of their own. */
export type Level = 'easy' | 'medium' | 'hard' | 'expert';
export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard', 'expert'];

/** The four games in the order of the landing page: from the surface down. */
export const GAMES = ['thebes', 'pergamon', 'marajoara', 'archaeology'] as const;
export type GameId = (typeof GAMES)[number];

export function gameName(game: string): string {
  return say(`game.${game as GameId}`);
}

/** The editions that have names of their own. */
export type EditionId = 'zman2009' | 'queen2007' | 'first2011' | 'en' | 'fr';
