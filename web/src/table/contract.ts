/**
 * What a game brings to the table: one lazily loaded folder of `games/`, whose `index.ts` exports a
 * `GameModule`. The table knows no game, a game knows no other, and neither knows a rule: what may be
 * done comes from the house with every view, as verb and arguments.
 */
import type { Component } from 'svelte';
import type { Wire } from '../words/games';
import type { Desk } from './desk.svelte';
import type { Entry, Moment, Move, ScorePart } from './wire';

export interface BoardProps {
  desk: Desk;
}

export interface SeatProps {
  desk: Desk;
  seat: number;
}

export interface PieceProps {
  /** What the game said that flies. */
  piece: unknown;
}

export interface SceneProps {
  desk: Desk;
  scene: Scene;
}

/** Something that the whole table feels: a storm, a thief. The game draws it over the board. */
export interface Scene {
  name: string;
  told: Wire;
}

/**
 * One movement: a piece from where it was to where it is. Places are elements with `data-place`;
 * a place that is not on the page lets the piece fade at the other one.
 */
export interface Flight {
  from: string;
  to: string;
  piece: unknown;
}

/** What happens at the same time. Steps follow one another: cause, then effect. */
export interface Step {
  flights?: Flight[];
  scene?: Scene;
  sound?: import('./sound').Sound;
  /** Places that have changed: marked for a while, and all that is seen without movement. */
  marks: string[];
}

/** The question strip in the game's own words; what it leaves out, the table says itself. */
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
export interface Around {
  before: unknown;
  after: unknown;
}

/** What is known of one thing on the table, for whoever asks: a long touch, a right click, the key I. */
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
  /** Ink or paper, whichever reads on the fill. */
  on: string;
  /** A letter or nothing: colour never speaks alone. */
  letter: string;
}

/** What does not fit beside the board on a phone: a tab of its own turns it up. */
export interface OtherSide {
  /** The word on its tab. */
  name(): string;
  isUp(desk: Desk): boolean;
  turn(desk: Desk, up: boolean): void;
}

export interface GameModule {
  /** The common pieces. */
  Board: Component<BoardProps>;
  /** The own things below the question, always in sight. */
  Dock: Component<BoardProps>;
  /** The draft, drawn inside the question strip. */
  DraftView?: Component<BoardProps>;
  /** What everybody may know of a seat, on its plate. */
  SeatFacts: Component<SeatProps>;
  /** A piece on its way. */
  Piece: Component<PieceProps>;
  /** Something that the whole table feels. */
  SceneView?: Component<SceneProps>;
  /** Height of the question on a phone, in pixels, for a board that needs the room; 78 otherwise. */
  askHeight?: number;

  /** Points of a seat as far as they are public; `null` where they are not. */
  points(view: unknown, seat: number, desk: Desk): number | null;
  /** The short line on a narrow plate: `8 cards`. */
  brief(desk: Desk, seat: number): string;
  question(desk: Desk): Question;
  /** What the main button offers while nothing is chosen: to end the turn, to pass. */
  idle?(desk: Desk): Move | undefined;
  /**
   * News has come, and nothing of it is drawn yet: what the board shows in its own time is noted here.
   * `before` is the view before it; each moment has what was told then and the view after it, and the
   * view of the last one is the view as it stands.
   */
  hear?(entry: Entry, before: unknown, desk: Desk, moments: readonly Moment[]): void;
  /** The last entry of the log that may be told: what came after it still lies face down on the board. */
  toldTo?(desk: Desk): number;
  /** How an event is shown, between the views before and after it. */
  steps(told: Wire, desk: Desk, around: Around): Step[];
  /** Whether a turn is over with this event: the notebook groups by it. `next` is what was told after it, if anything. */
  endsTurn(told: Wire, next?: Wire): boolean;
  /** Whether an event at the start only lays the table: the notebook tells that as one thing. Without it, all do. */
  lays?(told: Wire): boolean;
  /** Whether the notebook can do without this event, since what stands around it says as much. */
  quiet?(told: Wire): boolean;
  /** How far the game has come, in its own measure; without it, so many of so many. */
  progress?(done: number, of: number): string;
  /** The seat whose turn it is, which may not be the one that decides. */
  turnOf(view: unknown): number;
  /** The rule by which equal points are told apart. */
  tieRule: string;
  /** How a part of a score is drawn. */
  part(part: ScorePart, desk: Desk): PartLook;
  /** Takes a move from the text list or a key; without it, the move is added to the draft. */
  choose?(desk: Desk, move: Move): Promise<unknown>;
  /** Takes back one choice; without it, the last move of the draft goes. */
  back?(desk: Desk): Promise<unknown>;
  /** The other side of the board on a phone, if it has one. */
  side?: OtherSide;
  /** What an event does to the reader, if it is against them: said in the strip until it is put away. */
  hurts?(told: Wire, seat: number): boolean;
}
