import { describe, expect, it } from 'vitest';
import type {
  Asks,
  CollectionView,
  MarkerId,
  ObjectId,
  PergamonEvent,
  PergamonMove,
  PergamonView,
  TileView,
} from '../../net/types/pergamon';
import type { Steps } from '../../table/sought';
import { readEdition } from './edition';
import { shifts } from './follow';
import { fundsOf } from './funds';
import { RAIDER } from './kinds';
import { nicheMiddle, nichePlace } from './layout';
import { steps } from './motion';
import { closing, dropping, exhibiting, laying, named, rowOf, rowsWith, rowsWithout, split } from './picks';
import type { Pergamon } from './types';

const tile = (id: string, left: ObjectId = 'vase', right: ObjectId = 'mask'): TileView => ({
  id,
  number: parseInt(id.slice(1)),
  left,
  year: 20,
  right,
  century: 3,
});
const moves = (...all: PergamonMove[]) => all.map((what) => ({ move: JSON.stringify(what), what }));
const HALVES = { left: 'vase', year: 20, right: 'mask', century: 3 } as const;
const start = (number: number): PergamonMove => ({ verb: 'start', tile: number, ...HALVES });
const add = (number: number): PergamonMove => ({ verb: 'add', tile: number, ...HALVES });
const sought = (steps: Steps<Pergamon>) => steps.map((step) => ('what' in step ? Object.values(step.what).join(' ') : step.move));
const optional = (steps: Steps<Pergamon>) => steps.map((step) => 'optional' in step);
const collection = (marker: MarkerId, space: number, ...tiles: string[]): CollectionView => ({
  marker,
  space,
  tickets: 1,
  tiles: tiles.map((id) => tile(id)),
  dates: [],
});

const EMPTY: PergamonView = {
  round: 1,
  asks: 'ask',
  actor: 0,
  order: [],
  track: [],
  galleries: [],
  revealed: [],
  cards: { faceDown: [], top: '', fund: 0, left: [], least: 0, odds: [] },
  seats: [],
  row: [],
  rowValue: 0,
  front: [],
  aid: { row: [], value: 0, galleries: [] },
  disband: '',
  raiderCoins: -1,
  evaluation: { round: 3, object: '', decay: 0 },
  unseen: 0,
  unseenGone: 0,
  gone: [],
  reconstructed: [],
};

function view(asks: Asks, row: string[] = [], ...shown: CollectionView[][]): PergamonView {
  const seats = shown.map((collections, seat) => ({ seat, coins: 0, tickets: 0, finds: [], collections }));
  return { ...EMPTY, asks, row: row.map((id) => tile(id)), seats };
}

describe('a row', () => {
  it('is laid from the left, its first tile opening it', () => {
    expect(sought(laying([tile('T49'), tile('T33')]))).toEqual(['start 49', 'add 33']);
  });

  it('takes a touched tile at its right, else at its left, else in between', () => {
    expect(rowsWith(['a', 'b'], 'c')).toEqual([
      ['a', 'b', 'c'],
      ['c', 'a', 'b'],
      ['a', 'c', 'b'],
    ]);
  });

  it('gives a tile back, and with it the shorter part if the rest does not join', () => {
    expect(rowsWithout(['a', 'b', 'c', 'd'], 'b')).toEqual([['a', 'c', 'd'], ['c', 'd'], ['a']]);
  });

  it('is told apart from what the draft did before', () => {
    const draft = moves({ verb: 'dig', gallery: 'IV', coins: 4 }, start(49), add(33), { verb: 'polish', points: 2, space: 1 });

    expect(split(draft)).toEqual({ base: draft.slice(0, 1), first: 49, polish: 2 });
    expect(split([...draft, ...moves({ verb: 'done' })]).first).toBeUndefined();
  });

  it('is read off the view, where more may have been laid than was touched', () => {
    const open = view('row', ['T49', 'T33'], []);
    const shown = view('exhibit', [], [collection('I', 12, 'T49', 'T33', 'T43')]);

    expect(rowOf(moves(start(49)), open, 0)).toEqual({ tiles: ['T49', 'T33'] });
    expect(rowOf(moves(start(49)), shown, 0)).toEqual({ tiles: ['T49', 'T33', 'T43'], polish: 0, space: 12 });
  });

  it('names what the next moves may touch', () => {
    const drops = moves({ verb: 'drop', tile: 5, ...HALVES }, { verb: 'drop', tile: 6, ...HALVES }, start(7));
    const finds = ['T05', 'T06', 'T07'].map((id) => tile(id));

    expect([...named(drops, 'drop', finds)]).toEqual(['T05', 'T06']);
    expect(sought(dropping(finds.slice(0, 2)))).toEqual(['drop 5', 'drop 6']);
  });
});

describe('the steps of an exhibition', () => {
  const pair = [tile('T01'), tile('T02')];

  it('close the row and polish it as far as may be', () => {
    expect(sought(exhibiting(pair, undefined, 2))).toEqual(['start 1', 'add 2', 'close', 'polish 2', 'polish 1', 'polish 0']);
  });

  it('leave out what is played by itself, but for the tiles that were touched', () => {
    expect(optional(exhibiting(pair, 'II', 0))).toEqual([false, false, true, true, true]);
  });

  it('wait until somebody says what makes room', () => {
    expect(sought(closing(pair, undefined))).toEqual(['start 1', 'add 2', 'close']);
    expect(sought(exhibiting(pair, 'II', 0))).toEqual(['start 1', 'add 2', 'close', 'disband II', 'polish 0']);
  });
});

describe('what follows', () => {
  it('tells who arrives, who is pushed and who leaves, by the tiles and not by the marker', () => {
    const now = view(
      'exhibit',
      [],
      [collection('I', 6, 'T01', 'T02')],
      [collection('I', 1, 'T03', 'T04'), collection('II', 16, 'T05', 'T06')],
    );
    const then = view('exhibit', [], [collection('I', 9, 'T07', 'T08')], [collection('II', 16, 'T05', 'T06')]);

    expect(shifts(now, then)).toEqual([
      { seat: 0, marker: 'I', from: 0, to: 9 },
      { seat: 0, marker: 'I', from: 6, to: 0 },
      { seat: 1, marker: 'I', from: 1, to: 0 },
    ]);
  });
});

describe('the fund', () => {
  it('is what was told since the month began', () => {
    const told: PergamonEvent[] = [
      { event: 'turnedUp', coins: 8 },
      { event: 'roundBegan', round: 2 },
      { event: 'turnedUp', coins: 7 },
      { event: 'turnedUp', coins: 4 },
      { event: 'raiderReceived', coins: 3 },
      { event: 'received', seat: 1, coins: 8 },
    ];

    expect(fundsOf(told, RAIDER)).toEqual({
      cards: [7, 4],
      received: [
        { figure: RAIDER, coins: 3 },
        { figure: 1, coins: 8 },
      ],
    });
  });
});

describe('the museum', () => {
  it('has its first space at the lower left and its last at the upper right', () => {
    expect(nichePlace(1, 24)).toEqual({ row: 6, column: 1 });
    expect(nichePlace(24, 24)).toEqual({ row: 1, column: 4 });
    expect(nicheMiddle(24, 24)).toEqual({ x: 0.875, y: 0.5 / 6 });
  });
});

describe('an edition', () => {
  it('brings prices, tickets, months and the marks of the tomb raider', () => {
    const edition = readEdition({
      calendar: { rounds: [{ round: 5, evaluation: true, oldestBonus: { object: 'vase', tickets: 2 }, decay: 3 }] },
      exhibitionPlan: { spaces: [{ space: 1, tickets: 1 }] },
      galleries: { values: [{ roman: 'III', cost: 3 }] },
      researchTrack: {
        spaces: [
          { space: 5, raiderMark: ['purse', 'purse'] },
          { space: 6, raiderMark: null },
        ],
      },
    });

    expect(edition.costs.III).toBe(3);
    expect(edition.months[0]).toEqual({ round: 5, evaluation: true, bonus: { object: 'vase', tickets: 2 }, decay: 3 });
    expect([...edition.raiderMarks.keys()]).toEqual([5]);
  });
});

describe('movement', () => {
  const nowhere = () => 0;

  it('brings finds to your own dock, or to the plate of another seat', () => {
    const dug: PergamonEvent = { event: 'dug', seat: 1, gallery: 'II', coins: 2, tiles: 3 };

    expect(steps(dug, 1, nowhere)[0]!.flights).toEqual([{ from: 'gallery:II', to: 'finds', piece: { kind: 'finds', number: 3 } }]);
    expect(steps(dug, 0, nowhere)[0]!.flights![0]!.to).toBe('seat:1');
  });

  it('is felt by everybody when the tomb raider digs and when the oldest object is told', () => {
    expect(steps({ event: 'raiderDug', gallery: 'V', coins: 5, tiles: 2 }, 0, nowhere)[0]!.scene?.name).toBe('raid');
    expect(steps({ event: 'oldestOfKind', seat: 1, object: 'vase', date: 489, tickets: 2 }, 0, nowhere)[0]!.scene?.name).toBe('oldest');
  });

  it('does not send empty purses', () => {
    expect(steps({ event: 'received', seat: 0, coins: 0 }, 0, nowhere)).toEqual([]);
  });
});
