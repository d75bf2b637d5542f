/** How an event is shown: what goes from where to where, and what everybody feels. */
import type { Step } from '../../table/contract';
import type { EventPhrase } from '../../table/wire';
import type { Pergamon } from './types';
import { RAIDER } from './kinds';

/** Something on its way. */
export type Flier =
  | { kind: 'pawn'; figure: number }
  | { kind: 'coins' | 'tickets' | 'finds'; number: number }
  | { kind: 'marker'; seat: number; marker: string };

/**
 * The steps of one event. Finds that are laid out and collections that move slide by themselves, as
 * they are drawn where they are.
 *
 * @param viewer the reader's own seat, whose finds lie in the dock; -1 without one
 * @param spaceOf where a figure stands on the funds track
 */
export function steps(told: EventPhrase, viewer: number, spaceOf: (figure: number) => number): Step<Pergamon>[] {
  const seat = Number(told['seat']);
  const number = Number(told['coins'] ?? told['tickets'] ?? told['tiles'] ?? 0);
  const home = (of: number) => (of === viewer ? 'finds' : `seat:${of}`);
  const fly = (from: string, to: string, piece: Flier, sound: Step['sound']): Step<Pergamon>[] => [
    { flights: [{ from, to, piece }], marks: [to], ...(sound ? { sound } : {}) },
  ];
  switch (told['event']) {
    case 'asked':
      return fly(`seat:${seat}`, `space:${String(told['space'])}`, { kind: 'pawn', figure: seat }, 'wood');
    case 'raiderEntered':
      return fly('fund', `space:${String(told['space'])}`, { kind: 'pawn', figure: RAIDER }, 'thief');
    case 'turnedUp':
      return [{ sound: 'card', marks: ['fund'] }];
    case 'received':
      return number === 0 ? [] : fly('fund', `seat:${seat}`, { kind: 'coins', number }, 'wood');
    case 'raiderReceived':
      return number === 0 ? [] : fly('fund', `space:${spaceOf(RAIDER)}`, { kind: 'coins', number }, 'wood');
    case 'dug':
      return fly(`gallery:${String(told['gallery'])}`, home(seat), { kind: 'finds', number: Number(told['tiles']) }, 'find');
    case 'raiderDug':
      return [{ scene: { name: 'raid', told }, sound: 'thief', marks: [`gallery:${String(told['gallery'])}`] }];
    case 'exhibited': {
      const marker: Flier = { kind: 'marker', seat, marker: String(told['marker']) };
      return fly(home(seat), `museum:${String(told['space'])}`, marker, 'find');
    }
    case 'left':
      return fly('museum:1', `seat:${seat}`, { kind: 'marker', seat, marker: String(told['marker']) }, 'thud');
    case 'visited':
      return number === 0 ? [] : fly('museum', `seat:${seat}`, { kind: 'tickets', number }, 'card');
    case 'oldestOfKind':
    case 'noneOfKind':
      return [{ scene: { name: 'oldest', told }, sound: 'find', marks: told['seat'] === undefined ? [] : [`seat:${seat}`] }];
    case 'gameEnded':
      return [{ sound: 'end', marks: [] }];
    default:
      return [];
  }
}
