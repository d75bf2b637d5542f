/** The seven kinds of treasure: their order, letter and colour, and how many of each. */
import type { Tally, TreasureId } from '../../net/types/archaeology';

export type Kind = TreasureId;

/** How many of each kind; those not named are none. */
export type Cards = Tally<Kind>;

/** In the order of the ledger (ARC-COMP-02). */
export const KINDS: readonly Kind[] = ['pot_shard', 'parchment_scrap', 'coin', 'talisman', 'broken_cup', 'map', 'pharaoh_mask'];

/** Something for each kind. */
export function byKind<T>(value: (kind: Kind) => T): Record<Kind, T> {
  return {
    pot_shard: value('pot_shard'),
    parchment_scrap: value('parchment_scrap'),
    coin: value('coin'),
    talisman: value('talisman'),
    broken_cup: value('broken_cup'),
    map: value('map'),
    pharaoh_mask: value('pharaoh_mask'),
  };
}

export const LETTERS: Readonly<Record<Kind, string>> = {
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
