/** Pergamon at the table: funds to ask for, a hill to dig, rows to lay, a museum where they fade. */
import type { GameModule, PartLook, Step } from '../../table/contract';
import type { Desk } from '../../table/desk.svelte';
import type { ScorePart } from '../../table/wire';
import type { PergamonView } from '../../net/types/pergamon';
import { say } from '../../words/words.svelte';
import { benchOf } from './bench.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import DraftView from './DraftView.svelte';
import { capital, monthName } from './months';
import { steps } from './motion';
import Piece from './Piece.svelte';
import { question } from './question';
import SceneView from './SceneView.svelte';
import SeatFacts from './SeatFacts.svelte';

const PASSIVE = ['digNone', 'done', 'keep'];
/** Laying out, asking and serving are one turn with the first dig; an evaluation is one. */
const CLOSING = ['dug', 'dugNothing', 'raiderDug', 'raiderIdle', 'exhibited', 'stored', 'decayed', 'gameEnded'];

/** The parts of a score, each with the kind whose colour it is drawn in. */
const PARTS: Record<string, { kind: string; letter: string; on: string }> = {
  exhibitions: { kind: 'jug', letter: 'E', on: 'var(--piece-ink)' },
  spaces: { kind: 'vase', letter: 'M', on: 'var(--piece-paper)' },
  oldestOfKind: { kind: 'mask', letter: 'K', on: 'var(--piece-ink)' },
  oldestOfAll: { kind: 'bracelet', letter: 'A', on: 'var(--piece-paper)' },
};

function part(part: ScorePart, desk: Desk): PartLook {
  const id = String(part.what['key']);
  const { kind, letter, on } = PARTS[id] ?? PARTS['spaces']!;
  return { id, label: desk.words!.scoreParts(part.what), fill: `var(--pergamon-${kind})`, on, letter };
}

const viewOf = (view: unknown) => view as PergamonView;

const pergamon: GameModule = {
  Board,
  Dock,
  DraftView,
  SeatFacts,
  Piece,
  SceneView,
  askHeight: 74,
  tieRule: 'PRG-END-05',
  points: (view, seat) => {
    const tickets = viewOf(view).seats[seat]?.tickets ?? -1;
    return tickets < 0 ? null : tickets;
  },
  brief: (desk, seat) => {
    const player = viewOf(desk.view).seats[seat];
    return say(desk.names.length > 3 ? 'prg.coinsShort' : 'prg.coins', { coins: player?.coins ?? 0 });
  },
  question,
  idle: (desk) => desk.moves.find((each) => PASSIVE.includes(String(each.what['verb']))),
  steps: (told, desk): Step[] =>
    steps(told, desk.seat, (figure) => viewOf(desk.view).track.find((each) => each.figure === figure)?.space ?? 0),
  endsTurn: (told) => CLOSING.includes(String(told['event'])),
  quiet: (told) => told['event'] === 'laid', // where a find lies can be seen, and it was revealed by name
  progress: (done, of) => say('prg.progress', { month: capital(monthName(Math.max(1, done), 'long')), round: done, of }),
  turnOf: (view) => viewOf(view).actor,
  part,
  back: (desk) => benchOf(desk).back(),
  side: {
    name: () => say('prg.museumTitle'),
    isUp: (desk) => benchOf(desk).part === 'museum',
    turn: (desk, up) => benchOf(desk).show(up ? 'museum' : 'site'),
  },
  hurts: (told, seat) => told['event'] === 'left' && told['seat'] === seat,
};

export default pergamon;
