import { describe, expect, it } from 'vitest';
import { alike } from './ending';

describe('the parts of a score', () => {
  it('are counted where they say the same', () => {
    const one = { points: 1, what: { key: 'set', size: 1, treasure: 'coin' } };
    const two = { points: 3, what: { key: 'set', size: 2, treasure: 'coin' } };

    expect(alike([one, two, { ...one }])).toEqual([
      { part: one, times: 2 },
      { part: two, times: 1 },
    ]);
  });
});
