/** The four kinds of object and the five galleries, in the order of the ledger (PRG-COMP-09, PRG-GEN-07). */
export const KINDS = ['vase', 'jug', 'mask', 'bracelet'] as const;
export type Kind = (typeof KINDS)[number];

export const GALLERIES = ['I', 'II', 'III', 'IV', 'V'] as const;
export type Gallery = (typeof GALLERIES)[number];

/** The figure of the tomb raider, where seats are counted from 0. */
export const RAIDER = 4;

/** Galleries from I down to this one. */
export function downTo(deepest: string): readonly Gallery[] {
  return GALLERIES.slice(0, GALLERIES.indexOf(deepest as Gallery) + 1);
}
