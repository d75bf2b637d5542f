import { describe, expect, it } from 'vitest';
import { Replay } from './replay.svelte';
import type { Moment } from './wire';

/** A game of eight plies of which something is told at the third and the sixth. */
function replay(): Replay {
  const moments = Array.from({ length: 9 }, (_, ply): Moment => ({
    ply,
    actor: 0,
    told: ply === 3 || ply === 6 ? [{ event: `at${ply}` }] : [],
    view: { asks: '', actor: 0 },
  }));
  return new Replay({
    moments: (from, to) => Promise.resolve({ plies: 8, moments: moments.slice(from, to + 1) }),
    show: () => {},
  });
}

describe('a replay', () => {
  it('tells what was told last where a ply tells nothing itself', async () => {
    const shown = replay();

    await shown.open(5, 8);

    expect(shown.told).toEqual([{ event: 'at3' }]);
  });

  it('has nothing to tell of the start', async () => {
    const shown = replay();

    await shown.open(0, 8);

    expect(shown.told).toEqual([]);
  });

  it('steps from one told ply to the next', async () => {
    const shown = replay();
    await shown.open(3, 8);

    await shown.step(1);

    expect(shown.moment?.ply).toBe(6);
  });
});
