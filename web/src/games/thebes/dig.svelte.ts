/**
 * A dig as the table lives it: tokens lie face down and are turned one after another. The house has
 * told all of them at once; this only takes its time, and a touch anywhere turns the rest.
 */
import { settings } from '../../settings/settings.svelte';
import type { Desk } from '../../table/desk.svelte';
import type { Thebes } from './types';
import type { Entry } from '../../table/wire';
import type { Wire } from '../../words/games';
import type { ThebesView } from '../../net/types/thebes';
import type { Site } from './sites';
import type { Drawn, Unturned } from './veil';

export interface Story {
  seat: number;
  site: Site;
  weeks: number;
  tokens: Drawn[];
  bonus: Drawn | undefined;
  /** What was in the bag before the first draw. */
  bag: { tokens: number; artefacts: number };
}

/** A story on its way to the table. */
interface Pending {
  story: Story;
  /** The number of its entry in the log. */
  number: number;
  /** The position that everybody has seen before. */
  before: ThebesView;
}

const PACES = { normal: 1, fast: 0.5, off: 0 } as const;
const FIRST_MILLIS = 700;
const TURN_MILLIS = 620;
const LINGER_MILLIS = 3200;
const MOST_WAITING = 2;

/** What these events tell of a dig; nothing if there was none. */
export function storyOf(told: readonly Wire[], view: ThebesView): Story | undefined {
  const began = told.find((each) => each['event'] === 'digBegan');
  if (!began) return undefined;
  const drawn = (each: Wire): Drawn => ({ find: String(each['find'] ?? ''), points: Number(each['points'] ?? 0) });
  const tokens = told.filter((each) => ['found', 'foundBook', 'drewBlank'].includes(String(each['event']))).map(drawn);
  const bonus = told.find((each) => each['event'] === 'bonusWon');
  const bag = view.sites.find((each) => each.site === began['site']);
  const finds = tokens.filter((each) => each.find !== '').length;
  const artefacts = tokens.filter((each) => each.points > 0).length;
  const left = bag?.odds.reduce((sum, each) => sum + (each.value > 0 ? each.number : 0), 0) ?? 0;
  return {
    seat: Number(began['seat']),
    site: began['site'] as Site,
    weeks: Number(began['weeks']),
    tokens,
    bonus: bonus ? drawn(bonus) : undefined,
    bag: { tokens: (bag?.tokens ?? 0) + finds, artefacts: left + artefacts },
  };
}

export class Dig {
  /** The digs that are not put away yet; the first is the one that is told. */
  #pending = $state.raw<readonly Pending[]>([]);
  /** How many tokens have been turned; the bonus is the last. */
  turned = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk<Thebes>) {}

  get story(): Story | undefined {
    return this.#pending[0]?.story;
  }

  get length(): number {
    return this.story ? this.story.tokens.length + (this.story.bonus ? 1 : 0) : 0;
  }

  get over(): boolean {
    return this.turned >= this.length;
  }

  /** Points of the tokens turned so far. */
  get points(): number {
    return this.#all.slice(0, this.turned).reduce((sum, each) => sum + each.points, 0);
  }

  /** Digs of which tokens lie face down, in the order in which they were made. */
  get unturned(): Unturned[] {
    return this.#pending.flatMap(({ story, before }, i) => {
      const turned = i === 0 ? this.turned : 0;
      if (i === 0 && this.over) return [];
      return [{ seat: story.seat, site: story.site, hidden: story.tokens.slice(turned), bonus: story.bonus, before }];
    });
  }

  /** The last entry of the log that gives nothing away. At the end of the game the last finds stay in sight for a while. */
  get toldTo(): number {
    const lasts = this.desk.state?.status === 'over' && this.#pace > 0;
    const held = this.#pending[this.over && !lasts ? 1 : 0];
    return held ? held.number - 1 : Infinity;
  }

  get #all(): readonly Drawn[] {
    return this.story ? [...this.story.tokens, ...(this.story.bonus ? [this.story.bonus] : [])] : [];
  }

  get #pace(): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACES[settings().animation];
  }

  /** Something was told, and nothing of it is drawn yet. */
  hear(entry: Entry, before: ThebesView): void {
    const story = this.desk.replay.on ? undefined : storyOf(entry.told, this.desk.state!.view!);
    if (!story) return;
    const pending = [...this.#pending, { story, number: entry.number, before }];
    // whoever was away is not kept waiting by what they have missed
    this.#pending = pending.length > MOST_WAITING + 1 ? [pending[0]!, ...pending.slice(-MOST_WAITING)] : pending;
    if (pending.length === 1) this.#begin();
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
    const token = this.#all[this.turned];
    this.turned++;
    this.desk.sounds.play(token?.find ? 'find' : 'thud');
    if (this.over) this.#linger();
    else this.#timer = setTimeout(() => this.#turn(), TURN_MILLIS * this.#pace);
  }

  /** The reader's own finds stay until they are put away; those of others go by themselves. */
  #linger(): void {
    clearTimeout(this.#timer);
    if (this.story?.seat === this.desk.seat && this.#pending.length === 1 && this.desk.state?.status !== 'over') return;
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
