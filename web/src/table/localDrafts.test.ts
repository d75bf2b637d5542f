import { describe, expect, it } from 'vitest';
import type { Engine } from '../engine/engine';
import { LocalDrafts } from './localDrafts.svelte';

const ANSWER = { taken: 0, moves: [], filled: [], refusal: null };

/** An engine that answers at once and notes what it is asked. */
function noting(): { asked: string[]; engine: Engine } {
  const asked: string[] = [];
  const call = (name: string, ...given: readonly unknown[]) => {
    asked.push([name, ...given].join(' '));
    return Promise.resolve(name === 'propose' ? JSON.stringify(ANSWER) : '[true]');
  };
  return { asked, engine: { call } };
}

const settled = () => new Promise((done) => setTimeout(done));

describe('drafts in the page', () => {
  it('wait for the engine, and for the position of the table', async () => {
    const { asked, engine } = noting();
    let load!: (engine: Engine) => void;
    const drafts = new LocalDrafts(() => new Promise((done) => (load = done)));

    const answer = drafts.propose([[{ what: { verb: 'end' } }]]);
    drafts.open('{"seats":2}');
    drafts.at('1 A turn', 0);
    load(engine);

    expect(await answer).toEqual(ANSWER);
    expect(asked).toEqual(['open {"seats":2}', 'at 1 A turn 0', 'propose [[{"what":{"verb":"end"}}]]']);
  });

  it('tell the engine every new position once, and a setup once', async () => {
    const { asked, engine } = noting();
    const drafts = new LocalDrafts(() => Promise.resolve(engine));

    for (const text of ['one', 'one', 'two']) {
      drafts.open('{}');
      drafts.at(text, 1);
      await settled();
    }
    expect(await drafts.playable([[]])).toEqual([true]);

    expect(asked).toEqual(['open {}', 'at one 1', 'at two 1', 'playable [[]]']);
  });

  it('name a move by its text alone, if they have it', async () => {
    const { asked, engine } = noting();
    const drafts = new LocalDrafts(() => Promise.resolve(engine));
    drafts.open('{}');
    await drafts.propose([
      [
        { move: 'end', what: { verb: 'end' } },
        { what: { verb: 'go' }, optional: true },
      ],
    ]);

    expect(asked.at(-1)).toBe('propose [[{"move":"end"},{"what":{"verb":"go"},"optional":true}]]');
  });

  it('say that there is no engine, and may be tried again', async () => {
    const { asked, engine } = noting();
    let online = false;
    const drafts = new LocalDrafts(() => (online ? Promise.resolve(engine) : Promise.reject(new Error('no connection'))), []);

    drafts.open('{}');
    drafts.at('one', 0);
    await expect(drafts.propose([[]])).rejects.toThrow('no connection');
    expect(drafts.failed).toBe(true);
    online = true;
    drafts.retry();

    expect(await drafts.propose([[]])).toEqual(ANSWER);
    expect(drafts.failed).toBe(false);
    expect(asked).toEqual(['open {}', 'at one 0', 'propose [[]]']);
  });

  it('try a few times before they say so', async () => {
    const { engine } = noting();
    let tries = 0;
    const drafts = new LocalDrafts(() => (++tries === 3 ? Promise.resolve(engine) : Promise.reject(new Error('no connection'))), [1, 1]);

    drafts.open('{}');

    expect(await drafts.propose([[]])).toEqual(ANSWER);
    expect(drafts.failed).toBe(false);
  });
});
