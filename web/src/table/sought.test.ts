import { describe, expect, it } from 'vitest';
import type { ArchaeologyMove } from '../net/types/archaeology';
import { fits, type Sought } from './sought';

const SALE: ArchaeologyMove = { verb: 'sellSet', treasure: 'coin', size: 3, points: 10 };

describe('what is known of a move', () => {
  it('fits a move that has all of it', () => {
    expect(fits<ArchaeologyMove>(SALE, { verb: 'sellSet' })).toBe(true);
    expect(fits<ArchaeologyMove>(SALE, { verb: 'sellSet', size: 3 })).toBe(true);
    expect(fits<ArchaeologyMove>(SALE, { verb: 'sellSet', size: 2 })).toBe(false);
    expect(fits<ArchaeologyMove>(SALE, { verb: 'sell', treasure: 'coin' })).toBe(false);
  });

  it('may be any of several values', () => {
    expect(fits<ArchaeologyMove>(SALE, { verb: ['sell', 'sellSet'], treasure: ['map', 'coin'] })).toBe(true);
    expect(fits<ArchaeologyMove>(SALE, { verb: ['sell', 'trade'], treasure: 'coin' })).toBe(false);
    expect(fits<ArchaeologyMove>({ verb: 'trade' }, { verb: ['trade', 'give'], treasure: 'coin' })).toBe(false);
  });

  it('is typed by the verb: the compiler refuses what no such move has', () => {
    // @ts-expect-error a sale names no chamber
    const chamber: Sought<ArchaeologyMove> = { verb: 'sell', chamber: 'small' };
    // @ts-expect-error there is no such verb
    const verb: Sought<ArchaeologyMove> = { verb: 'buy' };
    // @ts-expect-error a size is a number
    const size: Sought<ArchaeologyMove> = { verb: ['sellSet'], size: 'three' };

    expect([chamber, verb, size].some((each) => fits(SALE, each))).toBe(false);
  });
});
