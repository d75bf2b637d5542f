/** Archaeology at the table: cards one wants to touch. */
import type { GameModule, Question, Step } from '../../table/contract';
import type { Desk } from '../../table/desk.svelte';
import type { Wire } from '../../words/games';
import { say } from '../../words/words.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import DraftView from './DraftView.svelte';
import { tradingValue } from './edition';
import { handsOf } from './hands.svelte';
import { colours, count, LETTERS, type Kind } from './kinds';
import { steps } from './motion';
import Piece from './Piece.svelte';
import SceneView from './SceneView.svelte';
import SeatFacts from './SeatFacts.svelte';
import type { ArchaeologyView } from './view';

function question(desk: Desk): Question {
  const view = desk.view as ArchaeologyView;
  if (!desk.decides) return {};
  switch (view.asks) {
    case 'lose':
      return losing(desk, view);
    case 'act':
      return acting(desk, view);
    case 'rob':
      return { detail: say('arc.robDetail'), confirm: say('arc.rob'), missing: say('arc.chooseVictim') };
    default:
      return {};
  }
}

function losing(desk: Desk, view: ArchaeologyView): Question {
  const chosen = count(handsOf(desk).picks.given);
  const all = view.pending?.toLose ?? 0;
  return {
    title: all === 1 ? say('arc.loseOne') : say('arc.loseTitle', { cards: all }),
    detail: say('arc.loseDetail', { cards: all, of: count(handsOf(desk).own), left: Math.max(0, all - chosen) }),
    confirm: say('arc.lose', { cards: all }),
    missing: say('arc.loseMissing', { chosen, all }),
  };
}

function acting(desk: Desk, view: ArchaeologyView): Question {
  const hands = handsOf(desk);
  const { given, taken } = hands.picks;
  const last = desk.draft.moves[desk.draft.moves.length - 1]?.what;
  if (count(taken) > 0) return trading(tradingValue(hands.edition, given), tradingValue(hands.edition, taken));
  if (last?.['verb'] === 'sellSet') return selling(desk, last);
  if (last?.['verb'] === 'explore') return exploring(view, last);
  if (last?.['verb'] === 'end') return { confirm: desk.words!.move(last), detail: say('arc.stands') };
  if (count(given) > 0) {
    return {
      title: say('arc.takeTitle'),
      detail: say('arc.givenDetail', { value: tradingValue(hands.edition, given) }),
      missing: say('arc.chooseTake'),
    };
  }
  const detail = view.mustSell ? say('arc.mustSell') : view.closing ? say('arc.closing') : say('arc.actDetail');
  return { detail };
}

function exploring(view: ArchaeologyView, what: Wire): Question {
  const maps = Number(what['maps']);
  const cards = view.chambers.find((room) => room.chamber === what['chamber'])?.cards ?? 0;
  return {
    title: say('arc.exploreTitle'),
    detail: say('arc.exploreDetail', { cards, maps }),
    confirm: say('arc.explore', { maps }),
  };
}

function trading(given: number, taken: number): Question {
  const lost = given - taken;
  return {
    title: say('arc.takeTitle'),
    detail: say(lost > 0 ? 'arc.tradeLoses' : 'arc.tradeEven', { given, taken, lost }),
    confirm: say('arc.trade'),
    missing: given === 0 ? say('arc.chooseGive') : say('arc.trade'),
  };
}

function selling(desk: Desk, what: Wire): Question {
  const kind = what['treasure'] as Kind;
  const size = Number(what['size']);
  const hands = handsOf(desk);
  const next = hands.edition[kind].sells[size];
  const kept = count(hands.own) - size;
  return {
    title: say('arc.sellTitle'),
    detail: next === undefined ? say('arc.sellFull', { kept }) : say('arc.sellMore', { more: size + 1, points: next, kept }),
    confirm: say('arc.sell', { set: desk.words!.scorePart({ key: 'set', size, treasure: kind }), points: Number(what['points']) }),
  };
}

/** Cards that only go where they belong before anybody plays. */
const LAYING = ['dealt', 'dealtHidden', 'laid', 'began'];

const archaeology: GameModule = {
  Board,
  Dock,
  DraftView,
  SeatFacts,
  Piece,
  SceneView,
  askHeight: 68,
  tieRule: 'ARC-TIE-01',
  points: (view, seat) => (view as ArchaeologyView).players[seat]?.points ?? null,
  brief: (desk, seat) => {
    const player = (desk.view as ArchaeologyView).players[seat]!;
    return player.handSize === null
      ? say(player.handEmpty ? 'arc.handEmpty' : 'arc.handSome')
      : say('arc.cards', { cards: player.handSize });
  },
  question,
  idle: (desk) => desk.moves.find((each) => each.what['verb'] === 'end'),
  steps: (told, desk): Step[] => steps(told, desk.seat),
  endsTurn: (told) => told['event'] === 'ended' || told['event'] === 'passed' || told['event'] === 'began',
  lays: (told) => LAYING.includes(String(told['event'])),
  quiet: (told) => told['event'] === 'ended',
  progress: (done, of) => say('arc.dug', { done, of }),
  turnOf: (view) => (view as ArchaeologyView).active,
  part: (part, desk) => {
    const kind = part.what['treasure'] as Kind;
    const colour = colours(kind);
    return { id: kind, label: desk.words!.scoreParts(part.what), fill: colour.fill, on: colour.on, letter: LETTERS[kind] };
  },
  back: (desk) => handsOf(desk).back(),
  hurts: (told, seat) => (told['event'] === 'stole' || told['event'] === 'robbed') && told['victim'] === seat,
};

export default archaeology;
