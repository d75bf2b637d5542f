/** The seven kinds of treasure in the order of the ledger (ARC-COMP-02): letter, and what reads on their colour. */
export const KINDS = ['pot_shard', 'parchment_scrap', 'coin', 'talisman', 'broken_cup', 'map', 'pharaoh_mask'] as const;

export type Kind = (typeof KINDS)[number];

/** How many of each kind; those not named are none. */
export type Cards = Partial<Record<Kind, number>>;

export const LETTERS: Record<Kind, string> = {
  pot_shard: 'P',
  parchment_scrap: 'R',
  coin: 'C',
  talisman: 'T',
  broken_cup: 'B',
  map: 'M',
  pharaoh_mask: 'K',
};

const ON_INK: readonly Kind[] = ['parchment_scrap', 'broken_cup', 'pharaoh_mask'];

/** The colour of a kind, and of writing on it. */
export function colours(kind: Kind): { fill: string; on: string } {
  return { fill: `var(--archaeology-${kind})`, on: ON_INK.includes(kind) ? 'var(--piece-ink)' : 'var(--piece-paper)' };
}

export function held(cards: Cards): Kind[] {
  return KINDS.filter((kind) => (cards[kind] ?? 0) > 0);
}

export function count(cards: Cards): number {
  return KINDS.reduce((sum, kind) => sum + (cards[kind] ?? 0), 0);
}

/** A tally as single cards, in order. */
export function singly(cards: Cards): Kind[] {
  return KINDS.flatMap((kind) => Array<Kind>(cards[kind] ?? 0).fill(kind));
}
