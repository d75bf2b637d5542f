/**
 * A player's own edition while it is being edited. The page does not know what a valid edition is: after
 * every change the server reads the whole text, as it would at a table, and names the first wrong line.
 */
import type { EditionCheck } from '../net/calls';
import { ask, tell } from '../net/client';

/** Any part of an edition. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Block = { [name: string]: Json };

/** What the game found wrong in the text. */
const PAUSE_MILLIS = 350; // after the last change
const MOST_CHARACTERS = 200_000;

export class Editing {
  edition = $state.raw<Block>();
  /** The same as text; while somebody types it may not be valid JSON. */
  text = $state('');
  verdict = $state.raw<EditionCheck>();
  checking = $state(false);
  /** The server does not answer. */
  silent = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  constructor(readonly game: string) {}

  /** Starts from a built-in edition, under a new id. */
  async start(edition: string): Promise<void> {
    const answer = await ask<Block>(`editions/${this.game}/${edition}`);
    this.silent = !answer.ok;
    if (answer.ok) this.take({ ...answer.value, id: 'mine' });
  }

  /** Replaces the whole edition. */
  take(edition: Block): void {
    this.edition = edition;
    this.text = written(edition);
    this.#checkSoon(0);
  }

  /** Changes a copy and then shows it in place of the old edition. */
  change(how: (edition: Block) => void): void {
    if (!this.edition) return;
    const copy = JSON.parse(JSON.stringify(this.edition)) as Block;
    how(copy);
    this.edition = copy;
    this.text = written(copy);
    this.#checkSoon(PAUSE_MILLIS);
  }

  /** Takes a text that was typed or loaded from a file; the tables show it as soon as it can be read. */
  type(text: string): void {
    this.text = text.slice(0, MOST_CHARACTERS);
    try {
      this.edition = JSON.parse(this.text) as Block;
    } catch {
      // the server will say where it stops being JSON
    }
    this.#checkSoon(PAUSE_MILLIS);
  }

  #checkSoon(millis: number): void {
    clearTimeout(this.#timer);
    this.checking = true;
    this.#timer = setTimeout(() => void this.#check(), millis);
  }

  async #check(): Promise<void> {
    const turn = ++this.#turn;
    const answer = await tell<EditionCheck>(`editions/${this.game}`, { own: this.text });
    if (turn !== this.#turn) return;
    this.checking = false;
    this.silent = !answer.ok;
    if (answer.ok) this.verdict = answer.value;
  }

  /** The line that the game stopped at, as it stands in the file. */
  get faulty(): string {
    const { verdict } = this;
    return verdict && !verdict.ok && verdict.line > 0 ? (this.text.split('\n')[verdict.line - 1]?.trim() ?? '') : '';
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#turn++;
  }
}

/** A file that people can read: short things on one line. */
export function written(json: Json, depth = 0): string {
  const line = JSON.stringify(json);
  if (json === null || typeof json !== 'object' || line.length + 2 * depth <= 100) return line;
  const inside = '  '.repeat(depth + 1);
  const parts = Array.isArray(json)
    ? json.map((each) => inside + written(each, depth + 1))
    : Object.entries(json).map(([name, value]) => `${inside}${JSON.stringify(name)}: ${written(value, depth + 1)}`);
  const [open, close] = Array.isArray(json) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${parts.join(',\n')}\n${'  '.repeat(depth)}${close}`;
}
