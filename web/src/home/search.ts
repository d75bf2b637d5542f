/** Finds rules by words or IDs. */
import type { Rulebook } from '../net/calls';

/** Without accents and capitals, so that `temple` finds *Temple* and `regle` finds *règle*. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The part of a rulebook in which every wanted word stands; chapters without any are left out. */
export function found(book: Rulebook, wanted: string): Rulebook {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return book;
  const chapters = book.chapters
    .map((chapter) => ({
      ...chapter,
      items: chapter.items.filter((item) => {
        const text = plain(`${chapter.title} ${item.ids.join(' ')} ${item.text}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.items.length > 0);
  return { ...book, chapters };
}
