/** How an event is shown: what goes from where to where, and which effect covers the board. */
import type { PergamonEvent } from '../../net/types/pergamon';
import type { Step } from '../../table/contract';
import { RAIDER } from './kinds';
import type { Flier, Pergamon } from './types';

/**
 * The steps of one event. Finds that are laid out and collections that move slide by themselves, as
 * they are drawn where they are.
 *
 * @param viewer the reader's own seat, whose finds lie in the dock; -1 without one
 * @param spaceOf where a figure stands on the funds track
 */
export function steps(told: PergamonEvent, viewer: number, spaceOf: (figure: number) => number): Step<Pergamon>[] {
  const home = (seat: number) => (seat === viewer ? 'finds' : `seat:${seat}`);
  switch (told.event) {
    case 'asked':
      return [fly(`seat:${told.seat}`, `space:${told.space}`, { kind: 'pawn', figure: told.seat }, 'wood')];
    case 'raiderEntered':
      return [fly('fund', `space:${told.space}`, { kind: 'pawn', figure: RAIDER }, 'thief')];
    case 'turnedUp':
      return [{ sound: 'card', marks: ['fund'] }];
    case 'received':
      return received(`seat:${told.seat}`, told.coins);
    case 'raiderReceived':
      return received(`space:${spaceOf(RAIDER)}`, told.coins);
    case 'dug':
      return [fly(`gallery:${told.gallery}`, home(told.seat), { kind: 'finds', number: told.tiles }, 'find')];
    case 'raiderDug':
      return [{ scene: { name: 'raid', told }, sound: 'thief', marks: [`gallery:${told.gallery}`] }];
    case 'exhibited':
      return [fly(home(told.seat), `museum:${told.space}`, { kind: 'marker', seat: told.seat, marker: told.marker }, 'find')];
    case 'left':
      return [fly('museum:1', `seat:${told.seat}`, { kind: 'marker', seat: told.seat, marker: told.marker }, 'thud')];
    case 'visited':
      return told.tickets === 0 ? [] : [fly('museum', `seat:${told.seat}`, { kind: 'tickets', number: told.tickets }, 'card')];
    case 'oldestOfKind':
      return [{ scene: { name: 'oldest', told }, sound: 'find', marks: [`seat:${told.seat}`] }];
    case 'noneOfKind':
      return [{ scene: { name: 'oldest', told }, sound: 'find', marks: [] }];
    case 'gameEnded':
      return [{ sound: 'end', marks: [] }];
    default:
      return [];
  }
}

function fly(from: string, to: string, piece: Flier, sound: Step['sound']): Step<Pergamon> {
  return { flights: [{ from, to, piece }], marks: [to], sound };
}

function received(to: string, coins: number): Step<Pergamon>[] {
  return coins === 0 ? [] : [fly('fund', to, { kind: 'coins', number: coins }, 'wood')];
}
