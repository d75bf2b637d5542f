/** Thebes at the table: a map to travel, weeks to spend, bags to reach into. */
import type { GameModule } from '../../table/contract';
import { say } from '../../words/words.svelte';
import { ThebesBoard } from './board.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import DraftView from './DraftView.svelte';
import { endsTurn } from './motion';
import Piece from './Piece.svelte';
import SeatFacts from './SeatFacts.svelte';
import type { Thebes } from './types';

const thebes: GameModule<Thebes, ThebesBoard> = {
  Board,
  Dock,
  DraftView,
  SeatFacts,
  Piece,
  askHeight: 66,
  tieRule: 'THB-TIE-01',
  open: (desk, edition) => new ThebesBoard(desk, edition),
  turnOf: (view) => view.turn,
  progress: (done, of) => say('thb.progress', { left: of - done }),
  endsTurn,
};

export default thebes;
