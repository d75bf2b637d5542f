/** What is left of a seat's time, by the clock that the server keeps. */
import type { TableState } from '../net/calls';

const DAY_MILLIS = 86_400_000;
const SHORT_MILLIS = 60_000;

/**
 * Milliseconds that a person on this seat has left: of their own time at a live table, of the days for
 * this decision at a slow one; none where no clock runs for them.
 *
 * @param houseTime what the clock of the server says now
 */
export function timeLeft(state: TableState, seat: number, houseTime: number): number | undefined {
  const { clock, pace } = state;
  const chair = state.chairs[seat];
  if (state.status !== 'playing' || !clock || chair?.kind !== 'person' || chair.standIn || chair.conceded) return undefined;
  const waited = clock.waitsFor === seat ? Math.max(0, houseTime - clock.since) : 0;
  switch (pace.kind) {
    case 'untimed':
      return undefined;
    case 'days':
      return clock.waitsFor === seat ? Math.max(0, pace.days * DAY_MILLIS - waited) : undefined;
    case 'live':
      return Math.max(0, (clock.banks[seat] ?? 0) - waited);
  }
}

/** Whether it is time to hurry. */
export function isShort(left: number): boolean {
  return left < SHORT_MILLIS;
}
