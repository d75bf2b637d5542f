/** The calls of the house that its pages use, with the shapes of what they answer. */
import { ask, command, tell, type Answer } from './client';

/** Who the reader is to the house. */
export interface Me {
  known: boolean;
  name: string;
  /** The name of the account; empty without one. */
  account: string;
  settings: unknown;
}

/** A chair on a card of the lobby. */
export interface CardChair {
  kind: 'open' | 'invited' | 'bot';
  taken: boolean;
  name: string;
  level: string;
}

export type Pace = { kind: 'untimed' } | { kind: 'days'; days: number } | { kind: 'live'; bankSeconds: number; turnSeconds: number };

/** A table as lists show it. */
export interface Card {
  table: string;
  status: 'open' | 'playing' | 'over' | 'cancelled';
  created: number;
  changed: number;
  waitsForMe: boolean;
  game: string;
  mission?: number;
  pace: Pace;
  chairs: CardChair[];
}

export const cards = (path: 'tables' | 'mine', query: Record<string, string> = {}): Promise<Answer<{ tables: Card[] }>> =>
  ask<{ tables: Card[] }>(path, query);

export const next = (): Promise<Answer<{ table: string; waiting: number }>> => ask<{ table: string; waiting: number }>('next');

export const openTable = (wish: object): Promise<Answer<{ table: string; invitations: Record<string, string> }>> =>
  command<{ table: string; invitations: Record<string, string> }>('tables', wish);

export const recover = (secret: string): Promise<Answer<Me>> => tell<Me>('me/recover', { secret });
