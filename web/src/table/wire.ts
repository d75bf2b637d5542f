/** What the server says of a table, as it comes over the wire. Views of a game are typed by the game. */
import type { Pace } from '../net/api';
import type { Wire } from '../words/games';

export type Status = 'open' | 'playing' | 'over' | 'cancelled';

/** A move that may be played: the text that plays it, and what it names. */
export interface Move {
  move: string;
  what: Wire;
}

export interface Chair {
  kind: 'open' | 'invited' | 'bot' | 'person';
  name: string;
  /** Whom the seat is kept for, by name; empty if for nobody. */
  keptFor: string;
  level: string;
  standIn: boolean;
  conceded: boolean;
  contribution: string;
}

export type { Pace };

export interface ScorePart {
  points: number;
  what: Wire;
}

export interface Score {
  seat: number;
  points: number;
  parts: ScorePart[];
}

export interface Standing {
  seat: number;
  place: number;
  points: number;
}

export interface Result {
  places?: Standing[];
  tieBreak?: Wire | null;
  won?: boolean;
  points?: number;
  goals?: { reached: boolean; what: Wire }[];
}

export interface TableState {
  table: string;
  number: number;
  status: Status;
  game: string;
  edition: string;
  ownEdition: boolean;
  options: Record<string, string>;
  mission: number;
  visibility: string;
  watching: string;
  pace: Pace;
  /** Another pace that somebody has offered, and the seats that have agreed to it. */
  paceOffer: { seat: number; pace: Pace; agreed: number[] } | null;
  commitment: string;
  hints?: boolean;
  /** Somebody's guided first game: its chance is prepared, and no statistics count it. */
  guided?: boolean;
  /** Read from a record that somebody brought. */
  imported: boolean;
  /** The finished game that is played on here, and from which ply. */
  origin?: { table: string; ply: number } | null;
  chairs: Chair[];
  clock?: { waitsFor: number; since: number; banks: number[] };
  plies?: number;
  decider?: number;
  question?: Wire | null;
  progress?: [number, number] | null;
  view?: unknown;
  moves?: Move[];
  earliest?: number;
  stepBack?: number;
  scores?: Score[];
  result?: Result | null;
  /** The opened seal, once the game is over. */
  proof?: { commitment: string; contributions: string[]; secret: string };
  cancelWishes: number[];
  rematch: string;
}

/** The table as one person may see it. */
export interface Sight {
  you: number[];
  /** Free seats that are kept for the reader, or that their invitation opens. */
  kept: number[];
  viewer: number;
  /** The reader has opened the table. */
  opener: boolean;
  invitations: Record<string, string>;
  houseTime: number;
  /** Milliseconds after which a bot may play for somebody absent, at a table without a clock. */
  patience: number;
  /** How many people look on without playing. */
  watchers: number;
  state: TableState;
}

/** Something that happened, as the stream brings it. */
export interface News {
  number: number;
  at: number;
  event: string;
  seat: number;
  /** Where it is about another pace. */
  pace?: Pace;
  speaker: string;
  /** Stands for whoever speaks, at all tables; empty if nobody does. */
  voice: string;
  /** Said among those who watch. */
  aside: boolean;
  said: string;
  told: Wire[];
  state: TableState;
}

/** One entry of the notebook. */
export interface Entry {
  number: number;
  at: number;
  event: string;
  seat: number;
  /** Where it is about another pace. */
  pace?: Pace;
  by?: string;
  speaker: string;
  /** Stands for whoever speaks, at all tables; empty if nobody does. */
  voice: string;
  /** Said among those who watch. */
  aside: boolean;
  said: string;
  /** Plies that stood before the event, and after it. */
  plies?: [number, number];
  told: Wire[];
}

/** What would be if these moves were played. */
export interface Preview {
  number: number;
  complete: boolean;
  decides: boolean;
  view: unknown;
  moves: Move[];
}

/** What a preview answers if these moves cannot be played. */
export interface Refusing {
  number: number;
  refusal: { error: string; text: string; rule?: string; arguments: Readonly<Record<string, unknown>> };
}

/** Why not, in the reader's language, with the rule that says so. */
export interface Refusal {
  text: string;
  rule: string;
}

/** A position of the past. */
export interface Moment {
  ply: number;
  actor: number;
  told: Wire[];
  view: unknown;
}

export interface Hint {
  move: string;
  what: Wire;
  /** The small choices that complete the move. */
  rest: readonly Move[];
  /** How often it wins, in the opinion of the bot. */
  share: number;
  /** Parts of the forecast that it changes, by so many points. */
  reasons: { key: string; change: number; text: string }[];
}
