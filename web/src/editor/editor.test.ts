import { describe, expect, it } from 'vitest';
import { written, type Block } from './editing.svelte';
import { cellAt, resize, use, type Site } from './site';

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

describe('an edition as a file', () => {
  it('says the same, a line for each short thing', () => {
    const edition: Block = { id: 'mine', cells: Array.from({ length: 8 }, (_, i) => ({ id: `A${i}`, row: 1, col: i, bonus: 0 })) };
    expect(JSON.parse(written(edition))).toEqual(edition);
    expect(written(edition).split('\n')).toHaveLength(13);
  });
});
