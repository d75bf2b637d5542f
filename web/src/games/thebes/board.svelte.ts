/** The board of Thebes: what a player touches (cards, exhibitions, places, weeks), and how a turn is made of it. */
import type { Asks, PlaceId, SeatView, ThebesMove, ThebesScore, ThebesView } from '../../net/types/thebes';
import type { Around, BoardState, PartLook, Question, Step } from '../../table/contract';
import type { Desk } from '../../table/desk.svelte';
import { fits, type Steps } from '../../table/sought';
import type { Entry, Moment, Move, ScorePart, Told } from '../../table/wire';
import { say } from '../../words/words.svelte';
import { Dig } from './dig.svelte';
import { readEdition, type Edition, type EditionFile } from './edition';
import { isSite, siteOf, type Site } from './kinds';
import { way } from './layout';
import { steps } from './motion';
import { partLook } from './parts';
import {
  answers,
  goalsAmong,
  isGoal,
  NOTHING,
  picked,
  weeksAmong,
  type Aim,
  type Goal,
  type Helper,
  type Picks,
  type Weeks,
} from './picks';
import { question } from './question';
import { turnedUp } from './story';
import type { Thebes } from './types';

const STEPS: readonly (Asks | undefined)[] = ['zeppelin', 'permission', 'ethnological', 'assistant', 'shovel'];

/** The sheets that can be laid over the table: a bag, somebody's cabinet, or what is known of the draw pile. */
export type Sheet = { of: 'bag'; site: Site } | { of: 'cabinet'; seat: number } | { of: 'pile' };

export class ThebesBoard implements BoardState<Thebes> {
  readonly edition: Edition;
  readonly dig: Dig;
  sheet = $state.raw<Sheet>();
  /** The numbers of weeks that are offered for this dig, whether one is chosen or not. */
  weeksOffered = $state.raw<readonly Weeks[]>([]);

  /** The position as far as it has been turned up. */
  readonly view = $derived.by((): ThebesView => {
    const view = this.desk.view!; // a board is drawn once the game has begun
    const turned = this.desk.replay.on ? undefined : this.dig.position;
    return turned ? turnedUp(turned, view) : view;
  });

  constructor(
    readonly desk: Desk<Thebes>,
    edition: EditionFile,
  ) {
    this.edition = readEdition(edition);
    this.dig = new Dig(desk);
  }

  /** The seat that is looked from. */
  get me(): SeatView | undefined {
    return this.view.seats[this.desk.seat];
  }

  /** The seat whose things lie in the dock: the player's own; for a bystander, that of the seat whose turn it is. */
  get own(): SeatView {
    return this.me ?? this.view.seats[Math.max(0, this.view.turn)]!;
  }

  /** What the turn is for, as far as it is chosen. */
  get goal(): Goal | undefined {
    return goalsAmong(this.desk.draft.moves)[0] ?? this.#standing;
  }

  /** The only goal there was: it is chosen already, and what follows is asked. */
  get #standing(): Goal | undefined {
    const what = this.desk.decides ? this.view.built?.what : undefined;
    return what && isGoal(what) ? what : undefined;
  }

  /** The turn is for this. */
  isFor(aim: Aim): boolean {
    return this.goal !== undefined && fits(this.goal, aim);
  }

  /** The site of the dig that is being planned. */
  get digSite(): Site | undefined {
    const goal = this.desk.decides ? this.goal : undefined;
    return goal?.verb === 'dig' ? siteOf(goal.site) : undefined;
  }

  /** What would be after the draft; none while it is not complete. */
  get after(): ThebesView | undefined {
    const { draft } = this.desk;
    return draft.complete ? draft.preview?.view : undefined;
  }

  /** The step that is asked for now; none while others decide, or when nothing is left to ask. */
  get asks(): Asks | undefined {
    if (!this.desk.decides) return undefined;
    const { draft } = this.desk;
    if (draft.moves.length === 0) return this.view.asks;
    return draft.complete ? undefined : draft.preview?.view.asks;
  }

  /** A small step is asked for: by the text list, since a touch answers those at once. */
  get isAtStep(): boolean {
    return STEPS.includes(this.asks);
  }

  get picks(): Picks {
    return picked(this.desk.draft.moves);
  }

  /** Things are lit: a goal can be chosen, and the player's own finds are turned up. */
  get lights(): boolean {
    return this.desk.decides && this.desk.draft.empty && !this.dig.hides(this.desk.seat);
  }

  /** A goal as it is offered, with its journey. */
  offered(aim: Aim): Goal | undefined {
    return goalsAmong(this.desk.moves).find((each) => fits(each, aim));
  }

  /** Where a goal leads. */
  placeOf(goal: Goal): PlaceId {
    switch (goal.verb) {
      case 'dig':
        return goal.site;
      case 'take':
      case 'show':
        return goal.city;
      case 'exchange':
        return this.edition.exchangePlace;
      case 'retire':
        return this.own.place;
    }
  }

  /** The goals that lie at a place. */
  goalsAt(place: PlaceId): Goal[] {
    return goalsAmong(this.desk.moves).filter((each) => each.verb !== 'retire' && this.placeOf(each) === place);
  }

  /** The places of the journey that the draft makes. */
  get journey(): PlaceId[] {
    const { goal, me } = this;
    return goal && me ? way(this.edition.routes, me.place, this.placeOf(goal)) : [];
  }

  /** Takes a goal, or gives it back; one that is not offered is asked for to hear why. */
  async touch(aim: Aim): Promise<void> {
    const { desk } = this;
    if (!desk.decides) return;
    if (this.isFor(aim)) {
      desk.sounds.play('card');
      desk.cancel();
      return;
    }
    await this.#propose([this.#turn(aim, NOTHING)]);
  }

  /** A touch takes what lies at the place; the next one what else lies there. */
  async touchPlace(place: PlaceId): Promise<void> {
    const goals = this.goalsAt(place);
    if (goals.length === 0 && isSite(place)) return this.touch({ verb: 'dig', site: place });
    const at = goals.findIndex((each) => this.isFor(each));
    const next = goals[at + 1] ?? goals[at];
    if (next) await this.touch(next);
  }

  /** Makes the same turn in another way. */
  async change(part: Partial<Picks>): Promise<void> {
    const { goal } = this;
    if (goal) await this.#propose([this.#turn(goal, { ...this.picks, ...part })], [this.desk.draft.moves]);
  }

  async toggle(helper: Helper): Promise<void> {
    const uses = new Set(this.picks.uses);
    if (!uses.delete(helper)) uses.add(helper);
    await this.change({ uses });
  }

  /** So many weeks; the same again gives them back. */
  async touchWeeks(weeks: number): Promise<void> {
    if (this.picks.weeks === weeks) return this.change({ weeks: undefined });
    await this.#propose([[...this.#beforeWeeks, { what: { verb: 'weeks', weeks } }]], [this.desk.draft.moves]);
  }

  /** Keeps the dial up to date; to be called when the draft has changed. */
  async readDial(): Promise<void> {
    const steps = this.#beforeWeeks;
    try {
      this.weeksOffered = this.digSite ? weeksAmong((await this.desk.draft.follows(steps)) ?? []) : [];
    } catch {
      // there is no engine: the strip says so
    }
  }

  get #beforeWeeks(): Move<ThebesMove>[] {
    return this.desk.draft.moves.filter(({ what }) => what.verb !== 'weeks');
  }

  /** A turn with this goal: every step that the picks speak of is answered; the player is asked for the others. */
  #turn(aim: Aim, picks: Picks): Steps<Thebes> {
    const standing = this.#standing !== undefined && fits(this.#standing, aim);
    return [...(standing ? [] : [{ what: aim }]), ...answers(picks)];
  }

  async #propose(wanted: readonly Steps<Thebes>[], otherwise: readonly Steps<Thebes>[] = []): Promise<void> {
    const { desk } = this;
    desk.touched();
    const passed = await desk.draft.propose(wanted, { otherwise });
    desk.sounds.play(passed ? 'card' : 'refused');
  }

  /** Back from the weeks to the dial, from there to the goals; from a small step to the one before it. */
  async back(): Promise<void> {
    const { draft } = this.desk;
    if (this.isAtStep) await draft.back();
    else if (this.picks.weeks !== undefined && !draft.filled.has(draft.moves.length - 1)) await draft.back();
    else this.desk.cancel();
  }

  points(seat: number): number {
    return this.view.seats[seat]?.points ?? 0;
  }

  brief(seat: number): string {
    const { weeksLeft, space } = this.view.seats[seat]!;
    return weeksLeft === 0 ? say('thb.finishedBrief') : say('thb.weekBrief', { week: space });
  }

  question(): Question {
    return question(this);
  }

  idle(): Move<ThebesMove> | undefined {
    return this.desk.moves.find(({ what }) => what.verb === 'confirm');
  }

  hear(entry: Entry<Thebes>, before: ThebesView | undefined, moments: readonly Moment<Thebes>[]): void {
    this.dig.hear(entry, before, moments);
  }

  get toldTo(): number {
    return this.dig.toldTo;
  }

  steps(told: Told<Thebes>, { before }: Around<Thebes>): Step<Thebes>[] {
    return steps(told, before, this.desk.seat, this.desk.replay.on);
  }

  part({ what }: ScorePart<ThebesScore>): PartLook {
    return partLook(what, this.desk.words!.scoreParts(what));
  }
}
