// Written by the module house from the records of the game: change those, then run
// mvn test -pl catalogue -am -Dtest=WebTypesTest -Dsurefire.failIfNoSpecifiedTests=false -Ddighouse.golden=write

/** So many of each thing; what is not named is none. */
export type Tally<Id extends string = string> = Readonly<Partial<Record<Id, number>>>;

export interface MarajoaraView {
  round: number;
  asks: Asks;
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
  mission?: MissionView;
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
  die?: DieView;
  token: number;
}

export interface DieView {
  colour: ColourId;
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
  pieces: PieceId[];
  vases: number;
  tokens: string[];
  reserve: number;
  keepsYellow: boolean;
}

export interface TrackView {
  track: TrackId;
  disks: number[];
  ends: number[];
}

export interface StepView {
  action?: MarajoaraMove;
  price: number;
  paying: number;
  captured?: DieView;
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
  what: MarajoaraGoal;
  reached: boolean;
  progress: number;
  of: number;
  atEnd: boolean;
  deduction: number;
}

export type MarajoaraMove =
  | { verb: 'begin'; seat: number }
  | { verb: 'capture'; becomes: number; captured: ColourId; colour: ColourId; from: string; to: string; value: number; worth: number }
  | { verb: 'captureOtherToken'; becomes: number; captured: ColourId; colour: ColourId; from: string; owner: number; to: string; value: number; worth: number }
  | { verb: 'captureOwnToken'; becomes: number; captured: ColourId; colour: ColourId; from: string; to: string; value: number; worth: number }
  | { verb: 'coin'; value: number }
  | { verb: 'confirm' }
  | { verb: 'deal'; cell: string; colour: ColourId }
  | { verb: 'decline' }
  | { verb: 'double' }
  | { verb: 'end' }
  | { verb: 'exchange'; colour: ColourId; other: ColourId; otherValue: number; price: number; value: number }
  | { verb: 'exhibit'; dice: string; points: number; price: number }
  | { verb: 'exhibitIn'; dice: string; museum: number; points: number; price: number }
  | { verb: 'fieldwork'; colour: ColourId; from: string; price: number; to: string; value: number }
  | { verb: 'finance'; becomes: number; price: number; value: number }
  | { verb: 'financeDown'; becomes: number; price: number; value: number }
  | { verb: 'financeDownIn'; becomes: number; museum: number; price: number; value: number }
  | { verb: 'financeIn'; becomes: number; museum: number; price: number; value: number }
  | { verb: 'give'; colour: ColourId; value: number }
  | { verb: 'giveIn'; colour: ColourId; museum: number; value: number }
  | { verb: 'giveNoMore' }
  | { verb: 'load'; colour: ColourId; value: number }
  | { verb: 'museum'; museum: number }
  | { verb: 'pay'; pips: number; value: number }
  | { verb: 'payNothing'; value: number }
  | { verb: 'payWhole'; value: number }
  | { verb: 'piece'; piece: PieceId; points: number }
  | { verb: 'pieceIn'; museum: number; piece: PieceId; points: number }
  | { verb: 'place'; cell: string }
  | { verb: 'raise'; becomes: number; colour: ColourId; value: number }
  | { verb: 'raiseCaptured'; becomes: number; colour: ColourId; value: number }
  | { verb: 'raiseIn'; becomes: number; colour: ColourId; museum: number; value: number }
  | { verb: 'recycle'; dice: number }
  | { verb: 'remove'; cell: string; colour: ColourId; value: number }
  | { verb: 'restore'; dice: string; piece: PieceId; points: number }
  | { verb: 'restoreIn'; dice: string; museum: number; piece: PieceId; points: number }
  | { verb: 'return'; cell: string; colour: ColourId; value: number }
  | { verb: 'roll'; cell: string; value: number }
  | { verb: 'score' }
  | { verb: 'show'; points: number; value: number }
  | { verb: 'showIn'; museum: number; points: number; value: number }
  | { verb: 'skip' }
  | { verb: 'startToken'; cell: string }
  | { verb: 'stop' }
  | { verb: 'stuck' }
  | { verb: 'take'; colour: ColourId; place: number; value: number }
  | { verb: 'takeBack'; points: number }
  | { verb: 'takeBackIn'; museum: number; points: number }
  | { verb: 'token'; cell: string }
  | { verb: 'track'; bonus: BonusId; space: number; track: TrackId }
  | { verb: 'trackPips'; pips: number; space: number; track: TrackId }
  | { verb: 'trackPoints'; points: number; space: number; track: TrackId }
  | { verb: 'yellowMuseum'; museum: number };

export type MarajoaraEvent =
  | { event: 'arrived'; place: number; seat: number; track: TrackId }
  | { event: 'began'; seat: number }
  | { event: 'bonusDeclined'; seat: number }
  | { event: 'captured'; becomes: number; captured: ColourId; colour: ColourId; from: string; seat: number; to: string; value: number; worth: number }
  | { event: 'dealt'; cell: string; colour: ColourId }
  | { event: 'doubled'; seat: number }
  | { event: 'excavated'; seat: number; space: number; track: TrackId }
  | { event: 'exchanged'; colour: ColourId; other: ColourId; otherValue: number; seat: number; value: number }
  | { event: 'exhibited'; points: number; seat: number; space: number; value: number }
  | { event: 'financed'; becomes: number; seat: number; value: number }
  | { event: 'gameEnded' }
  | { event: 'given'; colour: ColourId; seat: number; value: number }
  | { event: 'goalCollected'; goal: number; goals: number }
  | { event: 'missionLost'; points: number }
  | { event: 'missionWon'; points: number }
  | { event: 'mostPieces'; points: number; seat: number }
  | { event: 'mostVases'; points: number; seat: number }
  | { event: 'moved'; colour: ColourId; from: string; seat: number; to: string; value: number }
  | { event: 'overflowed'; colour: ColourId; points: number; seat: number }
  | { event: 'paid'; money: number; seat: number }
  | { event: 'pipsDeclined'; seat: number }
  | { event: 'pushedOut'; colour: ColourId; seat: number; value: number }
  | { event: 'raised'; becomes: number; colour: ColourId; seat: number; value: number }
  | { event: 'recycled'; cell: string; colour: ColourId; seat: number; value: number }
  | { event: 'removed'; cell: string; colour: ColourId; space: number; value: number }
  | { event: 'restored'; neighbours: number; piece: PieceId; points: number; seat: number }
  | { event: 'rolled'; cell: string; value: number }
  | { event: 'roundBegan'; round: number }
  | { event: 'roundTrackCost'; points: number }
  | { event: 'scored'; points: number; seat: number; what: BonusId }
  | { event: 'skipped'; seat: number }
  | { event: 'spent'; colour: ColourId; seat: number; value: number }
  | { event: 'stayed'; seat: number }
  | { event: 'stored'; colour: ColourId; seat: number; value: number }
  | { event: 'stuck'; seat: number }
  | { event: 'taken'; colour: ColourId; seat: number; value: number }
  | { event: 'tokenKept'; seat: number }
  | { event: 'tokenPlaced'; cell: string; seat: number }
  | { event: 'tookBack'; points: number; seat: number }
  | { event: 'trackEnd'; points: number; seat: number; track: TrackId }
  | { event: 'turnEnded'; seat: number }
  | { event: 'unfinishedCost'; points: number }
  | { event: 'yellowMuseumChosen'; museum: number };

export type MarajoaraScore =
  | { key: 'goalAllPieces' }
  | { key: 'goalCell'; cell: string }
  | { key: 'goalMorePoints'; points: number }
  | { key: 'goalPiece'; piece: PieceId }
  | { key: 'goalPoints'; points: number }
  | { key: 'goalSpace'; space: number }
  | { key: 'goalTokens'; tokens: number }
  | { key: 'goalTrackEnd'; track: TrackId }
  | { key: 'mostPieces' }
  | { key: 'mostVases' }
  | { key: 'neighbours' }
  | { key: 'overflow' }
  | { key: 'pieces' }
  | { key: 'roundTrack' }
  | { key: 'spaces' }
  | { key: 'trackEnds' }
  | { key: 'tracks' }
  | { key: 'unfinished' }
  | { key: 'vases' };

export type MarajoaraGoal =
  | { goal: 'goalAllPieces' }
  | { goal: 'goalCell'; cell: string }
  | { goal: 'goalMorePoints'; points: number }
  | { goal: 'goalPiece'; piece: PieceId }
  | { goal: 'goalPoints'; points: number }
  | { goal: 'goalSpace'; space: number }
  | { goal: 'goalTokens'; tokens: number }
  | { goal: 'goalTrackEnd'; track: TrackId }
  | { goal: 'mostPieces' }
  | { goal: 'mostVases' }
  | { goal: 'neighbours' }
  | { goal: 'overflow' }
  | { goal: 'pieces' }
  | { goal: 'roundTrack' }
  | { goal: 'spaces' }
  | { goal: 'trackEnds' }
  | { goal: 'tracks' }
  | { goal: 'unfinished' }
  | { goal: 'vases' };

export type Asks =
  | 'after'
  | 'begin'
  | 'coin'
  | 'confirm'
  | 'deal'
  | 'double'
  | 'doubled'
  | 'give'
  | 'museum'
  | 'order'
  | 'otherPips'
  | 'over'
  | 'ownPip'
  | 'pay'
  | 'piece'
  | 'pips'
  | 'recycle'
  | 'remove'
  | 'return'
  | 'roll'
  | 'scoring'
  | 'show'
  | 'startToken'
  | 'take'
  | 'token'
  | 'track'
  | 'turn'
  | 'vase'
  | 'yellowMuseum';

export type BonusId =
  | 'adjacent'
  | 'cheapVase'
  | 'doubled'
  | 'end'
  | 'points'
  | 'swap'
  | 'takeBack'
  | 'token'
  | 'tokens';

export type ColourId =
  | 'blue'
  | 'grey'
  | 'red'
  | 'yellow';

export type PieceId =
  | 'DIFF9'
  | 'ONE3'
  | 'ONE6'
  | 'SUM4'
  | 'SUM5'
  | 'TWO6';

export type TrackId =
  | 'blue'
  | 'red'
  | 'yellow';
