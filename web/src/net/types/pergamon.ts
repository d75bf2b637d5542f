// Written by the module house from the records of the game: change those, then run
// mvn test -pl catalogue -am -Dtest=WebTypesTest -Dsurefire.failIfNoSpecifiedTests=false -Ddighouse.golden=write

/** So many of each thing; what is not named is none. */
export type Tally<Id extends string = string> = Readonly<Partial<Record<Id, number>>>;

export interface PergamonView {
  round: number;
  asks: Asks;
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
  disband: MarkerId | '';
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
  deepest: GalleryId;
  figure: number;
}

export interface TileView {
  id: string;
  number: number;
  left: ObjectId;
  year: number;
  right: ObjectId;
  century: number;
}

export interface CardsView {
  faceDown: BackId[];
  top: BackId | '';
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
  marker: MarkerId;
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
  object: ObjectId | '';
  decay: number;
}

export type PergamonMove =
  | { verb: 'add'; century: number; left: ObjectId; right: ObjectId; tile: number; year: number }
  | { verb: 'ask'; coins: number; gallery: GalleryId; space: number }
  | { verb: 'back'; back: BackId }
  | { verb: 'begin'; seat: number }
  | { verb: 'close'; value: number }
  | { verb: 'dig'; coins: number; gallery: GalleryId }
  | { verb: 'digNone' }
  | { verb: 'disband'; marker: MarkerId; space: number }
  | { verb: 'done' }
  | { verb: 'drop'; century: number; left: ObjectId; right: ObjectId; tile: number; year: number }
  | { verb: 'evaluate'; round: number }
  | { verb: 'keep'; coins: number; tiles: number }
  | { verb: 'place'; century: number; left: ObjectId; right: ObjectId; tile: number; year: number }
  | { verb: 'polish'; points: number; space: number }
  | { verb: 'raid' }
  | { verb: 'reveal'; century: number; left: ObjectId; right: ObjectId; tile: number; year: number }
  | { verb: 'share'; coins: number }
  | { verb: 'start'; century: number; left: ObjectId; right: ObjectId; tile: number; year: number }
  | { verb: 'top'; back: BackId }
  | { verb: 'turnUp'; coins: number };

export type PergamonEvent =
  | { event: 'asked'; coins: number; gallery: GalleryId; seat: number; space: number }
  | { event: 'began'; seat: number }
  | { event: 'cardLaid'; back: BackId }
  | { event: 'decayed'; spaces: number }
  | { event: 'disbanded'; marker: MarkerId; seat: number }
  | { event: 'dropped'; seat: number; tile: number }
  | { event: 'dug'; coins: number; gallery: GalleryId; seat: number; tiles: number }
  | { event: 'dugNothing'; seat: number }
  | { event: 'exhibited'; marker: MarkerId; points: number; pushed: number; seat: number; space: number; tiles: number }
  | { event: 'gameEnded' }
  | { event: 'laid'; gallery: GalleryId; tile: number }
  | { event: 'left'; marker: MarkerId; seat: number }
  | { event: 'leftUnseen'; tiles: number }
  | { event: 'noneOfKind'; object: ObjectId }
  | { event: 'oldestOfAll'; date: number; rank: number; seat: number; tickets: number }
  | { event: 'oldestOfKind'; date: number; object: ObjectId; seat: number; tickets: number }
  | { event: 'raiderDug'; coins: number; gallery: GalleryId; tiles: number }
  | { event: 'raiderEntered'; space: number }
  | { event: 'raiderIdle' }
  | { event: 'raiderReceived'; coins: number }
  | { event: 'received'; coins: number; seat: number }
  | { event: 'revealed'; century: number; left: ObjectId; right: ObjectId; tile: number; year: number }
  | { event: 'roundBegan'; round: number }
  | { event: 'stored'; coins: number; seat: number; tiles: number }
  | { event: 'topSeen'; back: BackId }
  | { event: 'turnedUp'; coins: number }
  | { event: 'visited'; seat: number; tickets: number };

export type PergamonScore =
  | { key: 'exhibitions' }
  | { key: 'oldestOfAll' }
  | { key: 'oldestOfKind' }
  | { key: 'spaces' };

export type Asks =
  | 'ask'
  | 'back'
  | 'begin'
  | 'dig'
  | 'disband'
  | 'evaluate'
  | 'exhibit'
  | 'over'
  | 'place'
  | 'polish'
  | 'raid'
  | 'reveal'
  | 'row'
  | 'share'
  | 'store'
  | 'top'
  | 'turnUp';

export type BackId =
  | 'chest'
  | 'purse';

export type GalleryId =
  | 'I'
  | 'II'
  | 'III'
  | 'IV'
  | 'V';

export type MarkerId =
  | 'I'
  | 'II'
  | 'III';

export type ObjectId =
  | 'bracelet'
  | 'jug'
  | 'mask'
  | 'vase';
