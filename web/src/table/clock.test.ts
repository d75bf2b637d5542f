import { describe, expect, it } from 'vitest';
import { clockText, millisLeft } from './clock';
import type { Pace, TableState } from './wire';

const LIVE: Pace = { kind: 'live', bankSeconds: 900, turnSeconds: 20 };

function table(pace: Pace, waitsFor = 0): TableState {
  const clock = { waitsFor, since: 1_000, banks: [60_000, 3_700_000] };
  const chairs = [{ level: '' }, { level: '' }, { level: 'easy' }];
  return { status: 'playing', pace, clock, chairs } as unknown as TableState;
}

describe('the time that is left', () => {
  it('runs for the seat that is waited for, and for no other', () => {
    expect(millisLeft(table(LIVE), 0, 11_000)).toBe(50_000);
    expect(millisLeft(table(LIVE), 1, 11_000)).toBe(3_700_000);
    expect(millisLeft(table(LIVE), 0, 999_000)).toBe(0);
  });

  it('is told of people only, and only where there is a clock', () => {
    expect(millisLeft(table(LIVE), 2, 11_000)).toBeUndefined();
    expect(millisLeft(table({ kind: 'untimed' }), 0, 11_000)).toBeUndefined();
    expect(millisLeft(table({ kind: 'days', days: 2 }), 1, 11_000)).toBeUndefined();
    expect(millisLeft({ ...table(LIVE), status: 'over' }, 0, 11_000)).toBeUndefined();
  });

  it('reads like a clock', () => {
    expect(clockText(table(LIVE), 50_000)).toBe('0:50');
    expect(clockText(table(LIVE), 845_001)).toBe('14:06');
    expect(clockText(table(LIVE), 3_700_000)).toBe('1:01:40');
  });

  it('counts days, then hours, then minutes', () => {
    const days: Pace = { kind: 'days', days: 3 };
    expect(clockText(table(days), 3 * 86_400_000)).toBe('3 days');
    expect(clockText(table(days), 86_399_999)).toBe('23 hr');
    expect(clockText(table(days), 30_000)).toBe('0 min');
  });
});
