import { beforeEach, describe, expect, it } from 'vitest';
import type { Note } from '../net/calls';
import { Notes } from './notes.svelte';

const NOTES: Note[] = [
  { id: 'start', when: { asks: 'act' }, text: 'Your turn.' },
  { id: 'sets', when: { asks: 'act', move: 'sell' }, text: 'Sets sell.' },
  { id: 'map', when: { event: 'dug', treasure: 'map' }, text: 'A map.' },
  { id: 'end', when: { event: 'gameEnded' }, text: 'Over.' },
];
const ACT = { asks: 'act', verbs: ['sell', 'end'], over: false, sees: () => true };
const WAIT = { asks: '', verbs: [], over: false, sees: () => true };

function notes(): Notes {
  const made = new Notes('guide.test');
  made.bring(NOTES);
  return made;
}

describe('the notes of a first game', () => {
  beforeEach(() => localStorage.clear());

  it('come one at a time, each once', () => {
    const guide = notes();
    guide.look(ACT);
    expect(guide.shown?.id).toBe('start');
    guide.look(ACT);
    expect(guide.shown?.id).toBe('start');
    guide.putAway();
    guide.look(ACT);
    expect(guide.shown?.id).toBe('sets');
    guide.putAway();
    guide.look(ACT);
    expect(guide.shown).toBeUndefined();
  });

  it('wait for their moment', () => {
    const guide = notes();
    guide.look(WAIT);
    expect(guide.shown).toBeUndefined();
    guide.hear([{ event: 'dug', treasure: 'coin' }]);
    guide.look(WAIT);
    expect(guide.shown).toBeUndefined();
    guide.hear([{ event: 'dug', treasure: 'map' }]);
    guide.look(WAIT);
    expect(guide.shown?.id).toBe('map');
  });

  it('wait until what they speak of is in sight, and come again if their moment passes unread', () => {
    const guide = notes();
    const unseen = { ...ACT, sees: (note: string) => note !== 'start' };
    guide.look(unseen);
    expect(guide.shown?.id).toBe('sets');
    guide.look({ ...WAIT, sees: () => false });
    expect(guide.shown).toBeUndefined();
    guide.look(unseen);
    expect(guide.shown?.id).toBe('sets');
    guide.look(WAIT);
    expect(guide.shown?.id).toBe('sets');
  });

  it('say nothing more about playing when the game is over', () => {
    const guide = notes();
    guide.hear([{ event: 'dug', treasure: 'map' }, { event: 'gameEnded' }]);
    guide.look(ACT);
    expect(guide.shown?.id).toBe('start');
    guide.look({ ...WAIT, over: true });
    expect(guide.shown?.id).toBe('end');
  });

  it('are remembered, skipped as a whole, and repeated', () => {
    const first = notes();
    first.look(ACT);
    first.putAway();
    const again = notes();
    again.look(ACT);
    expect(again.shown?.id).toBe('sets');
    again.skip();
    again.look(ACT);
    expect(again.shown).toBeUndefined();
    expect(notes().off).toBe(true);
    again.repeat();
    again.look(ACT);
    expect(again.shown?.id).toBe('start');
  });

  it('keep their place in another language', () => {
    const guide = notes();
    guide.look(ACT);
    guide.bring(NOTES.map((note) => ({ ...note, text: `fr ${note.text}` })));
    expect(guide.shown?.text).toBe('fr Your turn.');
  });
});
