/** The five dig sites in the order of the ledger (THB-DEC-02): letter, colour and what reads on it. */
export const SITES = ['greece', 'crete', 'egypt', 'palestine', 'mesopotamia'] as const;

export type Site = (typeof SITES)[number];

/** The same letters in both languages. */
export const LETTERS: Record<Site, string> = { greece: 'G', crete: 'C', egypt: 'E', palestine: 'P', mesopotamia: 'M' };

const ON_PAPER: readonly Site[] = ['crete', 'palestine'];

/** The colour of a site, of writing on it, and its colour with the pattern that tells it apart without. */
export function colours(site: Site): { fill: string; on: string; pattern: string } {
  return {
    fill: `var(--thebes-${site})`,
    on: ON_PAPER.includes(site) ? 'var(--piece-paper)' : 'var(--piece-ink)',
    pattern: `url(#thb-${site})`,
  };
}

export function isSite(place: string): place is Site {
  return (SITES as readonly string[]).includes(place);
}

/** What a researcher card shows: `egypt_3` is three books on Egypt. */
export interface Face {
  sign: 'book' | 'general' | 'ethnological' | 'zeppelin' | 'car' | 'assistant' | 'shovel' | 'permission' | 'congress';
  site?: Site;
  /** How often the sign is printed. */
  number: number;
}

const PLAIN: Readonly<Record<string, Face['sign']>> = {
  zeppelin: 'zeppelin',
  car: 'car',
  assistant: 'assistant',
  shovel: 'shovel',
  special_permission: 'permission',
  congress: 'congress',
};

export function faceOf(kind: string): Face {
  const plain = PLAIN[kind];
  if (plain) return { sign: plain, number: 1 };
  const [first = '', second = ''] = kind.split('_');
  if (first === 'general') return { sign: 'general', number: Number(second) };
  if (first === 'ethnological') return { sign: 'ethnological', site: second as Site, number: 1 };
  return { sign: 'book', site: first as Site, number: Number(second) };
}
