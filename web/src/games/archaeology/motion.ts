/** How an event is shown: which card goes from where to where, and what everybody feels. */
import type { Flight, Step } from '../../table/contract';
import type { Wire } from '../../words/games';
import { held, singly, type Cards, type Kind } from './kinds';

/**
 * The steps of one event.
 *
 * @param viewer the reader's own seat, whose hand lies open in the dock; -1 without one
 */
export function steps(told: Wire, viewer: number): Step[] {
  const seat = Number(told['seat']);
  const kind = told['treasure'] as Kind | undefined;
  const hand = (of: number, which?: Kind) => (of === viewer ? (which ? `hand:${which}` : 'hand') : `seat:${of}`);
  const toHand = (from: string): Step => ({
    flights: [{ from, to: hand(seat, kind), piece: kind }],
    sound: 'card',
    marks: [hand(seat, kind)],
  });
  switch (told['event']) {
    case 'dug':
    case 'dugHidden': {
      const step = toHand('dig');
      return [{ ...step, marks: [...step.marks, 'dig'], sound: 'find' }];
    }
    case 'found':
    case 'foundHidden':
      return [toHand('pyramid')];
    case 'thiefCame':
      return [{ scene: { name: 'thief', told }, sound: 'thief', marks: ['thieves', 'dig'] }];
    case 'sandstormCame':
      return [{ scene: { name: 'storm', told }, sound: 'storm', marks: ['storms', 'dig'] }];
    case 'stole':
    case 'stoleHidden': {
      const victim = Number(told['victim']);
      return [
        {
          flights: [{ from: hand(victim, kind), to: hand(seat, kind), piece: kind }],
          sound: 'thief',
          marks: [hand(victim, kind), hand(seat, kind)],
        },
      ];
    }
    case 'lost':
      return [toMarket(told['treasures'] as Cards, (each) => hand(seat, each))];
    case 'traded': {
      const given = toMarket(told['given'] as Cards, (each) => hand(seat, each));
      const taken = told['taken'] as Cards;
      const flights = singly(taken).map((each): Flight => ({ from: `market:${each}`, to: hand(seat, each), piece: each }));
      return [given, { flights, sound: 'card', marks: [...given.marks, ...held(taken).map((each) => hand(seat, each))] }];
    }
    case 'explored':
      return [{ sound: 'find', marks: [`chamber:${String(told['chamber'])}`] }];
    case 'sold': {
      const size = Number(told['size']);
      const flights = Array.from({ length: size }, (): Flight => ({ from: hand(seat, kind), to: `museum:${seat}`, piece: kind }));
      return [{ flights, sound: 'find', marks: [`museum:${seat}`] }];
    }
    case 'gameEnded':
      return [{ sound: 'end', marks: [] }];
    default:
      return [];
  }
}

function toMarket(cards: Cards, from: (kind: Kind) => string): Step {
  return {
    flights: singly(cards).map((kind) => ({ from: from(kind), to: `market:${kind}`, piece: kind })),
    sound: 'card',
    marks: held(cards).map((kind) => `market:${kind}`),
  };
}
