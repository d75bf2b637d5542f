import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { framesOf, ringOf } from './rings';

const GUIDES = '../catalogue/src/main/resources/dighouse/guide';

describe('a ring', () => {
  it.each(['archaeology', 'thebes', 'pergamon', 'marajoara'])('is known for every note of %s', (game) => {
    const { notes } = JSON.parse(readFileSync(`${GUIDES}/${game}.en.json`, 'utf8')) as { notes: { id: string }[] };

    for (const { id } of notes) expect(ringOf(game, id), id).not.toBe('.table');
  });

  it('goes around what is in sight', () => {
    document.body.innerHTML = '<p class="thing">here</p>';
    const thing = document.querySelector('.thing')!;
    thing.checkVisibility = () => true;
    thing.getBoundingClientRect = () => new DOMRect(10, 20, 30, 40);
    expect(framesOf('.thing')).toEqual([{ left: 10, top: 20, width: 30, height: 40 }]);
    thing.checkVisibility = () => false;
    expect(framesOf('.thing')).toEqual([]);
  });
});
