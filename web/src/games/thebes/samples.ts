/** Things on a table of Thebes, for tests: each says only what its test is about. */
import type { ExhibitionView, FindView, KnowledgeView, SeatView, SiteView, ThebesView } from '../../net/types/thebes';
import { SITES, type Site } from './kinds';

const NO_TEXT = { en: '', fr: '' };

export function sampleFind(id: FindView['id'], site: Site, value: number): FindView {
  return { id, site, value, name: NO_TEXT, date: NO_TEXT, info: NO_TEXT };
}

export function sampleKnowledge(site: Site, books: number): KnowledgeView {
  return { site, books, sure: books, most: books };
}

export function sampleSeat(part: Partial<SeatView> = {}): SeatView {
  return {
    seat: 0,
    week: 0,
    height: 0,
    weeksLeft: 156,
    year: 1901,
    space: 1,
    place: 'warsaw',
    permits: [...SITES],
    cards: [],
    exhibitions: [],
    finds: [],
    general: 0,
    knowledge: [],
    points: 0,
    ...part,
  };
}

export function sampleBag(part: Partial<SiteView> = {}): SiteView {
  return { site: 'egypt', bonus: null, tokens: 30, blanks: 16, left: [], odds: [], ...part };
}

/** So many tokens of each value. */
export function sampleOdds(...odds: [value: number, number: number][]): SiteView['odds'] {
  return odds.map(([value, number]) => ({ value, number, permille: 0 }));
}

export function sampleExhibition(part: Partial<ExhibitionView> = {}): ExhibitionView {
  return { id: 'X01', size: 'small', city: 'london', weeks: 3, points: 4, needs: [], missing: [], ...part };
}

export function sampleView(part: Partial<ThebesView> = {}): ThebesView {
  return {
    actor: 0,
    turn: 0,
    next: 0,
    asks: 'goal',
    year: 1901,
    end: 156,
    exchangeWeeks: 1,
    built: null,
    seats: [],
    display: [],
    row: [],
    pile: { upper: 0, lower: 0, setAside: 0, unseen: [], discard: [] },
    sites: [],
    ...part,
  };
}
