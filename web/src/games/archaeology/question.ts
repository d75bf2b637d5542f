/** What the strip asks, in the words of Archaeology. */
import type { ArchaeologyMove } from '../../net/types/archaeology';
import type { Question } from '../../table/contract';
import { say } from '../../words/words.svelte';
import type { ArchaeologyBoard } from './board.svelte';
import { tradingValue } from './edition';
import { count } from './kinds';

/** A move of this verb, with its arguments. */
type Of<Verb extends ArchaeologyMove['verb']> = Extract<ArchaeologyMove, { verb: Verb }>;

export function question(board: ArchaeologyBoard): Question {
  switch (board.asks) {
    case 'lose':
      return losing(board);
    case 'act':
      return acting(board);
    case 'rob':
      return { detail: say('arc.robDetail'), confirm: say('arc.rob'), missing: say('arc.chooseVictim') };
    default:
      return {};
  }
}

function losing(board: ArchaeologyBoard): Question {
  const chosen = count(board.picks.given);
  const all = board.view.pending?.toLose ?? 0;
  return {
    title: all === 1 ? say('arc.loseOne') : say('arc.loseTitle', { cards: all }),
    detail: say('arc.loseDetail', { cards: all, of: count(board.own), left: Math.max(0, all - chosen) }),
    confirm: say('arc.lose', { cards: all }),
    missing: say('arc.loseMissing', { chosen, all }),
  };
}

function acting(board: ArchaeologyBoard): Question {
  const { desk, edition, view } = board;
  const { given, taken } = board.picks;
  const last = desk.draft.moves.at(-1)?.what;
  if (count(taken) > 0) return trading(tradingValue(edition, given), tradingValue(edition, taken));
  if (last?.verb === 'sellSet') return selling(board, last);
  if (last?.verb === 'explore') return exploring(board, last);
  if (last?.verb === 'end') return { confirm: desk.words!.move(last), detail: say('arc.stands') };
  if (count(given) > 0) {
    return {
      title: say('arc.takeTitle'),
      detail: say('arc.givenDetail', { value: tradingValue(edition, given) }),
      missing: say('arc.chooseTake'),
    };
  }
  const detail = view.mustSell ? say('arc.mustSell') : view.closing ? say('arc.closing') : say('arc.actDetail');
  return { detail };
}

function exploring({ view }: ArchaeologyBoard, { chamber, maps }: Of<'explore'>): Question {
  const cards = view.chambers.find((each) => each.chamber === chamber)?.cards ?? 0;
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

function selling(board: ArchaeologyBoard, { treasure, size, points }: Of<'sellSet'>): Question {
  const next = board.edition[treasure].sells[size];
  const kept = count(board.own) - size;
  return {
    title: say('arc.sellTitle'),
    detail: next === undefined ? say('arc.sellFull', { kept }) : say('arc.sellMore', { more: size + 1, points: next, kept }),
    confirm: say('arc.sell', { set: board.setName(treasure, size), points }),
  };
}
