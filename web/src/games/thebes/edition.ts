/** What is printed in the edition that lies on the table, perhaps somebody's own. */
import type { Routes } from './layout';
import type { TextView } from '../../net/types/thebes';

/** An artefact as its token and the overview cards name it. */
export interface Printed {
  id: string;
  site: string;
  value: number;
  name: TextView;
  date: TextView;
  info: TextView;
}

export interface Edition {
  routes: Routes;
  /** By identifier, without those of knowledge tokens. */
  artefacts: ReadonlyMap<string, Printed>;
  /** The kind of every researcher card, by its number as moves name it: `C01` to `C85`. */
  cards: ReadonlyMap<string, string>;
  /** Points for so many congresses. */
  congresses: readonly number[];
}

interface TokenFile {
  id: string;
  value: number;
  name: TextView;
  date: TextView;
  info: TextView;
}

interface CardFile {
  id: string;
  type: string;
  site: string | null;
  points: number | null;
}

export interface EditionFile {
  routes: { segments: [string, string][] };
  tokens: { sites: Record<string, { artefacts: TokenFile[] }> };
  cards: { items: CardFile[] };
  scoring: { congress: Record<string, number> };
}

export function readEdition(file: EditionFile): Edition {
  const { routes, tokens, cards, scoring } = file;
  const artefacts = Object.entries(tokens.sites).flatMap(([site, bag]) =>
    bag.artefacts.map((token): [string, Printed] => {
      const id = token.id.slice(token.id.lastIndexOf('-') + 1);
      return [id, { ...token, id, site }];
    }),
  );
  return {
    routes: routes.segments,
    artefacts: new Map(artefacts),
    cards: new Map(cards.items.map((card) => [card.id.slice(card.id.lastIndexOf('-') + 1), kindOf(card)])),
    congresses: Object.values(scoring.congress),
  };
}

/** What the house calls a card in views and moves. */
function kindOf(card: CardFile): string {
  if (card.type === 'general_knowledge') return `general_${card.points}`;
  if (card.type === 'specialised_knowledge') return `${card.site}_${card.points}`;
  if (card.type === 'ethnological_knowledge') return `ethnological_${card.site}`;
  return card.type;
}
