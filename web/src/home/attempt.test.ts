import { describe, expect, it } from 'vitest';
import type { Answer } from '../net/client';
import { Attempt } from './attempt.svelte';

const NO = { status: 403, error: 'wrongPassword', text: 'No.', rule: '', arguments: {}, number: 0 };
const done = (value: string): Promise<Answer<string>> => Promise.resolve({ ok: true, value });
const refused = (): Promise<Answer<string>> => Promise.resolve({ ok: false, refused: NO });

describe('an attempt', () => {
  it('takes the answer and says what was done', async () => {
    const attempt = new Attempt();
    const taken: string[] = [];

    expect(await attempt.make(done('yes'), (value) => taken.push(value), 'account.saved')).toBe(true);
    expect(taken).toEqual(['yes']);
    expect(attempt.done).toBe('account.saved');
  });

  it('takes nothing of a refusal, and no longer says what was done before', async () => {
    const attempt = new Attempt();
    await attempt.make(done('yes'), () => {}, 'account.saved');
    const taken: string[] = [];

    expect(await attempt.make(refused(), (value) => taken.push(value), 'account.saved')).toBe(false);
    expect(taken).toEqual([]);
    expect(attempt.done).toBeUndefined();
    expect(attempt.refused).toBe(NO);
  });

  it('forgets a refusal once something is done, and is busy only meanwhile', async () => {
    const attempt = new Attempt();
    await attempt.make(refused(), () => {});
    const made = attempt.make(done('yes'), () => {});

    expect(attempt.busy).toBe(true);
    await made;
    expect(attempt.busy).toBe(false);
    expect(attempt.refused).toBeUndefined();
  });
});
