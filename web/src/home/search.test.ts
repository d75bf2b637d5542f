import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../net/calls';
import { found } from './search';

const book: Rulebook = {
  game: 'archaeology',
  title: 'Archéologie',
  chapters: [
    { id: 'thief', title: 'Le voleur', items: [{ ids: ['ARC-THIEF-01'], text: 'Volez une carte.', kind: 'rule' }] },
    { id: 'storm', title: 'La tempête', items: [{ ids: ['ARC-STORM-01'], text: 'Chacun perd la moitié.', kind: 'rule' }] },
  ],
};

describe('found', () => {
  it('finds by ID, by words without their accents, and by chapter', () => {
    expect(found(book, 'arc-storm').chapters.map((each) => each.id)).toEqual(['storm']);
    expect(found(book, 'moitie').chapters.map((each) => each.id)).toEqual(['storm']);
    expect(found(book, 'voleur carte').chapters.map((each) => each.id)).toEqual(['thief']);
  });

  it('shows everything to whoever asks for nothing, and nothing for what is not there', () => {
    expect(found(book, ' ')).toBe(book);
    expect(found(book, 'zeppelin').chapters).toEqual([]);
  });
});
