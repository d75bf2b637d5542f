import { describe, expect, it } from 'vitest';
import { fill, isPlural, type Speech } from './template';

const speech: Speech = {
  language: 'en',
  shelf: { 'treasure.coin.one': 'coin', 'treasure.coin.many': 'coins', 'treasure.coin.a': 'a coin' },
  common: { 'list.and': 'and', 'list.nothing': 'nothing' },
  seatNames: ['Ann', 'Bob'],
};
const coin = { type: 'term', kind: 'treasure', id: 'coin' } as const;

describe('fill', () => {
  it('says things by article, plural and amount', () => {
    const size = { type: 'amount', value: 3 } as const;
    expect(fill('{treasure:a}, {treasure:many}, {size treasure}, {size|map|maps}', { treasure: coin, size }, speech)).toBe(
      'a coin, coins, 3 coins, maps',
    );
  });

  it('names seats and lists tallies without what is not there', () => {
    const given = { type: 'tally', kind: 'treasure', counts: { coin: 2, map: 0 } } as const;
    expect(fill('{seat} gives {given}.', { seat: { type: 'seat', seat: 1 }, given }, speech)).toBe('Bob gives 2 coins.');
    expect(fill('{given}', { given: { ...given, counts: {} } }, speech)).toBe('nothing');
  });

  it('throws where the server would', () => {
    expect(() => fill('{nobody}', {}, speech)).toThrow('nobody');
    expect(() => fill('{seat:a}', { seat: { type: 'seat', seat: 0 } }, speech)).toThrow('a thing');
  });

  it('knows that French counts none and one alike', () => {
    expect([0, 1, 2].map((number) => isPlural('fr', number))).toEqual([false, false, true]);
    expect([0, 1, 2].map((number) => isPlural('en', number))).toEqual([true, false, true]);
  });
});
