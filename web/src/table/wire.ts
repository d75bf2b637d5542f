/**
 * What the server says of a table, in the types of its game. The types of the calls leave open what a
 * game makes of a view, a move or an event (`net/calls.ts`); a `GameTypes` fills that in, and is how the
 * table and the boards speak of them. Without a game, they are what all games have in common.
 */
import type * as calls from '../net/calls';

export type { EventPhrase, MovePhrase, ScorePhrase } from '../net/calls';

/** What every view says. */
export interface View {
  /** What is to be decided. */
  asks: string;
  /** The seat that decides it; negative for none. */
  actor: number;
}

/** The types of one game: those of its records, generated into `net/types`, and what its board adds. */
export interface GameTypes {
  view: View;
  /** Every move and outcome, by `verb`. */
  move: calls.MovePhrase;
  /** Everything that is told, by `event`. */
  event: calls.EventPhrase;
  /** Every part of a score, by `key`. */
  score: calls.ScorePhrase;
  /** The file of an edition, as far as the board reads it. */
  edition: unknown;
  /** What the player wishes beyond what is legal so far. */
  wish: unknown;
  /** What flies from place to place. */
  piece: unknown;
  /** What the whole table feels. */
  scene: { name: string };
}

export interface Move<What extends calls.MovePhrase = calls.MovePhrase> {
  /** What plays it. */
  move: string;
  what: What;
}

export interface ScorePart<What extends calls.ScorePhrase = calls.ScorePhrase> {
  points: number;
  what: What;
}

/** An event as it is told, perhaps with the ply by which it happened. */
export type Told<G extends GameTypes = GameTypes> = G['event'] & { ply?: number };

export type TableState<G extends GameTypes = GameTypes> = Omit<calls.TableState, 'view' | 'moves'> & {
  view?: G['view'];
  moves?: Move<G['move']>[];
};

export type Table<G extends GameTypes = GameTypes> = Omit<calls.Table, 'state'> & { state: TableState<G> };

/** What would be after a draft. */
export interface Preview<G extends GameTypes = GameTypes> {
  /** Nothing is half made: the draft may be confirmed. */
  complete: boolean;
  /** The reader decides what comes next. */
  decides: boolean;
  view: G['view'];
  moves: Move<G['move']>[];
}

export type Entry<G extends GameTypes = GameTypes> = Omit<calls.Entry, 'told'> & { told: Told<G>[] };

export type Moment<G extends GameTypes = GameTypes> = Omit<calls.Moment, 'told' | 'view'> & { told: Told<G>[]; view: G['view'] };

/** Without a view after the last ply, which is the view of the state. */
type NewsMoment<G extends GameTypes> = Omit<calls.NewsMoment, 'told' | 'view'> & { told: Told<G>[]; view?: G['view'] };

export type News<G extends GameTypes = GameTypes> = Omit<calls.News, 'told' | 'moments' | 'state'> & {
  told: Told<G>[];
  moments: NewsMoment<G>[];
  state: TableState<G>;
};

export type Hint<G extends GameTypes = GameTypes> = Omit<calls.Hint, 'what' | 'rest'> & Move<G['move']> & { rest: Move<G['move']>[] };
