/** The boards, each loaded when a table of its game is opened. */
import type { GameModule } from './contract';

const MODULES = import.meta.glob<GameModule>('../games/*/index.ts', { import: 'default' });

/** The board of a game; none if the game is played at the terminal only. */
export async function loadGame(game: string): Promise<GameModule | undefined> {
  return MODULES[`../games/${game}/index.ts`]?.();
}
