/** What the game says of a text that it cannot read, in the words of the page: the server sends the key and its arguments. */
import type { EditionCheck } from '../net/calls';
import { say, type Key } from '../words/words.svelte';

/** A sentence. The words of a fault in a file are a clause, as a place goes before them elsewhere. */
export function faultSaid(verdict: EditionCheck): string {
  const reason = say(verdict.key as Key, verdict.arguments as Record<string, number | string>);
  return reason.endsWith('.') ? reason : say('fault.alone', { reason: reason.charAt(0).toUpperCase() + reason.slice(1) });
}

/** Whether it concerns how the file is written, and not a number that a field of the page holds. */
export function isOfTheText(verdict: EditionCheck): boolean {
  return verdict.key.startsWith('json.') && verdict.key !== 'json.range' && verdict.place !== 'id';
}
