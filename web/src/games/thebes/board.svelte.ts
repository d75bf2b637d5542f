/** What a player of Thebes touches: cards, exhibitions, places, and how a turn is made of them. */
import type { BoardState, PartLook, Question, Step } from '../../table/contract';
import type { Desk } from '../../table/desk.svelte';
import type { Entry, Move, ScorePart, Told } from '../../table/wire';
import { say } from '../../words/words.svelte';
import type { CardView, SeatView, ThebesView } from '../../net/types/thebes';
import { Dig } from './dig.svelte';
import { readEdition, type Edition, type EditionFile } from './edition';
import { way } from './layout';
import { isSite, type Site } from './sites';
import { steps } from './motion';
import { partLook } from './parts';
import { question } from './question';
import type { Thebes } from './types';
import { veil } from './veil';
import { answer, isGoal, NOTHING, wished, type Helper, type Wish } from './wishes';

const STEPS = ['zeppelin', 'permission', 'ethnological', 'assistant', 'shovel'];

/** The sheets that can be laid over the table: a bag, or somebody's cabinet. */
export type Sheet = { of: 'bag'; site: Site } | { of: 'cabinet'; seat: number } | { of: 'pile' };

export class Turn implements BoardState<Thebes> {
  readonly edition: Edition;
  readonly dig: Dig;
  sheet = $state.raw<Sheet>();
  /** The position before the last news, to show where things came from. */
  before: ThebesView;

  constructor(
    readonly desk: Desk<Thebes>,
    edition: EditionFile,
  ) {
    this.edition = readEdition(edition);
    this.dig = new Dig(desk);
    this.before = desk.view!;
  }

  /** The position as far as it has been turned up. */
  get view(): ThebesView {
    const view = this.desk.view!;
    return this.desk.replay.on ? view : veil(view, this.dig.unturned);
  }

  /** The seat that is looked from. */
  get me(): SeatView | undefined {
    return this.view.seats[this.desk.seat];
  }

  /** The seat whose things lie in the dock: the own one; without one, whoever is on turn. */
  get own(): SeatView {
    return this.me ?? this.view.seats[Math.max(0, this.view.turn)]!;
  }

  /** What the turn is for, as far as it is chosen. */
  get goal(): Move | undefined {
    return this.desk.draft.moves.find(isGoal) ?? this.#standing;
  }

  /** The only goal there was: the house has chosen it already, and asks for what follows. */
  get #standing(): Move | undefined {
    const { built, display, row } = this.view;
    if (!this.desk.decides || !built) return undefined;
    const [verb = '', which = ''] = built.goal.split(' ');
    const card = verb === 'take' ? display[Number(which) - 1] : verb === 'show' ? row['abc'.indexOf(which)] : undefined;
    return { move: built.goal, what: { verb, site: which, city: card?.city, card: (card as CardView)?.kind } };
  }

  /** What would be after the draft; none while it is not complete. */
  get after(): ThebesView | undefined {
    const { draft } = this.desk;
    return draft.complete ? draft.preview?.view : undefined;
  }

  /** The step that is asked for now, by its verbs. */
  get asks(): string {
    if (!this.desk.decides) return '';
    const { draft } = this.desk;
    if (draft.moves.length === 0) return this.view.asks;
    return draft.complete ? '' : (draft.preview?.view.asks ?? '');
  }

  /** The house asks for a small step: by the text list, since a touch answers those at once. */
  get isAtStep(): boolean {
    return STEPS.includes(this.asks);
  }

  get wish(): Wish {
    return wished(this.desk.draft.moves);
  }

  /** Things are lit: a goal can be chosen, and the own finds are turned up. */
  get lights(): boolean {
    return this.desk.decides && this.desk.draft.empty && !this.dig.unturned.some((each) => each.seat === this.desk.seat);
  }

  /** A goal that is offered, by the move that plays it. */
  offered(move: string): Move | undefined {
    return this.desk.moves.find((each) => each.move === move);
  }

  /** Where a goal leads. */
  placeOf(goal: Move): string {
    switch (goal.what['verb']) {
      case 'dig':
        return String(goal.what['site']);
      case 'take':
      case 'show':
        return String(goal.what['city']);
      case 'exchange':
        return 'warsaw';
      default:
        return this.me?.place ?? '';
    }
  }

  /** The goals that lie at a place. */
  goalsAt(place: string): Move[] {
    return this.desk.moves.filter((each) => each.what['verb'] !== 'retire' && this.placeOf(each) === place);
  }

  /** The places of the journey that the draft makes. */
  get journey(): string[] {
    const { goal, me } = this;
    return goal && me ? way(this.edition.routes, me.place, this.placeOf(goal)) : [];
  }

  /** Takes a goal, or gives it back; one that is not offered is asked for to hear why. */
  async touch(move: string): Promise<void> {
    const { desk } = this;
    if (!desk.decides) return;
    if (this.goal?.move === move) {
      desk.sounds.play('card');
      desk.cancel();
      return;
    }
    await this.#pursue(this.offered(move) ?? { move, what: { verb: '' } }, NOTHING);
  }

  /** A touch takes what lies at the place; the next one what else lies there. */
  async touchPlace(place: string): Promise<void> {
    const goals = this.goalsAt(place);
    if (goals.length === 0 && isSite(place)) return this.touch(`dig ${place}`);
    const at = goals.findIndex((each) => each.move === this.goal?.move);
    const next = goals[at + 1] ?? goals[at];
    if (next) await this.touch(next.move);
  }

  /** Makes the same turn in another way. */
  async change(part: Partial<Wish>): Promise<void> {
    if (this.goal) await this.#pursue(this.goal, { ...this.wish, ...part });
  }

  async toggle(helper: Helper): Promise<void> {
    const uses = new Set(this.wish.uses);
    if (!uses.delete(helper)) uses.add(helper);
    await this.change({ uses });
  }

  /** So many weeks; the same again gives them back. */
  async touchWeeks(weeks: number): Promise<void> {
    const { draft } = this.desk;
    if (this.wish.weeks === weeks) return this.change({ weeks: undefined });
    const steps = draft.moves.filter((each) => each.what['verb'] !== 'weeks');
    const legal = await this.#after(steps);
    const move = legal?.find((each) => each.what['weeks'] === weeks) ?? { move: `weeks ${weeks}`, what: { verb: 'weeks', weeks } };
    await this.#propose([[...steps, move], draft.moves]);
  }

  /** The answers that the house offers for the weeks of this dig, whether some are chosen or not. */
  weeksOffered = $state.raw<readonly Move[]>([]);

  /** Keeps the dial up to date; to be called when the draft has changed. */
  async readDial(): Promise<void> {
    const steps = this.desk.draft.moves.filter((each) => each.what['verb'] !== 'weeks');
    if (this.goal?.what['verb'] !== 'dig' || !this.desk.decides) {
      this.weeksOffered = [];
      return;
    }
    const legal = await this.#after(steps);
    this.weeksOffered = legal?.filter((each) => each.what['verb'] === 'weeks') ?? [];
  }

  async #after(moves: readonly Move[]): Promise<readonly Move[] | undefined> {
    if (moves.length === 0) return this.desk.moves;
    try {
      const answered = await this.desk.draft.ask(moves);
      return 'preview' in answered ? answered.preview.moves : undefined;
    } catch {
      return undefined; // the line is lost: the strip says so
    }
  }

  /** Answers every step that the wish speaks of, and stops where the player must be asked. */
  async #pursue(goal: Move, wish: Wish): Promise<void> {
    const former = this.desk.draft.moves;
    let moves: Move[] = goal.move === this.#standing?.move ? [] : [goal];
    for (let legal = await this.#after(moves); legal; legal = await this.#after(moves)) {
      const next = answer(legal, wish);
      if (!next) break;
      moves = [...moves, next];
    }
    await this.#propose(goal.move === this.goal?.move ? [moves, former] : [moves]);
  }

  async #propose(candidates: readonly (readonly Move[])[]): Promise<void> {
    const { desk } = this;
    desk.overtaken = false;
    desk.refused = undefined;
    desk.hurt = undefined;
    const passed = await desk.draft.propose(candidates);
    desk.sounds.play(passed ? 'card' : 'refused');
  }

  /** Back from the weeks to the dial, from there to the goals; from a small step to the one before it. */
  async back(): Promise<void> {
    const { draft } = this.desk;
    if (this.isAtStep) await draft.back();
    else if (this.wish.weeks !== undefined && !draft.filled.has(draft.moves.length - 1)) await draft.back();
    else this.desk.cancel();
  }

  points(seat: number): number {
    return this.view.seats[seat]?.points ?? 0;
  }

  brief(seat: number): string {
    const own = this.desk.view!.seats[seat]!;
    return own.weeksLeft === 0 ? say('thb.finishedBrief') : say('thb.weekBrief', { week: own.space });
  }

  question(): Question {
    return question(this);
  }

  idle(): Move | undefined {
    return this.desk.moves.find((each) => each.what.verb === 'confirm');
  }

  hear(entry: Entry, before: ThebesView): void {
    this.dig.hear(entry, before);
  }

  get toldTo(): number {
    return this.dig.toldTo;
  }

  steps(told: Told): Step<Thebes>[] {
    return steps(told, this.before, this.desk.seat, this.desk.replay.on);
  }

  part({ what }: ScorePart): PartLook {
    return partLook(what, this.desk.words!.scoreParts(what));
  }
}
