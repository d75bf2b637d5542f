/** Weeks and the spaces of the time track. */
import type { SeatView, ThebesView } from '../../net/types/thebes';
import type { ThebesBoard } from './board.svelte';

export const SPACES = 52;

/** The spaces that the draft would pass, its last included. */
export function spent({ me, after, desk }: ThebesBoard): ReadonlySet<number> {
  const to = after?.seats[desk.seat]?.week;
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

export interface Cell {
  week: number;
  /** Weeks between it and the cell before it are left out. */
  cut: boolean;
}

/**
 * The weeks of a ruler that has room for so many cells: from the earliest mark on without a gap, as far as
 * later marks leave room; those stand behind a cut, so that nobody's week is missing.
 *
 * @param marks weeks that must be on it
 * @param end the last week there is
 */
export function rulerWeeks(marks: readonly number[], end: number, room: number): Cell[] {
  const sorted = [...new Set(marks)].sort((a, b) => a - b);
  const first = Math.max(0, Math.min(sorted[0] ?? 0, end - room + 1));
  let run = room;
  while (run > 1 && run + sorted.filter((week) => week >= first + run).length > room) run--;
  const weeks = [...Array.from({ length: run }, (_, i) => first + i), ...sorted.filter((week) => week >= first + run)];
  return weeks.map((week, i) => ({ week, cut: i > 0 && week > weeks[i - 1]! + 1 }));
}
