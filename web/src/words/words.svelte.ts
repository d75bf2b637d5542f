/** The interface in the reader's language. Words stand in the module house; a language is one chunk. */
import type english from '@words/web.en.json';
import { fill, PLAIN, type Argument, type Language, type Shelf } from './template';

/** A key that stands in both languages; others do not compile. */
export type Key = keyof typeof english;

/** Numbers are amounts; texts stand as they are. */
export type Given = Readonly<Record<string, number | string>>;

const FILES = import.meta.glob<Shelf>('@words/web.*.json', { import: 'default' });

let shelf = $state.raw<Shelf>({});
let spoken = $state<Language>('en');

/** The language that is spoken now. */
export function language(): Language {
  return spoken;
}

/** Changes the language once its words are here; what is on the page follows by itself. */
export async function speak(wanted: Language): Promise<void> {
  const file = Object.entries(FILES).find(([path]) => path.endsWith(`/web.${wanted}.json`));
  shelf = await file![1]();
  spoken = wanted;
  document.documentElement.lang = wanted;
}

/** A sentence of the interface. */
export function say(key: Key, given: Given = {}): string {
  return fill(shelf[key] ?? key, argumentsOf(given), { language: spoken, shelf, house: shelf, seatNames: [] });
}

function argumentsOf(given: Given): Record<string, Argument> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]): [string, Argument] => [
      name,
      typeof value === 'number' ? { type: 'amount', value } : { type: 'term', kind: PLAIN, id: value },
    ]),
  );
}
