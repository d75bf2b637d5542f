/** Marajoara at the table: a dig site of dice, a museum, three tracks and a wheelbarrow. */
import type { MarajoaraView } from '../../net/types/marajoara';
import type { GameModule } from '../../table/contract';
import { say } from '../../words/words.svelte';
import { isPassive } from './answers';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import DraftView from './DraftView.svelte';
import { handsOf } from './hands.svelte';
import { steps } from './motion';
import { part } from './parts';
import Piece from './Piece.svelte';
import { question } from './question';
import SceneView from './SceneView.svelte';
import SeatFacts from './SeatFacts.svelte';

/** The mission in which one player runs two. */
const TWO_MUSEUMS = 6;
const TURN_ENDS: ReadonlySet<unknown> = new Set(['turnEnded', 'began', 'stuck']);
/** One line of the question and two of what follows: the nine rows of the dig site need the rest of a phone. */
const ASK_HEIGHT = 67;

const marajoara: GameModule = {
  Board,
  Dock,
  DraftView,
  SeatFacts,
  Piece,
  SceneView,
  askHeight: ASK_HEIGHT,
  tieRule: 'MRJ-SCORE-07',
  points: (view, seat) => (view as MarajoaraView).points[seat] ?? null,
  brief: (desk, seat) => {
    const { mission } = desk.view as MarajoaraView;
    if (mission) return say('mrj.goals', { reached: mission.collected, of: mission.goals.length });
    if ((desk.state?.chairs.length ?? 0) > 2) return ''; // four plates share the width of a phone
    const museum = (desk.view as MarajoaraView).museums.find((each) => each.seat === seat);
    return say('mrj.brief', { money: museum?.yellow.reduce((sum, value) => sum + value, 0) ?? 0 });
  },
  question,
  idle: (desk) => desk.moves.find(isPassive),
  steps: (told, desk) => steps(told, desk.seat, (desk.view as MarajoaraView).mission?.number === TWO_MUSEUMS),
  endsTurn: (told) => TURN_ENDS.has(told['event']),
  progress: (done, of) => say('mrj.progress', { done, of }),
  turnOf: (view) => (view as MarajoaraView).seat,
  part,
  back: (desk) => handsOf(desk).back(),
  side: {
    name: () => say('mrj.side'),
    isUp: (desk) => handsOf(desk).indoors,
    turn: (desk, up) => (handsOf(desk).indoors = up),
  },
};

export default marajoara;
