// Written by the module house from the records of the game: change those, then run
// mvn test -pl catalogue -am -Dtest=WebTypesTest -Dsurefire.failIfNoSpecifiedTests=false -Ddighouse.golden=write

/** So many of each thing. */
export type Tally = Readonly<Record<string, number>>;

/** A key and named arguments. */
export type Phrase = Readonly<Record<string, unknown>>;

export interface ThebesView {
  actor: number;
  turn: number;
  next: number;
  asks: string;
  year: number;
  end: number;
  exchangeWeeks: number;
  built?: TurnView | null;
  seats: SeatView[];
  display: (CardView | null)[];
  row: (ExhibitionView | null)[];
  pile: PileView;
  sites: SiteView[];
}

export interface TurnView {
  goal: string;
  zeppelin: string;
  permission: string;
  ethnological: boolean;
  assistant: boolean;
  shovel: boolean;
  knowledge: number;
  shovelTokens: number;
  drawsLeft: number;
  blanks: number;
}

export interface SeatView {
  seat: number;
  week: number;
  height: number;
  weeksLeft: number;
  year: number;
  space: number;
  place: string;
  permits: string[];
  cards: CardView[];
  exhibitions: ExhibitionView[];
  finds: FindView[];
  general: number;
  knowledge: KnowledgeView[];
  points: number;
}

export interface CardView {
  id: string;
  kind: string;
  city: string;
  weeks: number;
}

export interface ExhibitionView {
  id: string;
  size: string;
  city: string;
  weeks: number;
  points: number;
  needs: NeedView[];
  missing: NeedView[][];
}

export interface NeedView {
  site: string;
  number: number;
}

export interface FindView {
  id: string;
  site: string;
  value: number;
  name: TextView;
  date: TextView;
  info: TextView;
}

export interface TextView {
  en: string;
  fr: string;
}

export interface KnowledgeView {
  site: string;
  books: number;
  sure: number;
  most: number;
}

export interface PileView {
  upper: number;
  lower: number;
  setAside: number;
  unseen: string[];
  discard: string[];
}

export interface SiteView {
  site: string;
  bonus?: FindView | null;
  tokens: number;
  blanks: number;
  left: string[];
  odds: OddsView[];
}

export interface OddsView {
  value: number;
  number: number;
  permille: number;
}

export type ThebesMove =
  | { verb: 'byLand'; travel: number }
  | { verb: 'confirm' }
  | { verb: 'dig'; site: string; travel: number }
  | { verb: 'draw'; card: string; city: string; number: number }
  | { verb: 'drawExhibition'; city: string; exhibition: string; number: number }
  | { verb: 'exchange'; travel: number; weeks: number }
  | { verb: 'find'; find: string; seat: number }
  | { verb: 'fly'; city: string }
  | { verb: 'keepAssistant' }
  | { verb: 'keepEthnological'; site: string }
  | { verb: 'keepShovel' }
  | { verb: 'layBonus'; find: string; site: string }
  | { verb: 'permission'; city: string }
  | { verb: 'retire' }
  | { verb: 'show'; city: string; exhibition: string; points: number; row: string; travel: number; weeks: number }
  | { verb: 'shuffle' }
  | { verb: 'take'; card: string; city: string; slot: number; travel: number; weeks: number }
  | { verb: 'top'; seat: number }
  | { verb: 'useAssistant' }
  | { verb: 'useEthnological'; site: string }
  | { verb: 'useShovel' }
  | { verb: 'weeks'; tokens: number; weeks: number };

export type ThebesEvent =
  | { event: 'bonusLaid'; find: string; site: string }
  | { event: 'bonusWon'; find: string; points: number; seat: number }
  | { event: 'cardLaid'; card: string; city: string; slot: number; weeks: number }
  | { event: 'digBegan'; knowledge: number; seat: number; site: string; tokens: number; weeks: number }
  | { event: 'drewBlank'; seat: number }
  | { event: 'exchanged'; seat: number; weeks: number }
  | { event: 'exhibitionCame'; city: string; exhibition: string }
  | { event: 'finished'; seat: number }
  | { event: 'flew'; place: string; seat: number }
  | { event: 'found'; find: string; points: number; seat: number }
  | { event: 'foundBook'; find: string; seat: number }
  | { event: 'gameEnded' }
  | { event: 'onTop'; seat: number }
  | { event: 'pushedOut'; city: string; exhibition: string }
  | { event: 'retired'; seat: number }
  | { event: 'showed'; city: string; exhibition: string; points: number; seat: number; weeks: number }
  | { event: 'shuffled'; cards: number }
  | { event: 'took'; card: string; city: string; seat: number; weeks: number }
  | { event: 'travelled'; place: string; seat: number; weeks: number }
  | { event: 'usedUp'; card: string; seat: number }
  | { event: 'yearBegan'; seat: number; year: number };
