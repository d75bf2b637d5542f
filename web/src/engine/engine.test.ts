import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Question } from './messages';

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage?: (event: { data: Answer }) => void;
  onerror?: (event: { message: string }) => void;
  asked: Question[] = [];
  ended = false;

  constructor(
    readonly address: URL,
    readonly options: WorkerOptions,
  ) {
    FakeWorker.all.push(this);
  }

  postMessage(question: Question) {
    this.asked.push(question);
  }

  terminate() {
    this.ended = true;
  }

  say(answer: Answer) {
    this.onmessage?.({ data: answer });
  }
}

const worker = (index: number) => FakeWorker.all[index]!;

describe('the engine of a game', () => {
  let engineOf: (typeof import('./engine'))['engineOf'];

  beforeEach(async () => {
    FakeWorker.all = [];
    vi.stubGlobal('Worker', FakeWorker);
    vi.resetModules();
    ({ engineOf } = await import('./engine'));
  });

  afterEach(() => vi.unstubAllGlobals());

  async function loaded() {
    const loading = engineOf('thebes');
    worker(0).say({ id: 0, answer: '' });
    return loading;
  }

  it('runs in one worker, whoever asks', async () => {
    const first = await loaded();

    expect(await engineOf('thebes')).toBe(first);
    expect(FakeWorker.all).toHaveLength(1);
    expect(worker(0).options).toEqual({ type: 'module', name: 'thebes' });
    void engineOf('pergamon');
    expect(FakeWorker.all).toHaveLength(2);
  });

  it('answers each question, in whatever order', async () => {
    const engine = await loaded();

    const first = engine.call('at', 'position', 1);
    const second = engine.call('propose', '[]');
    const third = engine.call('nothing');
    worker(0).say({ id: 2, answer: 'two' });
    worker(0).say({ id: 1, answer: 'one' });
    worker(0).say({ id: 3, fault: 'the engine has no function nothing' });

    expect(worker(0).asked[0]).toEqual({ id: 1, call: 'at', arguments: ['position', 1] });
    expect(await first).toBe('one');
    expect(await second).toBe('two');
    await expect(third).rejects.toThrow('no function nothing');
    expect(worker(0).ended).toBe(false);
  });

  it('is loaded once more if it cannot be loaded, and then it says so', async () => {
    const loading = engineOf('thebes');
    worker(0).say({ id: 0, fault: 'no connection' });
    await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(2));
    worker(1).onerror?.({ message: '' });

    const fault: unknown = await loading.catch((reason: unknown) => reason);
    expect(fault).toEqual(new Error('the engine of thebes cannot be loaded'));
    expect((fault as Error).cause).toEqual(new Error('the worker cannot be started'));
    expect(FakeWorker.all.every(({ ended }) => ended)).toBe(true);
    void engineOf('thebes');
    expect(FakeWorker.all).toHaveLength(3);
  });

  it('is loaded by the second try', async () => {
    const loading = engineOf('thebes');
    worker(0).say({ id: 0, fault: 'no connection' });
    await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(2));
    worker(1).say({ id: 0, answer: '' });

    await expect(loading).resolves.toHaveProperty('call');
    expect(await engineOf('thebes')).toBe(await loading);
  });

  it('fails its questions when the worker breaks, and starts afresh', async () => {
    const engine = await loaded();
    const open = engine.call('propose', '[]');
    worker(0).onerror?.({ message: 'out of memory' });

    await expect(open).rejects.toThrow('out of memory');
    await expect(engine.call('propose', '[]')).rejects.toThrow('out of memory');
    void engineOf('thebes');
    expect(FakeWorker.all).toHaveLength(2);
  });
});
