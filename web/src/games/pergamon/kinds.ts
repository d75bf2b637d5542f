/** The four kinds of object and the five galleries, in the order of the ledger (PRG-COMP-09, PRG-GEN-07). */
import type { GalleryId, ObjectId } from '../../net/types/pergamon';

export type Kind = ObjectId;
export type Gallery = GalleryId;

export const KINDS: readonly Kind[] = ['vase', 'jug', 'mask', 'bracelet'];
export const GALLERIES: readonly Gallery[] = ['I', 'II', 'III', 'IV', 'V'];

/** The figure of the tomb raider, where seats are counted from 0. */
export const RAIDER = 4;

/** Something for each gallery. */
export function byGallery<T>(value: (gallery: Gallery) => T): Record<Gallery, T> {
  return { I: value('I'), II: value('II'), III: value('III'), IV: value('IV'), V: value('V') };
}

/** Galleries from I down to this one. */
export function downTo(deepest: Gallery): readonly Gallery[] {
  return GALLERIES.slice(0, GALLERIES.indexOf(deepest) + 1);
}
