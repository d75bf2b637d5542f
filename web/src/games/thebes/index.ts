/** Thebes at the table: a map to travel, weeks to spend, bags to reach into. */
import type { ThebesView } from '../../net/types/thebes';
import type { GameModule } from '../../table/contract';
import { say } from '../../words/words.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import DraftView from './DraftView.svelte';
import { endsTurn, steps } from './motion';
import Piece from './Piece.svelte';
import { question } from './question';
import SeatFacts from './SeatFacts.svelte';
import { colours, LETTERS, type Site } from './sites';
import { turnOf } from './turn.svelte';

/** How the other parts of a score are drawn, where no site gives the colour. */
const PARTS: Readonly<Record<string, { fill: string; on: string; letter: string }>> = {
  small: { fill: '#d8c69c', on: 'var(--piece-ink)', letter: 'x' },
  large: { fill: '#8a7254', on: 'var(--piece-paper)', letter: 'X' },
  congresses: { fill: '#c6bbaa', on: 'var(--piece-ink)', letter: 'K' },
  majority: { fill: '#2e3a57', on: 'var(--piece-paper)', letter: 'B' },
  sharedMajority: { fill: '#5a6a94', on: 'var(--piece-paper)', letter: 'b' },
};

const thebes: GameModule = {
  Board,
  Dock,
  DraftView,
  SeatFacts,
  Piece,
  askHeight: 66,
  tieRule: 'THB-TIE-01',
  points: (_, seat, desk) => turnOf(desk).view.seats[seat]?.points ?? 0,
  brief: (desk, seat) => {
    const own = (desk.view as ThebesView).seats[seat]!;
    return own.weeksLeft === 0 ? say('thb.finishedBrief') : say('thb.weekBrief', { week: own.space });
  },
  question,
  hear: (entry, before, desk) => turnOf(desk).dig.hear(entry, before as ThebesView),
  toldTo: (desk) => turnOf(desk).dig.toldTo,
  idle: (desk) => desk.moves.find((each) => each.what['verb'] === 'confirm'),
  steps: (told, desk) => steps(told, turnOf(desk).before, desk.seat, desk.replay.on),
  endsTurn,
  progress: (done, of) => say('thb.progress', { left: of - done }),
  turnOf: (view) => (view as ThebesView).turn,
  part: (part, desk) => {
    const key = String(part.what['key']);
    const label = desk.words!.scoreParts(part.what);
    if (key === 'artefacts') {
      const site = part.what['site'] as Site;
      return { id: site, label, fill: colours(site).fill, on: colours(site).on, letter: LETTERS[site] };
    }
    const id = key === 'exhibition' ? String(part.what['exhibition']) : key;
    return { id, label, ...PARTS[id]! };
  },
  back: (desk) => turnOf(desk).back(),
};

export default thebes;
