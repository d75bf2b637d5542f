/** The printed tables of an edition of Pergamon, as numbers in fields. */
import type { Block, Json } from './editing.svelte';

/** A row of fields: a name, and numbers that can be changed. */
export interface Row {
  name: string;
  values: number[];
}

export type TableId = 'track' | 'plan' | 'tiles';

const list = (edition: Block, block: string, name: string): Block[] => (edition[block] as Block)[name] as Json[] as Block[];

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
      return list(edition, 'findTiles', 'tiles').map((each) => ({
        name: String(each['id']),
        values: [Number((each['leftEdge'] as Block)['number']), Number((each['rightEdge'] as Block)['century'])],
      }));
  }
}

/** Writes a number down, and that the block is no longer the house's own reconstruction. */
export function write(edition: Block, table: TableId, row: number, column: number, value: number): void {
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
      break;
    }
    case 'plan':
      list(edition, 'exhibitionPlan', 'spaces')[row]!['tickets'] = value;
      (edition['exhibitionPlan'] as Block)['provenance'] = 'own';
      break;
    case 'tiles': {
      const tile = list(edition, 'findTiles', 'tiles')[row]!;
      if (column === 0) (tile['leftEdge'] as Block)['number'] = value;
      else (tile['rightEdge'] as Block)['century'] = value;
      const numbers = (edition['findTiles'] as Block)['numbers'] as Block;
      numbers['provenance'] = 'own';
    }
  }
}

/** The objects on a tile: left half of one, right half of another. */
export function objectsOf(edition: Block, row: number): [string, string] {
  const tile = list(edition, 'findTiles', 'tiles')[row]!;
  return [String((tile['leftEdge'] as Block)['object']), String((tile['rightEdge'] as Block)['object'])];
}
