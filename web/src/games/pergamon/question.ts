/** The question strip in Pergamon's words: what is asked, what follows, what the main button does. */
import type { Question } from '../../table/contract';
import type { MovePhrase } from '../../table/wire';
import { say } from '../../words/words.svelte';
import { type Bench } from './bench.svelte';

export function question(bench: Bench): Question {
  if (!bench.desk.decides) return {};
  switch (bench.asks) {
    case 'ask':
      return asking(bench);
    case 'dig':
      return digging(bench);
    case 'place':
      return placing(bench);
    case 'store':
      return storing(bench);
    default:
      return bench.row.tiles.length > 0 ? exhibiting(bench) : beginning(bench);
  }
}

const lastOf = (bench: Bench) => bench.desk.draft.moves.at(-1)?.what;

function asking(bench: Bench): Question {
  const { desk, view } = bench;
  const { cards, order } = view;
  const range = { least: cards.least, most: cards.least + cards.odds.length - 1 };
  const next = order[order.indexOf(desk.seat) + 1];
  const then = next === undefined ? say('prg.thenCards') : say('prg.thenName', { name: desk.names[next] ?? '' });
  const chosen = lastOf(bench);
  return {
    title: say('prg.askTitle'),
    detail: `${say(range.least === range.most ? 'prg.fundSure' : 'prg.fundRange', range)} · ${then}`,
    confirm: chosen ? say('prg.askConfirm', { coins: Number(chosen['coins']) }) : say('prg.chooseSpace'),
    missing: say('prg.chooseSpace'),
  };
}

function digging(bench: Bench): Question {
  const { desk, view } = bench;
  const last = lastOf(bench);
  if (last) return dug(bench, last);
  const deepest = view.track.find((each) => each.figure === desk.seat)?.deepest ?? 'I';
  return { detail: say('prg.digDetail', { coins: bench.own?.coins ?? 0, gallery: desk.words!.term('gallery', deepest) }) };
}

function dug(bench: Bench, last: MovePhrase): Question {
  const { desk } = bench;
  const value = bench.ahead.aid.value;
  const left = say('prg.coinsLeft', { coins: bench.ahead.seats[desk.seat]?.coins ?? 0 });
  return {
    title: say('prg.digTitle'),
    detail: value > 0 ? `${left} · ${say('prg.bestThen', { value })}` : left,
    confirm: desk.words!.move(last),
  };
}

/** Nothing is laid yet, or a dig is drafted whose finds can be laid at once. */
function beginning(bench: Bench): Question {
  const { desk } = bench;
  const last = lastOf(bench);
  if (last?.['verb'] === 'dig') return dug(bench, last);
  if (last) return { confirm: desk.words!.move(last) };
  return { title: say('prg.exhibitTitle'), detail: say('prg.exhibitDetail') };
}

function exhibiting(bench: Bench): Question {
  const { desk, row } = bench;
  const tiles = bench.tiles(row.tiles);
  if (desk.draft.wish !== undefined || row.tiles.length < 2) {
    return { title: say('prg.rowTitle'), detail: say('prg.rowDetail'), missing: say('prg.addTile') };
  }
  const next = bench.ahead.asks;
  if (row.polish === undefined) {
    return {
      title: next === 'disband' ? say('prg.disbandTitle') : desk.words!.question(next),
      detail: say('prg.rowWorth', { value: bench.ahead.rowValue }),
      missing: say(next === 'disband' ? 'prg.chooseCollection' : 'prg.notYet'),
    };
  }
  const sum = tiles.slice(0, -1).map((each) => each.century);
  const value = sum.reduce((all, each) => all + each, 0);
  const added = sum.length > 1 && sum.length < 7 ? `${sum.join(' + ')} = ${value}` : String(value);
  return {
    title: say('prg.showTitle'),
    detail: row.polish > 0 ? say('prg.worthPolished', { sum: added, points: row.polish }) : say('prg.worth', { sum: added }),
    confirm: say('prg.showConfirm', { space: row.space ?? 0 }),
  };
}

function placing(bench: Bench): Question {
  const laid = bench.desk.draft.moves.length;
  return {
    title: say('prg.placeTitle'),
    detail: say('prg.placeDetail'),
    confirm: say('prg.placeConfirm', { finds: laid }),
    missing: say('prg.chooseFind'),
  };
}

function storing(bench: Bench): Question {
  const { desk } = bench;
  const last = lastOf(bench);
  const drops = bench.dropped.size;
  const kept = bench.finds.length - drops;
  return {
    title: say('prg.storeTitle'),
    detail: drops > 0 ? say('prg.storeDrops', { drops, kept }) : say('prg.storeDetail', { finds: kept, coins: bench.own?.coins ?? 0 }),
    confirm: last?.['verb'] === 'keep' ? desk.words!.move(last) : say('prg.dropConfirm', { drops }),
    missing: say('prg.dropMore'),
  };
}
