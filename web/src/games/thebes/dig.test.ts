import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ThebesView } from '../../net/types/thebes';
import type { Desk } from '../../table/desk.svelte';
import type { Entry } from '../../table/wire';
import type { Thebes } from './types';
import { Dig } from './dig.svelte';
import { veil, type Unturned } from './veil';

const find = (id: string, value: number) => ({ id, site: 'egypt', value });
const seat = (number: number, points: number, finds: unknown[], books: number) => ({
  seat: number,
  points,
  finds,
  general: 0,
  knowledge: [{ site: 'egypt', books, sure: books, most: books }],
});
const bag = (tokens: number, left: string[], odds: [number, number][]) => ({
  site: 'egypt',
  tokens,
  left,
  odds: odds.map(([value, number]) => ({ value, number, permille: 0 })),
});

/** Seat 0 digs and draws a scarab of 1, a mask of 5 and a book, which takes the most books from seat 1. */
const BEFORE = {
  seats: [seat(0, 3, [find('vase', 3)], 3), seat(1, 5, [], 3)],
  sites: [
    bag(
      28,
      ['scarab', 'mask', 'egypt_book'],
      [
        [5, 1],
        [1, 1],
        [0, 26],
      ],
    ),
  ],
  row: [null, { id: 'X1', missing: [[{ site: 'egypt', number: 1 }], []] }],
} as unknown as ThebesView;
const NOW = {
  seats: [seat(0, 14, [find('vase', 3), find('scarab', 1), find('mask', 5), find('egypt_book', 0)], 4), seat(1, 0, [], 3)],
  sites: [bag(25, [], [[0, 25]])],
  row: [null, { id: 'X1', missing: [[], []] }],
} as unknown as ThebesView;
const TOKENS = [
  { find: 'scarab', points: 1 },
  { find: '', points: 0 },
  { find: 'mask', points: 5 },
  { find: 'egypt_book', points: 0 },
];
const digOf = (turned: number): Unturned => ({ seat: 0, site: 'egypt', hidden: TOKENS.slice(turned), bonus: undefined, before: BEFORE });

describe('a veil', () => {
  it('leaves the table as it was while no token is turned', () => {
    const seen = veil(NOW, [digOf(0)]);

    expect(seen.sites[0]!.tokens).toBe(28);
    expect(seen.sites[0]!.odds.map(({ value, number }) => [value, number])).toEqual([
      [5, 1],
      [1, 1],
      [0, 26],
    ]);
    expect([...seen.sites[0]!.left].sort()).toEqual(['egypt_book', 'mask', 'scarab']);
    expect(seen.seats).toEqual(BEFORE.seats);
    expect(seen.row).toEqual(BEFORE.row);
  });

  it('is lifted token by token; what follows from all of them comes last', () => {
    const seen = veil(NOW, [digOf(3)]);

    expect(seen.sites[0]!.tokens).toBe(26);
    expect(seen.seats[0]!.finds.map((each) => each.id)).toEqual(['vase', 'scarab', 'mask']);
    expect(seen.seats[0]!.points).toBe(9);
    expect(seen.seats[1]!.points).toBe(5);
    expect(seen.seats[0]!.knowledge[0]!.books).toBe(3);
    expect(seen.row[1]!.missing[0]).toHaveLength(1);
  });

  it('lies over each of two digs at one site', () => {
    const first = { ...digOf(0), hidden: TOKENS.slice(0, 1) };
    const second = { ...digOf(0), seat: 1, hidden: TOKENS.slice(2, 3) };

    expect(veil(NOW, [first, second]).sites[0]!.tokens).toBe(27);
  });
});

describe('a dig at the table', () => {
  const told = [
    { event: 'digBegan', seat: 0, site: 'egypt', weeks: 4 },
    { event: 'found', seat: 0, find: 'scarab', points: 1 },
    { event: 'drewBlank', seat: 0 },
    { event: 'found', seat: 0, find: 'mask', points: 5 },
    { event: 'foundBook', seat: 0, find: 'egypt_book' },
  ];
  const entry = (number: number) => ({ number, told }) as unknown as Entry;
  let state = { view: NOW, status: 'playing' };
  const desk = () => ({ state, seat: 0, replay: { on: false }, sounds: { play: () => undefined } }) as unknown as Desk<Thebes>;

  beforeEach(() => {
    vi.useFakeTimers();
    state = { view: NOW, status: 'playing' };
  });
  afterEach(() => vi.useRealTimers());

  it('is told when its last token is turned', () => {
    const dig = new Dig(desk());
    dig.hear(entry(7), BEFORE);
    expect(dig.toldTo).toBe(6);
    expect(dig.unturned[0]!.hidden).toHaveLength(4);

    vi.advanceTimersByTime(800);
    expect(dig.unturned[0]!.hidden).toHaveLength(3);
    vi.advanceTimersByTime(5000);
    expect(dig.unturned).toEqual([]);
    expect(dig.toldTo).toBe(Infinity);
    expect(dig.story).toBeDefined();
  });

  it('makes the next one wait, and a touch turns the rest', () => {
    const dig = new Dig(desk());
    dig.hear(entry(7), BEFORE);
    dig.hear(entry(9), BEFORE);
    dig.touch();
    expect(dig.toldTo).toBe(8);
    expect(dig.unturned).toHaveLength(1);
    dig.touch();
    expect(dig.unturned[0]!.hidden).toHaveLength(4);
    expect(dig.toldTo).toBe(8);
  });

  it('stays in sight before the end of the game is shown', () => {
    state.status = 'over';
    const dig = new Dig(desk());
    dig.hear(entry(7), BEFORE);
    vi.advanceTimersByTime(4000);
    expect(dig.unturned).toEqual([]);
    expect(dig.toldTo).toBe(6);
    vi.advanceTimersByTime(4000);
    expect(dig.toldTo).toBe(Infinity);
  });
});
