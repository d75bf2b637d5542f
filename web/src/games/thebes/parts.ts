/** How the parts of a score are drawn: artefacts in the colour of their site. */
import type { PartLook } from '../../table/contract';
import type { ScorePhrase } from '../../table/wire';
import { colours, LETTERS, type Site } from './sites';

const PARTS: Readonly<Record<string, { fill: string; on: string; letter: string }>> = {
  small: { fill: '#d8c69c', on: 'var(--piece-ink)', letter: 'x' },
  large: { fill: '#8a7254', on: 'var(--piece-paper)', letter: 'X' },
  congresses: { fill: '#c6bbaa', on: 'var(--piece-ink)', letter: 'K' },
  majority: { fill: '#2e3a57', on: 'var(--piece-paper)', letter: 'B' },
  sharedMajority: { fill: '#5a6a94', on: 'var(--piece-paper)', letter: 'b' },
};

export function partLook(what: ScorePhrase, label: string): PartLook {
  if (what.key === 'artefacts') {
    const site = what['site'] as Site;
    return { id: site, label, fill: colours(site).fill, on: colours(site).on, letter: LETTERS[site] };
  }
  const id = what.key === 'exhibition' ? String(what['exhibition']) : what.key;
  return { id, label, ...PARTS[id]! };
}
