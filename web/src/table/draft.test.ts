import { describe, expect, it } from 'vitest';
import { Draft } from './draft.svelte';
import type { Advice, Proposed } from './localDrafts.svelte';
import type { DraftStep, Steps } from './sought';
import type { Move } from './wire';

const move = (text: string): Move => ({ move: text, what: { verb: text } });
const textOf = (step: DraftStep) => ('move' in step ? step.move : String(step.what.verb));

/** An engine that knows these lines and refuses all others. */
function engine(lines: Record<string, { next?: string[]; complete?: boolean }>) {
  const asked: string[] = [];
  function follow(texts: readonly string[]): Pick<Proposed, 'moves' | 'filled' | 'preview'> | undefined {
    const line = texts.join(' ');
    const known = line === '' ? {} : lines[line];
    if (!known) return undefined;
    const next = known.next ?? [];
    const only = texts.length > 0 && !known.complete && next.length === 1 ? follow([...texts, next[0]!]) : undefined;
    if (only) return { ...only, filled: [texts.length, ...only.filled!] };
    const preview = { complete: known.complete ?? false, decides: true, view: { asks: line, actor: 0 }, moves: next.map(move) };
    return { moves: texts.map(move), filled: [], preview };
  }
  const advice: Advice = {
    propose(candidates: readonly Steps[]) {
      asked.push(...candidates.map((steps) => steps.map(textOf).join(' ')));
      const answers = candidates.map((steps) => follow(steps.map(textOf)));
      const taken = answers.findIndex((answer) => answer !== undefined);
      const refusal = taken === 0 ? null : { rule: 'X-1', key: '', arguments: { line: candidates[0]!.map(textOf).join(' ') }, kinds: {} };
      return Promise.resolve({ taken, refusal, ...answers[taken] });
    },
    playable: (candidates) => Promise.resolve(candidates.map((steps) => follow(steps.map(textOf)) !== undefined)),
  };
  const draft = new Draft(
    advice,
    () => [move('a'), move('b')],
    (refused) => `no ${String(refused.arguments['line'])}`,
  );
  return { asked, draft };
}

describe('a draft', () => {
  it('offers what the table offers until something is chosen', () => {
    const { draft } = engine({});

    expect(draft.legal.map((each) => each.move)).toEqual(['a', 'b']);
    expect(draft.empty).toBe(true);
  });

  it('grows by what the engine allows and knows when it is complete', async () => {
    const { draft } = engine({ a: { next: ['c', 'd'] }, 'a c': { complete: true, next: ['a', 'b'] } });

    await draft.choose(move('a'));
    expect(draft.legal.map((each) => each.move)).toEqual(['c', 'd']);
    expect(draft.complete).toBe(false);
    await draft.choose({ what: { verb: 'c' } });

    expect(draft.complete).toBe(true);
  });

  it('takes a step that was filled in back with the choice before it', async () => {
    const { draft } = engine({ a: { next: ['c'] }, 'a c': { complete: true } });

    await draft.choose(move('a'));
    expect(draft.moves.map((each) => each.move)).toEqual(['a', 'c']);
    await draft.back();

    expect(draft.empty).toBe(true);
  });

  it('remembers what was filled in while more is chosen', async () => {
    const { draft } = engine({ a: { next: ['c'] }, 'a c': { next: ['d', 'e'] }, 'a c d': { complete: true } });

    await draft.choose(move('a'));
    await draft.choose(move('d'));
    expect([...draft.filled]).toEqual([1]);
    await draft.back();

    expect(draft.moves.map((each) => each.move)).toEqual(['a', 'c']);
  });

  it('keeps what was chosen when the next wish is refused, and says why', async () => {
    const { draft } = engine({ a: { next: ['c', 'd'] } });

    await draft.choose(move('a'));
    await draft.choose(move('x'));

    expect(draft.moves.map((each) => each.move)).toEqual(['a']);
    expect(draft.refusal).toEqual({ text: 'no a x', rule: 'X-1' });
  });

  it('takes the first proposal that may be played and remembers the wish beyond it', async () => {
    const { draft, asked } = engine({ a: { next: ['c', 'd'] } });

    const passed = await draft.propose([[move('z')]], { otherwise: [[move('a')]], wish: 'wish' });

    expect(passed).toBe(false);
    expect(asked).toEqual(['z', 'a']);
    expect(draft.moves.map((each) => each.move)).toEqual(['a']);
    expect(draft.refusal?.text).toBe('no z');
    expect(draft.wish).toBe('wish');
    expect(draft.complete).toBe(false);
  });

  it('has no refusal if any of the drafts that are wanted may be played', async () => {
    const { draft } = engine({ a: { complete: true } });

    expect(await draft.propose([[move('z')], [move('a')]], { otherwise: [[]] })).toBe(true);
    expect(draft.refusal).toBeUndefined();
    expect(draft.complete).toBe(true);
  });

  it('says what could follow, whether it would be filled in or not, and chooses nothing by that', async () => {
    const { draft } = engine({ a: { next: ['c'] }, 'a c': { complete: true }, b: { next: ['d', 'e'] } });

    expect((await draft.follows([move('a')]))?.map((each) => each.move)).toEqual(['c']);
    expect((await draft.follows([move('b')]))?.map((each) => each.move)).toEqual(['d', 'e']);
    expect(await draft.follows([move('z')])).toBeUndefined();
    expect(draft.empty).toBe(true);
  });

  it('lets the later of two wishes win, however late the earlier is answered', async () => {
    const answers: Record<string, (answer: Proposed) => void> = {};
    const propose = ([steps]: readonly Steps[]) => new Promise<Proposed>((done) => (answers[steps!.map(textOf).join(' ')] = done));
    const draft = new Draft(
      { propose, playable: () => Promise.resolve([]) },
      () => [],
      () => '',
    );
    const answer = (text: string): Proposed => ({
      taken: 0,
      moves: [move(text)],
      filled: [],
      preview: { complete: true, decides: true, view: { asks: text, actor: 0 }, moves: [] },
      refusal: null,
    });

    const first = draft.choose(move('a'));
    const second = draft.choose(move('b'));
    answers['b']!(answer('b'));
    answers['a']!(answer('a'));
    await Promise.all([first, second]);

    expect(draft.moves.map((each) => each.move)).toEqual(['b']);
  });

  it('does nothing without an engine, and may be tried again', async () => {
    const draft = new Draft(
      { propose: () => Promise.reject(new Error('no engine')), playable: () => Promise.reject(new Error('no engine')) },
      () => [],
      () => '',
    );

    expect(await draft.choose(move('a'))).toBe(false);
    expect(draft.empty).toBe(true);
    expect(draft.asking).toBe(false);
  });
});
