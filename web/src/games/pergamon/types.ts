/** The types of Pergamon: those of its records, and what its board adds. */
import type { MarkerId, PergamonEvent, PergamonMove, PergamonScore, PergamonView } from '../../net/types/pergamon';
import type { GameTypes } from '../../table/wire';
import type { EditionFile } from './edition';
import type { Row } from './picks';

/** Something on its way. */
export type Flier =
  | { kind: 'pawn'; figure: number }
  | { kind: 'coins' | 'tickets' | 'finds'; number: number }
  | { kind: 'marker'; seat: number; marker: MarkerId };

type EventOf<Name extends PergamonEvent['event']> = Extract<PergamonEvent, { event: Name }>;

export interface Pergamon extends GameTypes {
  view: PergamonView;
  move: PergamonMove;
  event: PergamonEvent;
  score: PergamonScore;
  edition: EditionFile;
  wish: Row;
  piece: Flier;
  scene: { name: 'raid'; told: EventOf<'raiderDug'> } | { name: 'oldest'; told: EventOf<'oldestOfKind' | 'noneOfKind'> };
}
