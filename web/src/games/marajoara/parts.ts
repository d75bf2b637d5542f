/** How the parts of a score are drawn in the bars of the end. */
import type { PartLook } from '../../table/contract';
import type { ScorePhrase } from '../../table/wire';

const PAPER = 'var(--piece-paper)';
const INK = 'var(--piece-ink)';
const LOOKS: Readonly<Record<string, { fill: string; on: string; letter: string }>> = {
  vases: { fill: 'var(--marajoara-red)', on: PAPER, letter: 'V' },
  spaces: { fill: '#d9a08c', on: INK, letter: 'S' },
  pieces: { fill: 'var(--marajoara-blue)', on: PAPER, letter: 'P' },
  neighbours: { fill: '#a9c3e6', on: INK, letter: 'N' },
  tracks: { fill: 'var(--marajoara-yellow)', on: INK, letter: 'T' },
  mostVases: { fill: '#6f2a3b', on: PAPER, letter: 'W' },
  mostPieces: { fill: '#24465f', on: PAPER, letter: 'Q' },
  trackEnds: { fill: '#75592f', on: PAPER, letter: 'E' },
};

export function partLook({ key }: ScorePhrase, label: string): PartLook {
  const look = LOOKS[key] ?? { fill: 'var(--marajoara-grey)', on: INK, letter: '–' };
  return { id: key, label, ...look };
}
