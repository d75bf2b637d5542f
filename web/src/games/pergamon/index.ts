/** Pergamon at the table: funds to ask for, a hill to dig, rows to lay, a museum where they fade. */
import type { PergamonEvent } from '../../net/types/pergamon';
import type { GameModule } from '../../table/contract';
import { say } from '../../words/words.svelte';
import { PergamonBoard } from './board.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import DraftView from './DraftView.svelte';
import { capital, monthName } from './months';
import Piece from './Piece.svelte';
import SceneView from './SceneView.svelte';
import SeatFacts from './SeatFacts.svelte';
import type { Pergamon } from './types';

/** Laying out, asking and serving are one turn with the first dig; an evaluation is one. */
const CLOSING: readonly PergamonEvent['event'][] = [
  'dug',
  'dugNothing',
  'raiderDug',
  'raiderIdle',
  'exhibited',
  'stored',
  'decayed',
  'gameEnded',
];

const pergamon: GameModule<Pergamon, PergamonBoard> = {
  Board,
  Dock,
  DraftView,
  SeatFacts,
  Piece,
  SceneView,
  askHeight: 74,
  tieRule: 'PRG-END-05',
  open: (desk, edition) => new PergamonBoard(desk, edition),
  turnOf: (view) => view.actor,
  progress: (done, of) => say('prg.progress', { month: capital(monthName(Math.max(1, done), 'long')), round: done, of }),
  endsTurn: (told) => CLOSING.includes(told.event),
  quiet: (told) => told.event === 'laid', // where a find lies can be seen, and it was revealed by name
};

export default pergamon;
