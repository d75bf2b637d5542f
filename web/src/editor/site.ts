/** The dig site of an edition of Marajoara as a grid that can be clicked. Which grids make a game, the engine says. */
import type { Block, Json } from './editing.svelte';

export interface Cell extends Block {
  id: string;
  row: number;
  col: number;
  ropeZone: string | null;
  startsWithDie: boolean;
  landingBonus: number;
  researchIcon: boolean;
  mission4: boolean;
}

export interface Site extends Block {
  rows: number;
  cols: number;
  cells: Cell[];
}

/** What a click on a cell does. */
export const TOOLS = ['die', 'rope', 'plus1', 'plus2', 'icon', 'mission', 'hole'] as const;
export type Tool = (typeof TOOLS)[number];

export function siteOf(edition: Block): Site {
  return (edition['boards'] as Json[])[0] as Site;
}

export function cellAt(site: Site, row: number, col: number): Cell | undefined {
  return site.cells.find((cell) => cell.row === row && cell.col === col);
}

/** A1 stands top left. */
export const nameOf = (row: number, col: number): string => `${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[col - 1] ?? '?'}${row}`;

function plain(row: number, col: number): Cell {
  return { id: nameOf(row, col), row, col, ropeZone: null, startsWithDie: true, landingBonus: 0, researchIcon: false, mission4: false };
}

/** The corner that a cell lies in. */
function corner(site: Site, cell: Cell): string {
  return (cell.row * 2 <= site.rows ? 'N' : 'S') + (cell.col * 2 <= site.cols ? 'W' : 'E');
}

/** Uses a tool on a cell; used again, it takes back what it did. */
export function use(site: Site, tool: Tool, row: number, col: number): void {
  const cell = cellAt(site, row, col);
  if (tool === 'hole' || !cell) {
    if (cell) site.cells = site.cells.filter((each) => each !== cell);
    else site.cells = sorted([...site.cells, plain(row, col)]);
    return;
  }
  switch (tool) {
    case 'die':
      cell.startsWithDie = !cell.startsWithDie;
      break;
    case 'rope':
      cell.ropeZone = cell.ropeZone === null ? corner(site, cell) : null;
      break;
    case 'plus1':
    case 'plus2': {
      const bonus = tool === 'plus1' ? 1 : 2;
      cell.landingBonus = cell.landingBonus === bonus ? 0 : bonus;
      break;
    }
    case 'icon':
      cell.researchIcon = !cell.researchIcon;
      break;
    case 'mission':
      cell.mission4 = !cell.mission4;
  }
}

/** Makes the grid larger or smaller; new cells are plain ones with a die. */
export function resize(site: Site, rows: number, cols: number): void {
  const kept = site.cells.filter((cell) => cell.row <= rows && cell.col <= cols);
  for (let row = 1; row <= rows; row++) {
    for (let col = 1; col <= cols; col++) {
      if (row > site.rows || col > site.cols) kept.push(plain(row, col));
    }
  }
  site.rows = rows;
  site.cols = cols;
  site.cells = sorted(kept);
  delete site['ascii']; // it shows the old grid
}

function sorted(cells: Cell[]): Cell[] {
  return [...cells].sort((a, b) => a.row - b.row || a.col - b.col);
}
