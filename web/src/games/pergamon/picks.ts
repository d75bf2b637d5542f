/**
 * What a draft has chosen, and which moves a choice stands for. Only names are known here, no rules:
 * whether the moves may be played, the engine says.
 */
import type { CollectionView, MarkerId, PergamonMove, PergamonView, TileView } from '../../net/types/pergamon';
import type { Steps } from '../../table/sought';
import type { Move } from '../../table/wire';
import type { Pergamon } from './types';

/** The row that is on its way into the museum. */
export interface Row {
  /** Ids of the tiles from the left. */
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
  /** The number of the tile that opens the row; none without a row. */
  first?: number;
  disband?: MarkerId;
  polish?: number;
}

export function split(moves: readonly Move<PergamonMove>[]): Split {
  const from = moves.findLastIndex(({ what }) => what.verb === 'start');
  const after = from < 0 ? [] : moves.slice(from).map(({ what }) => what);
  if (from < 0 || after.some((what) => what.verb === 'done')) return { base: moves };
  const parts: Split = { base: moves.slice(0, from) };
  for (const what of after) {
    if (what.verb === 'start') parts.first = what.tile;
    else if (what.verb === 'disband') parts.disband = what.marker;
    else if (what.verb === 'polish') parts.polish = what.points;
  }
  return parts;
}

/** The collection of a seat that this tile opens. */
function shownWith(first: number, view: PergamonView, seat: number): CollectionView | undefined {
  return view.seats[seat]?.collections.find((each) => each.tiles[0]?.number === first);
}

/** What a draft has made of its last row, in the view that would be after it: still open, or on show already. */
export function rowOf(moves: readonly Move<PergamonMove>[], view: PergamonView, seat: number): Row {
  const { first, disband, polish } = split(moves);
  if (first === undefined) return NO_ROW;
  const open = view.row[0]?.number === first;
  const shown = open ? undefined : shownWith(first, view, seat);
  const tiles = open ? view.row : (shown?.tiles ?? view.seats[seat]?.finds.filter((each) => each.number === first) ?? []);
  return {
    tiles: tiles.map((each) => each.id),
    ...(disband === undefined ? {} : { disband }),
    ...(shown ? { polish: polish ?? 0, space: shown.space } : {}),
  };
}

/** Lays these tiles from the left. */
export function laying(tiles: readonly TileView[]): Steps<Pergamon> {
  return tiles.map(({ number }, i) => ({ what: { verb: i === 0 ? 'start' : 'add', tile: number } }));
}

/** Lays a row and closes it, and makes room for it if somebody has said how, as far as that is asked. */
export function closing(tiles: readonly TileView[], disband: MarkerId | undefined): Steps<Pergamon> {
  const room: Steps<Pergamon> = disband === undefined ? [] : [{ what: { verb: 'disband', marker: disband }, optional: true }];
  return [...laying(tiles), { what: { verb: 'close' }, optional: true }, ...room];
}

/** Brings a row into the museum as far as may be: with so much polish, or as much as may be. */
export function exhibiting(tiles: readonly TileView[], disband: MarkerId | undefined, polish: number): Steps<Pergamon> {
  const points = Array.from({ length: polish + 1 }, (_, less) => polish - less);
  return [...closing(tiles, disband), ...points.map((each) => ({ what: { verb: 'polish', points: each }, optional: true }) as const)];
}

export function dropping(tiles: readonly TileView[]): Steps<Pergamon> {
  return tiles.map(({ number }) => ({ what: { verb: 'drop', tile: number } }));
}

/** The tiles that moves with this verb name. */
export function named(
  moves: readonly Move<PergamonMove>[],
  verb: 'start' | 'add' | 'drop' | 'place',
  among: readonly TileView[],
): ReadonlySet<string> {
  const numbers = moves.flatMap(({ what }) => (what.verb === verb ? [what.tile] : []));
  return new Set(numbers.flatMap((number) => among.find((each) => each.number === number)?.id ?? []));
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
