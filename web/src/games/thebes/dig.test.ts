import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ThebesEvent, ThebesView } from '../../net/types/thebes';
import type { Entry, Moment } from '../../table/wire';
import { Dig } from './dig.svelte';
import { sampleBag, sampleExhibition, sampleFind, sampleKnowledge, sampleOdds, sampleSeat, sampleView } from './samples';
import { storiesOf, turnedUp } from './story';
import type { Thebes } from './types';

const NEEDS = [{ site: 'egypt' as const, number: 2 }];
const VASE = sampleFind('faience_bowl', 'egypt', 3);
const SCARAB = sampleFind('scarab', 'egypt', 1);
const MASK = sampleFind('tutankhamun', 'egypt', 5);
const BOOK = sampleFind('egypt_book', 'egypt', 0);
const PAPYRUS = sampleFind('abusir_papyrus', 'egypt', 1);

/** A position of seat 0, who has found these, against seat 1, who has three books; and what is left in the bag. */
function position(
  finds: ThebesView['seats'][0]['finds'],
  books: number,
  bag: ThebesView['sites'][0],
  points: [number, number],
): ThebesView {
  const lacks = NEEDS.map((need) => ({ ...need, number: need.number - finds.filter((each) => each.value > 0).length }));
  return sampleView({
    seats: [
      sampleSeat({ finds, knowledge: [sampleKnowledge('egypt', books)], points: points[0], week: 6, place: 'egypt' }),
      sampleSeat({ seat: 1, knowledge: [sampleKnowledge('egypt', 3)], points: points[1] }),
    ],
    row: [null, sampleExhibition({ needs: NEEDS, missing: [lacks.filter((need) => need.number > 0), NEEDS] }), null],
    sites: [bag],
  });
}

const FULL = sampleBag({ tokens: 28, blanks: 25, left: ['scarab', 'tutankhamun', 'egypt_book'], odds: sampleOdds([5, 1], [1, 1], [0, 1]) });
const BEFORE = sampleView({
  ...position([VASE], 3, FULL, [3, 5]),
  seats: [sampleSeat({ points: 3, finds: [VASE] }), sampleSeat({ seat: 1, points: 5 })],
});
const ANNOUNCED = position([VASE], 3, FULL, [3, 5]);
const AFTER_SCARAB = position(
  [VASE, SCARAB],
  3,
  sampleBag({ tokens: 27, left: ['tutankhamun', 'egypt_book'], odds: sampleOdds([5, 1], [0, 1]) }),
  [4, 5],
);
const AFTER_BLANK = position(
  [VASE, SCARAB],
  3,
  sampleBag({ tokens: 26, left: ['tutankhamun', 'egypt_book'], odds: sampleOdds([5, 1], [0, 1]) }),
  [4, 5],
);
const AFTER_MASK = position([VASE, SCARAB, MASK], 3, sampleBag({ tokens: 25, left: ['egypt_book'], odds: sampleOdds([0, 1]) }), [9, 5]);
/** The book takes the most books of the site from seat 1. */
const NOW = position([VASE, SCARAB, MASK, BOOK], 4, sampleBag({ tokens: 25 }), [14, 0]);

const BEGAN: ThebesEvent = { event: 'digBegan', seat: 0, site: 'egypt', weeks: 4, knowledge: 3, tokens: 4 };
const moment = (ply: number, view: ThebesView, ...told: ThebesEvent[]): Moment<Thebes> => ({ ply, actor: -1, told, view });
/** Seat 0 digs and draws a scarab, a blank, a mask and a book. */
const MOMENTS = [
  moment(5, ANNOUNCED, { event: 'travelled', seat: 0, place: 'egypt', weeks: 2 }, BEGAN),
  moment(6, AFTER_SCARAB, { event: 'found', seat: 0, find: 'scarab', points: 1 }),
  moment(7, AFTER_BLANK, { event: 'drewBlank', seat: 0 }),
  moment(8, AFTER_MASK, { event: 'found', seat: 0, find: 'tutankhamun', points: 5 }),
  moment(9, NOW, { event: 'foundBook', seat: 0, find: 'egypt_book' }),
];

describe('the story of a dig', () => {
  it('is told token by token, with the position after each', () => {
    const [story, ...others] = storiesOf(MOMENTS, BEFORE);

    expect(others).toEqual([]);
    expect(story).toMatchObject({ seat: 0, site: 'egypt', weeks: 4, bonus: undefined });
    expect(story!.tokens.map((each) => each.find)).toEqual(['scarab', 'blank', 'tutankhamun', 'egypt_book']);
    expect(story!.positions).toEqual([ANNOUNCED, AFTER_SCARAB, AFTER_BLANK, AFTER_MASK, NOW]);
  });

  it('ends with the bonus, which comes with the last token', () => {
    const last = moment(
      9,
      NOW,
      { event: 'foundBook', seat: 0, find: 'egypt_book' },
      { event: 'bonusWon', seat: 0, find: 'abusir_papyrus', points: 1 },
    );
    const [story] = storiesOf([...MOMENTS.slice(0, 4), last], BEFORE);

    expect(story!.tokens).toHaveLength(4);
    expect(story!.bonus).toEqual({ find: PAPYRUS.id, points: PAPYRUS.value });
    expect(story!.positions.slice(3)).toEqual([AFTER_MASK, AFTER_MASK, NOW]);
  });

  it('gives nothing away where all is told at one moment', () => {
    const all = moment(9, NOW, ...MOMENTS.flatMap((each) => each.told));

    expect(storiesOf([all], BEFORE)[0]!.positions).toEqual([BEFORE, BEFORE, BEFORE, BEFORE, NOW]);
  });

  it('is one for each dig of the news', () => {
    const again = [moment(12, NOW, { ...BEGAN, seat: 1 }), moment(13, NOW, { event: 'drewBlank', seat: 1 })];

    expect(storiesOf([...MOMENTS, ...again], BEFORE).map((each) => [each.seat, each.tokens.length])).toEqual([
      [0, 4],
      [1, 1],
    ]);
  });

  it('is none where nobody digs', () => {
    expect(storiesOf([moment(5, NOW, { event: 'took', seat: 0, card: 'car', city: 'rome', weeks: 1 })], BEFORE)).toEqual([]);
  });
});

describe('the table while tokens lie face down', () => {
  it('is as it was while no token is turned, but for where and when people are', () => {
    const seen = turnedUp(ANNOUNCED, NOW);

    expect(seen).toEqual(ANNOUNCED);
    expect(seen.sites[0]).toEqual(BEFORE.sites[0]);
    expect(seen.seats[0]!.points).toBe(BEFORE.seats[0]!.points);
    expect(seen.row).toEqual(BEFORE.row);
  });

  it('follows token by token; what follows from all of them comes last', () => {
    const seen = turnedUp(AFTER_MASK, NOW);

    expect(seen.sites[0]!.left).toEqual(['egypt_book']);
    expect(seen.seats[0]!.finds.map((each) => each.id)).toEqual(['faience_bowl', 'scarab', 'tutankhamun']);
    expect(seen.seats.map((each) => each.points)).toEqual([9, 5]);
    expect(seen.seats[0]!.knowledge[0]!.books).toBe(3);
  });

  it('keeps the most books with whoever had them, and what an exhibition lacks', () => {
    const seen = turnedUp(AFTER_SCARAB, NOW);

    expect(seen.seats[1]!.points).toBe(5);
    expect(seen.row[1]!.missing).toEqual(ANNOUNCED.row[1]!.missing.map((each, seat) => (seat === 0 ? [] : each)));
  });

  it('goes on with what others do meanwhile, and with what may be chosen', () => {
    const card = { id: 'C07', kind: 'car' as const, city: 'rome' as const, weeks: 1 };
    const came = sampleExhibition({ id: 'X07', needs: NEEDS, missing: [[], []] });
    const later = {
      ...NOW,
      asks: 'goal' as const,
      display: [card],
      row: [came, ...NOW.row.slice(0, 2)],
      seats: NOW.seats.map((each) => ({ ...each, week: 20 })),
    };
    const seen = turnedUp(ANNOUNCED, later);

    expect(seen.display).toEqual([card]);
    expect(seen.seats.map((each) => each.week)).toEqual([20, 20]);
    expect(seen.seats.map((each) => each.points)).toEqual([3, 5]);
    expect(seen.row[0]!.missing).toEqual([NEEDS, NEEDS]); // it would give the finds away
    expect(seen.row[2]!.missing).toEqual(ANNOUNCED.row[1]!.missing);
  });
});

describe('a dig at the table', () => {
  const entry = (number: number): Entry<Thebes> => ({
    number,
    at: 0,
    event: 'played',
    seat: 0,
    speaker: '',
    voice: '',
    aside: false,
    said: '',
    by: '',
    plies: [4, 9],
    told: MOMENTS.flatMap((each) => each.told),
  });
  let status = 'playing';
  let replayed = false;
  const table = () => ({ state: { status }, seat: 0, replay: { on: replayed }, sounds: { play: () => undefined } });

  beforeEach(() => {
    vi.useFakeTimers();
    status = 'playing';
    replayed = false;
  });
  afterEach(() => vi.useRealTimers());

  it('is told when its last token is turned', () => {
    const dig = new Dig(table());
    dig.hear(entry(7), BEFORE, MOMENTS);
    expect(dig.toldTo).toBe(6);
    expect(dig.position).toBe(ANNOUNCED);
    expect(dig.hides(0)).toBe(true);

    vi.advanceTimersByTime(800);
    expect(dig.position).toBe(AFTER_SCARAB);
    vi.advanceTimersByTime(620);
    expect(dig.position).toBe(AFTER_BLANK);
    vi.advanceTimersByTime(5000);
    expect(dig.position).toBeUndefined();
    expect(dig.hides(0)).toBe(false);
    expect(dig.toldTo).toBe(Infinity);
    expect(dig.story).toBeDefined();
    expect(dig.points).toBe(6);
  });

  it('makes the next one wait, and a touch turns the rest', () => {
    const dig = new Dig(table());
    dig.hear(entry(7), BEFORE, MOMENTS);
    dig.hear(entry(9), BEFORE, MOMENTS);
    dig.touch();
    expect(dig.toldTo).toBe(8);
    expect(dig.position).toBe(ANNOUNCED);
    dig.touch();
    expect(dig.turned).toBe(0);
    expect(dig.position).toBe(ANNOUNCED);
    expect(dig.toldTo).toBe(8);
    dig.touch();
    expect(dig.position).toBeUndefined();
    expect(dig.toldTo).toBe(Infinity);
  });

  it('is turned up after another one of the same news', () => {
    const again = [moment(12, NOW, { ...BEGAN, seat: 1 }), moment(13, NOW, { event: 'drewBlank', seat: 1 })];
    const dig = new Dig(table());
    dig.hear(entry(7), BEFORE, [...MOMENTS, ...again]);
    dig.touch();

    expect(dig.toldTo).toBe(6);
    expect(dig.position).toBe(NOW);
    expect(dig.hides(1)).toBe(true);
  });

  it('keeps nobody waiting who has missed many', () => {
    const dig = new Dig(table());
    for (const number of [7, 9, 11, 13, 15]) dig.hear(entry(number), BEFORE, MOMENTS);
    dig.touch();

    expect(dig.toldTo).toBe(12);
  });

  it('stays in sight before the end of the game is shown', () => {
    status = 'over';
    const dig = new Dig(table());
    dig.hear(entry(7), BEFORE, MOMENTS);
    vi.advanceTimersByTime(4000);
    expect(dig.position).toBeUndefined();
    expect(dig.toldTo).toBe(6);
    vi.advanceTimersByTime(4000);
    expect(dig.toldTo).toBe(Infinity);
  });

  it('is turned up at once where nothing may move', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const dig = new Dig(table());
    dig.hear(entry(7), BEFORE, MOMENTS);
    vi.unstubAllGlobals();

    expect(dig.position).toBeUndefined();
    expect(dig.over).toBe(true);
    expect(dig.story).toBeDefined();
  });

  it('is not told to somebody who looks back', () => {
    replayed = true;
    const dig = new Dig(table());
    dig.hear(entry(7), BEFORE, MOMENTS);

    expect(dig.story).toBeUndefined();
    expect(dig.toldTo).toBe(Infinity);
  });
});
