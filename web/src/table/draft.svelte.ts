/**
 * What a player has chosen so far and not yet confirmed: a list of small moves. The browser knows no
 * rule: it asks the server what would follow from them and what may be played next.
 */
import type { GameTypes, Move, Preview } from './wire';

export type Answer<G extends GameTypes = GameTypes> = { preview: Preview<G> } | { refusal: Refusal };

/** The reason for a refusal in the reader's language, with the rule. */
export interface Refusal {
  text: string;
  rule: string;
}

/** Asks the server about a list of moves; nothing is kept there. */
export type Ask<G extends GameTypes = GameTypes> = (moves: string[]) => Promise<Answer<G>>;

export class Draft<G extends GameTypes = GameTypes> {
  /** The chosen moves; the server has said that they may be played so. */
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
  readonly #answers = new Map<string, Promise<Answer<G>>>();

  constructor(
    private readonly server: Ask<G>,
    private readonly standing: () => readonly Move<G['move']>[],
  ) {}

  /** Asks the server, or returns its earlier answer, which holds until the table changes. */
  ask(moves: readonly Move<G['move']>[]): Promise<Answer<G>> {
    const texts = moves.map((each) => each.move);
    const key = texts.join('\n');
    let answer = this.#answers.get(key);
    if (!answer) {
      answer = this.server(texts);
      this.#answers.set(key, answer);
      answer.catch(() => this.#answers.delete(key)); // a lost connection is no answer
    }
    return answer;
  }

  /** Adds a move; a step that then has one answer is filled in. */
  choose(move: Move<G['move']>): Promise<boolean> {
    return this.propose([[...this.moves, move]]);
  }

  /**
   * Makes the first of these drafts that may be played the player's own. If that is not the first
   * one, the refusal of the first is shown and the wish is remembered.
   */
  async propose(candidates: readonly (readonly Move<G['move']>[])[], wish?: G['wish']): Promise<boolean> {
    const ticket = ++this.#ticket;
    this.asking = true;
    this.refusal = undefined;
    try {
      let refusal: Refusal | undefined;
      for (const candidate of candidates) {
        const answer: Answer<G> | undefined = candidate.length > 0 ? await this.ask(candidate) : undefined;
        if (ticket !== this.#ticket) return false;
        if (answer && 'refusal' in answer) {
          refusal ??= answer.refusal;
        } else {
          await this.#take(candidate, answer?.preview, ticket);
          if (ticket !== this.#ticket) return false;
          this.refusal = refusal;
          this.wish = refusal ? wish : undefined;
          return refusal === undefined;
        }
      }
      this.refusal = refusal;
      return false;
    } catch {
      return false; // no connection: the strip says so, and the choice can be made again
    } finally {
      if (ticket === this.#ticket) this.asking = false;
    }
  }

  async #take(candidate: readonly Move<G['move']>[], preview: Preview<G> | undefined, ticket: number): Promise<void> {
    let moves = candidate;
    let after = preview;
    const filled = new Set([...this.filled].filter((at) => at < candidate.length && this.moves[at] === candidate[at]));
    while (after?.decides && !after.complete && after.moves.length === 1) {
      const longer = [...moves, after.moves[0]!];
      const answer = await this.ask(longer);
      if (ticket !== this.#ticket || 'refusal' in answer) break;
      filled.add(moves.length);
      moves = longer;
      after = answer.preview;
    }
    if (ticket !== this.#ticket) return;
    this.moves = moves;
    this.preview = after;
    this.filled = filled;
  }

  /** Removes the last choice, with everything that was filled in after it. */
  back(): Promise<boolean> {
    if (this.wish !== undefined) return this.propose([this.moves]);
    let length = this.moves.length - 1;
    while (length > 0 && this.filled.has(length)) length--;
    const kept = this.moves.slice(0, Math.max(0, length));
    this.moves = kept; // shown at once, before the server answers
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

  /** The table has changed, so earlier answers of the server no longer hold. */
  forget(): void {
    this.#answers.clear();
    this.clear();
  }
}
