/** A language with four plurals and cases of its own needs files of words, and no code: the excerpt in Polish that the module `catalogue` says as well. */
import { expect, it } from 'vitest';
import common from '../../../catalogue/src/test/resources/third/common.pl.json';
import polish from '../../../catalogue/src/test/resources/third/archaeology.pl.json';
import sentences from '../../../catalogue/src/test/resources/third/said.json';
import { GameWords, type Phrase } from './games';
import kinds from './kinds/archaeology.json';

const words = new GameWords({ language: 'pl', words: polish, common, seatNames: ['Ann', 'Bob'] }, kinds);

it.each(sentences)('$said', ({ prefix, wire, said }) => {
  const phrase = wire as unknown as Phrase<'verb' | 'event'>;
  expect(prefix === 'move' ? words.move(phrase) : words.event(phrase)).toBe(said);
});
