/** The board of Archaeology: what a player touches (cards of the hand and of the market, chambers, victims), and what is told of it. */
import type { ArchaeologyMove, ArchaeologyScore, Asks } from '../../net/types/archaeology';
import type { BoardState, PartLook, Question, Step } from '../../table/contract';
import type { Desk } from '../../table/desk.svelte';
import type { Sought } from '../../table/sought';
import type { Move, ScorePart, Told } from '../../table/wire';
import { say } from '../../words/words.svelte';
import { readEdition, type Edition, type EditionFile } from './edition';
import { count, KINDS, singly, type Cards, type Kind } from './kinds';
import { steps } from './motion';
import { partLook } from './parts';
import { change, drafts, isNothing, last, named, NOTHING, picked, taking, type Picks } from './picks';
import { question } from './question';
import type { Archaeology } from './types';

export class ArchaeologyBoard implements BoardState<Archaeology> {
  readonly edition: Edition;
  /** What could be taken for what is given, as the engine says. */
  #affordable = $state.raw<{ key: string; kinds: ReadonlySet<Kind> }>({ key: '', kinds: new Set() });

  constructor(
    readonly desk: Desk<Archaeology>,
    edition: EditionFile,
  ) {
    this.edition = readEdition(edition);
  }

  get view(): Archaeology['view'] {
    return this.desk.view!; // a board is drawn once the game has begun
  }

  get own(): Cards {
    return this.view.players[this.desk.seat]?.hand ?? {};
  }

  /** What is picked, whether it may be played yet or not. */
  get picks(): Picks {
    const { draft } = this.desk;
    return draft.wish ?? (draft.moves.length > 0 ? picked(draft.moves) : NOTHING);
  }

  /** What is asked of the reader; nothing while others decide. */
  get asks(): Asks | undefined {
    return this.desk.decides ? this.view.asks : undefined;
  }

  /** Cards of the hand can be touched. */
  get handLit(): ReadonlySet<Kind> {
    if (this.asks === 'lose') return named(this.desk.moves, 'lose');
    return this.asks === 'act' ? new Set(KINDS) : new Set();
  }

  get trades(): boolean {
    return this.asks === 'act' && this.desk.moves.some(({ what }) => what.verb === 'trade');
  }

  /** Cards of the market that can be taken for what is given; all, while nothing is. */
  get marketLit(): ReadonlySet<Kind> {
    if (!this.trades) return new Set();
    const { picks } = this;
    if (count(picks.given) === 0) return new Set(KINDS.filter((kind) => (this.view.market[kind] ?? 0) > 0));
    return this.#affordable.key === keyOf(picks) ? this.#affordable.kinds : new Set();
  }

  /** Asks what could still be taken; to be called when the picks have changed. */
  async weigh(): Promise<void> {
    const { picks } = this;
    if (!this.trades || count(picks.given) === 0) return;
    const key = keyOf(picks);
    try {
      this.#affordable = { key, kinds: named((await this.desk.draft.follows(taking(picks))) ?? [], 'take') };
    } catch {
      // there is no engine: the strip says so
    }
  }

  /** Picks one more card of the hand, or gives one back. */
  touchHand(kind: Kind, by: 1 | -1): Promise<void> {
    return this.#wish({ ...this.picks, given: change(this.picks.given, kind, by) });
  }

  touchMarket(kind: Kind, by: 1 | -1): Promise<void> {
    return this.#wish({ ...this.picks, taken: change(this.picks.taken, kind, by) });
  }

  async #wish(picks: Picks): Promise<void> {
    const { desk } = this;
    desk.touched();
    desk.sounds.play('card');
    if (isNothing(picks)) {
      desk.cancel();
      return;
    }
    const { wanted, otherwise } = drafts(picks, this.view.asks);
    // one card too many to lose is not kept as a wish
    const meanwhile = this.view.asks === 'lose' ? { otherwise: [desk.draft.moves] } : { otherwise, wish: picks };
    const passed = await desk.draft.propose([wanted], meanwhile);
    if (!passed && desk.draft.refusal) desk.sounds.play('refused');
  }

  /** A chamber or a victim: taken, or asked for to hear why not. */
  async touch(what: Sought<ArchaeologyMove>): Promise<void> {
    this.desk.cancel();
    this.desk.touched();
    await this.desk.draft.propose([[{ what }]]);
  }

  /** Gives back what was picked last: from the market first. */
  async back(): Promise<void> {
    const { picks } = this;
    const taken = last(picks.taken);
    const given = last(picks.given);
    if (taken) await this.touchMarket(taken, -1);
    else if (given) await this.touchHand(given, -1);
    else await this.desk.draft.back();
  }

  points(seat: number): number | null {
    return this.view.players[seat]?.points ?? null;
  }

  brief(seat: number): string {
    const { handSize, handEmpty } = this.view.players[seat]!;
    return handSize === null ? say(handEmpty ? 'arc.handEmpty' : 'arc.handSome') : say('arc.cards', { cards: handSize });
  }

  question(): Question {
    return question(this);
  }

  idle(): Move<ArchaeologyMove> | undefined {
    return this.desk.moves.find(({ what }) => what.verb === 'end');
  }

  steps(told: Told<Archaeology>): Step<Archaeology>[] {
    return steps(told, this.desk.seat);
  }

  part({ what }: ScorePart<ArchaeologyScore>): PartLook {
    return partLook(what, this.desk.words!.scoreParts(what));
  }

  hurts(told: Told<Archaeology>, seat: number): boolean {
    return (told.event === 'stole' || told.event === 'robbed') && told.victim === seat;
  }

  /** What a sold set is called: `3 coins`. */
  setName(kind: Kind, size: number): string {
    return this.desk.words!.scorePart({ key: 'set', size, treasure: kind });
  }
}

function keyOf(picks: Picks): string {
  return JSON.stringify([singly(picks.given), singly(picks.taken)]);
}
