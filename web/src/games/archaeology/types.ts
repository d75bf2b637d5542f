/** The types of Archaeology: those of its records, and what its board adds. */
import type { ArchaeologyEvent, ArchaeologyMove, ArchaeologyScore, ArchaeologyView } from '../../net/types/archaeology';
import type { GameTypes } from '../../table/wire';
import type { EditionFile } from './edition';
import type { Kind } from './kinds';
import type { Picks } from './picks';

export interface Archaeology extends GameTypes {
  view: ArchaeologyView;
  move: ArchaeologyMove;
  event: ArchaeologyEvent;
  score: ArchaeologyScore;
  edition: EditionFile;
  wish: Picks;
  /** A card; its back, if nothing is known of it. */
  piece: Kind | undefined;
  scene: { name: 'storm' } | { name: 'thief'; seat: number };
}
