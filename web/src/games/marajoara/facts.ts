/** What is known of a cell, a die, a piece, a track: for whoever asks, and for whoever does not see it. */
import type { CellView, MuseumView, PieceId, TrackId } from '../../net/types/marajoara';
import type { Facts } from '../../table/contract';
import { say } from '../../words/words.svelte';
import { row } from './picks';
import { demand } from './chips';
import type { StoredColour } from './kinds';
import type { MarajoaraBoard } from './board.svelte';
import { wayBack, type Landing } from './landing';
import { spaceLabel } from './spaces';

/** What lies on a cell, in words. */
function lying(board: MarajoaraBoard, cell: CellView): string[] {
  const owner = board.view.museums[cell.token]?.seat ?? -1;
  return [
    cell.die ? board.dieName(cell.die) : say('mrj.cellEmpty'),
    cell.bonus > 0 ? say('mrj.cellBonus', { pips: cell.bonus }) : '',
    cell.zone !== '' ? say('mrj.cellRope') : '',
    cell.token >= 0 ? say('mrj.cellToken', { name: board.desk.names[owner] ?? '' }) : cell.icon ? say('mrj.cellIcon') : '',
  ].filter(Boolean);
}

/** The name of a cell as a button. */
export function cellName(board: MarajoaraBoard, cell: CellView, landing: Landing | undefined): string {
  const parts = [say('mrj.cell', { cell: cell.cell, things: lying(board, cell).join(', ') })];
  if (landing) parts.push(say(landing.step ? 'mrj.cellStep' : 'mrj.cellLanding', { die: board.dieName(landing.die) }));
  if (landing && landing.feeds >= 0) parts.push(say('mrj.feeds', { name: board.desk.names[landing.feeds] ?? '', pips: 2 }));
  return parts.join('. ');
}

export function cellFacts(board: MarajoaraBoard, cell: CellView): Facts {
  const said = lying(board, cell);
  const lines = [`${said.join(', ')}.`];
  if (cell.bonus > 0) lines.push(say('mrj.bonusFacts', { pips: cell.bonus + 1 }));
  if (cell.zone !== '') lines.push(say('mrj.ropeFacts'));
  if (cell.token >= 0) lines.push(say('mrj.tokenFacts'));
  return {
    title: cell.cell,
    lines,
    rule: cell.token >= 0 ? 'MRJ-RES-01' : cell.bonus > 0 ? 'MRJ-VAL-02' : cell.zone ? 'MRJ-REC-02' : 'MRJ-CAP-01',
  };
}

const STORAGE_RULES: Record<StoredColour, string> = { blue: 'MRJ-RST-01', red: 'MRJ-EXH-01', yellow: 'MRJ-MONEY-01' };

export function storageFacts(board: MarajoaraBoard, museum: MuseumView, colour: StoredColour): Facts {
  const dice = row(museum, colour);
  return {
    title: board.desk.words!.term('colour', colour, 'other'),
    lines: [
      say('mrj.storedOf', { dice: dice.length, of: 3, pips: dice.reduce((sum, value) => sum + value, 0) }),
      say(`mrj.storageFacts.${colour}`),
    ],
    rule: STORAGE_RULES[colour],
  };
}

export function pieceFacts(board: MarajoaraBoard, museum: MuseumView, id: PieceId): Facts {
  const piece = board.edition.pieces.find((each) => each.id === id)!;
  return {
    title: board.desk.words!.term('piece', id),
    lines: [
      say(museum.pieces.includes(id) ? 'mrj.pieceIsWhole' : 'mrj.pieceDemands', {
        demand: demand(board, id),
        points: piece.points,
      }),
      say('mrj.neighbourFacts'),
      ...(piece.token ? [say('mrj.pieceToken')] : []),
    ],
    rule: 'MRJ-RST-01',
  };
}

/** What the next vase of a museum would bring. */
export function nextVase(board: MarajoaraBoard, museum: MuseumView): string {
  const points = board.edition.exhibition[museum.vases];
  if (points === undefined) return say('mrj.showcaseFull');
  return museum.vases === 0 ? say('mrj.firstVase') : say('mrj.nextVase', { points });
}

export function showcaseFacts(board: MarajoaraBoard, museum: MuseumView): Facts {
  return {
    title: say('mrj.showcase'),
    lines: [say('mrj.showcaseVases', { vases: museum.vases, of: board.edition.exhibition.length }), nextVase(board, museum)],
    rule: 'MRJ-EXH-03',
  };
}

export function trackFacts(board: MarajoaraBoard, track: TrackId): Facts {
  return {
    title: board.desk.words!.term('track', track),
    lines: [say('mrj.trackFacts'), board.edition.tracks[track].map((space, i) => `${i + 1} ${spaceLabel(space)}`).join(' · ')],
    rule: 'MRJ-EXC-01',
  };
}

export function barrowFacts(board: MarajoaraBoard): Facts {
  const { view } = board;
  const back = { rope: say('mrj.backToRope'), token: say('mrj.backToToken'), any: say('mrj.backAnywhere') }[wayBack(view)];
  const next = view.wheelbarrow[0];
  return {
    title: say('mrj.barrow'),
    lines: [say('mrj.barrowFacts'), ...(next ? [say('mrj.leavesNext', { die: board.dieName(next) })] : []), `${back}.`],
    rule: 'MRJ-SPEND-02',
  };
}
