/**
 * Works drafts out in the page: the engine of the game, in a worker, says what may be played and what
 * would be. It knows a position that the reader cannot tell from the true one; the server alone knows
 * the true one, and judges what is confirmed.
 */
import type { Engine } from '../engine/engine';
import type { Refused } from '../words/games';
import type { Steps } from './sought';
import type { GameTypes, Move, Preview } from './wire';

const WAITS = [400, 800, 1600, 3200]; // a server that restarts is back by then

export interface Proposed<G extends GameTypes = GameTypes> {
  /** The first of the drafts that may be played wholly; -1 for none. */
  taken: number;
  /** All moves of that draft, those that were filled in at its end included. */
  moves?: Move<G['move']>[];
  /** Which of them were filled in, since nothing else could be played. */
  filled?: number[];
  preview?: Preview<G>;
  /** Why the first of the drafts may not be played; nothing if it may. */
  refusal: Refused | null;
}

/** What a draft asks of the engine. */
export interface Advice<G extends GameTypes = GameTypes> {
  propose(candidates: readonly Steps<G>[]): Promise<Proposed<G>>;
  playable(candidates: readonly Steps<G>[]): Promise<boolean[]>;
}

/** A position in notation, and the seat that decides in it. */
interface Placed {
  text: string;
  seat: number;
}

export class LocalDrafts<G extends GameTypes = GameTypes> implements Advice<G> {
  /** The engine could not be loaded. */
  failed = $state(false);
  #setup = '';
  #position: Placed | undefined;
  /** The position that the engine was given. */
  #placed: Placed | undefined;
  /** Those who ask before it is there wait for it. */
  #engine: Promise<Engine>;
  #begin!: (engine: Promise<Engine>) => void;

  /**
   * @param load starts the engine of the game
   * @param waits milliseconds before it is tried again
   */
  constructor(
    private readonly load: () => Promise<Engine>,
    private readonly waits: readonly number[] = WAITS,
  ) {
    this.#engine = new Promise((begin) => (this.#begin = begin));
    this.#engine.catch(() => {}); // whoever waits for it hears why it did not come
  }

  /** Starts the engine for a table. */
  open(setup: string): void {
    if (this.#setup === setup) return;
    this.#setup = setup;
    this.retry();
  }

  retry(): void {
    this.failed = false;
    this.#placed = undefined;
    this.#engine = this.#start();
    this.#engine.catch(() => (this.failed = true));
    this.#begin(this.#engine);
  }

  async #start(): Promise<Engine> {
    const engine = await this.#loaded();
    await engine.call('open', this.#setup);
    if (this.#position) await this.#place(engine, this.#position);
    return engine;
  }

  async #loaded(): Promise<Engine> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.load();
      } catch (fault) {
        const wait = this.waits[attempt];
        if (wait === undefined) throw fault;
        await new Promise((done) => setTimeout(done, wait));
      }
    }
  }

  /** What follows is about this position, in which this seat decides. */
  at(text: string, seat: number): void {
    if (this.#position?.text === text && this.#position.seat === seat) return;
    const position = (this.#position = { text, seat });
    void this.#engine.then((engine) => this.#place(engine, position)).catch(() => (this.failed = true));
  }

  /** The engine answers in the order in which it is asked: nobody has to wait for this. */
  async #place(engine: Engine, position: Placed): Promise<void> {
    if (this.#placed === position) return;
    this.#placed = position;
    await engine.call('at', position.text, position.seat);
  }

  async propose(candidates: readonly Steps<G>[]): Promise<Proposed<G>> {
    return JSON.parse(await this.#call('propose', candidates)) as Proposed<G>;
  }

  /** Which of these drafts may be played wholly. */
  async playable(candidates: readonly Steps<G>[]): Promise<boolean[]> {
    return JSON.parse(await this.#call('playable', candidates)) as boolean[];
  }

  async #call(name: 'propose' | 'playable', candidates: readonly Steps<G>[]): Promise<string> {
    const written = candidates.map((steps) => steps.map((step) => ('move' in step ? { move: step.move } : step)));
    try {
      const engine = await this.#engine;
      return await engine.call(name, JSON.stringify(written));
    } catch (fault) {
      this.failed = true;
      throw fault;
    }
  }
}
