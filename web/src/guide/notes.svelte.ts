/**
 * The notes of a guided first game, each at the first moment that calls for it, one at a time. What
 * was read at this table stays read, also after the page is loaded anew.
 */
import type { Note } from '../net/calls';
import type { Told } from '../table/wire';

/** What must all be so for a note; any other name is an argument of the event. */
export type When = Readonly<Record<string, string>>;

/** What is going on for the reader. */
export interface Now {
  /** What is asked of them; empty while somebody else decides. */
  asks: string;
  /** The verbs of the moves that they may choose. */
  verbs: readonly string[];
  /** The game is over: what was still to be said about playing comes too late. */
  over: boolean;
  /** Whether what a note speaks of is in sight. */
  sees: (note: string) => boolean;
}

const CONDITIONS = ['asks', 'move', 'event'];

/** Whether an event is the one that a note speaks of. */
export function isEvent(when: When, told: Told): boolean {
  return (
    when['event'] === told.event && Object.entries(when).every(([name, value]) => CONDITIONS.includes(name) || String(told[name]) === value)
  );
}

export class Notes {
  #all = $state.raw<readonly Note[]>([]);
  #read = $state.raw<ReadonlySet<string>>(new Set());
  #happened = $state.raw<ReadonlySet<string>>(new Set());
  /** The note that is shown, until it is put away or another is due. */
  shown = $state.raw<Note>();
  /** The reader wants no more of them. */
  off = $state(false);

  readonly size = $derived(this.#all.length);
  readonly done = $derived(this.#read.size);

  /** @param key under which the browser remembers what was read */
  constructor(private readonly key: string) {
    const kept = remembered(key);
    this.#read = new Set(kept.read);
    this.off = kept.off;
  }

  /** Brings the texts, perhaps in another language than before. */
  bring(notes: readonly Note[]): void {
    this.#all = notes;
    this.shown = notes.find((note) => note.id === this.shown?.id);
  }

  /** Something was told to the reader. */
  hear(told: readonly Told[]): void {
    const called = this.#all.filter((note) => note.when['event'] !== undefined && told.some((each) => isEvent(note.when, each)));
    if (called.length > 0) this.#happened = new Set([...this.#happened, ...called.map((note) => note.id)]);
  }

  /** Shows the first note that is due now, if none is being read. One whose moment has passed unread comes again. */
  look(now: Now): void {
    if (this.shown && this.#hasPassed(this.shown, now)) this.shown = undefined;
    if (this.off || this.shown) return;
    this.shown = this.#all.find((note) => !this.#read.has(note.id) && this.#isDue(note, now) && now.sees(note.id));
  }

  #hasPassed(note: Note, now: Now): boolean {
    return !this.#isDue(note, now) && (now.over || !now.sees(note.id));
  }

  #isDue({ id, when }: Note, now: Now): boolean {
    return (
      (!now.over || when['event'] === 'gameEnded') &&
      (when['event'] === undefined || this.#happened.has(id)) &&
      (when['asks'] === undefined || when['asks'] === now.asks) &&
      (when['move'] === undefined || now.verbs.includes(when['move']))
    );
  }

  /** The note was read. */
  putAway(): void {
    if (this.shown) this.#read = new Set([...this.#read, this.shown.id]);
    this.shown = undefined;
    this.#remember();
  }

  /** No more notes at this table. */
  skip(): void {
    this.putAway();
    this.off = true;
    this.#remember();
  }

  /** All notes again, from now on. */
  repeat(): void {
    this.#read = new Set();
    this.off = false;
    this.#remember();
  }

  #remember(): void {
    try {
      localStorage.setItem(this.key, JSON.stringify({ read: [...this.#read], off: this.off }));
    } catch {
      // a browser that keeps nothing shows a note again after a reload
    }
  }
}

function remembered(key: string): { read: string[]; off: boolean } {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<{ read: string[]; off: boolean }>;
    return { read: kept.read ?? [], off: kept.off ?? false };
  } catch {
    return { read: [], off: false };
  }
}
