// Written by the module house from the records of the game: change those, then run
// mvn test -pl catalogue -am -Dtest=WebTypesTest -Dsurefire.failIfNoSpecifiedTests=false -Ddighouse.golden=write

/** So many of each thing. */
export type Tally = Readonly<Record<string, number>>;

/** A key and named arguments. */
export type Phrase = Readonly<Record<string, unknown>>;

export interface PergamonView {
  round: number;
  asks: string;
  actor: number;
  order: number[];
  track: SpaceView[];
  galleries: TileView[][];
  revealed: TileView[];
  cards: CardsView;
  seats: SeatView[];
  row: TileView[];
  rowValue: number;
  front: string[];
  aid: AidView;
  disband: string;
  raiderCoins: number;
  evaluation: RoundView;
  unseen: number;
  unseenGone: number;
  gone: string[];
  reconstructed: string[];
}

export interface SpaceView {
  space: number;
  coins: number;
  deepest: string;
  figure: number;
}

export interface TileView {
  id: string;
  left: string;
  year: number;
  right: string;
  century: number;
}

export interface CardsView {
  faceDown: string[];
  top: string;
  fund: number;
  left: number[];
  least: number;
  odds: number[];
}

export interface SeatView {
  seat: number;
  coins: number;
  tickets: number;
  finds: TileView[];
  collections: CollectionView[];
}

export interface CollectionView {
  marker: string;
  space: number;
  tickets: number;
  tiles: TileView[];
  dates: number[];
}

export interface AidView {
  row: string[];
  value: number;
  galleries: number[];
}

export interface RoundView {
  round: number;
  object: string;
  decay: number;
}

export type PergamonMove =
  | { verb: 'add'; century: number; left: string; right: string; tile: number; year: number }
  | { verb: 'ask'; coins: number; gallery: string; space: number }
  | { verb: 'back'; back: string }
  | { verb: 'begin'; seat: number }
  | { verb: 'close'; value: number }
  | { verb: 'dig'; coins: number; gallery: string }
  | { verb: 'digNone' }
  | { verb: 'disband'; marker: string; space: number }
  | { verb: 'done' }
  | { verb: 'drop'; century: number; left: string; right: string; tile: number; year: number }
  | { verb: 'evaluate'; round: number }
  | { verb: 'keep'; coins: number; tiles: number }
  | { verb: 'place'; century: number; left: string; right: string; tile: number; year: number }
  | { verb: 'polish'; points: number; space: number }
  | { verb: 'raid' }
  | { verb: 'reveal'; century: number; left: string; right: string; tile: number; year: number }
  | { verb: 'share'; coins: number }
  | { verb: 'start'; century: number; left: string; right: string; tile: number; year: number }
  | { verb: 'top'; back: string }
  | { verb: 'turnUp'; coins: number };

export type PergamonEvent =
  | { event: 'asked'; coins: number; gallery: string; seat: number; space: number }
  | { event: 'began'; seat: number }
  | { event: 'cardLaid'; back: string }
  | { event: 'decayed'; spaces: number }
  | { event: 'disbanded'; marker: string; seat: number }
  | { event: 'dropped'; seat: number; tile: number }
  | { event: 'dug'; coins: number; gallery: string; seat: number; tiles: number }
  | { event: 'dugNothing'; seat: number }
  | { event: 'exhibited'; marker: string; points: number; pushed: number; seat: number; space: number; tiles: number }
  | { event: 'gameEnded' }
  | { event: 'laid'; gallery: string; tile: number }
  | { event: 'left'; marker: string; seat: number }
  | { event: 'leftUnseen'; tiles: number }
  | { event: 'noneOfKind'; object: string }
  | { event: 'oldestOfAll'; date: number; rank: number; seat: number; tickets: number }
  | { event: 'oldestOfKind'; date: number; object: string; seat: number; tickets: number }
  | { event: 'raiderDug'; coins: number; gallery: string; tiles: number }
  | { event: 'raiderEntered'; space: number }
  | { event: 'raiderIdle' }
  | { event: 'raiderReceived'; coins: number }
  | { event: 'received'; coins: number; seat: number }
  | { event: 'revealed'; century: number; left: string; right: string; tile: number; year: number }
  | { event: 'roundBegan'; round: number }
  | { event: 'stored'; coins: number; seat: number; tiles: number }
  | { event: 'topSeen'; back: string }
  | { event: 'turnedUp'; coins: number }
  | { event: 'visited'; seat: number; tickets: number };
