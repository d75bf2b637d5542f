/** What is open on the table page: which notes, the list, an information, a rule; and what is kept of a visit. */
import { me, settings } from '../settings/settings.svelte';
import type { Desk } from './desk.svelte';
import { remarks } from './notebook';

export type Tab = 'table' | 'notebook' | 'chat' | 'rules';

const FORCED_MILLIS = 2600; // how long the only answer waits: speed must not tell that there was none
const REMEMBER_MILLIS = 250;
const SEEN = 'dighouse.seen.';

export class Panels {
  /** On a phone the tab that is shown; on wide screens the notes beside the board. */
  tab = $state<Tab>('table');
  /** The notes that are on top where there is room for all. */
  notes = $state<Exclude<Tab, 'table'>>('notebook');
  list = $state(false);
  /** The rule that the drawer opens at. */
  rule = $state('');
  /** Where the reader was last when more had happened since; none while they have missed nothing. */
  since = $state<number>();
  /** Something was said that has not been read. */
  readonly unread: number = $derived.by(() => this.#unreadRemarks());
  #readTo = $state(0);
  #left = 0;
  #seen = 0;
  #noting: ReturnType<typeof setTimeout> | undefined;
  /** When the only answer will be sent by itself, or 0. */
  forcedAt = $state(0);

  constructor(private readonly desk: Desk) {
    const now = desk.state?.number ?? 0;
    const seen = Number(kept(SEEN + desk.table) ?? now);
    this.#readTo = seen;
    this.#left = seen;
    this.come();
  }

  /** The reader looks elsewhere. */
  go(): void {
    this.note();
    this.#left = this.desk.state?.number ?? 0;
  }

  /** The reader is here, for the first time or again. */
  come(): void {
    if ((this.desk.state?.number ?? 0) > this.#left) this.since = this.#left;
  }

  open(tab: Tab): void {
    this.tab = tab;
    if (tab !== 'table') this.notes = tab;
    if (tab === 'chat') this.readChat();
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.open('rules');
  }

  readChat(): void {
    this.#readTo = this.desk.state?.number ?? 0;
  }

  #unreadRemarks(): number {
    return remarks(this.desk.entries).filter((entry) => entry.number > this.#readTo && !me().muted.includes(entry.voice)).length;
  }

  /** Notes how far the reader has come, for the next visit; while news pour in, once for all of them. */
  remember(): void {
    const number = this.desk.state?.number ?? 0;
    if (document.visibilityState !== 'visible') return;
    this.#seen = number;
    this.#noting ??= setTimeout(() => this.note(), REMEMBER_MILLIS);
  }

  /** Keeps what was to be noted; to be called before the page is left. */
  note(): void {
    if (this.#noting === undefined) return;
    clearTimeout(this.#noting);
    this.#noting = undefined;
    keep(SEEN + this.desk.table, String(this.#seen));
  }

  /**
   * A move without a choice out of a hidden hand is sent by the page, not by the server, after a
   * pause: how long it takes must not tell the others that there was nothing to choose. What could
   * still be taken back before it waits for a click.
   */
  sendForced(): (() => void) | undefined {
    const { desk } = this;
    const only = desk.moves.length === 1 ? desk.moves[0] : undefined;
    this.forcedAt = 0;
    if (!only || desk.canUndo || settings().confirmations) return undefined;
    const pause = FORCED_MILLIS * (0.8 + 0.4 * Math.random());
    this.forcedAt = Date.now() + pause;
    const timer = setTimeout(() => void this.#sendOnly(), pause);
    return () => clearTimeout(timer);
  }

  async #sendOnly(): Promise<void> {
    const { desk } = this;
    while (desk.moves.length === 1 && !desk.draft.complete && desk.draft.legal.length === 1) {
      if (!(await desk.draft.choose(desk.draft.legal[0]!))) return;
    }
    await desk.confirm();
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // a private window keeps nothing
  }
}
