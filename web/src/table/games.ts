/** The boards, each loaded when a table of its game is opened. */
import type { GameModule } from './contract';

const MODULES = import.meta.glob<GameModule>('../games/*/index.ts', { import: 'default' });

/** Whether a game has a board; without one it is played at the terminal. */
export function hasBoard(game: string): boolean {
  return `../games/${game}/index.ts` in MODULES;
}

/** The board of a game; none if the game is played at the terminal only. */
export async function loadGame(game: string): Promise<GameModule | undefined> {
  return MODULES[`../games/${game}/index.ts`]?.();
}
