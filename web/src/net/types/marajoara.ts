// Written by the module house from the records of the game: change those, then run
// mvn test -pl catalogue -am -Dtest=WebTypesTest -Dsurefire.failIfNoSpecifiedTests=false -Ddighouse.golden=write

/** So many of each thing. */
export type Tally = Readonly<Record<string, number>>;

/** A key and named arguments. */
export type Phrase = Readonly<Record<string, unknown>>;

export interface MarajoaraView {
  round: number;
  asks: string;
  actor: number;
  seat: number;
  first: number;
  doubled: boolean;
  points: number[];
  site: SiteView;
  captures: CaptureView[];
  museums: MuseumView[];
  tracks: TrackView[];
  wheelbarrow: DieView[];
  slate: DieView[];
  spent: DieView[];
  roundTrack: DieView[];
  returns: string[];
  step: StepView;
  mission?: MissionView | null;
  reconstructed: string[];
}

export interface SiteView {
  board: string;
  rows: number;
  columns: number;
  cells: CellView[];
}

export interface CellView {
  cell: string;
  zone: string;
  bonus: number;
  icon: boolean;
  marked: boolean;
  die?: DieView | null;
  token: number;
}

export interface DieView {
  colour: string;
  value: number;
}

export interface CaptureView {
  from: string;
  over: string;
  to: string;
  becomes: number;
  captured: DieView;
  feeds: number;
}

export interface MuseumView {
  museum: number;
  seat: number;
  colour: string;
  blue: number[];
  red: number[];
  yellow: number[];
  pieces: string[];
  vases: number;
  tokens: string[];
  reserve: number;
  keepsYellow: boolean;
}

export interface TrackView {
  track: string;
  disks: number[];
  ends: number[];
}

export interface StepView {
  action?: Phrase | null;
  price: number;
  paying: number;
  captured?: DieView | null;
  landing: string;
  pips: number;
  gives: number;
  cell: string;
}

export interface MissionView {
  number: number;
  collected: number;
  goals: GoalView[];
}

export interface GoalView {
  what: Phrase;
  reached: boolean;
  progress: number;
  of: number;
  atEnd: boolean;
  deduction: number;
}

export type MarajoaraMove =
  | { verb: 'begin'; seat: number }
  | { verb: 'capture'; becomes: number; captured: string; colour: string; from: string; to: string; value: number; worth: number }
  | { verb: 'captureOtherToken'; becomes: number; captured: string; colour: string; from: string; owner: number; to: string; value: number; worth: number }
  | { verb: 'captureOwnToken'; becomes: number; captured: string; colour: string; from: string; to: string; value: number; worth: number }
  | { verb: 'coin'; value: number }
  | { verb: 'confirm' }
  | { verb: 'deal'; cell: string; colour: string }
  | { verb: 'decline' }
  | { verb: 'double' }
  | { verb: 'end' }
  | { verb: 'exchange'; colour: string; other: string; otherValue: number; price: number; value: number }
  | { verb: 'exhibit'; dice: string; points: number; price: number }
  | { verb: 'exhibitIn'; dice: string; museum: number; points: number; price: number }
  | { verb: 'fieldwork'; colour: string; from: string; price: number; to: string; value: number }
  | { verb: 'finance'; becomes: number; price: number; value: number }
  | { verb: 'financeDown'; becomes: number; price: number; value: number }
  | { verb: 'financeDownIn'; becomes: number; museum: number; price: number; value: number }
  | { verb: 'financeIn'; becomes: number; museum: number; price: number; value: number }
  | { verb: 'give'; colour: string; value: number }
  | { verb: 'giveIn'; colour: string; museum: number; value: number }
  | { verb: 'giveNoMore' }
  | { verb: 'load'; colour: string; value: number }
  | { verb: 'museum'; museum: number }
  | { verb: 'pay'; pips: number; value: number }
  | { verb: 'payNothing'; value: number }
  | { verb: 'payWhole'; value: number }
  | { verb: 'piece'; piece: string; points: number }
  | { verb: 'pieceIn'; museum: number; piece: string; points: number }
  | { verb: 'place'; cell: string }
  | { verb: 'raise'; becomes: number; colour: string; value: number }
  | { verb: 'raiseCaptured'; becomes: number; colour: string; value: number }
  | { verb: 'raiseIn'; becomes: number; colour: string; museum: number; value: number }
  | { verb: 'recycle'; dice: number }
  | { verb: 'remove'; cell: string; colour: string; value: number }
  | { verb: 'restore'; dice: string; piece: string; points: number }
  | { verb: 'restoreIn'; dice: string; museum: number; piece: string; points: number }
  | { verb: 'return'; cell: string; colour: string; value: number }
  | { verb: 'roll'; cell: string; value: number }
  | { verb: 'score' }
  | { verb: 'show'; points: number; value: number }
  | { verb: 'showIn'; museum: number; points: number; value: number }
  | { verb: 'skip' }
  | { verb: 'startToken'; cell: string }
  | { verb: 'stop' }
  | { verb: 'stuck' }
  | { verb: 'take'; colour: string; place: number; value: number }
  | { verb: 'takeBack'; points: number }
  | { verb: 'takeBackIn'; museum: number; points: number }
  | { verb: 'token'; cell: string }
  | { verb: 'track'; bonus: string; space: number; track: string }
  | { verb: 'trackPips'; pips: number; space: number; track: string }
  | { verb: 'trackPoints'; points: number; space: number; track: string }
  | { verb: 'yellowMuseum'; museum: number };

export type MarajoaraEvent =
  | { event: 'arrived'; place: number; seat: number; track: string }
  | { event: 'began'; seat: number }
  | { event: 'bonusDeclined'; seat: number }
  | { event: 'captured'; becomes: number; captured: string; colour: string; from: string; seat: number; to: string; value: number; worth: number }
  | { event: 'dealt'; cell: string; colour: string }
  | { event: 'doubled'; seat: number }
  | { event: 'excavated'; seat: number; space: number; track: string }
  | { event: 'exchanged'; colour: string; other: string; otherValue: number; seat: number; value: number }
  | { event: 'exhibited'; points: number; seat: number; space: number; value: number }
  | { event: 'financed'; becomes: number; seat: number; value: number }
  | { event: 'gameEnded' }
  | { event: 'given'; colour: string; seat: number; value: number }
  | { event: 'goalCollected'; goal: number; goals: number }
  | { event: 'missionLost'; points: number }
  | { event: 'missionWon'; points: number }
  | { event: 'mostPieces'; points: number; seat: number }
  | { event: 'mostVases'; points: number; seat: number }
  | { event: 'moved'; colour: string; from: string; seat: number; to: string; value: number }
  | { event: 'overflowed'; colour: string; points: number; seat: number }
  | { event: 'paid'; money: number; seat: number }
  | { event: 'pipsDeclined'; seat: number }
  | { event: 'pushedOut'; colour: string; seat: number; value: number }
  | { event: 'raised'; becomes: number; colour: string; seat: number; value: number }
  | { event: 'recycled'; cell: string; colour: string; seat: number; value: number }
  | { event: 'removed'; cell: string; colour: string; space: number; value: number }
  | { event: 'restored'; neighbours: number; piece: string; points: number; seat: number }
  | { event: 'rolled'; cell: string; value: number }
  | { event: 'roundBegan'; round: number }
  | { event: 'roundTrackCost'; points: number }
  | { event: 'scored'; points: number; seat: number; what: string }
  | { event: 'skipped'; seat: number }
  | { event: 'spent'; colour: string; seat: number; value: number }
  | { event: 'stayed'; seat: number }
  | { event: 'stored'; colour: string; seat: number; value: number }
  | { event: 'stuck'; seat: number }
  | { event: 'taken'; colour: string; seat: number; value: number }
  | { event: 'tokenKept'; seat: number }
  | { event: 'tokenPlaced'; cell: string; seat: number }
  | { event: 'tookBack'; points: number; seat: number }
  | { event: 'trackEnd'; points: number; seat: number; track: string }
  | { event: 'turnEnded'; seat: number }
  | { event: 'unfinishedCost'; points: number }
  | { event: 'yellowMuseumChosen'; museum: number };
