import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Arrivals } from './arrivals';

describe('an event that is waited for', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('has come as soon as it or a later one is here', async () => {
    const arrivals = new Arrivals();
    const waits = [7, 8, 9].map((number) => arrivals.wait(number, 1500));
    arrivals.reached(8);
    expect(await Promise.all(waits.slice(0, 2))).toEqual([true, true]);
    arrivals.reached(9);
    expect(await waits[2]).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is given up when it is late', async () => {
    const arrivals = new Arrivals();
    const wait = arrivals.wait(7, 1500);
    arrivals.reached(6);
    vi.advanceTimersByTime(1500);
    expect(await wait).toBe(false);
  });
});
