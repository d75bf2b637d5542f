/** How an event is shown: which die goes from where to where, and what everybody feels. */
import type { ColourId, DieView } from '../../net/types/marajoara';
import type { Step } from '../../table/contract';
import type { EventPhrase } from '../../table/wire';
import type { Marajoara } from './types';
import { between } from './layout';

/** What flies: a die, or the mark of a seat: its token or disk. */
export type Flyer = DieView | { seat: number };

/**
 * The steps of one event.
 *
 * @param viewer the reader's own seat, whose museum lies open in the dock; -1 without one
 * @param two there are two museums, and an event does not say which is meant
 */
export function steps(told: EventPhrase, viewer: number, two = false): Step<Marajoara>[] {
  const seat = Number(told['seat'] ?? -1);
  const die: DieView = { colour: told['colour'] as ColourId, value: Number(told['value']) };
  const cell = `cell:${String(told['cell'])}`;
  const store = (colour = die.colour) => ((seat === viewer || viewer < 0) && !two ? `store:${seat}:${colour}` : `seat:${seat}`);
  const fly = (from: string, to: string, piece: Flyer, sound: Step['sound'] = 'wood', marks = [to]): Step<Marajoara> => ({
    flights: [{ from, to, piece }],
    ...(sound ? { sound } : {}),
    marks,
  });
  switch (told['event']) {
    case 'captured':
      return captured(told, die, seat === viewer ? 'waiting' : `seat:${seat}`);
    case 'stored':
      return [fly('waiting', store(), die)];
    case 'raised':
    case 'financed':
      return [{ sound: 'wood', marks: [store((told['colour'] ?? 'blue') as ColourId)] }];
    case 'tokenPlaced':
      return [fly(`seat:${seat}`, cell, { seat })];
    case 'excavated': {
      const track = String(told['track']);
      return [fly(`track:${track}`, `track:${track}:${Number(told['space'])}`, { seat }, 'find', [`track:${track}`])];
    }
    case 'exhibited':
      return [fly(store('red'), `show:${seat}`, { colour: 'red', value: die.value }, 'find', [`show:${seat}`, `seat:${seat}`])];
    case 'restored':
      return [{ sound: 'find', marks: [`vase:${seat}`] }];
    case 'tookBack':
      return [{ sound: 'wood', marks: [`show:${seat}`] }];
    case 'moved':
      return [fly(`cell:${String(told['from'])}`, `cell:${String(told['to'])}`, die)];
    case 'spent':
    case 'given':
      return [fly(die.colour === 'grey' ? 'waiting' : store(), 'barrow', die)];
    case 'taken':
      return [fly('barrow', store(), die)];
    case 'pushedOut':
      return [fly('barrow', 'slate', die, 'thud')];
    case 'recycled':
      return [fly('slate', cell, die)];
    case 'removed':
      return [fly(cell, 'rounds', die, 'thud')];
    case 'goalCollected':
      return [{ scene: { name: 'goal', told }, sound: 'find', marks: ['goals'] }];
    case 'gameEnded':
      return [{ sound: 'end', marks: [] }];
    default:
      return [];
  }
}

/** The jump, then the jumped die leaves. */
function captured(told: EventPhrase, die: DieView, to: string): Step<Marajoara>[] {
  const [start, end] = [String(told['from']), String(told['to'])];
  const over = `cell:${between(start, end)}`;
  return [
    {
      flights: [{ from: `cell:${start}`, to: `cell:${end}`, piece: { ...die, value: Number(told['becomes']) } }],
      sound: 'wood',
      marks: [`cell:${end}`],
    },
    {
      flights: [{ from: over, to, piece: { colour: String(told['captured']), value: Number(told['worth']) } }],
      sound: 'wood',
      marks: [`cell:${end}`],
    },
  ];
}
