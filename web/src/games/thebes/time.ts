/** Weeks and the spaces of the time track. */
import type { SeatView, ThebesView } from '../../net/types/thebes';
import type { Turn } from './turn.svelte';

export const SPACES = 52;

/** The spaces that the draft would pass, its last included. */
export function spent(turn: Turn): ReadonlySet<number> {
  const { me, after } = turn;
  const to = after?.seats[turn.desk.seat]?.week;
  if (!me || to === undefined) return new Set();
  const passed = Array.from({ length: Math.max(0, to - me.week) }, (_, i) => ((me.week + 1 + i) % SPACES) + 1);
  return new Set(passed.slice(-SPACES));
}

export interface Marker {
  seat: SeatView;
  /** Those on the same space before it: lower in the stack, or of another year. */
  index: number;
  /** Markers on the space. */
  of: number;
  /** It stands on another marker of the same week. */
  stacked: boolean;
}

/** The time markers with their place among those on the same space: earlier weeks first, then from the bottom of a stack. */
export function markers(view: ThebesView): Marker[] {
  return view.seats.map((seat) => {
    const same = view.seats
      .filter((each) => each.space === seat.space)
      .sort((a, b) => a.week - b.week || a.height - b.height || a.seat - b.seat);
    return { seat, index: same.indexOf(seat), of: same.length, stacked: seat.height > 0 };
  });
}
