import { describe, expect, it } from 'vitest';
import { news4 } from '../net/answers';
import { momentsOf } from './moments';
import type { News, View } from './wire';

const view = (asks: string): View => ({ asks, actor: 2 });
const AFTER = view('choose');
const DUG = { event: 'dug' };
const FOUND = { event: 'found' };

function news(told: News['told'], moments: News['moments']): News {
  return { ...news4, seat: 2, told, moments, state: { ...news4.state, plies: 9, view: AFTER, moves: [] } };
}

describe('the moments of news', () => {
  it('end with the position as it stands, which comes only once', () => {
    const moments = [
      { ply: 7, actor: 2, told: [DUG], view: view('weeks') },
      { ply: 9, actor: -1, told: [FOUND] },
    ];

    expect(momentsOf(news([DUG, FOUND], moments)).map((moment) => moment.view)).toEqual([view('weeks'), AFTER]);
  });

  it('are one where one ply told all', () => {
    expect(momentsOf(news([DUG], []))).toEqual([{ ply: 9, actor: 2, told: [DUG], view: AFTER }]);
  });

  it('are none where nothing was told', () => {
    expect(momentsOf(news([], []))).toEqual([]);
  });
});
