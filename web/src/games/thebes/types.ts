/** The types of Thebes: those of its records, and what its board adds. */
import type { CardId, FindId, ThebesEvent, ThebesMove, ThebesScore, ThebesView } from '../../net/types/thebes';
import type { GameTypes } from '../../table/wire';
import type { EditionFile } from './edition';
import type { Site } from './kinds';

export interface Thebes extends GameTypes {
  view: ThebesView;
  move: ThebesMove;
  event: ThebesEvent;
  score: ThebesScore;
  edition: EditionFile;
  piece: Flying;
}

/** A researcher card, an exhibition by the sites that it needs, or a token out of a bag. */
export type Flying = { card: CardId } | { needs: readonly Site[] } | { find: FindId; site: Site; value: number };
