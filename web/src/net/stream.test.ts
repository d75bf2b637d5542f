import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watch, type Numbered } from './stream.svelte';

/** A stream that the test speaks through. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  onopen: (() => void) | undefined;
  onerror: (() => void) | undefined;
  closed = false;

  constructor(readonly address: string) {
    super();
    Stream.opened.push(this);
  }

  close(): void {
    this.closed = true;
  }

  say(...numbers: number[]): void {
    for (const number of numbers) {
      const data = JSON.stringify({ number, state: { table: 't' } });
      this.dispatchEvent(new MessageEvent('news', { data }));
    }
  }

  /** From which number it was opened. */
  get from(): string | null {
    return new URL(this.address, 'http://site').searchParams.get('tables');
  }
}

describe('the line', () => {
  let heard: number[];
  let stop: () => void;

  beforeEach(() => {
    vi.stubGlobal('EventSource', Stream);
    Stream.opened = [];
    heard = [];
    stop = watch<Numbered>('t', 4, (news) => heard.push(news.number));
  });

  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  it('passes what follows, and what comes twice once', () => {
    Stream.opened[0]!.say(5, 5, 6);

    expect(heard).toEqual([5, 6]);
    expect(Stream.opened).toHaveLength(1);
  });

  it('asks for what is missing from the last number that came', () => {
    const [first] = Stream.opened;
    first!.say(5, 8);
    expect(heard).toEqual([5]);
    expect(first!.closed).toBe(true);
    expect(Stream.opened[1]!.from).toBe('t:5');

    Stream.opened[1]!.say(6, 7, 8);

    expect(heard).toEqual([5, 6, 7, 8]);
  });

  it('listens no more to a stream that it has left', () => {
    const [first] = Stream.opened;
    first!.say(6);
    first!.say(5, 6);

    expect(heard).toEqual([]);
  });

  it('passes news behind a gap that stays, so that the page can ask for the table', () => {
    Stream.opened[0]!.say(8);
    Stream.opened[1]!.say(8);

    expect(heard).toEqual([8]);
    expect(Stream.opened).toHaveLength(2);
  });
});
