/** What one viewer may see of a game of Archaeology; mirrors the record `ArchaeologyView` of the game. */
import type { Cards } from './kinds';

export interface Threat {
  drawn: number;
  left: number;
}

export interface Chamber {
  chamber: string;
  cards: number;
  maps: number;
  explored: boolean;
}

export interface SoldSet {
  treasure: import('./kinds').Kind;
  size: number;
  points: number;
}

export interface Player {
  seat: number;
  points: number;
  handEmpty: boolean;
  /** None where hand sizes are not shown. */
  handSize: number | null;
  /** The cards themselves: the viewer's own, or all once the game is over. */
  hand: Cards | null;
  cardsSold: number;
  sold: SoldSet[];
}

export interface Pending {
  given: Cards;
  taken: Cards;
  valueLeft: number;
  toLose: number;
  selling: string | null;
}

export interface ArchaeologyView {
  actor: number;
  asks: string;
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
  chambers: Chamber[];
  market: Cards;
  players: Player[];
  outOfSight: Cards;
  pending: Pending | null;
}
