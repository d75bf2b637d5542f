/** The rules for players, as the server tells them; fetched once for each game and language. */
import type { Rulebook } from '../net/calls';
import { ask } from '../net/client';
import { language } from '../words/words.svelte';

export type { Rulebook };
export type Chapter = Rulebook['chapters'][number];
export type RuleItem = Chapter['items'][number];

const books = new Map<string, Promise<Rulebook | undefined>>();

export function rulebook(game: string): Promise<Rulebook | undefined> {
  const key = `${game}.${language()}`;
  let book = books.get(key);
  if (!book) {
    book = ask<Rulebook>(`rules/${game}`).then((answer) => (answer.ok ? answer.value : undefined));
    books.set(key, book);
    void book.then((read) => read ?? books.delete(key)); // asked again after a failure
  }
  return book;
}

/** The chapters with only those items that hold all words of a search; without a search, all of them. */
export function found(book: Rulebook, search: string): Chapter[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      items: chapter.items.filter((item) => holds(`${chapter.title} ${item.text} ${item.ids.join(' ')}`, wanted)),
    }))
    .filter((chapter) => chapter.items.length > 0);
}

function holds(text: string, wanted: string[]): boolean {
  const searched = plain(text);
  return wanted.every((word) => searched.includes(word));
}

/** Without accents and capitals. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Where a rule is told. */
export function itemOf(book: Rulebook, rule: string): RuleItem | undefined {
  return book.chapters.flatMap((chapter) => chapter.items).find((item) => item.ids.includes(rule));
}
