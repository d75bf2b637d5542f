import { describe, expect, it } from 'vitest';
import { Draft, type Answer } from './draft.svelte';
import type { Move } from './wire';

const move = (text: string): Move => ({ move: text, what: { verb: text } });

/** A server that knows these lines and refuses all others. */
function server(lines: Record<string, { next?: string[]; complete?: boolean }>) {
  const asked: string[] = [];
  const ask = (moves: string[]): Promise<Answer> => {
    const line = moves.join(' ');
    asked.push(line);
    const known = lines[line];
    return Promise.resolve(
      known
        ? {
            preview: {
              number: 1,
              complete: known.complete ?? false,
              decides: true,
              view: { asks: line, actor: 0 },
              moves: (known.next ?? []).map(move),
            },
          }
        : { refusal: { text: `no ${line}`, rule: 'X-1' } },
    );
  };
  return { asked, draft: new Draft(ask, () => [move('a'), move('b')]) };
}

describe('a draft', () => {
  it('offers what the table offers until something is chosen', () => {
    const { draft } = server({});

    expect(draft.legal.map((each) => each.move)).toEqual(['a', 'b']);
    expect(draft.empty).toBe(true);
  });

  it('grows by what the server allows and knows when it is complete', async () => {
    const { draft } = server({ a: { next: ['c', 'd'] }, 'a c': { complete: true, next: ['a', 'b'] } });

    await draft.choose(move('a'));
    expect(draft.legal.map((each) => each.move)).toEqual(['c', 'd']);
    expect(draft.complete).toBe(false);
    await draft.choose(move('c'));

    expect(draft.complete).toBe(true);
  });

  it('fills in a step with one answer, and takes it back with the choice before it', async () => {
    const { draft } = server({ a: { next: ['c'] }, 'a c': { complete: true } });

    await draft.choose(move('a'));
    expect(draft.moves.map((each) => each.move)).toEqual(['a', 'c']);
    await draft.back();

    expect(draft.empty).toBe(true);
  });

  it('keeps what was chosen when the next wish is refused, and says why', async () => {
    const { draft } = server({ a: { next: ['c', 'd'] } });

    await draft.choose(move('a'));
    await draft.choose(move('x'));

    expect(draft.moves.map((each) => each.move)).toEqual(['a']);
    expect(draft.refusal).toEqual({ text: 'no a x', rule: 'X-1' });
  });

  it('takes the first proposal that may be played and remembers the wish beyond it', async () => {
    const { draft } = server({ a: { next: ['c', 'd'] } });

    const passed = await draft.propose([[move('z')], [move('a')]], 'wish');

    expect(passed).toBe(false);
    expect(draft.moves.map((each) => each.move)).toEqual(['a']);
    expect(draft.wish).toBe('wish');
    expect(draft.complete).toBe(false);
  });

  it('asks the same question once until the table moves', async () => {
    const { draft, asked } = server({ a: { complete: true } });

    await draft.ask([move('a')]);
    await draft.ask([move('a')]);
    expect(asked).toEqual(['a']);
    draft.forget();
    await draft.ask([move('a')]);

    expect(asked).toEqual(['a', 'a']);
  });

  it('lets the later of two wishes win, however late the earlier is answered', async () => {
    const answers: Record<string, (answer: Answer) => void> = {};
    const draft = new Draft(
      (moves) => new Promise<Answer>((done) => (answers[moves.join(' ')] = done)),
      () => [],
    );
    const preview = (asks: string): Answer => ({
      preview: { number: 1, complete: true, decides: true, view: { asks, actor: 0 }, moves: [] },
    });

    const first = draft.choose(move('a'));
    const second = draft.choose(move('b'));
    answers['b']!(preview('b'));
    answers['a']!(preview('a'));
    await Promise.all([first, second]);

    expect(draft.moves.map((each) => each.move)).toEqual(['b']);
  });
});
