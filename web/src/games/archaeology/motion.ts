/** How an event is shown: which card goes from where to where, and which effect covers the board. */
import type { ArchaeologyEvent } from '../../net/types/archaeology';
import type { Flight, Step } from '../../table/contract';
import { held, singly, type Cards, type Kind } from './kinds';
import type { Archaeology } from './types';

/**
 * The steps of one event.
 *
 * @param viewer the reader's own seat, whose hand lies open in the dock; -1 without one
 */
export function steps(told: ArchaeologyEvent, viewer: number): Step<Archaeology>[] {
  const hand = (seat: number, kind?: Kind) => (seat === viewer ? (kind ? `hand:${kind}` : 'hand') : `seat:${seat}`);
  switch (told.event) {
    case 'dug':
      return dug(hand(told.seat, told.treasure), told.treasure);
    case 'dugHidden':
      return dug(hand(told.seat));
    case 'found':
      return [toHand('pyramid', hand(told.seat, told.treasure), told.treasure)];
    case 'foundHidden':
      return [toHand('pyramid', hand(told.seat))];
    case 'thiefCame':
      return [{ scene: { name: 'thief', seat: told.seat }, sound: 'thief', marks: ['thieves', 'dig'] }];
    case 'sandstormCame':
      return [{ scene: { name: 'storm' }, sound: 'storm', marks: ['storms', 'dig'] }];
    case 'stole':
      return [stolen(hand(told.victim, told.treasure), hand(told.seat, told.treasure), told.treasure)];
    case 'stoleHidden':
      return [stolen(hand(told.victim), hand(told.seat))];
    case 'lost':
      return [toMarket(told.treasures, (kind) => hand(told.seat, kind))];
    case 'traded':
      return traded(told.given, told.taken, (kind) => hand(told.seat, kind));
    case 'explored':
      return [{ sound: 'find', marks: [`chamber:${told.chamber}`] }];
    case 'sold': {
      const flight = { from: hand(told.seat, told.treasure), to: `museum:${told.seat}`, piece: told.treasure };
      return [{ flights: Array<Flight<Archaeology>>(told.size).fill(flight), sound: 'find', marks: [flight.to] }];
    }
    case 'gameEnded':
      return [{ sound: 'end', marks: [] }];
    default:
      return [];
  }
}

function toHand(from: string, to: string, piece?: Kind): Step<Archaeology> {
  return { flights: [{ from, to, piece }], sound: 'card', marks: [to] };
}

function dug(to: string, piece?: Kind): Step<Archaeology>[] {
  return [{ ...toHand('dig', to, piece), marks: [to, 'dig'], sound: 'find' }];
}

function stolen(from: string, to: string, piece?: Kind): Step<Archaeology> {
  return { flights: [{ from, to, piece }], sound: 'thief', marks: [from, to] };
}

function toMarket(cards: Cards, hand: (kind: Kind) => string): Step<Archaeology> {
  return {
    flights: singly(cards).map((kind) => ({ from: hand(kind), to: `market:${kind}`, piece: kind })),
    sound: 'card',
    marks: held(cards).map((kind) => `market:${kind}`),
  };
}

/** First everything is given, then everything is taken. */
function traded(given: Cards, taken: Cards, hand: (kind: Kind) => string): Step<Archaeology>[] {
  const giving = toMarket(given, hand);
  const flights = singly(taken).map((kind) => ({ from: `market:${kind}`, to: hand(kind), piece: kind }));
  return [giving, { flights, sound: 'card', marks: [...giving.marks, ...held(taken).map(hand)] }];
}
