/** Who sat where, by the names that the table itself uses. */
import type { TableState } from '../table/wire';
import { say } from '../words/words.svelte';

const BOTS = ['bot.0', 'bot.1', 'bot.2', 'bot.3'] as const;

export function namesAt(state: TableState): string[] {
  return state.chairs.map((chair, seat) => chair.name || (chair.kind === 'bot' ? say(BOTS[seat % 4]!) : say('table.somebody')));
}
