/** The types of Pergamon: those of its records, and what its board adds. */
import type { PergamonView } from '../../net/types/pergamon';
import type { EventPhrase, GameTypes } from '../../table/wire';
import type { EditionFile } from './edition';
import type { Row } from './picks';

export interface Pergamon extends GameTypes {
  view: PergamonView;
  edition: EditionFile;
  wish: Row;
  scene: { name: string; told: EventPhrase };
}
