/**
 * What a draft has chosen, and which moves a choice stands for. Only names are known here, no rules:
 * whether the moves may be played, the house says.
 */
import type { CollectionView, PergamonView, TileView } from '../../net/types/pergamon';
import type { Move } from '../../table/wire';

/** The row that is on its way into the museum. */
export interface Row {
  /** Names of the tiles from the left. */
  tiles: readonly string[];
  /** Marker of the collection that makes room. */
  disband?: string;
  /** Points of polish, once the row could be shown so. */
  polish?: number;
  /** The space it would stand on, once it could be shown. */
  space?: number;
}

export const NO_ROW: Row = { tiles: [] };

/** A draft as what stands before its last row, and what was chosen for that row. */
export interface Split {
  base: readonly Move[];
  /** The tile that opens the row; empty for none. */
  first: string;
  disband?: string;
  polish?: number;
}

const nameOf = (move: Move) => move.move.split(' ')[1] ?? '';
const verbOf = (move: Move) => String(move.what['verb']);

export function split(moves: readonly Move[]): Split {
  const from = moves.findLastIndex((each) => verbOf(each) === 'start');
  const after = from < 0 ? [] : moves.slice(from);
  if (from < 0 || after.some((each) => verbOf(each) === 'done')) return { base: moves, first: '' };
  const disband = after.find((each) => verbOf(each) === 'disband');
  const polish = after.find((each) => verbOf(each) === 'polish');
  return {
    base: moves.slice(0, from),
    first: nameOf(moves[from]!),
    ...(disband ? { disband: String(disband.what['marker']) } : {}),
    ...(polish ? { polish: Number(polish.what['points']) } : {}),
  };
}

/** The collection of a seat that this tile opens. */
function shownWith(first: string, view: PergamonView, seat: number): CollectionView | undefined {
  return view.seats[seat]?.collections.find((each) => each.tiles[0]?.id === first);
}

/** The row that this tile opens: still open, or on show already. */
export function rowIn(first: string, view: PergamonView, seat: number): readonly string[] {
  if (first === '') return [];
  const row = view.row[0]?.id === first ? view.row : shownWith(first, view, seat)?.tiles;
  return row?.map((each) => each.id) ?? [first];
}

/** What a draft has made of its last row, in the view that would be after it. */
export function rowOf(moves: readonly Move[], view: PergamonView, seat: number): Row {
  const { first, disband, polish } = split(moves);
  if (first === '') return NO_ROW;
  const shown = view.row[0]?.id === first ? undefined : shownWith(first, view, seat);
  return {
    tiles: rowIn(first, view, seat),
    ...(disband === undefined ? {} : { disband }),
    ...(shown ? { polish: polish ?? 0, space: shown.space } : {}),
  };
}

function tileMove(verb: string, word: string, tile: TileView): Move {
  const { id, left, year, right, century } = tile;
  return { move: `${word} ${id}`, what: { verb, tile: Number(id.slice(1)), left, year, right, century } };
}

/** The moves that lay these tiles from the left. */
export function laying(tiles: readonly TileView[]): Move[] {
  return tiles.map((tile, i) => (i === 0 ? tileMove('start', 'row', tile) : tileMove('add', 'add', tile)));
}

export function dropping(tiles: readonly TileView[]): Move[] {
  return tiles.map((tile) => tileMove('drop', 'drop', tile));
}

export function placing(tile: TileView): Move {
  return tileMove('place', 'place', tile);
}

export function polishing(points: number, space: number): Move {
  return { move: `polish ${points}`, what: { verb: 'polish', points, space } };
}

export function digging(gallery: string, coins: number): Move {
  return { move: `dig ${gallery}`, what: { verb: 'dig', gallery, coins } };
}

export function askingFor(space: { space: number; coins: number; deepest: string }): Move {
  return { move: `ask ${space.space}`, what: { verb: 'ask', space: space.space, coins: space.coins, gallery: space.deepest } };
}

export function disbanding(marker: string, space: number): Move {
  return { move: `disband ${marker}`, what: { verb: 'disband', marker, space } };
}

/** Names of the tiles that moves with this verb name. */
export function named(moves: readonly Move[], verb: string): ReadonlySet<string> {
  return new Set(moves.filter((each) => each.what['verb'] === verb).map(nameOf));
}

/** Rows that a touched tile may make, the likeliest first: at the right, at the left, in between. */
export function rowsWith(row: readonly string[], tile: string): string[][] {
  const between = row.slice(1).map((_, i) => [...row.slice(0, i + 1), tile, ...row.slice(i + 1)]);
  return [[...row, tile], [tile, ...row], ...between];
}

/** Rows that are left when a tile is given back: without it, or what stands to its left, or to its right. */
export function rowsWithout(row: readonly string[], tile: string): string[][] {
  const at = row.indexOf(tile);
  const parts = [row.slice(0, at), row.slice(at + 1)].filter((part) => part.length > 0);
  return [row.filter((each) => each !== tile), ...parts.sort((a, b) => b.length - a.length)];
}
