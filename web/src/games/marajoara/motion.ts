/** How an event is shown: which die goes from where to where, and which effect covers the board. */
import type { ColourId, DieView, MarajoaraEvent } from '../../net/types/marajoara';
import type { Step } from '../../table/contract';
import { between } from './layout';
import type { Flier, Marajoara } from './types';

/**
 * The steps of one event.
 *
 * @param viewer the reader's own seat, whose museum lies open in the dock; -1 without one
 * @param two there are two museums, and an event does not say which is meant
 */
export function steps(told: MarajoaraEvent, viewer: number, two = false): Step<Marajoara>[] {
  const store = (seat: number, colour: ColourId) => ((seat === viewer || viewer < 0) && !two ? `store:${seat}:${colour}` : `seat:${seat}`);
  switch (told.event) {
    case 'captured':
      return captured(told, told.seat === viewer ? 'waiting' : `seat:${told.seat}`);
    case 'stored':
      return [fly('waiting', store(told.seat, told.colour), die(told))];
    case 'raised':
      return [{ sound: 'wood', marks: [store(told.seat, told.colour)] }];
    case 'financed':
      return [{ sound: 'wood', marks: [store(told.seat, 'blue')] }];
    case 'tokenPlaced':
      return [fly(`seat:${told.seat}`, `cell:${told.cell}`, { seat: told.seat })];
    case 'excavated': {
      const track = `track:${told.track}`;
      return [fly(track, `${track}:${told.space}`, { seat: told.seat }, 'find', [track])];
    }
    case 'exhibited': {
      const show = `show:${told.seat}`;
      return [fly(store(told.seat, 'red'), show, { colour: 'red', value: told.value }, 'find', [show, `seat:${told.seat}`])];
    }
    case 'restored':
      return [{ sound: 'find', marks: [`vase:${told.seat}`] }];
    case 'tookBack':
      return [{ sound: 'wood', marks: [`show:${told.seat}`] }];
    case 'moved':
      return [fly(`cell:${told.from}`, `cell:${told.to}`, die(told))];
    case 'spent':
    case 'given':
      return [fly(told.colour === 'grey' ? 'waiting' : store(told.seat, told.colour), 'barrow', die(told))];
    case 'taken':
      return [fly('barrow', store(told.seat, told.colour), die(told))];
    case 'pushedOut':
      return [fly('barrow', 'slate', die(told), 'thud')];
    case 'recycled':
      return [fly('slate', `cell:${told.cell}`, die(told))];
    case 'removed':
      return [fly(`cell:${told.cell}`, 'rounds', die(told), 'thud')];
    case 'goalCollected':
      return [{ scene: { name: 'goal', told }, sound: 'find', marks: ['goals'] }];
    case 'gameEnded':
      return [{ sound: 'end', marks: [] }];
    default:
      return [];
  }
}

function die({ colour, value }: DieView): DieView {
  return { colour, value };
}

function fly(from: string, to: string, piece: Flier, sound: Step['sound'] = 'wood', marks = [to]): Step<Marajoara> {
  return { flights: [{ from, to, piece }], sound, marks };
}

/** The jump, then the jumped die leaves. */
function captured(told: Extract<MarajoaraEvent, { event: 'captured' }>, to: string): Step<Marajoara>[] {
  const [start, end] = [`cell:${told.from}`, `cell:${told.to}`];
  const over = `cell:${between(told.from, told.to)}`;
  return [
    fly(start, end, { colour: told.colour, value: told.becomes }),
    fly(over, to, { colour: told.captured, value: told.worth }, 'wood', [end]),
  ];
}
