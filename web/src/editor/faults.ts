/**
 * What the game says of a text that it cannot read. Its reader speaks English and names a place in the
 * file; what a person can run into on this page is said in the page's own words.
 */
import { say, type Key } from '../words/words.svelte';

/** Each with the names of what its pattern catches. */
const KNOWN: readonly (readonly [pattern: RegExp, key: Key, ...caught: string[]])[] = [
  [/exactly 52 cells start with a die, not (\d+)/, 'editor.fault.dice', 'count'],
  [/at least 4 cells have a research icon, not (\d+)/, 'editor.fault.icons', 'count'],
  [/a research icon has no die at setup/, 'editor.fault.iconCell'],
  [/the rope zone (\w+) has no cell/, 'editor.fault.zone', 'zone'],
  [/mission 4 marks one to three cells, not (\d+)/, 'editor.fault.mission', 'count'],
  [/at least 28 cells have neither rope nor bonus, not (\d+)/, 'editor.fault.plain', 'count'],
  [/rows times columns is at most (\d+) cells/, 'editor.fault.cells', 'most'],
  [/no capture along a row or a column is possible/, 'editor.fault.capture'],
  [/amounts never fall/, 'editor.fault.coins'],
  [/tickets never fall/, 'editor.fault.tickets'],
  [/halves of one tile are of different kinds/, 'editor.fault.halves'],
  [/tiles are listed by ascending century/, 'editor.fault.tiles'],
  [/a whole number from (\d+) to (\d+) is expected/, 'editor.fault.range', 'least', 'most'],
  [/a name of small letters/, 'editor.fault.name'],
  [/a name is expected/, 'editor.fault.noName'],
  [/is an edition of the house/, 'editor.fault.taken'],
];

/** The same in the reader's language; nothing where only the game has words for it. */
export function inOwnWords(text: string): string {
  for (const [pattern, key, ...caught] of KNOWN) {
    const found = pattern.exec(text);
    if (found) return say(key, Object.fromEntries(caught.map((name, i) => [name, amount(found[i + 1] ?? '')])));
  }
  return '';
}

function amount(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}
