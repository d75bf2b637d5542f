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
import type faults from '@words/faults.en.json';
import type common from '@words/common.en.json';
import type english from '@words/web.en.json';
import { fill, plain, type Argument, type Language, type WordList } from './template';

/** A key that stands in both languages; others do not compile. */
export type Key = keyof (typeof english &
  typeof common &
  typeof analysis &
  typeof editor &
  typeof faults &
  typeof archaeology &
  typeof marajoara &
  typeof pergamon &
  typeof thebes);

/** Numbers are amounts; texts stand as they are. */
export type Given = Readonly<Record<string, number | string>>;

const FILES = import.meta.glob<WordList>(['@words/{common,faults,web}.*.json', '@words/{board,page}-*.json'], { import: 'default' });

/** The languages that have words. */
export const LANGUAGES: readonly Language[] = Object.keys(FILES).flatMap((path) => /\/web\.(\w+)\.json$/.exec(path)?.[1] ?? []);

/** What a language calls itself: `Français`. */
export function languageName(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

let words = $state.raw<WordList>({});
let spoken = $state<Language>('en');
/** The word lists in use: those of the interface, and of the boards and pages that were shown. */
const used = new Set(['common', 'web']);

/** The language that is spoken now. */
export function language(): Language {
  return spoken;
}

/** What an edition holds in several languages, in the one that is spoken or else in English. */
export function inLanguage(printed: { en: string }): string {
  return (printed as Record<string, string>)[spoken] ?? printed.en;
}

/** Changes the language once its words are here; what is on the page follows by itself. */
export async function speak(wanted: Language): Promise<void> {
  words = await read(wanted);
  spoken = wanted;
  document.documentElement.lang = wanted;
}

/** Adds the words of a board (`board-thebes`), a page, or of faults, which do not come with the first page. */
export async function speakOf(...names: readonly (`${'board' | 'page'}-${string}` | 'faults')[]): Promise<void> {
  names.forEach((name) => used.add(name));
  const wanted = spoken;
  const more = await read(wanted);
  if (wanted === spoken) words = more;
}

async function read(wanted: Language): Promise<WordList> {
  const lists = await Promise.all([...used].map((name) => fileOf(name, wanted)?.() ?? {}));
  return Object.assign({}, ...lists) as WordList;
}

function fileOf(name: string, wanted: Language): (() => Promise<WordList>) | undefined {
  return Object.entries(FILES).find(([path]) => path.endsWith(`/${name}.${wanted}.json`))?.[1];
}

/** A sentence of the interface. */
export function say(key: Key, given: Given = {}): string {
  return fill(words[key] ?? key, argumentsOf(given), { language: spoken, words, common: words, seatNames: [] });
}

function argumentsOf(given: Given): Record<string, Argument> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]): [string, Argument] => [
      name,
      typeof value === 'number' ? { type: 'amount', value } : plain(value),
    ]),
  );
}
