/** What is printed in the edition that lies on the table, perhaps somebody's own. */
import type { PlaceId, TextView } from '../../net/types/thebes';
import { SITES, type Face, type SignName, type Site } from './kinds';
import type { Routes } from './layout';

/** An artefact as its token and the overview cards name it. */
export interface Printed {
  id: string;
  site: Site;
  value: number;
  name: TextView;
  date: TextView;
  info: TextView;
}

export interface Edition {
  routes: Routes;
  /** Where the display is exchanged. */
  exchangePlace: PlaceId;
  /** Without knowledge tokens. */
  artefacts: readonly Printed[];
  /** The face of every researcher card, by its number as moves name it: `C01` to `C85`. */
  cards: ReadonlyMap<string, Face>;
  /** Points for so many congresses. */
  congresses: readonly number[];
}

type CardType =
  | 'general_knowledge'
  | 'specialised_knowledge'
  | 'ethnological_knowledge'
  | 'zeppelin'
  | 'car'
  | 'assistant'
  | 'shovel'
  | 'special_permission'
  | 'congress';

const SIGNS: Readonly<Record<CardType, SignName>> = {
  general_knowledge: 'general',
  specialised_knowledge: 'book',
  ethnological_knowledge: 'ethnological',
  zeppelin: 'zeppelin',
  car: 'car',
  assistant: 'assistant',
  shovel: 'shovel',
  special_permission: 'permission',
  congress: 'congress',
};

interface TokenFile {
  id: string;
  value: number;
  name: TextView;
  date: TextView;
  info: TextView;
}

interface CardFile {
  id: string;
  type: CardType;
  site: Site | null;
  points: number | null;
}

/** The file of an edition, as far as the board reads it. */
export interface EditionFile {
  routes: { segments: [PlaceId, PlaceId][] };
  exchange: { place: PlaceId };
  tokens: { sites: Record<Site, { artefacts: TokenFile[] }> };
  cards: { items: CardFile[] };
  scoring: { congress: Record<string, number> };
}

export function readEdition({ routes, exchange, tokens, cards, scoring }: EditionFile): Edition {
  return {
    routes: routes.segments,
    exchangePlace: exchange.place,
    artefacts: SITES.flatMap((site) => tokens.sites[site].artefacts.map((token) => ({ ...token, id: shortened(token.id), site }))),
    cards: new Map(
      cards.items.map((card) => [shortened(card.id), { sign: SIGNS[card.type], site: card.site ?? undefined, number: card.points ?? 1 }]),
    ),
    congresses: Object.values(scoring.congress),
  };
}

/** The id as views have it: in the file those of the game and of the site stand before it. */
function shortened(id: string): string {
  return id.slice(id.lastIndexOf('-') + 1);
}
