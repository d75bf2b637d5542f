/** The types of Thebes: those of its records, and what its board adds. */
import type { ThebesView } from '../../net/types/thebes';
import type { GameTypes } from '../../table/wire';
import type { EditionFile } from './edition';

export interface Thebes extends GameTypes {
  view: ThebesView;
  edition: EditionFile;
}
