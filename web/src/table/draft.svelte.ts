/**
 * What a player has chosen so far and not yet confirmed: a list of small moves. Nothing here knows a
 * rule: the engine says what would follow from them and what may be played next.
 */
import type { Refused } from '../words/games';
import type { Advice, Proposed } from './localDrafts.svelte';
import type { DraftStep, Steps } from './sought';
import type { GameTypes, Move, Preview } from './wire';

/** The reason for a refusal in the reader's language, with the rule. */
export interface Refusal {
  text: string;
  rule: string;
}

/** What is taken if nothing that is wanted may be played. */
export interface Otherwise<G extends GameTypes = GameTypes> {
  otherwise?: readonly Steps<G>[];
  /** What the player wishes beyond what is taken; the game knows what it is. */
  wish?: G['wish'];
}

export class Draft<G extends GameTypes = GameTypes> {
  /** The chosen moves; the engine has said that they may be played so. */
  moves = $state.raw<readonly Move<G['move']>[]>([]);
  /** What would follow from them; none while nothing is chosen. */
  preview = $state.raw<Preview<G>>();
  /** Why the last wish was refused. */
  refusal = $state.raw<Refusal>();
  /** What the player wishes beyond what is legal so far; the game knows what it is. */
  wish = $state.raw<G['wish']>();
  /** Steps with one answer that were filled in without asking. */
  filled = $state.raw<ReadonlySet<number>>(new Set());
  asking = $state(false);

  /** What may be played next. */
  readonly legal = $derived.by(() => (this.preview ? this.preview.moves : this.standing()));
  /** No choice is half made, so the draft can be confirmed. */
  readonly complete = $derived(this.moves.length > 0 && this.preview?.complete === true && this.wish === undefined);
  readonly empty = $derived(this.moves.length === 0 && this.wish === undefined);

  #ticket = 0;

  /**
   * @param standing what may be played while nothing is chosen
   * @param sentence why a move is refused, in words
   */
  constructor(
    private readonly engine: Advice<G>,
    private readonly standing: () => readonly Move<G['move']>[],
    private readonly sentence: (refused: Refused) => string,
  ) {}

  /** Adds a move; a step that then has one answer is filled in. */
  choose(step: DraftStep<G>): Promise<boolean> {
    return this.propose([[...this.moves, step]]);
  }

  /**
   * Makes the first of these drafts that may be played the player's own. If none may, the refusal of
   * the first is shown, and what is given otherwise is taken.
   */
  async propose(wanted: readonly Steps<G>[], { otherwise = [], wish }: Otherwise<G> = {}): Promise<boolean> {
    const ticket = ++this.#ticket;
    this.asking = true;
    this.refusal = undefined;
    try {
      const candidates = [...wanted, ...otherwise];
      const answer = await this.engine.propose(candidates);
      if (ticket !== this.#ticket) return false;
      const taken = candidates[answer.taken];
      const passed = taken !== undefined && answer.taken < wanted.length;
      if (taken) {
        this.#take(taken, answer);
        this.wish = passed ? undefined : wish;
      }
      const { refusal } = answer;
      this.refusal = passed || !refusal ? undefined : { rule: refusal.rule, text: this.sentence(refusal) };
      return passed;
    } catch {
      return false; // there is no engine: the strip says so, and the choice can be made again
    } finally {
      if (ticket === this.#ticket) this.asking = false;
    }
  }

  #take(steps: Steps<G>, { moves = [], filled = [], preview }: Proposed<G>): void {
    const kept = new Set(filled);
    for (const [at, step] of steps.entries()) {
      if (!('move' in step) || step.move !== this.moves[at]?.move) break;
      if (this.filled.has(at)) kept.add(at);
    }
    this.moves = moves;
    this.preview = moves.length > 0 ? preview : undefined;
    this.filled = kept;
  }

  /** What could be played after these steps; nothing if they may not be played themselves. */
  async follows(steps: Steps<G>): Promise<readonly Move<G['move']>[] | undefined> {
    const { taken, moves = [], filled = [], preview } = await this.engine.propose([steps]);
    if (taken < 0) return undefined;
    const [only] = filled;
    return only === undefined ? preview?.moves : moves.slice(only, only + 1);
  }

  /** Which of these drafts may be played. */
  playable(candidates: readonly Steps<G>[]): Promise<boolean[]> {
    return this.engine.playable(candidates);
  }

  /** Removes the last choice, with everything that was filled in after it. */
  back(): Promise<boolean> {
    if (this.wish !== undefined) return this.propose([this.moves]);
    let length = this.moves.length - 1;
    while (length > 0 && this.filled.has(length)) length--;
    const kept = this.moves.slice(0, Math.max(0, length));
    this.moves = kept; // shown at once, before the engine answers
    return this.propose([kept]);
  }

  clear(): void {
    this.#ticket++;
    this.moves = [];
    this.preview = undefined;
    this.refusal = undefined;
    this.wish = undefined;
    this.filled = new Set();
    this.asking = false;
  }
}
