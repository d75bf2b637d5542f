/**
 * The connection to the server: one stream of news for all tables of the page. After an interruption
 * it resumes where it stopped. It knows whether it is open.
 */
import { call } from './client';

/** `resting`: nobody listens; `reconnecting`: interrupted, trying again. */
export type ConnectionState = 'resting' | 'connected' | 'reconnecting';

/** The part of a piece of news that the stream needs; the rest is for its listeners. */
export interface Numbered {
  number: number;
  state: { table: string };
}

interface Watch {
  number: number;
  /** The last number before a gap that the server was asked to fill. */
  gap: number | undefined;
  seat: number | undefined;
  hear: (news: never) => void;
  count: ((watchers: number) => void) | undefined;
}

const PATIENCE_MILLIS = 900; // a stream that is opened again at once needs no banner
const WAITS = [500, 1000, 2000, 4000, 8000];

const watches = new Map<string, Watch>();
let source: EventSource | undefined;
let state = $state<ConnectionState>('resting');
let attempts = 0;
let banner: ReturnType<typeof setTimeout> | undefined;
let again: ReturnType<typeof setTimeout> | undefined;

/** Whether news can arrive. */
export function connection(): ConnectionState {
  return state;
}

/**
 * Listens to the news of a table after event `number`, until the returned function is called.
 *
 * @param seat the seat to look from, if the reader keeps several
 * @param count called with the number of people who watch
 */
export function watch<N extends Numbered>(
  table: string,
  number: number,
  hear: (news: N) => void,
  seat?: number,
  count?: (watchers: number) => void,
): () => void {
  const mine: Watch = { number, gap: undefined, seat, hear, count };
  watches.set(table, mine);
  open();
  return () => {
    if (watches.get(table) === mine) {
      watches.delete(table);
      open();
    }
  };
}

function open(): void {
  source?.close();
  clearTimeout(again);
  if (watches.size === 0) {
    source = undefined;
    clearTimeout(banner);
    banner = undefined;
    state = 'resting';
    return;
  }
  const tables = [...watches].map(([table, at]) => `${table}:${at.number}`).join(',');
  const seat = [...watches.values()].find((at) => at.seat !== undefined)?.seat;
  const opened = new EventSource(call('events', { tables, seat }));
  source = opened;
  opened.onopen = stands;
  opened.onerror = () => cut(opened);
  opened.addEventListener('watchers', (event: MessageEvent<string>) => {
    const { table, watchers } = JSON.parse(event.data) as { table: string; watchers: number };
    watches.get(table)?.count?.(watchers);
  });
  opened.addEventListener('news', (event: MessageEvent<string>) => {
    if (opened === source) pass(JSON.parse(event.data) as Numbered);
  });
}

function stands(): void {
  attempts = 0;
  clearTimeout(banner);
  banner = undefined;
  state = 'connected';
}

function cut(of: EventSource): void {
  if (of !== source) return;
  banner ??= setTimeout(() => (state = 'reconnecting'), PATIENCE_MILLIS);
  of.close(); // the browser resumes by itself, but not after every kind of failure
  clearTimeout(again);
  again = setTimeout(open, WAITS[Math.min(attempts++, WAITS.length - 1)]);
}

/**
 * News arrive in order. What was received before an interruption may arrive twice and is passed on
 * once. If some are missing, the stream is opened again, once, from the last one received; if they are
 * still missing, the listener must deal with it.
 */
function pass(news: Numbered): void {
  stands();
  const at = watches.get(news.state.table);
  if (!at || news.number <= at.number) return;
  if (news.number > at.number + 1 && at.gap !== at.number) {
    at.gap = at.number;
    open();
    return;
  }
  at.number = news.number;
  at.hear(news as never);
}

if (typeof addEventListener === 'function') {
  addEventListener('online', () => state === 'reconnecting' && open());
  addEventListener('offline', () => watches.size > 0 && (state = 'reconnecting'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && state === 'reconnecting') open();
  });
}
