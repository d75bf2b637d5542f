// Written by the module house from the records of the game: change those, then run
// mvn test -pl catalogue -am -Dtest=WebTypesTest -Dsurefire.failIfNoSpecifiedTests=false -Ddighouse.golden=write

/** So many of each thing. */
export type Tally = Readonly<Record<string, number>>;

/** A key and named arguments. */
export type Phrase = Readonly<Record<string, unknown>>;

export interface ArchaeologyView {
  actor: number;
  asks: string;
  active: number;
  victim?: number | null;
  starter?: number | null;
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
  market: Tally;
  players: Player[];
  outOfSight: Tally;
  pending?: Pending | null;
}

export interface Threat {
  drawn: number;
  left: number;
}

export interface Room {
  chamber: string;
  cards: number;
  maps: number;
  explored: boolean;
}

export interface Player {
  seat: number;
  points: number;
  handEmpty: boolean;
  handSize?: number | null;
  hand?: Tally | null;
  cardsSold: number;
  sold: SoldSet[];
}

export interface SoldSet {
  treasure: string;
  size: number;
  points: number;
}

export interface Pending {
  given: Tally;
  taken: Tally;
  valueLeft: number;
  toLose: number;
  selling?: string | null;
}

export type ArchaeologyMove =
  | { verb: 'begin'; seat: number }
  | { verb: 'deal'; seat: number; treasure: string }
  | { verb: 'digSandstorm'; seat: number }
  | { verb: 'digThief'; seat: number }
  | { verb: 'digTreasure'; seat: number; treasure: string }
  | { verb: 'end' }
  | { verb: 'explore'; chamber: string; maps: number }
  | { verb: 'find'; seat: number; treasure: string }
  | { verb: 'give'; treasure: string }
  | { verb: 'lay'; treasure: string }
  | { verb: 'lose'; treasure: string }
  | { verb: 'rob'; victim: number }
  | { verb: 'sell'; treasure: string }
  | { verb: 'sellSet'; points: number; size: number; treasure: string }
  | { verb: 'steal'; seat: number; treasure: string; victim: number }
  | { verb: 'stopGiving' }
  | { verb: 'stopTaking' }
  | { verb: 'take'; treasure: string }
  | { verb: 'trade' };

export type ArchaeologyEvent =
  | { event: 'began'; seat: number }
  | { event: 'closingBegan' }
  | { event: 'dealt'; seat: number; treasure: string }
  | { event: 'dealtHidden'; seat: number }
  | { event: 'dug'; seat: number; treasure: string }
  | { event: 'dugHidden'; seat: number }
  | { event: 'ended'; seat: number }
  | { event: 'explored'; chamber: string; maps: number; seat: number }
  | { event: 'found'; seat: number; treasure: string }
  | { event: 'foundHidden'; seat: number }
  | { event: 'gameEnded' }
  | { event: 'laid'; treasure: string }
  | { event: 'lost'; seat: number; treasures: Tally }
  | { event: 'mustSell'; seat: number }
  | { event: 'nothingToSteal'; seat: number }
  | { event: 'passed'; seat: number }
  | { event: 'robbed'; seat: number; victim: number }
  | { event: 'sandstormCame'; seat: number }
  | { event: 'sold'; points: number; seat: number; size: number; treasure: string }
  | { event: 'stole'; seat: number; treasure: string; victim: number }
  | { event: 'stoleHidden'; seat: number; victim: number }
  | { event: 'thiefCame'; seat: number }
  | { event: 'traded'; given: Tally; seat: number; taken: Tally };
