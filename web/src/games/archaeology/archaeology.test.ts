import { describe, expect, it } from 'vitest';
import { readEdition, sellingValue, tradingValue } from './edition';
import { steps } from './motion';
import { change, drafts, named, picked, taking } from './picks';

const price = () => 10;
const texts = (moves: { move: string }[]) => moves.map((each) => each.move);
const file = {
  treasures: {
    items: [
      { id: 'coin', count: 14, tradeValue: 2, sellValues: [2, 5, 10, 18, 30] },
      { id: 'broken_cup', count: 6, tradeValue: 2, sellValues: [2, 15] },
    ],
  },
};

describe('picked cards', () => {
  it('of one kind stand for a sale, or else for the beginning of a trade', () => {
    const [sale, trade] = drafts({ given: { coin: 3 }, taken: {} }, 'act', price);

    expect(texts(sale!)).toEqual(['sell coin', 'set 3']);
    expect(texts(trade!)).toEqual(['trade', 'give coin', 'give coin', 'give coin']);
  });

  it('of hand and market stand for a trade, in whatever order they were picked', () => {
    const [trade] = drafts({ given: { coin: 1, parchment_scrap: 2 }, taken: { talisman: 1, pot_shard: 1 } }, 'act', price);

    expect(texts(trade!)).toEqual([
      'trade',
      'give parchment_scrap',
      'give parchment_scrap',
      'give coin',
      'stop giving',
      'take pot_shard',
      'take talisman',
      'stop taking',
    ]);
  });

  it('in a sandstorm are lost', () => {
    const [loss] = drafts({ given: { map: 1, coin: 1 }, taken: {} }, 'lose', price);

    expect(texts(loss!)).toEqual(['lose coin', 'lose map']);
  });

  it('are read back from a draft, so that the board follows the list', () => {
    for (const picks of [
      { given: { coin: 2 }, taken: { map: 1 } },
      { given: { coin: 3 }, taken: {} },
    ]) {
      expect(picked(drafts(picks, 'act', price)[0]!)).toEqual(picks);
    }
  });

  it('never go below none', () => {
    expect(change({}, 'coin', -1)).toEqual({ coin: 0 });
  });

  it('tell which kinds the next moves name', () => {
    expect([...named(taking({ given: { coin: 1 }, taken: { map: 1 } }), 'take')]).toEqual(['map']);
  });
});

describe('an edition', () => {
  it('says what cards trade and sell for, the largest set first', () => {
    const edition = readEdition(file);

    expect(tradingValue(edition, { coin: 2, broken_cup: 1 })).toBe(6);
    expect(sellingValue(edition, { coin: 6, broken_cup: 3 })).toBe(30 + 2 + 15 + 2);
  });
});

describe('movement', () => {
  it('brings a dug card from the dig site to your own hand, or hidden to the other seat', () => {
    expect(steps({ event: 'dug', seat: 0, treasure: 'coin' }, 0)[0]!.flights).toEqual([{ from: 'dig', to: 'hand:coin', piece: 'coin' }]);
    expect(steps({ event: 'dugHidden', seat: 1 }, 0)[0]!.flights).toEqual([{ from: 'dig', to: 'seat:1', piece: undefined }]);
  });

  it('shows a trade as giving, then taking', () => {
    const shown = steps({ event: 'traded', seat: 1, given: { coin: 1 }, taken: { pot_shard: 2 } }, 0);

    expect(shown.map((step) => step.flights!.map((flight) => `${flight.from} ${flight.to}`))).toEqual([
      ['seat:1 market:coin'],
      ['market:pot_shard seat:1', 'market:pot_shard seat:1'],
    ]);
  });

  it('is felt by everybody when a sandstorm or a thief comes', () => {
    expect(steps({ event: 'sandstormCame', seat: 1 }, 0)[0]!.scene?.name).toBe('storm');
    expect(steps({ event: 'thiefCame', seat: 1 }, 0)[0]!.scene?.name).toBe('thief');
  });
});
