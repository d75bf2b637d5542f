// Written by the module house from the records of the game: change those, then run
// mvn test -pl catalogue -am -Dtest=WebTypesTest -Dsurefire.failIfNoSpecifiedTests=false -Ddighouse.golden=write

/** So many of each thing; what is not named is none. */
export type Tally<Id extends string = string> = Readonly<Partial<Record<Id, number>>>;

export interface ThebesView {
  actor: number;
  turn: number;
  next: number;
  asks: Asks;
  year: number;
  end: number;
  exchangeWeeks: number;
  built: TurnView | null;
  seats: SeatView[];
  display: (CardView | null)[];
  row: (ExhibitionView | null)[];
  pile: PileView;
  sites: SiteView[];
}

export interface TurnView {
  goal: string;
  what: ThebesMove;
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
  place: PlaceId;
  permits: PlaceId[];
  cards: CardView[];
  exhibitions: ExhibitionView[];
  finds: FindView[];
  general: number;
  knowledge: KnowledgeView[];
  points: number;
}

export interface CardView {
  id: string;
  kind: CardId;
  city: PlaceId;
  weeks: number;
}

export interface ExhibitionView {
  id: string;
  size: ExhibitionId;
  city: PlaceId;
  weeks: number;
  points: number;
  needs: NeedView[];
  missing: NeedView[][];
}

export interface NeedView {
  site: PlaceId;
  number: number;
}

export interface FindView {
  id: FindId;
  site: PlaceId;
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
  site: PlaceId;
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
  site: PlaceId;
  bonus: FindView | null;
  tokens: number;
  blanks: number;
  left: FindId[];
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
  | { verb: 'dig'; site: PlaceId; travel: number }
  | { verb: 'draw'; card: CardId; city: PlaceId; number: number }
  | { verb: 'drawExhibition'; city: PlaceId; exhibition: ExhibitionId; number: number }
  | { verb: 'exchange'; travel: number; weeks: number }
  | { verb: 'find'; find: FindId; seat: number }
  | { verb: 'fly'; city: PlaceId }
  | { verb: 'keepAssistant' }
  | { verb: 'keepEthnological'; site: PlaceId }
  | { verb: 'keepShovel' }
  | { verb: 'layBonus'; find: FindId; site: PlaceId }
  | { verb: 'permission'; city: PlaceId }
  | { verb: 'retire' }
  | { verb: 'show'; city: PlaceId; exhibition: ExhibitionId; points: number; row: RowId; travel: number; weeks: number }
  | { verb: 'shuffle' }
  | { verb: 'take'; card: CardId; city: PlaceId; slot: number; travel: number; weeks: number }
  | { verb: 'top'; seat: number }
  | { verb: 'useAssistant' }
  | { verb: 'useEthnological'; site: PlaceId }
  | { verb: 'useShovel' }
  | { verb: 'weeks'; tokens: number; weeks: number };

export type ThebesEvent =
  | { event: 'bonusLaid'; find: FindId; site: PlaceId }
  | { event: 'bonusWon'; find: FindId; points: number; seat: number }
  | { event: 'cardLaid'; card: CardId; city: PlaceId; slot: number; weeks: number }
  | { event: 'digBegan'; knowledge: number; seat: number; site: PlaceId; tokens: number; weeks: number }
  | { event: 'drewBlank'; seat: number }
  | { event: 'exchanged'; seat: number; weeks: number }
  | { event: 'exhibitionCame'; city: PlaceId; exhibition: ExhibitionId }
  | { event: 'finished'; seat: number }
  | { event: 'flew'; place: PlaceId; seat: number }
  | { event: 'found'; find: FindId; points: number; seat: number }
  | { event: 'foundBook'; find: FindId; seat: number }
  | { event: 'gameEnded' }
  | { event: 'onTop'; seat: number }
  | { event: 'pushedOut'; city: PlaceId; exhibition: ExhibitionId }
  | { event: 'retired'; seat: number }
  | { event: 'showed'; city: PlaceId; exhibition: ExhibitionId; points: number; seat: number; weeks: number }
  | { event: 'shuffled'; cards: number }
  | { event: 'took'; card: CardId; city: PlaceId; seat: number; weeks: number }
  | { event: 'travelled'; place: PlaceId; seat: number; weeks: number }
  | { event: 'usedUp'; card: CardId; seat: number }
  | { event: 'yearBegan'; seat: number; year: number };

export type ThebesScore =
  | { key: 'artefacts'; number: number; site: PlaceId }
  | { key: 'congresses'; number: number }
  | { key: 'exhibition'; city: PlaceId; exhibition: ExhibitionId }
  | { key: 'majority'; site: PlaceId }
  | { key: 'sharedMajority'; site: PlaceId };

export type Asks =
  | 'assistant'
  | 'bonus'
  | 'confirm'
  | 'deal'
  | 'ethnological'
  | 'goal'
  | 'order'
  | 'over'
  | 'permission'
  | 'refill'
  | 'shovel'
  | 'token'
  | 'weeks'
  | 'zeppelin';

export type CardId =
  | 'assistant'
  | 'car'
  | 'congress'
  | 'crete_1'
  | 'crete_2'
  | 'crete_3'
  | 'egypt_1'
  | 'egypt_2'
  | 'egypt_3'
  | 'ethnological_crete'
  | 'ethnological_egypt'
  | 'ethnological_greece'
  | 'ethnological_mesopotamia'
  | 'ethnological_palestine'
  | 'general_1'
  | 'general_2'
  | 'greece_1'
  | 'greece_2'
  | 'greece_3'
  | 'mesopotamia_1'
  | 'mesopotamia_2'
  | 'mesopotamia_3'
  | 'palestine_1'
  | 'palestine_2'
  | 'palestine_3'
  | 'shovel'
  | 'special_permission'
  | 'zeppelin';

export type ExhibitionId =
  | 'large'
  | 'small';

export type FindId =
  | 'abusir_papyrus'
  | 'agamemnon_mask'
  | 'amarna_letter'
  | 'amphora'
  | 'antikythera'
  | 'aphrodite'
  | 'attic_coin'
  | 'attic_cup'
  | 'axos_helmet'
  | 'babylon_lion'
  | 'blank'
  | 'bronze_horse'
  | 'bronze_mirror'
  | 'bull_statue'
  | 'charioteer'
  | 'coffin'
  | 'crete_book'
  | 'cult_object'
  | 'dreros_statuettes'
  | 'egypt_book'
  | 'faience_bowl'
  | 'flask'
  | 'general_book'
  | 'gilgamesh_tablet'
  | 'gold_cup'
  | 'gold_helmet'
  | 'greece_book'
  | 'gudea_seal'
  | 'hammurabi_code'
  | 'knossos_frieze'
  | 'malia_sphinx'
  | 'medallion'
  | 'menorah'
  | 'merneptah_stele'
  | 'mesopotamia_book'
  | 'mill_game'
  | 'minotaur'
  | 'mother_goddess'
  | 'nakht_tomb'
  | 'narmer_palette'
  | 'nefertiti'
  | 'nimrud_glass'
  | 'nimrud_treasure'
  | 'oldest_tablet'
  | 'olympia_helmet'
  | 'omphalos'
  | 'ossuary'
  | 'palestine_book'
  | 'pallas_statue'
  | 'parthenon_frieze'
  | 'phaistos_disc'
  | 'pillar_figure'
  | 'priam_treasure'
  | 'queen_of_night'
  | 'qumran_scrolls'
  | 'ramses_mummy'
  | 'roman_coin'
  | 'rosetta_stone'
  | 'sarcophagus'
  | 'sargon_mask'
  | 'scarab'
  | 'senwosret_amulet'
  | 'sobekneferu_seal'
  | 'tel_dan_stele'
  | 'troy_seal'
  | 'tutankhamun'
  | 'ushabti'
  | 'venus_de_milo'
  | 'warka_vase'
  | 'white_obelisk'
  | 'zeus_coin'
  | 'zeus_statue';

export type PlaceId =
  | 'berlin'
  | 'crete'
  | 'egypt'
  | 'greece'
  | 'london'
  | 'mesopotamia'
  | 'moscow'
  | 'palestine'
  | 'paris'
  | 'rome'
  | 'vienna'
  | 'warsaw';

export type RowId =
  | 'a'
  | 'b'
  | 'c';
