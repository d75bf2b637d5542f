/** The calls of the server that its pages use, with the shapes of what they answer. */
import type { Wire } from '../words/games';
import { ask, command, tell, type Answer } from './client';

/** Who the reader is to the server. */
export interface Me {
  known: boolean;
  name: string;
  /** The name of the account; empty or missing without one. */
  account?: string;
  /** Voices that the reader does not want to hear. */
  muted: string[];
  settings: unknown;
}

export type Pace = { kind: 'untimed' } | { kind: 'days'; days: number } | { kind: 'live'; bankSeconds: number; turnSeconds: number };

/** An address that is told when a slow game waits. */
export interface Bell {
  /** Whether this server calls addresses of people at all. */
  allowed: boolean;
  address: string;
}

/** A chair on a card of a list. */
export interface CardChair {
  kind: 'open' | 'invited' | 'bot';
  taken: boolean;
  me?: boolean;
  name: string;
  level: string;
}

/** Who came where; `null` for a game that was given up. */
export type CardResult =
  | { places: { seat: number; place: number; points: number }[]; tieBreak: Wire | null }
  | { won: boolean; points: number; goals: { reached: boolean }[] }
  | null;

/** A table as lists show it. */
export interface Card {
  table: string;
  status: 'open' | 'playing' | 'over' | 'cancelled';
  created: number;
  changed: number;
  waitsForMe: boolean;
  game: string;
  edition: string;
  mission: number;
  /** Who may look on. */
  watching: string;
  pace: Pace;
  /** Read from a record that somebody brought. */
  imported: boolean;
  /** Somebody's guided first game. */
  guided: boolean;
  /** Played on from a moment of another game. */
  playedOn: boolean;
  chairs: CardChair[];
  result?: CardResult;
  /** How long the game was, once it is over. */
  plies?: number;
}

/** A way to play that can be chosen when a table is opened. */
export interface Option {
  id: string;
  rule: string;
  name: string;
  help: string;
  least: number;
  most: number;
  standard: string;
  /** Empty for a number from `least` to `most`. */
  values: { id: string; name: string }[];
}

export interface Mission {
  number: number;
  title: string;
  help: string;
  goals: (Wire & { text: string })[];
  /** What can still be chosen in it. */
  options: Option[];
}

export interface Edition {
  id: string;
  leastSeats: number;
  mostSeats: number;
  missions: number;
  missionList?: Mission[];
  options: { seats: number; options: Option[] }[];
  provenance?: { block: string; kind: string; notes: string[] }[];
}

export interface GameInfo {
  id: string;
  /** Raised whenever what is legal, or what a move does, has changed. */
  rules: number;
  title: string;
  editions: Edition[];
}

export interface Games {
  levels: string[];
  games: GameInfo[];
}

export interface Missions {
  won: { game: string; edition: string; mission: number; table: string }[];
  unlocked?: { game: string; edition: string; mission: number; of: number }[];
}

/** The rules of a game for its players. */
export interface Rulebook {
  game: string;
  title: string;
  chapters: {
    id: string;
    title: string;
    items: { ids: string[]; text: string; kind: 'rule' | 'example' | 'option' | 'ruling' | 'aid' }[];
  }[];
}

export interface Opened {
  table: string;
  invitations: Record<string, string>;
}

type Asked<T> = Promise<Answer<T>>;

export const games = (): Asked<Games> => ask<Games>('games');
export const lobby = (status: string, game: string, pace: string): Asked<{ tables: Card[] }> => ask('tables', { status, game, pace });
export const mine = (): Asked<{ tables: Card[] }> => ask('mine');
export const next = (): Asked<{ table: string; waiting: number }> => ask('next');
export const missions = (): Asked<Missions> => ask('missions');
export const records = (): Asked<{ records: Card[] }> => ask('records');
export const rulebook = (game: string): Asked<Rulebook> => ask(`rules/${encodeURIComponent(game)}`);
export const openTable = (wish: object): Asked<Opened> => command<Opened>('tables', wish);
export const playOn = (table: string, ply: number, seats: object[]): Asked<{ table: string }> =>
  command(`tables/${encodeURIComponent(table)}/branch`, { ply, seats });
export const importRecord = (record: string): Asked<{ table: string }> => command('records', { record });
export const recovery = (): Asked<{ secret: string }> => tell('me/recovery');
export const recover = (secret: string): Asked<Me> => tell('me/recover', { secret });
export const bell = (): Asked<Bell> => ask('me/bell');
export const setBell = (address: string): Asked<Bell> => tell('me/bell', { address });
export const ringBell = (): Asked<Bell> => tell('me/bell/ring');
export const signUp = (name: string, password: string): Asked<Me> => tell('account', { name, password });
export const signIn = (name: string, password: string): Asked<Me> => tell('account/sign-in', { name, password });
export const changePassword = (password: string, newPassword: string): Asked<Me> => tell('account/password', { password, newPassword });
export const closeAccount = (): Asked<Me> => tell('account', {}, 'DELETE');
export const leave = (): Asked<Me> => tell('me/leave');
export const forgetMe = (): Asked<Me> => tell('me', {}, 'DELETE');
