/**
 * What a draft has chosen, and which moves a choice stands for. Only names are known here, no rules:
 * whether the moves may be played, the server says.
 */
import type { CollectionView, GalleryId, MarkerId, PergamonMove, PergamonView, SpaceView, TileView } from '../../net/types/pergamon';
import type { Move } from '../../table/wire';

/** The row that is on its way into the museum. */
export interface Row {
  /** Names of the tiles from the left. */
  tiles: readonly string[];
  /** Marker of the collection that makes room. */
  disband?: MarkerId;
  /** Points of polish, once the row could be shown so. */
  polish?: number;
  /** The space it would stand on, once it could be shown. */
  space?: number;
}

export const NO_ROW: Row = { tiles: [] };

/** A draft as what stands before its last row, and what was chosen for that row. */
export interface Split {
  base: readonly Move<PergamonMove>[];
  /** The tile that opens the row; empty for none. */
  first: string;
  disband?: MarkerId;
  polish?: number;
}

/** A tile is told by its number, and shown and played by its name: 5 is `T05`. */
const tileName = (tile: number) => `T${tile < 10 ? '0' : ''}${tile}`;
const tileNumber = (name: string) => parseInt(name.slice(1));

export function split(moves: readonly Move<PergamonMove>[]): Split {
  const from = moves.findLastIndex(({ what }) => what.verb === 'start');
  const after = from < 0 ? [] : moves.slice(from).map(({ what }) => what);
  if (from < 0 || after.some((what) => what.verb === 'done')) return { base: moves, first: '' };
  const [first = ''] = named(moves.slice(from), 'start');
  const [disband] = after.flatMap((what) => (what.verb === 'disband' ? [what.marker] : []));
  const [polish] = after.flatMap((what) => (what.verb === 'polish' ? [what.points] : []));
  return {
    base: moves.slice(0, from),
    first,
    ...(disband === undefined ? {} : { disband }),
    ...(polish === undefined ? {} : { polish }),
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
export function rowOf(moves: readonly Move<PergamonMove>[], view: PergamonView, seat: number): Row {
  const { first, disband, polish } = split(moves);
  if (first === '') return NO_ROW;
  const shown = view.row[0]?.id === first ? undefined : shownWith(first, view, seat);
  return {
    tiles: rowIn(first, view, seat),
    ...(disband === undefined ? {} : { disband }),
    ...(shown ? { polish: polish ?? 0, space: shown.space } : {}),
  };
}

type TileVerb = 'start' | 'add' | 'drop' | 'place';

function tileMove(verb: TileVerb, tile: TileView): Move<PergamonMove> {
  const { id, left, year, right, century } = tile;
  return { move: `${verb === 'start' ? 'row' : verb} ${id}`, what: { verb, tile: tileNumber(id), left, year, right, century } };
}

/** The moves that lay these tiles from the left. */
export function laying(tiles: readonly TileView[]): Move<PergamonMove>[] {
  return tiles.map((tile, i) => tileMove(i === 0 ? 'start' : 'add', tile));
}

export function dropping(tiles: readonly TileView[]): Move<PergamonMove>[] {
  return tiles.map((tile) => tileMove('drop', tile));
}

export function placing(tile: TileView): Move<PergamonMove> {
  return tileMove('place', tile);
}

export function polishing(points: number, space: number): Move<PergamonMove> {
  return { move: `polish ${points}`, what: { verb: 'polish', points, space } };
}

export function digging(gallery: GalleryId, coins: number): Move<PergamonMove> {
  return { move: `dig ${gallery}`, what: { verb: 'dig', gallery, coins } };
}

export function askingFor({ space, coins, deepest }: SpaceView): Move<PergamonMove> {
  return { move: `ask ${space}`, what: { verb: 'ask', space, coins, gallery: deepest } };
}

export function disbanding(marker: MarkerId, space: number): Move<PergamonMove> {
  return { move: `disband ${marker}`, what: { verb: 'disband', marker, space } };
}

/** Names of the tiles that moves with this verb name. */
export function named(moves: readonly Move<PergamonMove>[], verb: TileVerb): ReadonlySet<string> {
  return new Set(moves.flatMap(({ what }) => (what.verb === verb ? [tileName(what.tile)] : [])));
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
