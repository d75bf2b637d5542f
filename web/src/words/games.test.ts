/** The browser says what the server says: sentences of random games, written by the module `catalogue`. */
import { describe, expect, it } from 'vitest';
import { gameWords, type GameWords, type Phrase, type Refused } from './games';
import vectors from './vectors.json';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];

type Wire = Phrase<'verb' | 'event' | 'key'> & Refused;

function said(words: GameWords, prefix: string, wire: Wire): string {
  if (prefix === 'refusal') return words.refusal(wire);
  if (prefix === 'move') return words.move(wire);
  if (prefix === 'event') return words.event(wire);
  return prefix === 'tie' ? words.tieBreak(wire) : words.scorePart(wire);
}

describe.each(['archaeology', 'thebes', 'pergamon', 'marajoara'])('words of %s', (game) => {
  it.each(['en', 'fr'] as const)('are those of the server in %s', async (language) => {
    const words = (await gameWords(game, language)).at(NAMES);
    const mine = vectors.filter((vector) => vector.game === game);
    expect(mine.length).toBeGreaterThan(10);
    expect(mine.filter((vector) => vector.prefix === 'refusal').length).toBeGreaterThan(5);
    for (const vector of mine) expect(said(words, vector.prefix, vector.wire as unknown as Wire)).toBe(vector[language]);
  });
});
