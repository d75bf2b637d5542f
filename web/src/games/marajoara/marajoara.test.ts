import { expect, test } from 'vitest';
import type { CellView, ColourId, MarajoaraEvent, MarajoaraMove, MarajoaraView, MuseumView, PieceId } from '../../net/types/marajoara';
import { changed, placesOf } from './dice';
import { readEdition } from './edition';
import { landings, wayBack } from './landing';
import { between, beyond, cellAt, line, spot, VASE } from './layout';
import { steps } from './motion';
import { dieMove, jumpToAsk, payments, pickedMove, reachToAsk, restoration, takenDice, toggle, uses, type Stored, type Way } from './picks';

function museum(number: number, rows: Partial<MuseumView>): MuseumView {
  const empty = { blue: [], red: [], yellow: [], pieces: [], tokens: [] };
  return { museum: number, seat: number, colour: '', vases: 0, reserve: 0, keepsYellow: true, ...empty, ...rows };
}

function cell(name: string, colour?: ColourId): CellView {
  return { cell: name, zone: '', bonus: 0, icon: false, marked: false, token: -1, ...(colour ? { die: { colour, value: 1 } } : {}) };
}

const plays = (what: MarajoaraMove) => ({ move: JSON.stringify(what), what });

const EMPTY: MarajoaraView = {
  round: 1,
  asks: 'turn',
  actor: 1,
  seat: 1,
  first: 0,
  doubled: false,
  points: [],
  site: { board: '', rows: 9, columns: 9, cells: [] },
  captures: [],
  museums: [],
  tracks: [],
  wheelbarrow: [],
  slate: [],
  spent: [],
  roundTrack: [],
  returns: [],
  step: { price: 0, paying: 0, landing: '', pips: 0, gives: 0, cell: '' },
  reconstructed: [],
};

/** Somebody on seat 1 decides. */
function position(museums: MuseumView[], cells: CellView[] = [], returns: string[] = []): MarajoaraView {
  return { ...EMPTY, museums, site: { ...EMPTY.site, cells }, returns };
}

function red(at: number, of = 1): Stored {
  return { museum: of, colour: 'red', at };
}

function blue(at: number, of = 1): Stored {
  return { museum: of, colour: 'blue', at };
}

const TWO_SEATS = position([museum(0, {}), museum(1, { red: [2, 5], blue: [3, 3, 4], yellow: [5] })]);

test('cells are found by their names, also on a board of one’s own', () => {
  expect(spot('C4')).toEqual({ column: 2, row: 3 });
  expect(cellAt({ column: 15, row: 11 })).toBe('P12');
  expect(between('C3', 'E5')).toBe('D4');
  expect(beyond('C3', 'SE', 2)).toBe('E5');
});

test('a line has a direction, and what lies off it has none', () => {
  expect(line('D5', 'D3')).toEqual({ direction: 'N', length: 2 });
  expect(line('D5', 'F7')).toEqual({ direction: 'SE', length: 2 });
  expect(line('D5', 'E7')).toBeUndefined();
  expect(line('D5', 'D5')).toBeUndefined();
});

test('picked red dice are an exhibition, the lowest first', () => {
  expect(pickedMove(TWO_SEATS, [red(1), red(0)])).toEqual({ verb: ['exhibit', 'exhibitIn'], dice: '2+5' });
  expect(pickedMove(TWO_SEATS, [blue(0)])).toBeUndefined();
});

test('dice of two museums are an exchange, and the second museum has its mark', () => {
  const mission = { ...position([museum(0, { red: [4], blue: [] }), museum(1, { seat: 0, blue: [2] })]), actor: 0 };

  expect(pickedMove(mission, [blue(0, 1), red(0, 0)])).toEqual({ verb: 'exchange', colour: 'red', value: 4, other: 'blue', otherValue: 2 });
  expect(restoration(mission, 'SUM4', 1, [blue(0, 1)])).toMatchObject({ piece: 'SUM4', dice: '2', museum: 2 });
  expect(restoration(TWO_SEATS, 'SUM4', 1, [blue(2)])).toEqual({ verb: ['restore', 'restoreIn'], piece: 'SUM4', dice: '4' });
  expect(restoration(TWO_SEATS, 'SUM4', 1, [])).toMatchObject({ dice: '3+3+4' });
  expect(restoration(mission, 'SUM4', 0, [])).not.toHaveProperty('dice');
});

test('a die that does not go with the others begins anew, and a second touch gives it back', () => {
  expect(toggle([red(0)], red(1))).toEqual([red(0), red(1)]);
  expect(toggle([red(0)], blue(0))).toEqual([blue(0)]);
  expect(toggle([red(0), red(1)], red(0))).toEqual([red(1)]);
});

test('a restoration uses the dice that are picked, perhaps with others', () => {
  const move = plays({ verb: 'restore', piece: 'DIFF9', dice: '3+4', points: 10 });

  expect(uses(TWO_SEATS, move, [blue(2), blue(1)])).toBe(true);
  expect(uses(TWO_SEATS, move, [blue(0), blue(1)])).toBe(false);
  expect(uses(TWO_SEATS, move, [blue(2)])).toBe(true);
  expect(uses(TWO_SEATS, move, [blue(0), blue(1), blue(2)])).toBe(false);
});

test('the board shows which stored dice a draft from the text list has taken', () => {
  const moves: MarajoaraMove[] = [{ verb: 'restore', piece: 'TWO6', dice: '3+3', points: 7 }];

  expect(takenDice(TWO_SEATS, moves)).toEqual([blue(0), blue(1)]);
});

test('a payment says of every die what is left of it', () => {
  const moves = [
    plays({ verb: 'exhibit', dice: '5', price: 5, points: 10 }),
    plays({ verb: 'payNothing', value: 1 }),
    plays({ verb: 'payWhole', value: 2 }),
    plays({ verb: 'pay', value: 4, pips: 3 }),
  ];

  expect(payments(moves)).toEqual([
    { value: 2, left: 0 },
    { value: 4, left: 1 },
  ]);
});

test('dice alike are told apart by their places', () => {
  expect(placesOf([3, 3, 4], [3, 3])).toEqual([0, 1]);
  expect(changed([2, 3, 3], [3, 3, 3])).toEqual([2]);
  expect(changed([2, 5], [2, 5])).toEqual([]);
});

test('a stored die stands for what is asked', () => {
  const mission = { ...position([museum(0, {}), museum(1, { seat: 0 })]), actor: 0 };
  const give = { verb: ['give', 'giveIn'], colour: 'blue', value: 2 };

  expect(dieMove(TWO_SEATS, 'pips', { colour: 'blue', value: 2 }, 1)).toEqual({ verb: ['raise', 'raiseIn'], colour: 'blue', value: 2 });
  expect(dieMove(mission, 'show', { colour: 'red', value: 3 }, 1)).toEqual({ verb: ['show', 'showIn'], value: 3, museum: 2 });
  expect(dieMove(TWO_SEATS, 'coin', { colour: 'yellow', value: 3 }, 1)).toEqual({ verb: 'coin', value: 3 });
  expect((['show', 'coin', 'give'] as const).map((asks) => dieMove(TWO_SEATS, asks, { colour: 'blue', value: 2 }, 1))).toEqual([
    give,
    give,
    give,
  ]);
  expect(dieMove(TWO_SEATS, 'track', { colour: 'red', value: 3 }, 1)).toBeUndefined();
});

test('a die that cannot jump is asked about where it comes furthest', () => {
  const blocked = position([], [cell('B2', 'red'), cell('C2', 'red'), cell('D2', 'red'), cell('B3', 'red'), cell('B4')]);

  const captures = ['capture', 'captureOwnToken', 'captureOtherToken'];

  expect(jumpToAsk(blocked, 'B2')).toEqual({ verb: captures, from: 'B2', to: 'B4' });
  expect(jumpToAsk(position([], [cell('B2', 'red')]), 'B2')).toEqual({ verb: captures, from: 'B2' });
  expect(reachToAsk('B2', 'D2')).toEqual({ verb: captures, from: 'B2', to: 'D2' });
  expect(reachToAsk('B2', 'C3')).toEqual({ verb: 'fieldwork', from: 'B2', to: 'C3' });
  expect(reachToAsk('B2', 'B6')).toBeUndefined();
});

test('a landing says what the die would show and whom it feeds', () => {
  const what: Way = {
    verb: 'captureOtherToken',
    from: 'D5',
    to: 'D3',
    colour: 'red',
    value: 2,
    becomes: 3,
    captured: 'blue',
    worth: 4,
    owner: 1,
  };
  const coming = landings([{ move: JSON.stringify(what), what }], undefined).get('D3');

  expect(coming).toEqual({ die: { colour: 'red', value: 3 }, feeds: 1, own: false, step: false, taken: false });
});

test('dice come back to ropes, then to tokens, then anywhere', () => {
  const rope = { ...cell('A1'), zone: 'NW' };

  expect(wayBack(position([], [rope, cell('C4')], ['A1']))).toBe('rope');
  expect(wayBack(position([], [rope, cell('C4')], ['C4']))).toBe('token');
  expect(wayBack(position([], [rope, cell('C4')]))).toBe('any');
});

test('the jump is seen before the captured die leaves from the cell between', () => {
  const told: MarajoaraEvent = {
    event: 'captured',
    seat: 0,
    colour: 'red',
    value: 2,
    becomes: 3,
    from: 'D5',
    to: 'D3',
    captured: 'blue',
    worth: 4,
  };
  const [jump, leaving] = steps(told, 0);

  expect(jump?.flights).toEqual([{ from: 'cell:D5', to: 'cell:D3', piece: { colour: 'red', value: 3 } }]);
  expect(leaving?.flights).toEqual([{ from: 'cell:D4', to: 'waiting', piece: { colour: 'blue', value: 4 } }]);
  expect(steps(told, 1)[1]?.flights?.[0]?.to).toBe('seat:0');
});

test('printed numbers are those of the rulebook that counts', () => {
  const piece = (id: PieceId, points: Record<string, number>) => ({ id, diceMin: 1, diceMax: 1, test: 'sum==6', distinct: false, points });
  const file = {
    rulebook: 'fr',
    museum: { pieces: [piece('ONE6', { en: 6, fr: 7 })], exhibition: { spaces: [{ points: 0 }, { points: 2 }] } },
    excavationTracks: { spaces: { yellow: [{ effect: 'END_AWARD', points: [10, 6], basis: 'flat' }], red: [], blue: [] } },
    finalScoring: { mostVases: [7], mostPieces: [7] },
    editions: { fr: { pieceResearch: 'SUM4' } },
  };
  const edition = readEdition(file);

  expect(edition.pieces[0]).toMatchObject({ points: 7, demand: '= 6', token: false });
  expect(edition.tracks.yellow[0]).toMatchObject({ amount: 10, second: 6 });
  expect(Object.keys(VASE)).toHaveLength(6);
});
