/**
 * The interface in the reader's language. Words stand in the module `catalogue`; a language is one chunk,
 * and the words of a board, or of a page that few people open, are another that comes with it.
 */
import type archaeology from '@words/board-archaeology.en.json';
import type marajoara from '@words/board-marajoara.en.json';
import type pergamon from '@words/board-pergamon.en.json';
import type thebes from '@words/board-thebes.en.json';
import type analysis from '@words/page-analysis.en.json';
import type editor from '@words/page-editor.en.json';
import type english from '@words/web.en.json';
import { fill, PLAIN, type Argument, type Language, type Shelf } from './template';

/** A key that stands in both languages; others do not compile. */
export type Key = keyof (typeof english &
  typeof analysis &
  typeof editor &
  typeof archaeology &
  typeof marajoara &
  typeof pergamon &
  typeof thebes);

/** Numbers are amounts; texts stand as they are. */
export type Given = Readonly<Record<string, number | string>>;

const FILES = import.meta.glob<Shelf>(['@words/web.*.json', '@words/{board,page}-*.json'], { import: 'default' });

let shelf = $state.raw<Shelf>({});
let spoken = $state<Language>('en');
/** The shelves that are open: the interface itself, and the boards and pages that were shown. */
const open = new Set(['web']);

/** The language that is spoken now. */
export function language(): Language {
  return spoken;
}

/** Changes the language once its words are here; what is on the page follows by itself. */
export async function speak(wanted: Language): Promise<void> {
  shelf = await read(wanted);
  spoken = wanted;
  document.documentElement.lang = wanted;
}

/** Adds the words of a board (`board-thebes`) or a page, which do not come with the first one. */
export async function speakOf(name: `${'board' | 'page'}-${string}`): Promise<void> {
  open.add(name);
  const wanted = spoken;
  const words = await read(wanted);
  if (wanted === spoken) shelf = words;
}

async function read(wanted: Language): Promise<Shelf> {
  const shelves = await Promise.all([...open].map((name) => fileOf(name, wanted)?.() ?? {}));
  return Object.assign({}, ...shelves) as Shelf;
}

function fileOf(name: string, wanted: Language): (() => Promise<Shelf>) | undefined {
  return Object.entries(FILES).find(([path]) => path.endsWith(`/${name}.${wanted}.json`))?.[1];
}

/** A sentence of the interface. */
export function say(key: Key, given: Given = {}): string {
  return fill(shelf[key] ?? key, argumentsOf(given), { language: spoken, shelf, common: shelf, seatNames: [] });
}

function argumentsOf(given: Given): Record<string, Argument> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]): [string, Argument] => [
      name,
      typeof value === 'number' ? { type: 'amount', value } : { type: 'term', kind: PLAIN, id: value },
    ]),
  );
}
