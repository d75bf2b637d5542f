/** How the parts of a score are drawn: artefacts in the colour of their site. */
import type { ThebesScore } from '../../net/types/thebes';
import type { PartLook } from '../../table/contract';
import { colours, LETTERS, siteOf } from './kinds';

const PARTS = {
  small: { fill: 'var(--art-small-show)', on: 'var(--piece-ink)', letter: 'x' },
  large: { fill: 'var(--piece-edge)', on: 'var(--piece-paper)', letter: 'X' },
  congresses: { fill: 'var(--art-canvas)', on: 'var(--piece-ink)', letter: 'K' },
  majority: { fill: 'var(--piece-back)', on: 'var(--piece-paper)', letter: 'B' },
  sharedMajority: { fill: 'var(--art-shared-books)', on: 'var(--piece-paper)', letter: 'b' },
};

export function partLook(what: ThebesScore, label: string): PartLook {
  if (what.key === 'artefacts') {
    const site = siteOf(what.site);
    const { fill, on } = colours(site);
    return { id: site, label, fill, on, letter: LETTERS[site] };
  }
  const id = what.key === 'exhibition' ? what.exhibition : what.key;
  return { id, label, ...PARTS[id] };
}
