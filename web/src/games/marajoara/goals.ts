/** The goals of a mission as they lie on the table. */
import type { GoalView, MarajoaraGoal, MarajoaraView } from '../../net/types/marajoara';

/** The goal that is this, if the mission has one. */
export function goalThat(view: MarajoaraView, is: (what: MarajoaraGoal) => boolean): GoalView | undefined {
  return view.mission?.goals.find(({ what }) => is(what));
}
