/** Archaeology at the table: cards one wants to touch. */
import type { ArchaeologyEvent } from '../../net/types/archaeology';
import type { GameModule } from '../../table/contract';
import { say } from '../../words/words.svelte';
import { ArchaeologyBoard } from './board.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import DraftView from './DraftView.svelte';
import Piece from './Piece.svelte';
import SceneView from './SceneView.svelte';
import SeatFacts from './SeatFacts.svelte';
import type { Archaeology } from './types';

const TURN_ENDS: readonly ArchaeologyEvent['event'][] = ['ended', 'passed', 'began'];
/** Cards that only go where they belong before anybody plays. */
const LAYING: readonly ArchaeologyEvent['event'][] = ['dealt', 'dealtHidden', 'laid', 'began'];

const archaeology: GameModule<Archaeology, ArchaeologyBoard> = {
  Board,
  Dock,
  DraftView,
  SeatFacts,
  Piece,
  SceneView,
  askHeight: 68,
  tieRule: 'ARC-TIE-01',
  open: (desk, edition) => new ArchaeologyBoard(desk, edition),
  turnOf: (view) => view.active,
  progress: (done, of) => say('arc.dug', { done, of }),
  endsTurn: (told) => TURN_ENDS.includes(told.event),
  lays: (told) => LAYING.includes(told.event),
  quiet: (told) => told.event === 'ended',
};

export default archaeology;
