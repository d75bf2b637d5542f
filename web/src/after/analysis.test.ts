import { describe, expect, it } from 'vitest';
import { gravest, lineAt, moved, nearest, signed } from './analysis';
import type { Analysis } from '../net/calls';

const ANALYSIS: Analysis = {
  bot: 'expert',
  games: 40,
  playouts: 48,
  plies: 20,
  mission: 0,
  curve: [
    {
      ply: 4,
      win: [
        [0.5, 0.1],
        [0.5, 0.1],
      ],
      points: [
        [20, 2],
        [20, 2],
      ],
    },
    {
      ply: 8,
      win: [
        [0.7, 0.1],
        [0.3, 0.1],
      ],
      points: [
        [24, 2],
        [18, 2],
      ],
    },
    {
      ply: 20,
      win: [
        [1, 0],
        [0, 0],
      ],
      points: [
        [30, 0],
        [10, 0],
      ],
    },
  ],
  seats: [],
  decisions: [0.02, 0.3, 0.1].map((loss, i) => ({
    ply: i,
    seat: 0,
    what: { verb: 'end' },
    best: { verb: 'end' },
    before: [loss, 0],
    after: [0, 0],
    loss: [loss, 0],
    reasons: [],
  })),
  draws: [],
};

describe('an analysis', () => {
  it('reads a line between two moments, and beyond the ends', () => {
    expect(lineAt(ANALYSIS, 'win', 0, 6)).toBeCloseTo(0.6);
    expect(lineAt(ANALYSIS, 'points', 1, 14)).toBeCloseTo(14);
    expect(lineAt(ANALYSIS, 'win', 0, 0)).toBeCloseTo(0.5);
    expect(lineAt(ANALYSIS, 'win', 0, 99)).toBeCloseTo(1);
  });

  it('puts the gravest decisions first', () => {
    expect(gravest(ANALYSIS, 2).map((each) => each.ply)).toEqual([1, 2]);
  });

  it('names whom an outcome moved most, for good or ill', () => {
    expect(
      moved({
        ply: 1,
        what: { verb: 'dig' },
        luck: [
          [0.1, 1],
          [-0.3, -2],
        ],
      }),
    ).toBe(1);
  });

  it('writes changes with their sign, and no sign before nothing', () => {
    expect(signed(0.123, 'win')).toBe('+12%');
    expect(signed(-2.34, 'points')).toBe('−2.3');
    expect(signed(-0.001, 'win')).toBe('0%');
  });

  it('is read at the moment nearest to a move', () => {
    const analysis = { curve: [0, 10, 40].map((ply) => ({ ply, win: [], points: [] })) } as unknown as Analysis;

    expect([0, 6, 20, 39, 99].map((ply) => nearest(analysis, ply))).toEqual([0, 1, 1, 2, 2]);
  });
});
