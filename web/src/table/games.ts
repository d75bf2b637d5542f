/** The boards, each loaded when a table of its game is opened. */
import type { GameModule } from './contract';

const MODULES = import.meta.glob<GameModule>('../games/*/index.ts', { import: 'default' });

export function loadGame(game: string): Promise<GameModule> {
  const load = MODULES[`../games/${game}/index.ts`];
  if (!load) throw new Error(`there is no board for ${game}`);
  return load();
}
