/**
 * What a game brings to the table: one lazily loaded folder of `games/`, whose `index.ts` exports a
 * `GameModule`. The table knows no game, a game knows no other, and neither knows a rule: what may be
 * done comes with every view, as verb and arguments, and the engine of the game finds what a board
 * asks for. `games/README.md` explains how to write a board.
 *
 * A game is a type, `GameTypes`: its views, moves and events as its records describe them. `open` makes
 * the state of one board, a `BoardState`, which is passed to every component of that board.
 */
import type { Component } from 'svelte';
import type { Desk } from './desk.svelte';
import type { Sound } from './sound';
import type { Entry, GameTypes, Moment, Move, ScorePart, Told } from './wire';

export interface DeskProps {
  desk: Desk;
}

export interface BoardProps<State = BoardState> {
  board: State;
}

export interface SeatProps<State = BoardState> {
  board: State;
  seat: number;
}

export interface PieceProps<Piece = unknown> {
  /** The thing that flies, as the game describes it. */
  piece: Piece;
}

export interface SceneProps<G extends GameTypes = GameTypes, State = BoardState<G>> {
  board: State;
  /** An effect over the whole board, such as a storm or a thief. The game draws it. */
  scene: G['scene'];
}

/**
 * One movement: a piece from where it was to where it is. Places are elements with `data-place`;
 * a place that is not on the page lets the piece fade at the other one.
 */
export interface Flight<G extends GameTypes = GameTypes> {
  from: string;
  to: string;
  piece: G['piece'];
}

/** What happens at the same time. Steps follow one another: cause, then effect. */
export interface Step<G extends GameTypes = GameTypes> {
  flights?: Flight<G>[];
  scene?: G['scene'];
  sound?: Sound;
  /** Places that have changed. They are marked for a while; without animations, this is all that shows the change. */
  marks: string[];
}

/** The question strip in the game's own words; the table fills in what it leaves out. */
export interface Question {
  title?: string;
  /** One line of what follows from the draft. */
  detail?: string;
  /** What the main button says: a verb and a number. */
  confirm?: string;
  /** What is still missing, said by the main button while the draft is incomplete. */
  missing?: string;
}

/** The positions around an event, as the reader saw them. */
export interface Around<G extends GameTypes = GameTypes> {
  before: G['view'] | undefined;
  after: G['view'];
}

/** What is known of one thing on the table, shown after a long touch, a right click or the key I. */
export interface Facts {
  title: string;
  lines: string[];
  rule?: string;
}

/** A part of a score as it is drawn in the bars of the end. */
export interface PartLook {
  id: string;
  label: string;
  fill: string;
  /** Ink or paper, whichever is readable on the fill. */
  on: string;
  /** A letter, so that colour is never the only difference; empty for none. */
  letter: string;
}

/** What does not fit beside the board on a phone: a tab of its own turns it up. */
export interface OtherSide {
  /** The word on its tab. */
  readonly name: string;
  readonly isUp: boolean;
  turn(up: boolean): void;
}

/** How the notebook groups the events of a game. */
export interface Telling<G extends GameTypes = GameTypes> {
  /** Whether a turn is over with this event. `next` is the event after it, if there is one. */
  endsTurn(told: Told<G>, next?: Told<G>): boolean;
  /** Whether an event at the start is only part of the setup, which the notebook shows as one line. By default, all are. */
  lays?(told: Told<G>): boolean;
  /** Whether the notebook leaves out this event, because the lines around it say the same. */
  quiet?(told: Told<G>): boolean;
}

/** A game: its components, and what can be said of it without a table. */
export interface GameModule<G extends GameTypes = GameTypes, State extends BoardState<G> = BoardState<G>> extends Telling<G> {
  /** The common pieces. */
  Board: Component<BoardProps<State>>;
  /** The player's own things below the question, always in sight. */
  Dock: Component<BoardProps<State>>;
  /** The draft, drawn inside the question strip. */
  DraftView?: Component<BoardProps<State>>;
  /** What everybody may know of a seat, on its plate. */
  SeatFacts: Component<SeatProps<State>>;
  /** A piece on its way. */
  Piece: Component<PieceProps<G['piece']>>;
  /** An effect over the whole board. */
  SceneView?: Component<SceneProps<G, State>>;
  /** Height of the question on a phone, in pixels, for a board that needs the room; 78 otherwise. */
  askHeight?: number;
  /** The rule for breaking ties. */
  tieRule: string;

  /** Makes the state of the board, once for each table. */
  open(desk: Desk<G>, edition: G['edition']): State;
  /** How far the game has come, in its own words; by default "3 of 12". */
  progress?(done: number, of: number): string;
  /** The seat whose turn it is, which may not be the one that decides. */
  turnOf(view: G['view']): number;
}

/** The board of one table: what it shows, what the player touches, and what it says to the table. */
export interface BoardState<G extends GameTypes = GameTypes> {
  readonly desk: Desk<G>;
  /** Points of a seat as far as they are public; `null` where they are not. */
  points(seat: number): number | null;
  /** The short line on a narrow plate: `8 cards`. */
  brief(seat: number): string;
  question(): Question;
  /** What the main button offers while nothing is chosen: to end the turn, to pass. */
  idle?(): Move<G['move']> | undefined;
  /**
   * News has come, and nothing of it is drawn yet: what the board shows in its own time is noted here.
   * `before` is the view before it; each moment has what was told then and the view after it, and the
   * view of the last one is the view as it stands.
   */
  hear?(entry: Entry<G>, before: G['view'] | undefined, moments: readonly Moment<G>[]): void;
  /** The last entry of the log that may be shown; the results of later ones still lie face down on the board. */
  readonly toldTo?: number;
  /** How an event is shown, between the views before and after it. */
  steps(told: Told<G>, around: Around<G>): Step<G>[];
  /** How a part of a score is drawn. */
  part(part: ScorePart<G['score']>): PartLook;
  /** Takes a move from the text list or a key; without it, the move is added to the draft. */
  choose?(move: Move<G['move']>): Promise<unknown>;
  /** Takes back one choice; without it, the last move of the draft goes. */
  back?(): Promise<unknown>;
  /** The other side of the board on a phone, if it has one. */
  readonly side?: OtherSide;
  /** What an event did to the reader, if it was against them; the strip shows it until it is dismissed. */
  hurts?(told: Told<G>, seat: number): boolean;
}
