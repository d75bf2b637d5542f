/** The five dig sites and the researcher cards: their order, letters, colours and signs. */
import type { CardId, FindId, PlaceId, RowId } from '../../net/types/thebes';

export type Site = Extract<PlaceId, 'greece' | 'crete' | 'egypt' | 'palestine' | 'mesopotamia'>;

/** In the order of the ledger (THB-DEC-02). */
export const SITES: readonly Site[] = ['greece', 'crete', 'egypt', 'palestine', 'mesopotamia'];

/** The places of the exhibition row, the latest first. */
export const ROWS: readonly RowId[] = ['a', 'b', 'c'];

/** The same letters in both languages. */
export const LETTERS: Readonly<Record<Site, string>> = { greece: 'G', crete: 'C', egypt: 'E', palestine: 'P', mesopotamia: 'M' };

const ON_PAPER: readonly Site[] = ['crete', 'palestine'];

/** The colour of a site, of writing on it, and its colour with the pattern that tells it apart without. */
export function colours(site: Site): { fill: string; on: string; pattern: string } {
  return {
    fill: `var(--thebes-${site})`,
    on: ON_PAPER.includes(site) ? 'var(--piece-paper)' : 'var(--piece-ink)',
    pattern: `url(#thb-${site})`,
  };
}

export function isSite(place: PlaceId): place is Site {
  return SITES.some((site) => site === place);
}

/** A place that can only be a site: where something was found, or is needed from. */
export function siteOf(place: PlaceId): Site {
  if (!isSite(place)) throw new Error(`${place} is no dig site`);
  return place;
}

const BOOKS: Readonly<Partial<Record<FindId, Site | 'any'>>> = {
  greece_book: 'greece',
  crete_book: 'crete',
  egypt_book: 'egypt',
  palestine_book: 'palestine',
  mesopotamia_book: 'mesopotamia',
  general_book: 'any',
};

/** What a knowledge token is about: a site, or any of them; nothing for other tokens. */
export function bookOf(find: FindId): Site | 'any' | undefined {
  return BOOKS[find];
}

export type SignName = 'book' | 'general' | 'ethnological' | 'zeppelin' | 'car' | 'assistant' | 'shovel' | 'permission' | 'congress';

/** What a researcher card shows. */
export interface Face {
  sign: SignName;
  site?: Site | undefined;
  /** How often the sign is printed. */
  number: number;
}

const one = (sign: SignName): Face => ({ sign, number: 1 });
const general = (number: number): Face => ({ sign: 'general', number });
const books = (site: Site, number: number): Face => ({ sign: 'book', site, number });
const rumours = (site: Site): Face => ({ sign: 'ethnological', site, number: 1 });

const FACES: Readonly<Record<CardId, Face>> = {
  zeppelin: one('zeppelin'),
  car: one('car'),
  assistant: one('assistant'),
  shovel: one('shovel'),
  special_permission: one('permission'),
  congress: one('congress'),
  general_1: general(1),
  general_2: general(2),
  greece_1: books('greece', 1),
  greece_2: books('greece', 2),
  greece_3: books('greece', 3),
  crete_1: books('crete', 1),
  crete_2: books('crete', 2),
  crete_3: books('crete', 3),
  egypt_1: books('egypt', 1),
  egypt_2: books('egypt', 2),
  egypt_3: books('egypt', 3),
  palestine_1: books('palestine', 1),
  palestine_2: books('palestine', 2),
  palestine_3: books('palestine', 3),
  mesopotamia_1: books('mesopotamia', 1),
  mesopotamia_2: books('mesopotamia', 2),
  mesopotamia_3: books('mesopotamia', 3),
  ethnological_greece: rumours('greece'),
  ethnological_crete: rumours('crete'),
  ethnological_egypt: rumours('egypt'),
  ethnological_palestine: rumours('palestine'),
  ethnological_mesopotamia: rumours('mesopotamia'),
};

export function faceOf(card: CardId): Face {
  return FACES[card];
}

/** Cards of the same sign, and of the same site if it has one, however often it is printed. */
export function groupOf({ sign, site }: Face): string {
  return site ? `${sign} ${site}` : sign;
}
