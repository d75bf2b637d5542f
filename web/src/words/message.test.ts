import { describe, expect, it } from 'vitest';
import { fill, list, pluralCategory, type Argument, type Speech } from './template';

const speech: Speech = {
  language: 'en',
  words: { 'treasure.coin': 'coin', 'treasure.coin.other': 'coins', 'treasure.coin.article': 'a coin' },
  common: {
    'list.item': '{number, plural, one {# {thing}} other {# {thing_other}}}',
    'list.more': '{first}, {next}',
    'list.last': '{first} and {next}',
    'list.nothing': 'nothing',
    'name.of': '{start, select, vowel {d’{name}} other {de {name}}}',
  },
  seatNames: ['Ann', 'Bob'],
};
const coin = { type: 'term', kind: 'treasure', id: 'coin' } as const;

function amount(value: number): Argument {
  return { type: 'amount', value };
}

describe('fill', () => {
  it('says things in their forms, and what fits an amount', () => {
    const message =
      '{treasure_article}, {size, plural, one {# {treasure}} other {# {treasure_other}}}, {size, plural, =0 {no map} one {map} other {maps}}';
    expect(fill(message, { treasure: coin, size: amount(3) }, speech)).toBe('a coin, 3 coins, maps');
    expect(fill(message, { treasure: coin, size: amount(1) }, speech)).toBe('a coin, 1 coin, map');
    expect(fill(message, { treasure: coin, size: amount(0) }, speech)).toBe('a coin, 0 coins, no map');
  });

  it('says what fits a thing', () => {
    const message = '{treasure, select, coin {money} other {goods}}';
    expect(fill(message, { treasure: coin }, speech)).toBe('money');
    expect(fill(message, { treasure: { ...coin, id: 'map' } }, speech)).toBe('goods');
    expect(fill(message, { treasure: { ...coin, id: 'constructor' } }, speech)).toBe('goods');
  });

  it('names seats and lists tallies without what is not there', () => {
    const given = { type: 'tally', kind: 'treasure', counts: { coin: 2, map: 0 } } as const;
    expect(fill('{seat} gives {given}.', { seat: { type: 'seat', seat: 1 }, given }, speech)).toBe('Bob gives 2 coins.');
    expect(fill('{given}', { given: { ...given, counts: {} } }, speech)).toBe('nothing');
    expect(fill('{seat_of}', { seat: { type: 'seat', seat: 0 } }, speech)).toBe('d’Ann');
    expect(list(['a', 'b', 'c'], speech)).toBe('a, b and c');
  });

  it('reads quotations as ICU does', () => {
    const given = { n: amount(2) };
    expect(fill("it's {n, plural, one {one '#'} other {'#' is #}}", given, speech)).toBe("it's # is 2");
    expect(fill("it''s '{'{n}'}' # '{open", given, speech)).toBe("it's {2} # {open");
  });

  it('throws where the server would', () => {
    expect(() => fill('{nobody}', {}, speech)).toThrow('nobody');
    expect(() => fill('{n_article}', { n: amount(1) }, speech)).toThrow('a thing');
    expect(() => fill('{seat, plural, other {}}', { seat: { type: 'seat', seat: 0 } }, speech)).toThrow('an amount');
  });

  it.each(['{', '}', '{}', '{seat:the}', '{a b c}', '{maps|map}', '{a{b}}', '{maps, plural, one {map}}', '{maps, choice, 0#none|1#one}'])(
    'refuses %s',
    (message) => {
      expect(() => fill(message, { seat: amount(1), maps: amount(1), a: amount(1) }, speech)).toThrow(message);
    },
  );

  it('knows that French counts none and one alike', () => {
    expect([0, 1, 2].map((number) => pluralCategory('fr', number))).toEqual(['one', 'one', 'other']);
    expect([0, 1, 2].map((number) => pluralCategory('en', number))).toEqual(['other', 'one', 'other']);
  });
});
