/** What is known of a thing on the table: for whoever asks. */
import type { CollectionView, PergamonView, SpaceView, TileView } from '../../net/types/pergamon';
import type { Facts } from '../../table/contract';
import { share } from '../../words/dates';
import { say } from '../../words/words.svelte';
import type { Bench } from './bench.svelte';
import type { Month } from './edition';
import type { Funds } from './funds';
import { RAIDER } from './kinds';
import { capital, monthName } from './months';

function whoIs(bench: Bench, figure: number): string {
  return figure === RAIDER ? say('prg.raider') : (bench.desk.names[figure] ?? '');
}

export function spaceFacts(bench: Bench, space: SpaceView): Facts {
  const words = bench.desk.words!;
  return {
    title: say('prg.spaceTitle', { space: space.space }),
    lines: [
      say('prg.spaceAsks', { coins: space.coins }),
      say('prg.spacePermits', { gallery: words.term('gallery', space.deepest) }),
      say('prg.spaceOrder'),
      ...raiderLine(bench, space),
      ...(space.figure >= 0 ? [say('prg.spaceTaken', { name: whoIs(bench, space.figure) })] : []),
    ],
    rule: 'PRG-FUND-06',
  };
}

/** Which cards lead the tomb raider to a space, where he plays along. */
function raiderLine(bench: Bench, space: SpaceView): string[] {
  const marks = bench.view.raiderCoins >= 0 ? bench.edition.raiderMarks.get(space.space) : undefined;
  if (!marks) return [];
  const backs = marks.map((mark) => bench.desk.words!.term('back', mark)).join(' + ');
  return [say('prg.spaceRaider', { backs })];
}

export function fundFacts(bench: Bench, funds: Funds): Facts {
  const { cards, order, raiderCoins } = bench.view;
  const words = bench.desk.words!;
  const all = cards.odds.reduce((sum, weight) => sum + weight, 0);
  return {
    title: say('prg.fund'),
    lines: [
      ...(all > 0 ? [cards.odds.map((weight, i) => `${cards.least + i}: ${share(weight / all)}`).join('  ·  ')] : []),
      ...funds.received.map(({ figure, coins }) => say('prg.got', { name: whoIs(bench, figure), coins })),
      ...(cards.top === '' ? [] : [say('prg.nextBack', { back: words.term('back', cards.top, 'article') })]),
      say('prg.cardsLeft', { cards: cards.left.map((left, i) => `${i + 1} ×${left}`).join('  ·  ') }),
      ...(order.length > 0 ? [say('prg.order', { names: order.map((seat) => whoIs(bench, seat)).join(', ') })] : []),
      ...(raiderCoins >= 0 ? [say('prg.raiderCoins', { coins: raiderCoins })] : []),
    ],
    rule: 'PRG-FUND-01',
  };
}

export function galleryFacts(bench: Bench, at: number, gallery: string): Facts {
  const { view } = bench;
  const best = view.aid.galleries[at] ?? 0;
  return {
    title: bench.desk.words!.term('gallery', gallery),
    lines: [
      say('prg.galleryFacts', { coins: bench.edition.costs[gallery as 'I'], finds: view.galleries[at]?.length ?? 0 }),
      ...(view.galleries[at] ?? []).map((tile) => tileName(bench, tile)),
      ...(best > 0 ? [say('prg.galleryAid', { value: best, now: view.aid.value })] : []),
    ],
    rule: 'PRG-DIG-03',
  };
}

/** A tile in words: its halves with the numbers below them. */
export function tileName(bench: Bench, tile: TileView): string {
  const words = bench.desk.words!;
  return say('prg.tile', {
    id: tile.id,
    left: words.term('object', tile.left),
    year: tile.year,
    right: words.term('object', tile.right),
    century: tile.century,
  });
}

export function tileFacts(bench: Bench, tile: TileView): Facts {
  const words = bench.desk.words!;
  const half = { left: words.term('object', tile.left, 'article'), right: words.term('object', tile.right, 'article') };
  return {
    title: tileName(bench, tile),
    lines: [
      say('prg.tileLeft', { object: half.left, year: tile.year }),
      say('prg.tileRight', { object: half.right, century: tile.century }),
      say('prg.tileJoin'),
    ],
    rule: 'PRG-OBJ-01',
  };
}

export function collectionFacts(bench: Bench, seat: number, collection: CollectionView): Facts {
  const words = bench.desk.words!;
  return {
    title: say('prg.collectionOf', { marker: collection.marker, name: bench.desk.names[seat] ?? '' }),
    lines: [
      say('prg.onSpace', { space: collection.space, tickets: collection.tickets }),
      collection.dates.map((date, i) => `${words.term('object', collection.tiles[i]!.right)} ${date}`).join('  ·  '),
    ],
    rule: 'PRG-EXH-09',
  };
}

export function monthFacts(bench: Bench, month: Month, view: PergamonView): Facts {
  const words = bench.desk.words!;
  const { bonus, decay, round } = month;
  return {
    title: say('prg.monthTitle', { month: capital(monthName(round, 'long')), round }),
    lines: [
      say(month.evaluation ? 'prg.evaluation' : 'prg.noEvaluation'),
      ...(bonus ? [say('prg.bonus', { object: words.term('object', bonus.object), tickets: bonus.tickets })] : []),
      ...(decay > 0 ? [say('prg.decay', { spaces: decay })] : []),
      say('prg.unseenLeft', { tiles: view.unseen - view.unseenGone }),
    ],
    rule: 'PRG-EVAL-01',
  };
}
