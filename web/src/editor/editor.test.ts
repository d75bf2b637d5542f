import { describe, expect, it } from 'vitest';
import { written, type Block } from './editing.svelte';
import type { EditionCheck } from '../net/calls';
import { faultSaid, isOfTheText } from './fault';
import { speak, speakOf } from '../words/words.svelte';
import { cellAt, resize, use, type Site } from './site';
import { objectsOf, rowIn, rowsOf, write, writeObject } from './tables';

function site(): Site {
  const made: Site = { rows: 0, cols: 0, cells: [] };
  resize(made, 4, 4);
  return made;
}

describe('the dig site in the editor', () => {
  it('is made of plain cells with a die each', () => {
    expect(site().cells).toHaveLength(16);
    expect(cellAt(site(), 2, 3)).toMatchObject({ id: 'C2', startsWithDie: true, landingBonus: 0, ropeZone: null });
  });

  it('lets a tool do and undo', () => {
    const made = site();
    use(made, 'plus2', 1, 1);
    use(made, 'rope', 4, 4);
    expect(cellAt(made, 1, 1)?.landingBonus).toBe(2);
    expect(cellAt(made, 4, 4)?.ropeZone).toBe('SE');
    use(made, 'plus2', 1, 1);
    use(made, 'rope', 4, 4);
    expect(made).toEqual(site());
  });

  it('makes holes and fills them again', () => {
    const made = site();
    use(made, 'hole', 2, 2);
    expect(cellAt(made, 2, 2)).toBeUndefined();
    use(made, 'die', 2, 2);
    expect(made).toEqual(site());
  });

  it('keeps what stays when the grid changes its size', () => {
    const made = site();
    use(made, 'icon', 1, 2);
    resize(made, 3, 5);
    expect(made.cells).toHaveLength(15);
    expect(cellAt(made, 1, 2)?.researchIcon).toBe(true);
    expect(made.cells.map((cell) => cell.id)).toEqual([
      'A1',
      'B1',
      'C1',
      'D1',
      'E1',
      'A2',
      'B2',
      'C2',
      'D2',
      'E2',
      'A3',
      'B3',
      'C3',
      'D3',
      'E3',
    ]);
  });
});

/** Two find tiles, the first of which is the older one. */
function tiles(): Block {
  const tile = (id: string, left: string, number: number, right: string, century: number) => ({
    id,
    leftEdge: { object: left, half: 'right', number },
    rightEdge: { object: right, half: 'left', century },
  });
  return {
    findTiles: {
      objectDistribution: { provenance: 'reconstructed' },
      numbers: { provenance: 'reconstructed' },
      tiles: [tile('T01', 'vase', 12, 'jug', 1), tile('T02', 'mask', 23, 'vase', 1)],
    },
  };
}

describe('the find tiles in the editor', () => {
  it('put themselves in order, and say where a tile has gone', () => {
    const edition = tiles();

    expect(write(edition, 'tiles', 0, 0, 98)).toBe(1);
    expect(rowsOf(edition, 'tiles')).toEqual([
      { name: 'T01', values: [23, 1] },
      { name: 'T02', values: [98, 1] },
    ]);
    expect(objectsOf(edition, 1)).toEqual(['vase', 'jug']);
  });

  it('are no longer the site’s own where somebody has changed them', () => {
    const edition = tiles();
    writeObject(edition, 1, 'rightEdge', 'bracelet');

    expect(objectsOf(edition, 1)).toEqual(['mask', 'bracelet']);
    expect(edition).toMatchObject({
      findTiles: { objectDistribution: { provenance: 'own' }, numbers: { provenance: 'reconstructed' } },
    });
  });
});

describe('what the game says', () => {
  it('names a row of a table', () => {
    expect(rowIn('findTiles.tiles[2].rightEdge.object')).toEqual({ table: 'tiles', row: 2 });
    expect(rowIn('boards[0].cells')).toBeUndefined();
  });

  function verdict(key: string, place: string, given: Record<string, number | string> = {}): EditionCheck {
    return { ok: false, id: '', line: 3, text: '', key, place, arguments: given };
  }

  it('is said by its key in the words of the page', async () => {
    await speakOf('page-editor', 'faults');

    expect(faultSaid(verdict('edition.starts', 'boards[0].cells', { number: 52, count: 51 }))).toBe(
      'Exactly 52 cells start with a die; here it is 51.',
    );
    await speak('fr');
    expect(faultSaid(verdict('json.range', 'coins', { least: 0, most: 20 }))).toBe('Un nombre entier de 0 à 20 est attendu ici.');
    await speak('en');
  });

  it('shows the line of a file that is not written well', () => {
    expect(isOfTheText(verdict('json.comma', ''))).toBe(true);
    expect(isOfTheText(verdict('json.noName', 'id'))).toBe(false);
    expect(isOfTheText(verdict('edition.starts', 'boards[0].cells'))).toBe(false);
  });
});

describe('an edition as a file', () => {
  it('says the same, a line for each short thing', () => {
    const edition: Block = { id: 'mine', cells: Array.from({ length: 8 }, (_, i) => ({ id: `A${i}`, row: 1, col: i, bonus: 0 })) };
    expect(JSON.parse(written(edition))).toEqual(edition);
    expect(written(edition).split('\n')).toHaveLength(13);
  });
});
