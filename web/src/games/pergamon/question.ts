/** The question strip in Pergamon's words: what is asked, what follows, what the main button does. */
import type { PergamonMove } from '../../net/types/pergamon';
import type { Question } from '../../table/contract';
import { say } from '../../words/words.svelte';
import type { PergamonBoard } from './board.svelte';

export function question(board: PergamonBoard): Question {
  if (!board.desk.decides) return {};
  switch (board.asks) {
    case 'ask':
      return asking(board);
    case 'dig':
      return digging(board);
    case 'place':
      return placing(board);
    case 'store':
      return storing(board);
    default:
      return board.row.tiles.length > 0 ? exhibiting(board) : beginning(board);
  }
}

const lastOf = (board: PergamonBoard) => board.desk.draft.moves.at(-1)?.what;

function asking(board: PergamonBoard): Question {
  const { desk, view } = board;
  const { cards, order } = view;
  const range = { least: cards.least, most: cards.least + cards.odds.length - 1 };
  const next = order[order.indexOf(desk.seat) + 1];
  const then = next === undefined ? say('prg.thenCards') : say('prg.thenName', { name: desk.names[next] ?? '' });
  const chosen = lastOf(board);
  return {
    title: say('prg.askTitle'),
    detail: `${say(range.least === range.most ? 'prg.fundSure' : 'prg.fundRange', range)} · ${then}`,
    confirm: chosen?.verb === 'ask' ? say('prg.askConfirm', { coins: chosen.coins }) : say('prg.chooseSpace'),
    missing: say('prg.chooseSpace'),
  };
}

function digging(board: PergamonBoard): Question {
  const { desk, view } = board;
  const last = lastOf(board);
  if (last) return dug(board, last);
  const deepest = view.track.find((each) => each.figure === desk.seat)?.deepest ?? 'I';
  return { detail: say('prg.digDetail', { coins: board.own?.coins ?? 0, gallery: desk.words!.term('gallery', deepest) }) };
}

function dug(board: PergamonBoard, last: PergamonMove): Question {
  const { desk } = board;
  const value = board.ahead.aid.value;
  const left = say('prg.coinsLeft', { coins: board.ahead.seats[desk.seat]?.coins ?? 0 });
  return {
    title: say('prg.digTitle'),
    detail: value > 0 ? `${left} · ${say('prg.bestThen', { value })}` : left,
    confirm: desk.words!.move(last),
  };
}

/** Nothing is laid yet, or a dig is drafted whose finds can be laid at once. */
function beginning(board: PergamonBoard): Question {
  const { desk } = board;
  const last = lastOf(board);
  if (last?.verb === 'dig') return dug(board, last);
  if (last) return { confirm: desk.words!.move(last) };
  return { title: say('prg.exhibitTitle'), detail: say('prg.exhibitDetail') };
}

function exhibiting(board: PergamonBoard): Question {
  const { desk, row } = board;
  const tiles = board.tiles(row.tiles);
  if (desk.draft.wish !== undefined || row.tiles.length < 2) {
    return { title: say('prg.rowTitle'), detail: say('prg.rowDetail'), missing: say('prg.addTile') };
  }
  const next = board.ahead.asks;
  if (row.polish === undefined) {
    return {
      title: next === 'disband' ? say('prg.disbandTitle') : desk.words!.question(next),
      detail: say('prg.rowWorth', { value: board.ahead.rowValue }),
      missing: say(next === 'disband' ? 'prg.chooseCollection' : 'prg.notYet'),
    };
  }
  const sum = tiles.slice(0, -1).map((each) => each.century);
  const value = sum.reduce((all, each) => all + each, 0);
  const added = sum.length > 1 && sum.length < 7 ? `${sum.join(' + ')} = ${value}` : `${value}`;
  return {
    title: say('prg.showTitle'),
    detail: row.polish > 0 ? say('prg.worthPolished', { sum: added, points: row.polish }) : say('prg.worth', { sum: added }),
    confirm: say('prg.showConfirm', { space: row.space ?? 0 }),
  };
}

function placing(board: PergamonBoard): Question {
  const laid = board.desk.draft.moves.length;
  return {
    title: say('prg.placeTitle'),
    detail: say('prg.placeDetail'),
    confirm: say('prg.placeConfirm', { finds: laid }),
    missing: say('prg.chooseFind'),
  };
}

function storing(board: PergamonBoard): Question {
  const { desk } = board;
  const last = lastOf(board);
  const drops = board.dropped.size;
  const kept = board.finds.length - drops;
  return {
    title: say('prg.storeTitle'),
    detail: drops > 0 ? say('prg.storeDrops', { drops, kept }) : say('prg.storeDetail', { finds: kept, coins: board.own?.coins ?? 0 }),
    confirm: last?.verb === 'keep' ? desk.words!.move(last) : say('prg.dropConfirm', { drops }),
    missing: say('prg.dropMore'),
  };
}
