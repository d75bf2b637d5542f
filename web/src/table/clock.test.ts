import { describe, expect, it } from 'vitest';
import { isShort, timeLeft } from './clock';
import type { Chair, Pace, TableState } from '../net/calls';

const person = { kind: 'person', standIn: false, conceded: false } as Chair;
const bot = { kind: 'bot', standIn: false, conceded: false } as Chair;
const LIVE: Pace = { kind: 'live', bankSeconds: 900, turnSeconds: 10 };

function table(pace: Pace, chairs: Chair[] = [person, person]): TableState {
  return { status: 'playing', pace, chairs, clock: { waitsFor: 0, since: 1_000_000, banks: [90_000, 300_000] } } as unknown as TableState;
}

describe('the clock of a table', () => {
  it('runs at a live table for whoever is waited for', () => {
    expect(timeLeft(table(LIVE), 0, 1_040_000)).toBe(50_000);
    expect(timeLeft(table(LIVE), 1, 1_040_000)).toBe(300_000);
    expect(isShort(50_000)).toBe(true);
    expect(isShort(300_000)).toBe(false);
  });

  it('never shows less than nothing', () => {
    expect(timeLeft(table(LIVE), 0, 9_000_000)).toBe(0);
  });

  it('counts days for one decision only', () => {
    expect(timeLeft(table({ kind: 'days', days: 1 }), 0, 1_000_000 + 3_600_000)).toBe(23 * 3_600_000);
    expect(timeLeft(table({ kind: 'days', days: 1 }), 1, 1_000_000)).toBeUndefined();
  });

  it('is not there without a pace, for bots, or for whoever is away', () => {
    expect(timeLeft(table({ kind: 'untimed' }), 0, 1_000_000)).toBeUndefined();
    expect(timeLeft(table(LIVE, [person, bot]), 1, 1_000_000)).toBeUndefined();
    expect(timeLeft(table(LIVE, [{ ...person, standIn: true }]), 0, 1_000_000)).toBeUndefined();
  });
});
