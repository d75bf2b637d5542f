/** Who sits where, by name: people by their own, bots by the tools of the dig. */
import { say } from '../words/words.svelte';
import type { TableState } from '../net/calls';

const BOTS = ['bot.0', 'bot.1', 'bot.2', 'bot.3'] as const;

export function namesAt(state: TableState): string[] {
  return state.chairs.map((chair, seat) => chair.name || (chair.kind === 'bot' ? say(BOTS[seat % 4]!) : say('table.somebody')));
}
