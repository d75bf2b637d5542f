/** The types of Marajoara: those of its records, and what its board adds. */
import type { DieView, MarajoaraEvent, MarajoaraMove, MarajoaraScore, MarajoaraView } from '../../net/types/marajoara';
import type { GameTypes } from '../../table/wire';
import type { EditionFile } from './edition';
import type { Wish } from './picks';

/** What flies: a die, or the mark of a seat: its token or disk. */
export type Flier = DieView | { seat: number };

export interface Marajoara extends GameTypes {
  view: MarajoaraView;
  move: MarajoaraMove;
  event: MarajoaraEvent;
  score: MarajoaraScore;
  edition: EditionFile;
  wish: Wish;
  piece: Flier;
  scene: { name: 'goal'; told: Extract<MarajoaraEvent, { event: 'goalCollected' }> };
}
