// Written by the module house from the records of the game: change those, then run
// mvn test -pl catalogue -am -Dtest=WebTypesTest -Dsurefire.failIfNoSpecifiedTests=false -Ddighouse.golden=write

/** So many of each thing; what is not named is none. */
export type Tally<Id extends string = string> = Readonly<Partial<Record<Id, number>>>;

export interface ArchaeologyView {
  actor: number;
  asks: Asks;
  active: number;
  victim: number | null;
  starter: number | null;
  closing: boolean;
  passes: boolean;
  passed: number[];
  mustSell: boolean;
  tradesLeft: number;
  digSite: number;
  thieves: Threat;
  sandstorms: Threat;
  mapsSpent: number;
  chambers: Room[];
  market: Tally<TreasureId>;
  players: Player[];
  outOfSight: Tally<TreasureId>;
  pending: Pending | null;
}

export interface Threat {
  drawn: number;
  left: number;
}

export interface Room {
  chamber: ChamberId;
  cards: number;
  maps: number;
  explored: boolean;
}

export interface Player {
  seat: number;
  points: number;
  handEmpty: boolean;
  handSize: number | null;
  hand: Tally<TreasureId> | null;
  cardsSold: number;
  sold: SoldSet[];
}

export interface SoldSet {
  treasure: TreasureId;
  size: number;
  points: number;
}

export interface Pending {
  given: Tally<TreasureId>;
  taken: Tally<TreasureId>;
  valueLeft: number;
  toLose: number;
  selling: TreasureId | null;
}

export type ArchaeologyMove =
  | { verb: 'begin'; seat: number }
  | { verb: 'deal'; seat: number; treasure: TreasureId }
  | { verb: 'digSandstorm'; seat: number }
  | { verb: 'digThief'; seat: number }
  | { verb: 'digTreasure'; seat: number; treasure: TreasureId }
  | { verb: 'end' }
  | { verb: 'explore'; chamber: ChamberId; maps: number }
  | { verb: 'find'; seat: number; treasure: TreasureId }
  | { verb: 'give'; treasure: TreasureId }
  | { verb: 'lay'; treasure: TreasureId }
  | { verb: 'lose'; treasure: TreasureId }
  | { verb: 'rob'; victim: number }
  | { verb: 'sell'; treasure: TreasureId }
  | { verb: 'sellSet'; points: number; size: number; treasure: TreasureId }
  | { verb: 'steal'; seat: number; treasure: TreasureId; victim: number }
  | { verb: 'stopGiving' }
  | { verb: 'stopTaking' }
  | { verb: 'take'; treasure: TreasureId }
  | { verb: 'trade' };

export type ArchaeologyEvent =
  | { event: 'began'; seat: number }
  | { event: 'closingBegan' }
  | { event: 'dealt'; seat: number; treasure: TreasureId }
  | { event: 'dealtHidden'; seat: number }
  | { event: 'dug'; seat: number; treasure: TreasureId }
  | { event: 'dugHidden'; seat: number }
  | { event: 'ended'; seat: number }
  | { event: 'explored'; chamber: ChamberId; maps: number; seat: number }
  | { event: 'found'; seat: number; treasure: TreasureId }
  | { event: 'foundHidden'; seat: number }
  | { event: 'gameEnded' }
  | { event: 'laid'; treasure: TreasureId }
  | { event: 'lost'; seat: number; treasures: Tally<TreasureId> }
  | { event: 'mustSell'; seat: number }
  | { event: 'nothingToSteal'; seat: number }
  | { event: 'passed'; seat: number }
  | { event: 'robbed'; seat: number; victim: number }
  | { event: 'sandstormCame'; seat: number }
  | { event: 'sold'; points: number; seat: number; size: number; treasure: TreasureId }
  | { event: 'stole'; seat: number; treasure: TreasureId; victim: number }
  | { event: 'stoleHidden'; seat: number; victim: number }
  | { event: 'thiefCame'; seat: number }
  | { event: 'traded'; given: Tally<TreasureId>; seat: number; taken: Tally<TreasureId> };

export type ArchaeologyScore =
  | { key: 'set'; size: number; treasure: TreasureId };

export type Asks =
  | 'act'
  | 'begin'
  | 'deal'
  | 'dig'
  | 'find'
  | 'give'
  | 'lay'
  | 'lose'
  | 'over'
  | 'rob'
  | 'size'
  | 'steal'
  | 'take';

export type ChamberId =
  | 'large'
  | 'medium'
  | 'small';

export type TreasureId =
  | 'broken_cup'
  | 'coin'
  | 'map'
  | 'parchment_scrap'
  | 'pharaoh_mask'
  | 'pot_shard'
  | 'talisman';
