/** The types of Marajoara: those of its records, and what its board adds. */
import type { MarajoaraView } from '../../net/types/marajoara';
import type { EventPhrase, GameTypes } from '../../table/wire';
import type { EditionFile } from './edition';
import type { Wish } from './answers';

export interface Marajoara extends GameTypes {
  view: MarajoaraView;
  edition: EditionFile;
  wish: Wish;
  scene: { name: string; told: EventPhrase };
}
