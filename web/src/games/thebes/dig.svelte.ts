/**
 * A dig as the table lives it: tokens lie face down and are turned one after another. The server has
 * told all of them at once; this only takes its time, and a touch anywhere turns the rest.
 */
import type { ThebesView } from '../../net/types/thebes';
import { settings } from '../../settings/settings.svelte';
import type { Sound } from '../../table/sound';
import type { Entry, Moment } from '../../table/wire';
import { storiesOf, type Drawn, type Story } from './story';
import type { Thebes } from './types';

/** What a dig asks of its table. */
export interface Surroundings {
  readonly seat: number;
  readonly state: { readonly status: string } | undefined;
  readonly replay: { readonly on: boolean };
  readonly sounds: { play(sound: Sound): void };
}

/** A story on its way to the table. */
interface Pending {
  story: Story;
  /** The number of its entry in the log. */
  number: number;
}

const PACES = { normal: 1, fast: 0.5, off: 0 } as const;
const FIRST_MILLIS = 700;
const TURN_MILLIS = 620;
const LINGER_MILLIS = 3200;
const MOST_WAITING = 2;

export class Dig {
  /** The digs that are not put away yet; the first is the one that is told. */
  #pending = $state.raw<readonly Pending[]>([]);
  /** How many tokens have been turned; the bonus is the last. */
  turned = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Surroundings) {}

  get story(): Story | undefined {
    return this.#pending[0]?.story;
  }

  get length(): number {
    return this.#all.length;
  }

  get over(): boolean {
    return this.turned >= this.length;
  }

  /** Points of the tokens turned so far. */
  get points(): number {
    return this.#all.slice(0, this.turned).reduce((sum, each) => sum + each.points, 0);
  }

  /** Digs of which tokens lie face down, in the order in which they were made. */
  get #faceDown(): readonly Pending[] {
    return this.over ? this.#pending.slice(1) : this.#pending;
  }

  /** The position after the last token turned; none while no token lies face down. */
  get position(): ThebesView | undefined {
    return this.#faceDown[0]?.story.positions[this.over ? 0 : this.turned];
  }

  /** Tokens of this seat lie face down. */
  hides(seat: number): boolean {
    return this.#faceDown.some(({ story }) => story.seat === seat);
  }

  /** The last entry of the log that gives nothing away. At the end of the game the last finds stay in sight for a while. */
  get toldTo(): number {
    const lasts = this.table.state?.status === 'over' && this.#pace > 0;
    const held = lasts ? this.#pending[0] : this.#faceDown[0];
    return held ? held.number - 1 : Infinity;
  }

  get #all(): readonly Drawn[] {
    const { tokens, bonus } = this.story ?? { tokens: [] };
    return bonus ? [...tokens, bonus] : tokens;
  }

  get #pace(): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACES[settings().animation];
  }

  /** News has come, and nothing of it is drawn yet. */
  hear(entry: Entry<Thebes>, before: ThebesView | undefined, moments: readonly Moment<Thebes>[]): void {
    const stories = this.table.replay.on || !before ? [] : storiesOf(moments, before);
    if (stories.length === 0) return;
    const idle = this.#pending.length === 0;
    const pending = [...this.#pending, ...stories.map((story) => ({ story, number: entry.number }))];
    // whoever was away is not kept waiting by what they have missed
    this.#pending = pending.length > MOST_WAITING + 1 ? [pending[0]!, ...pending.slice(-MOST_WAITING)] : pending;
    if (idle) this.#begin();
    else if (this.over) this.#linger();
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.turned = 0;
    if (!this.story) return;
    if (this.#pace === 0) this.finish();
    else this.#timer = setTimeout(() => this.#turn(), FIRST_MILLIS * this.#pace);
  }

  #turn(): void {
    const blank = this.#all[this.turned]?.find === 'blank';
    this.turned++;
    this.table.sounds.play(blank ? 'thud' : 'find');
    if (this.over) this.#linger();
    else this.#timer = setTimeout(() => this.#turn(), TURN_MILLIS * this.#pace);
  }

  /** The reader's own finds stay until they are put away; those of others go by themselves. */
  #linger(): void {
    clearTimeout(this.#timer);
    if (this.story?.seat === this.table.seat && this.#pending.length === 1 && this.table.state?.status !== 'over') return;
    this.#timer = setTimeout(() => this.close(), LINGER_MILLIS);
  }

  /** Turns all that is left. */
  finish(): void {
    clearTimeout(this.#timer);
    this.turned = this.length;
    this.#linger();
  }

  close(): void {
    this.#pending = this.#pending.slice(1);
    this.#begin();
  }

  /** A touch: what is left is turned, and then put away. */
  touch(): void {
    if (!this.story) return;
    if (this.over) this.close();
    else this.finish();
  }
}
