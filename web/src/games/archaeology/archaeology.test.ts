import { describe, expect, it } from 'vitest';
import type { ArchaeologyMove } from '../../net/types/archaeology';
import type { Steps } from '../../table/sought';
import { readEdition, sellingValue, tradingValue } from './edition';
import { steps } from './motion';
import { change, drafts, named, picked } from './picks';
import type { Archaeology } from './types';

const moves = (...all: ArchaeologyMove[]) => all.map((what) => ({ move: JSON.stringify(what), what }));
const sought = (steps: Steps<Archaeology>) => steps.flatMap((step) => ('what' in step ? [step.what] : []));
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
    const { wanted, otherwise } = drafts({ given: { coin: 3 }, taken: {} }, 'act');
    const coin = { verb: 'give', treasure: 'coin' };

    expect(sought(wanted)).toEqual([
      { verb: 'sell', treasure: 'coin' },
      { verb: 'sellSet', size: 3 },
    ]);
    expect(otherwise.map(sought)).toEqual([[{ verb: 'trade' }, coin, coin, coin], []]);
  });

  it('of several kinds stand for the beginning of a trade, or else for nothing yet', () => {
    const { wanted, otherwise } = drafts({ given: { coin: 1, map: 1 }, taken: {} }, 'act');

    expect(sought(wanted).map(({ verb }) => verb)).toEqual(['trade', 'give', 'give']);
    expect(otherwise).toEqual([[]]);
  });

  it('of hand and market stand for a trade, in whatever order they were picked', () => {
    const { wanted, otherwise } = drafts({ given: { coin: 1, parchment_scrap: 2 }, taken: { talisman: 1, pot_shard: 1 } }, 'act');

    expect(sought(wanted)).toEqual([
      { verb: 'trade' },
      { verb: 'give', treasure: 'parchment_scrap' },
      { verb: 'give', treasure: 'parchment_scrap' },
      { verb: 'give', treasure: 'coin' },
      { verb: 'stopGiving' },
      { verb: 'take', treasure: 'pot_shard' },
      { verb: 'take', treasure: 'talisman' },
      { verb: 'stopTaking' },
    ]);
    expect(otherwise.map((steps) => steps.length)).toEqual([4, 0]);
  });

  it('in a sandstorm are lost', () => {
    const { wanted, otherwise } = drafts({ given: { map: 1, coin: 1 }, taken: {} }, 'lose');

    expect(sought(wanted)).toEqual([
      { verb: 'lose', treasure: 'coin' },
      { verb: 'lose', treasure: 'map' },
    ]);
    expect(otherwise).toEqual([]);
  });

  it('are read back from a draft, so that the board follows the list', () => {
    const trade: ArchaeologyMove[] = [
      { verb: 'trade' },
      { verb: 'give', treasure: 'coin' },
      { verb: 'give', treasure: 'coin' },
      { verb: 'stopGiving' },
      { verb: 'take', treasure: 'map' },
      { verb: 'stopTaking' },
    ];
    const sale: ArchaeologyMove[] = [
      { verb: 'sell', treasure: 'coin' },
      { verb: 'sellSet', treasure: 'coin', size: 3, points: 10 },
    ];

    expect(picked(moves(...trade))).toEqual({ given: { coin: 2 }, taken: { map: 1 } });
    expect(picked(moves(...sale))).toEqual({ given: { coin: 3 }, taken: {} });
    expect(picked(moves({ verb: 'lose', treasure: 'map' }))).toEqual({ given: { map: 1 }, taken: {} });
  });

  it('never go below none', () => {
    expect(change({}, 'coin', -1)).toEqual({ coin: 0 });
  });

  it('tell which kinds the next moves name', () => {
    const next = moves({ verb: 'stopTaking' }, { verb: 'take', treasure: 'map' }, { verb: 'lose', treasure: 'coin' });

    expect([...named(next, 'take')]).toEqual(['map']);
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
