import { describe, expect, it } from 'vitest';
import { alike, ranking } from './ending';
import type { TableState } from '../net/calls';

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

describe('places', () => {
  const chair = (conceded: boolean) => ({
    kind: 'person',
    name: '',
    keptFor: '',
    level: '',
    standIn: conceded,
    conceded,
    contribution: '',
  });
  const ended = (more: object) => ({ chairs: [chair(true), chair(false)], scores: [], ...more }) as unknown as TableState;
  const score = (seat: number, points: number) => ({ seat, points, parts: [] });

  it('have whoever gave up behind the others, however many points they had', () => {
    const rows = ranking(ended({ result: null, scores: [score(0, 90), score(1, 3)] }));

    expect(rows.map(({ seat, place, conceded }) => [seat, place, conceded])).toEqual([
      [1, 1, false],
      [0, 2, true],
    ]);
  });

  it('are those of the result where a bot played on to the end', () => {
    const places = [
      { seat: 0, place: 1, points: 90 },
      { seat: 1, place: 2, points: 3 },
    ];
    const rows = ranking(ended({ result: { places }, scores: [score(0, 90), score(1, 3)] }));

    expect(rows.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
});
