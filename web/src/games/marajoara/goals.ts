/** The goals of a mission as they lie on the table. */
import type { GoalView, MarajoaraView } from '../../net/types/marajoara';

/** The goal that names this, if the mission has one: `goalCell` names a `cell`. */
export function goalAt(view: MarajoaraView, goal: string, argument: string, value: unknown): GoalView | undefined {
  return view.mission?.goals.find(({ what }) => what.goal === goal && new Map(Object.entries(what)).get(argument) === value);
}
