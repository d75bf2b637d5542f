/**
 * Shows which pieces moved from where to where. The board is already up to date; the stage only draws
 * on top of it, so nothing waits for it, and a touch anywhere ends it.
 */
import type { Flight, Step } from './contract';
import type { Sound } from './sound';

/** A piece on its way, in coordinates of the window. */
export interface Flying extends Flight {
  id: number;
  from: string;
  start: DOMRect;
  finish: DOMRect;
  millis: number;
}

/** How many steps may wait before they are hurried, and before they are skipped. */
const HURRY = 3;
const SKIP = 10;
const TRAVEL_MILLIS = 320;
const SCENE_MILLIS = 900;
const HURRIED_MILLIS = 80;
const MARK_MILLIS = 2000;

export class Stage {
  flying = $state.raw<readonly Flying[]>([]);
  scene = $state.raw<NonNullable<Step['scene']>>();
  marked = $state.raw<ReadonlySet<string>>(new Set());

  #waiting: Step[] = [];
  #running = false;
  #ids = 0;
  #unmark: ReturnType<typeof setTimeout> | undefined;
  #wake: (() => void) | undefined;

  /**
   * @param pace 1 is normal, 0.5 fast, 0 without movement
   * @param sound plays a sound
   */
  constructor(
    private readonly pace: () => number,
    private readonly sound: (sound: Sound) => void,
  ) {}

  play(steps: readonly Step[]): void {
    this.#mark(steps.flatMap((step) => step.marks));
    if (this.pace() === 0 || document.visibilityState === 'hidden') {
      steps.slice(-HURRY).forEach((step) => this.#sound(step));
      return;
    }
    this.#waiting.push(...steps);
    if (this.#waiting.length > SKIP) this.#waiting = [];
    if (!this.#running) void this.#run();
  }

  /** Ends everything at once: the board is as it is. */
  finish(): void {
    this.#waiting = [];
    this.flying = [];
    this.scene = undefined;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      const hurried = this.#waiting.length >= HURRY;
      this.#sound(step);
      this.scene = hurried ? undefined : step.scene;
      const whole = hurried ? HURRIED_MILLIS : (step.scene ? SCENE_MILLIS : TRAVEL_MILLIS) * this.pace();
      this.flying = (step.flights ?? []).flatMap((flight) => this.#lift(flight, whole));
      if (this.flying.length > 0 || this.scene) await this.#rest(whole);
    }
    this.flying = [];
    this.scene = undefined;
    this.#running = false;
  }

  #sound({ sound }: Step): void {
    if (sound) this.sound(sound);
  }

  #rest(millis: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, millis);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  #lift(flight: Flight, millis: number): Flying[] {
    const start = place(flight.from) ?? place(flight.to);
    const finish = place(flight.to) ?? place(flight.from);
    return start && finish ? [{ ...flight, id: ++this.#ids, start, finish, millis }] : [];
  }

  #mark(places: string[]): void {
    if (places.length === 0) return;
    this.marked = new Set(places);
    clearTimeout(this.#unmark);
    this.#unmark = setTimeout(() => (this.marked = new Set()), MARK_MILLIS);
  }
}

/** Where a place is on the page now; hidden ones are nowhere. */
function place(name: string): DOMRect | undefined {
  for (const element of document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)) {
    const at = element.getBoundingClientRect();
    if (at.width > 0 && at.height > 0) return at;
  }
  return undefined;
}
