/** What is known of a thing on the table: for whoever asks. */
import type { CollectionView, PergamonView, SpaceView, TileView } from '../../net/types/pergamon';
import type { Facts } from '../../table/contract';
import { share } from '../../words/dates';
import { say } from '../../words/words.svelte';
import type { PergamonBoard } from './board.svelte';
import type { Month } from './edition';
import type { Funds } from './funds';
import { RAIDER, type Gallery } from './kinds';
import { capital, monthName } from './months';

function whoIs(board: PergamonBoard, figure: number): string {
  return figure === RAIDER ? say('prg.raider') : (board.desk.names[figure] ?? '');
}

export function spaceFacts(board: PergamonBoard, space: SpaceView): Facts {
  const words = board.desk.words!;
  return {
    title: say('prg.spaceTitle', { space: space.space }),
    lines: [
      say('prg.spaceAsks', { coins: space.coins }),
      say('prg.spacePermits', { gallery: words.term('gallery', space.deepest) }),
      say('prg.spaceOrder'),
      ...raiderLine(board, space),
      ...(space.figure >= 0 ? [say('prg.spaceTaken', { name: whoIs(board, space.figure) })] : []),
    ],
    rule: 'PRG-FUND-06',
  };
}

/** Which cards lead the tomb raider to a space, where he plays along. */
function raiderLine(board: PergamonBoard, space: SpaceView): string[] {
  const marks = board.view.raiderCoins >= 0 ? board.edition.raiderMarks.get(space.space) : undefined;
  if (!marks) return [];
  const backs = marks.map((mark) => board.desk.words!.term('back', mark)).join(' + ');
  return [say('prg.spaceRaider', { backs })];
}

export function fundFacts(board: PergamonBoard, funds: Funds): Facts {
  const { cards, order, raiderCoins } = board.view;
  const words = board.desk.words!;
  const all = cards.odds.reduce((sum, weight) => sum + weight, 0);
  return {
    title: say('prg.fund'),
    lines: [
      ...(all > 0 ? [cards.odds.map((weight, i) => `${cards.least + i}: ${share(weight / all)}`).join('  ·  ')] : []),
      ...funds.received.map(({ figure, coins }) => say('prg.got', { name: whoIs(board, figure), coins })),
      ...(cards.top === '' ? [] : [say('prg.nextBack', { back: words.term('back', cards.top, 'article') })]),
      say('prg.cardsLeft', { cards: cards.left.map((left, i) => `${i + 1} ×${left}`).join('  ·  ') }),
      ...(order.length > 0 ? [say('prg.order', { names: order.map((seat) => whoIs(board, seat)).join(', ') })] : []),
      ...(raiderCoins >= 0 ? [say('prg.raiderCoins', { coins: raiderCoins })] : []),
    ],
    rule: 'PRG-FUND-01',
  };
}

export function galleryFacts(board: PergamonBoard, at: number, gallery: Gallery): Facts {
  const { view } = board;
  const best = view.aid.galleries[at] ?? 0;
  return {
    title: board.desk.words!.term('gallery', gallery),
    lines: [
      say('prg.galleryFacts', { coins: board.edition.costs[gallery], finds: view.galleries[at]?.length ?? 0 }),
      ...(view.galleries[at] ?? []).map((tile) => tileName(board, tile)),
      ...(best > 0 ? [say('prg.galleryAid', { value: best, now: view.aid.value })] : []),
    ],
    rule: 'PRG-DIG-03',
  };
}

/** A tile in words: its halves with the numbers below them. */
export function tileName(board: PergamonBoard, tile: TileView): string {
  const words = board.desk.words!;
  return say('prg.tile', {
    id: tile.id,
    left: words.term('object', tile.left),
    year: tile.year,
    right: words.term('object', tile.right),
    century: tile.century,
  });
}

export function tileFacts(board: PergamonBoard, tile: TileView): Facts {
  const words = board.desk.words!;
  const half = { left: words.term('object', tile.left, 'article'), right: words.term('object', tile.right, 'article') };
  return {
    title: tileName(board, tile),
    lines: [
      say('prg.tileLeft', { object: half.left, year: tile.year }),
      say('prg.tileRight', { object: half.right, century: tile.century }),
      say('prg.tileJoin'),
    ],
    rule: 'PRG-OBJ-01',
  };
}

export function collectionFacts(board: PergamonBoard, seat: number, collection: CollectionView): Facts {
  const words = board.desk.words!;
  return {
    title: say('prg.collectionOf', { marker: collection.marker, name: board.desk.names[seat] ?? '' }),
    lines: [
      say('prg.onSpace', { space: collection.space, tickets: collection.tickets }),
      collection.dates.map((date, i) => `${words.term('object', collection.tiles[i]!.right)} ${date}`).join('  ·  '),
    ],
    rule: 'PRG-EXH-09',
  };
}

export function monthFacts(board: PergamonBoard, month: Month, view: PergamonView): Facts {
  const words = board.desk.words!;
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
