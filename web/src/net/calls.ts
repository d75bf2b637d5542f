// Written by build/calls.mjs from the server's openapi.json: change that, then run npm run calls -- --write.

/** A move, or an outcome of chance: its verb, and the named arguments its words are built from. */
export interface MovePhrase {
  verb: string;
  readonly [name: string]: unknown;
}

/** What happened in the game: its event, and the named arguments its words are built from. */
export interface EventPhrase {
  event: string;
  seat?: number;
  /** By which it happened, where a whole entry of the log is told. */
  ply?: number;
  readonly [name: string]: unknown;
}

/** A part of a score, a goal of a mission or what decides between equal points: its key, and the named arguments its words are built from. */
export interface ScorePhrase {
  key: string;
  readonly [name: string]: unknown;
}

/** Named arguments of a sentence. */
export type Arguments = Readonly<Record<string, unknown>>;

/** The game as this viewer sees it; see the game’s view. */
export type View = unknown;

export interface Denial {
  /** Key of the reason. */
  error: string;
  /** The reason in the asked language. */
  text: string;
  /** Identifier of the rule that refuses a move. */
  rule?: string;
  arguments: Arguments;
  /** Of the table’s last event. */
  number?: number;
}

export interface Me {
  known: boolean;
  name: string;
  /** Name of the account; empty without one. */
  account: string;
  /** Voices that the reader does not want to hear. */
  muted: string[];
  settings: unknown;
}

export interface Secret {
  secret: string;
}

export interface Bell {
  /** Whether this server calls addresses of people at all. */
  allowed: boolean;
  address: string;
}

export type Pace =
  | {
      kind: 'untimed';
    }
  | {
      kind: 'days';
      days: number;
    }
  | {
      kind: 'live';
      bankSeconds: number;
      turnSeconds: number;
    };

export interface Option {
  id: string;
  rule: string;
  name: string;
  help: string;
  least: number;
  most: number;
  standard: string;
  /** Empty for a number from least to most. */
  values: {
    id: string;
    name: string;
  }[];
}

export interface Mission {
  number: number;
  title: string;
  help: string;
  goals: {
    text: string;
    readonly [name: string]: unknown;
  }[];
  options: Option[];
}

export interface Edition {
  id: string;
  leastSeats: number;
  mostSeats: number;
  missions: number;
  missionList: Mission[];
  options: {
    seats: number;
    options: Option[];
  }[];
  provenance: {
    block: string;
    kind: string;
    notes: string[];
  }[];
}

export interface GameInfo {
  id: string;
  title: string;
  /** Raised whenever what is legal, or what a move does, has changed. */
  rules: number;
  editions: Edition[];
}

export interface Games {
  levels: string[];
  games: GameInfo[];
}

export interface Standing {
  seat: number;
  place: number;
  points: number;
}

export interface Places {
  places: Standing[];
  tieBreak: ScorePhrase | null;
}

export interface MissionResult {
  won: boolean;
  points: number;
  goals: {
    reached: boolean;
    what: ScorePhrase;
  }[];
}

export type Result = Places | MissionResult;

export type Status = 'open' | 'playing' | 'over' | 'cancelled';

export interface CardChair {
  kind: 'open' | 'invited' | 'bot';
  taken: boolean;
  me: boolean;
  name: string;
  level: string;
}

export interface Card {
  /** A first game. */
  guided?: boolean;
  /** From a moment of another game. */
  playedOn?: boolean;
  /** How long the game was, once it is over. */
  plies?: number;
  table: string;
  status: Status;
  created: number;
  changed: number;
  waitsForMe: boolean;
  game: string;
  edition: string;
  mission: number;
  watching: 'public' | 'link' | 'private';
  pace: Pace;
  /** Read from a record that somebody brought. */
  imported: boolean;
  result?: Result | null;
  chairs: CardChair[];
}

export interface Tables {
  tables: Card[];
}

export interface Records {
  records: Card[];
}

export interface Next {
  /** Empty if none waits. */
  table: string;
  waiting: number;
}

export interface Missions {
  won: {
    game: string;
    edition: string;
    mission: number;
    table: string;
  }[];
  unlocked: {
    game: string;
    edition: string;
    mission: number;
    of: number;
  }[];
}

export interface Rulebook {
  game: string;
  title: string;
  chapters: {
    id: string;
    title: string;
    items: {
      ids: string[];
      text: string;
      kind: 'rule' | 'example' | 'option' | 'ruling' | 'aid';
    }[];
  }[];
}

export interface Note {
  id: string;
  /** What must all be so for a note. */
  when: Record<string, string>;
  text: string;
}

export interface GuideNotes {
  notes: Note[];
}

export interface Opened {
  table: string;
  /** Secrets by seat, for those who are invited. */
  invitations: Record<string, string>;
}

export interface TableName {
  table: string;
}

export interface Done {
  /** Of the table’s last event. */
  number: number;
  /** The same command was done before. */
  before: boolean;
}

export interface Move {
  /** What plays it. */
  move: string;
  what: MovePhrase;
}

export interface ScorePart {
  points: number;
  what: ScorePhrase;
}

export interface Score {
  seat: number;
  points: number;
  parts: ScorePart[];
}

export interface Chair {
  kind: 'open' | 'invited' | 'bot' | 'person';
  name: string;
  /** By name; empty if for nobody. */
  keptFor: string;
  level: string;
  standIn: boolean;
  conceded: boolean;
  contribution: string;
}

export interface Clock {
  waitsFor: number;
  since: number;
  banks: number[];
}

export interface OpenedSeal {
  commitment: string;
  contributions: string[];
  secret: string;
}

export interface TableState {
  table: string;
  number: number;
  status: Status;
  game: string;
  edition: string;
  /** Number of the rules by which the game is played. */
  rules: number;
  ownEdition: boolean;
  /** A first game: its chance is prepared. */
  guided?: boolean;
  /** The finished game that is played on here, and from which ply. */
  origin?: {
    table: string;
    ply: number;
  } | null;
  options: Record<string, string>;
  mission: number;
  visibility: 'public' | 'link' | 'private';
  watching: 'public' | 'link' | 'private';
  pace: Pace;
  /** Another pace that somebody has offered. */
  paceOffer: {
    seat: number;
    pace: Pace;
    /** Seats. */
    agreed: number[];
  } | null;
  hints: boolean;
  imported: boolean;
  commitment: string;
  chairs: Chair[];
  clock?: Clock;
  plies?: number;
  /** The seat that must decide; -1 for none. */
  decider?: number;
  question?: {
    ask: string;
    seat: number;
  };
  progress?: [number, number];
  view?: View;
  moves?: Move[];
  /** A position that the deciding seat cannot tell from the true one, in notation, to try moves out at; empty for everybody else. */
  imagine?: string;
  /** Ply down to which this seat may go back. */
  earliest?: number;
  stepBack?: number;
  scores?: Score[];
  result?: Result | null;
  proof?: OpenedSeal;
  cancelWishes: number[];
  rematch: string;
}

export interface Table {
  /** Seats I decide for. */
  you: number[];
  /** Free seats that are kept for me, or that my invitation opens. */
  kept: number[];
  /** The seat I look from; negative from outside. */
  viewer: number;
  /** I have opened the table. */
  opener: boolean;
  invitations: Record<string, string>;
  /** The time that clocks run in. */
  houseTime: number;
  /** Milliseconds after which a bot may play for somebody absent, at a table without a clock. */
  patience: number;
  /** People who look on without playing. */
  watchers: number;
  state: TableState;
}

export interface Preview {
  number: number;
  /** The draft may be played. */
  complete: boolean;
  decides: boolean;
  view: View;
  moves: Move[];
}

export interface RefusedPreview {
  number: number;
  refusal: Denial;
}

export interface News {
  number: number;
  at: number;
  event: string;
  seat: number;
  pace?: Pace;
  speaker: string;
  voice: string;
  aside: boolean;
  said: string;
  told: EventPhrase[];
  /** One for each ply of a choice, and of what followed it, that told something; empty where only one or none did. */
  moments: NewsMoment[];
  state: TableState;
}

export interface Entry {
  number: number;
  at: number;
  event: string;
  seat: number;
  pace?: Pace;
  speaker: string;
  /** Stands for whoever speaks, at all tables; empty if nobody does. */
  voice: string;
  /** Said among those who watch. */
  aside: boolean;
  said: string;
  by: string;
  /** That stood before the event, and after it. */
  plies: [number, number];
  told: EventPhrase[];
}

export interface Log {
  number: number;
  entries: Entry[];
}

export interface Moment {
  ply: number;
  actor: number;
  told: EventPhrase[];
  view: View;
}

export interface NewsMoment {
  ply: number;
  actor: number;
  told: EventPhrase[];
  /** Left out after the last ply: it is the view of the state. */
  view?: View;
}

export interface Moments {
  plies: number;
  moments: Moment[];
}

export interface Draw {
  n: number;
  ply: number;
  sum: number;
  low: number;
  high: number;
}

export interface Fairness {
  commitment: string;
  secret: string;
  contributions: string[];
  draws: Draw[];
}

export interface Hint {
  move: string;
  what: MovePhrase;
  /** The small choices that complete the move. */
  rest: Move[];
  /** How often it wins, in the opinion of the bot. */
  share: number;
  /** Parts of the forecast that it changes, by so many points. */
  reasons: {
    key: string;
    change: number;
    text: string;
    readonly [name: string]: unknown;
  }[];
}

export interface Hints {
  hints: Hint[];
}

export interface EditionCheck {
  ok: boolean;
  id: string;
  /** Of the first fault; 0 if there is none. */
  line: number;
  text: string;
  /** Of the words for the first fault; empty if there is none. */
  key: string;
  /** Of that fault in the text, such as cells[3].id. */
  place: string;
  arguments: Arguments;
}

export interface GameSum {
  game: string;
  games: number;
  wins: number;
  givenUp: number;
  missions: number;
  missionsWon: number;
  /** Of a game on average. */
  millis: number;
  plies: number;
  scored: number;
  best: number;
  mean: number;
  parts: {
    what: ScorePhrase;
    points: number;
  }[];
  against: {
    /** People, or a level of bots. */
    who: string;
    games: number;
    wins: number;
  }[];
}

export interface Statistics {
  games: GameSum[];
}

export type AnalysisState =
  | {
      state: 'none';
    }
  | {
      state: 'working';
      done: number;
      of: number;
    }
  | {
      state: 'ready';
      analysis: Analysis;
    };

/** A mean, and half the width of the interval that holds the truth in 95 of 100 cases. */
export type Estimate = [number, number];

/** The chance of winning from 0 to 1, and points. */
export type Prospect = [number, number];

export interface CurveMoment {
  ply: number;
  /** By seat. */
  win: Estimate[];
  points: Estimate[];
}

export interface SeatSum {
  decisions: number;
  asBot: number;
  lost: Prospect;
  luck: Prospect;
}

export interface Decision {
  ply: number;
  seat: number;
  what: MovePhrase;
  best: MovePhrase;
  before: Prospect;
  after: Prospect;
  loss: Prospect;
  reasons: {
    key: string;
    /** In points. */
    change: number;
    readonly [name: string]: unknown;
  }[];
}

export interface LuckyDraw {
  ply: number;
  what: MovePhrase;
  /** By seat. */
  luck: Prospect[];
}

export interface Analysis {
  bot: string;
  games: number;
  playouts: number;
  plies: number;
  mission: number;
  curve: CurveMoment[];
  seats: SeatSum[];
  decisions: Decision[];
  draws: LuckyDraw[];
}

export type AnyJson = unknown;

/** What the calls take. */
export interface Requests {
  'POST me': {
    name: string;
  };
  'POST me/recover': {
    secret: string;
  };
  'POST me/mute': {
    voice: string;
    muted: boolean;
  };
  'POST me/bell': {
    address: string;
  };
  'POST account': {
    name: string;
    password: string;
  };
  'POST account/sign-in': {
    name: string;
    password: string;
  };
  'POST account/password': {
    password: string;
    newPassword: string;
  };
  'POST editions/{game}': {
    /** An edition of my own, as text. */
    own: string;
  };
  'POST tables': {
    game?: string;
    edition?: string;
    /** An edition of my own, as text. */
    own?: string;
    options?: Record<string, string>;
    /** A first game with notes, whose chance is prepared. */
    guided?: boolean;
    mission?: number;
    /** A table whose mission is tried again. */
    missionAgain?: string;
    seats?: {
      kind: 'me' | 'guest' | 'open' | 'invited' | 'bot';
      /** Of a bot. */
      level?: string;
      /** Of a guest at my browser. */
      name?: string;
      /** 32 hexadecimal digits that go into the game’s chance. */
      contribution?: string;
    }[];
    visibility?: 'public' | 'link' | 'private';
    watching?: 'public' | 'link' | 'private';
    pace?: Pace;
    hints?: boolean;
  };
  'POST tables/{table}/branch': {
    /** After so many plies; from the middle of a choice it goes back to its beginning. */
    ply: number;
    seats: {
      kind: 'me' | 'guest' | 'bot';
      /** Of a bot. */
      level?: string;
      /** Of a guest at my browser. */
      name?: string;
    }[];
  };
  'POST tables/{table}/rematch': {
    /** 32 hexadecimal digits that go into the game’s chance. */
    contribution?: string;
  };
  'POST tables/{table}/sit': {
    /** One of my seats. */
    seat?: number;
    invitation?: string;
    /** 32 hexadecimal digits that go into the game’s chance. */
    contribution?: string;
    /** Name of somebody at my browser. */
    guest?: string;
  };
  'POST tables/{table}/leave': {
    /** One of my seats. */
    seat?: number;
  };
  'POST tables/{table}/start': {
    /** Of bots on free seats. */
    level?: string;
  };
  'POST tables/{table}/stand-in': {
    /** One of my seats. */
    seat?: number;
    level?: string;
  };
  'POST tables/{table}/return': {
    /** One of my seats. */
    seat?: number;
  };
  'POST tables/{table}/preview': {
    /** Number of the last event I have seen. */
    seen?: number;
    /** One of my seats. */
    seat?: number;
    /** Small moves, in order. */
    moves: string[];
  };
  'POST tables/{table}/moves': {
    /** Number of the last event I have seen. */
    seen: number;
    /** One of my seats. */
    seat?: number;
    /** Small moves, in order. */
    moves: string[];
  };
  'POST tables/{table}/back': {
    /** Number of the last event I have seen. */
    seen: number;
    /** One of my seats. */
    seat?: number;
    /** So many plies stay. */
    to: number;
  };
  'POST tables/{table}/concede': {
    /** One of my seats. */
    seat?: number;
  };
  'POST tables/{table}/cancel': {
    /** One of my seats. */
    seat?: number;
  };
  'POST tables/{table}/play-on': {
    /** One of my seats. */
    seat?: number;
  };
  'POST tables/{table}/pace': {
    /** One of my seats. */
    seat?: number;
    pace: Pace;
  };
  'POST tables/{table}/keep-pace': {
    /** One of my seats. */
    seat?: number;
  };
  'POST tables/{table}/say': {
    text: string;
  };
  'POST tables/{table}/hint': {
    /** One of my seats. */
    seat?: number;
  };
  'POST records': {
    /** Its text. */
    record: string;
  };
}
