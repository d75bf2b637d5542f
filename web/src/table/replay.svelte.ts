/** The game so far, ply by ply. While somebody looks back, the board does not follow the table. */
import type { GameTypes, Moment, Told } from './wire';

/** What a replay asks of its table. */
export interface Replayed<G extends GameTypes = GameTypes> {
  /** Fetches the positions after `from` … `to` plies. */
  moments(from: number, to: number): Promise<{ plies: number; moments: Moment<G>[] } | undefined>;
  /** The game has gone on to a moment: what was told there is shown. `before` is the view that was shown until then. */
  show(moment: Moment<G>, before: G['view'] | undefined): void;
}

export const SPEEDS = [1, 2, 4] as const;
const STEP_MILLIS = 1100;
const CHUNK = 40;

export class Replay<G extends GameTypes = GameTypes> {
  /** The moment that is looked at; none: the table as it is now. */
  moment = $state.raw<Moment<G>>();
  plies = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  readonly on = $derived(this.moment !== undefined);

  readonly #moments = new Map<number, Moment<G>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  constructor(private readonly table: Replayed<G>) {}

  /** What was told last, up to the moment that is looked at. */
  get told(): readonly Told<G>[] {
    for (let ply = this.moment?.ply ?? 0; ply > 0; ply--) {
      const told = this.#moments.get(ply)?.told ?? [];
      if (told.length > 0) return told;
    }
    return [];
  }

  async open(at: number, plies: number): Promise<void> {
    this.plies = plies;
    await this.to(at);
  }

  close(): void {
    this.pause();
    this.#wanted = -1;
    this.moment = undefined;
  }

  /** What was fetched is another line now: somebody went back, or the reader may see more. */
  forget(): void {
    this.#moments.clear();
  }

  async to(ply: number, moving = false): Promise<boolean> {
    const wanted = Math.max(0, Math.min(ply, this.plies));
    this.#wanted = wanted;
    const moment = this.#moments.get(wanted) ?? (await this.#load(wanted));
    if (!moment || this.#wanted !== wanted) return false;
    const before = this.moment?.view;
    this.moment = moment;
    if (moving) this.table.show(moment, before);
    return true;
  }

  step(by: 1 | -1): Promise<boolean> {
    this.pause();
    return this.#move(by);
  }

  /** The next ply of which something was told: steps of one choice need no look of their own. */
  async #move(by: 1 | -1): Promise<boolean> {
    let ply = (this.moment?.ply ?? this.plies) + by;
    while (ply > 0 && ply < this.plies) {
      const moment = this.#moments.get(ply) ?? (await this.#load(ply));
      if (!moment || moment.told.length > 0) break;
      ply += by;
    }
    return this.to(ply, by > 0);
  }

  play(): void {
    if (this.moment && this.moment.ply >= this.plies) void this.to(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#advance(), STEP_MILLIS / this.speed);
  }

  async #advance(): Promise<void> {
    if (!this.playing) return;
    const moved = await this.#move(1);
    if (!this.playing) return;
    if (!moved || (this.moment?.ply ?? 0) >= this.plies) this.pause();
    else this.#next();
  }

  async #load(ply: number): Promise<Moment<G> | undefined> {
    const from = Math.max(0, ply - CHUNK / 4);
    const answer = await this.table.moments(from, Math.min(this.plies, from + CHUNK));
    if (!answer) return undefined;
    answer.moments.forEach((moment) => this.#moments.set(moment.ply, moment));
    return this.#moments.get(ply);
  }
}
