/**
 * What the table page shows and what stands above it in the layers: the boards of the games, the
 * guide of a first game, the course of a finished one. The app provides how each is loaded; the
 * table loads what it needs, when it needs it.
 */
import type { Component } from 'svelte';
import type { DeskProps, GameModule } from './contract';

export interface CourseProps {
  table: string;
  names: readonly string[];
}

type Loading<C> = () => Promise<{ default: C }>;

export interface Loaders {
  /** One for each game that has a board. */
  boards: Readonly<Record<string, () => Promise<GameModule>>>;
  guide: Loading<Component<DeskProps>>;
  course: Loading<Component<CourseProps>>;
}

let provided: Loaders | undefined;

/** Called once, before any page is shown. */
export function provide(loaders: Loaders): void {
  provided = loaders;
}

function loaders(): Loaders {
  if (!provided) throw new Error('the app has not provided its loaders');
  return provided;
}

/** Whether a game has a board; without one it is played at the terminal. */
export function hasBoard(game: string): boolean {
  return game in loaders().boards;
}

/** The board of a game; none if the game is played at the terminal only. */
export async function loadGame(game: string): Promise<GameModule | undefined> {
  return loaders().boards[game]?.();
}

export function loadGuide(): Promise<{ default: Component<DeskProps> }> {
  return loaders().guide();
}

export function loadCourse(): Promise<{ default: Component<CourseProps> }> {
  return loaders().course();
}
