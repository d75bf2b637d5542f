/** Marajoara at the table: a dig site of dice, a museum, three tracks and a wheelbarrow. */
import type { MarajoaraEvent } from '../../net/types/marajoara';
import type { GameModule } from '../../table/contract';
import { say } from '../../words/words.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import DraftView from './DraftView.svelte';
import { MarajoaraBoard } from './board.svelte';
import Piece from './Piece.svelte';
import SceneView from './SceneView.svelte';
import SeatFacts from './SeatFacts.svelte';
import type { Marajoara } from './types';

const TURN_ENDS: readonly MarajoaraEvent['event'][] = ['turnEnded', 'began', 'stuck'];
/** One line of the question and two of what follows: the nine rows of the dig site need the rest of a phone. */
const ASK_HEIGHT = 67;

const marajoara: GameModule<Marajoara, MarajoaraBoard> = {
  Board,
  Dock,
  DraftView,
  SeatFacts,
  Piece,
  SceneView,
  askHeight: ASK_HEIGHT,
  tieRule: 'MRJ-SCORE-07',
  open: (desk, edition) => new MarajoaraBoard(desk, edition),
  turnOf: (view) => view.seat,
  progress: (done, of) => say('mrj.progress', { done, of }),
  endsTurn: (told) => TURN_ENDS.includes(told.event),
};

export default marajoara;
