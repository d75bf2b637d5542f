/** How the parts of a score are drawn in the bars of the end. */
import type { MarajoaraScore } from '../../net/types/marajoara';
import type { PartLook } from '../../table/contract';

const PAPER = 'var(--piece-paper)';
const INK = 'var(--piece-ink)';
const LOOKS: Readonly<Partial<Record<MarajoaraScore['key'], { fill: string; on: string; letter: string }>>> = {
  vases: { fill: 'var(--marajoara-red)', on: PAPER, letter: 'V' },
  spaces: { fill: 'var(--art-brick-pale)', on: INK, letter: 'S' },
  pieces: { fill: 'var(--marajoara-blue)', on: PAPER, letter: 'P' },
  neighbours: { fill: 'var(--art-sky-pale)', on: INK, letter: 'N' },
  tracks: { fill: 'var(--marajoara-yellow)', on: INK, letter: 'T' },
  mostVases: { fill: 'var(--art-wine)', on: PAPER, letter: 'W' },
  mostPieces: { fill: 'var(--art-slate-blue)', on: PAPER, letter: 'Q' },
  trackEnds: { fill: 'var(--art-bronze)', on: PAPER, letter: 'E' },
};

export function partLook({ key }: MarajoaraScore, label: string): PartLook {
  const look = LOOKS[key] ?? { fill: 'var(--marajoara-grey)', on: INK, letter: '–' };
  return { id: key, label, ...look };
}
