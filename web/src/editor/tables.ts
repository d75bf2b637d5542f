/** The printed tables of an edition of Pergamon, as numbers and objects in fields. */
import type { Component } from 'svelte';
import type { ObjectId, TileView } from '../net/types/pergamon';
import { say } from '../words/words.svelte';
import type { Block, Json } from './editing.svelte';

/** A row of fields: a name, and numbers that can be changed. */
export interface Row {
  name: string;
  values: number[];
}

export type TableId = 'track' | 'plan' | 'tiles';

/** A find tile as Pergamon draws it, and the objects that can be on one. */
export interface TileArt {
  Tile: Component<{ tile: TileView; size?: number }>;
  objects: readonly ObjectId[];
}

/** The edges of a find tile, in the order in which they are printed. */
export const EDGES = ['leftEdge', 'rightEdge'] as const;
export type Edge = (typeof EDGES)[number];

const list = (edition: Block, block: string, name: string): Block[] => (edition[block] as Block)[name] as Json[] as Block[];
const edge = (tile: Block, name: Edge): Block => tile[name] as Block;

export function rowsOf(edition: Block, table: TableId): Row[] {
  switch (table) {
    case 'track':
      return list(edition, 'researchTrack', 'spaces').map((each) => ({
        name: String(each['space']),
        values: [Number(each['coins']), Number(each['deepestGallery'])],
      }));
    case 'plan':
      return list(edition, 'exhibitionPlan', 'spaces').map((each) => ({ name: String(each['space']), values: [Number(each['tickets'])] }));
    case 'tiles':
      return list(edition, 'findTiles', 'tiles').map((each) => ({ name: String(each['id']), values: dateOf(each) }));
  }
}

/** The number at the left edge, the century at the right one. */
function dateOf(tile: Block): [number, number] {
  return [Number(edge(tile, 'leftEdge')['number']), Number(edge(tile, 'rightEdge')['century'])];
}

/**
 * Writes a number down, and that the block is no longer the site's own reconstruction.
 *
 * @return the row in which it stands now: tiles put themselves in order
 */
export function write(edition: Block, table: TableId, row: number, column: number, value: number): number {
  switch (table) {
    case 'track': {
      const space = list(edition, 'researchTrack', 'spaces')[row]!;
      if (column === 0) space['coins'] = value;
      else {
        space['deepestGallery'] = value;
        space['galleries'] = Array.from({ length: Math.max(0, Math.min(5, value)) }, (_, i) => i + 1);
      }
      space['provenance'] = 'own';
      (edition['researchTrack'] as Block)['provenance'] = 'own';
      return row;
    }
    case 'plan':
      list(edition, 'exhibitionPlan', 'spaces')[row]!['tickets'] = value;
      (edition['exhibitionPlan'] as Block)['provenance'] = 'own';
      return row;
    case 'tiles': {
      const tile = list(edition, 'findTiles', 'tiles')[row]!;
      if (column === 0) edge(tile, 'leftEdge')['number'] = value;
      else edge(tile, 'rightEdge')['century'] = value;
      ((edition['findTiles'] as Block)['numbers'] as Block)['provenance'] = 'own';
      return putInOrder(edition, tile);
    }
  }
}

/** The game lists tiles by century, then by number, and names them by their places. */
function putInOrder(edition: Block, moved: Block): number {
  const tiles = list(edition, 'findTiles', 'tiles');
  tiles.sort((a, b) => {
    const [[number, century], [otherNumber, otherCentury]] = [dateOf(a), dateOf(b)];
    return century - otherCentury || number - otherNumber;
  });
  tiles.forEach((tile, at) => (tile['id'] = `T${String(at + 1).padStart(2, '0')}`));
  return tiles.indexOf(moved);
}

/** The objects on a tile: the right half of one at its left edge, the left half of another at its right edge. */
export function objectsOf(edition: Block, row: number): [string, string] {
  const tile = list(edition, 'findTiles', 'tiles')[row]!;
  return [String(edge(tile, 'leftEdge')['object']), String(edge(tile, 'rightEdge')['object'])];
}

export function writeObject(edition: Block, row: number, at: Edge, object: string): void {
  edge(list(edition, 'findTiles', 'tiles')[row]!, at)['object'] = object;
  ((edition['findTiles'] as Block)['objectDistribution'] as Block)['provenance'] = 'own';
}

/** Where in the file the rows of a table stand. */
const PLACES: Readonly<Record<TableId, string>> = {
  track: 'researchTrack.spaces',
  plan: 'exhibitionPlan.spaces',
  tiles: 'findTiles.tiles',
};

/** The row that a place of the file is in: `findTiles.tiles[2].rightEdge.object`. */
export function rowIn(place: string): { table: TableId; row: number } | undefined {
  const [, list, row] = /^([\w.]+)\[(\d+)\]/.exec(place) ?? [];
  const table = (Object.keys(PLACES) as TableId[]).find((each) => PLACES[each] === list);
  return table && { table, row: Number(row) };
}

/** A row as people call it: tiles have names, spaces are counted. */
export function nameOfRow(edition: Block, table: TableId, row: number): string {
  const name = rowsOf(edition, table)[row]?.name ?? '';
  return table === 'tiles' ? name : say('editor.space', { space: name });
}
