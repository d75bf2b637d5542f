/** What just happened, position by position. */
import type { GameTypes, Moment, News } from './wire';

/**
 * The moments of news, in order: what each told, and the position after it. Together they tell what
 * the news tells. The server leaves out what the page has already: the last position, and the only moment.
 */
export function momentsOf<G extends GameTypes>(news: News<G>): Moment<G>[] {
  const { seat, told, moments, state } = news;
  const { view } = state;
  if (view === undefined) return []; // nobody plays yet, so nothing is told
  if (moments.length > 0) return moments.map((moment) => ({ ...moment, view: moment.view ?? view }));
  return told.length > 0 ? [{ ply: state.plies ?? 0, actor: seat, told, view }] : [];
}
