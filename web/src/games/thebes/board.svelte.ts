/** The board of Thebes: what a player touches (cards, exhibitions, places, weeks), and how a turn is made of it. */
import type { Asks, PlaceId, SeatView, ThebesMove, ThebesScore, ThebesView } from '../../net/types/thebes';
import type { Around, BoardState, PartLook, Question, Step } from '../../table/contract';
import type { Desk } from '../../table/desk.svelte';
import type { Entry, Moment, Move, ScorePart, Told } from '../../table/wire';
import { say } from '../../words/words.svelte';
import { Dig } from './dig.svelte';
import { readEdition, type Edition, type EditionFile } from './edition';
import { isSite, siteOf, type Site } from './kinds';
import { way } from './layout';
import { steps } from './motion';
import { partLook } from './parts';
import { answer, digging, isGoal, lasting, NOTHING, picked, weeksAmong, type Goal, type Helper, type Picks, type Weeks } from './picks';
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
  get goal(): Move<Goal> | undefined {
    return this.desk.draft.moves.find(isGoal) ?? this.#standing;
  }

  /** The only goal there was: the server has chosen it already, and asks for what follows. */
  get #standing(): Move<Goal> | undefined {
    const { built } = this.view;
    if (!this.desk.decides || !built) return undefined;
    return [{ move: built.goal, what: built.what }].find(isGoal);
  }

  /** The site of the dig that is being planned. */
  get digSite(): Site | undefined {
    const what = this.desk.decides ? this.goal?.what : undefined;
    return what?.verb === 'dig' ? siteOf(what.site) : undefined;
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

  /** The server asks for a small step: by the text list, since a touch answers those at once. */
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
  offered(goal: Move<Goal>): Move<Goal> | undefined {
    return this.desk.moves.filter(isGoal).find((each) => each.move === goal.move);
  }

  /** Where a goal leads. */
  placeOf({ what }: Move<Goal>): PlaceId {
    switch (what.verb) {
      case 'dig':
        return what.site;
      case 'take':
      case 'show':
        return what.city;
      case 'exchange':
        return this.edition.exchangePlace;
      case 'retire':
        return this.own.place;
    }
  }

  /** The goals that lie at a place. */
  goalsAt(place: PlaceId): Move<Goal>[] {
    return this.desk.moves.filter(isGoal).filter((each) => each.what.verb !== 'retire' && this.placeOf(each) === place);
  }

  /** The places of the journey that the draft makes. */
  get journey(): PlaceId[] {
    const { goal, me } = this;
    return goal && me ? way(this.edition.routes, me.place, this.placeOf(goal)) : [];
  }

  /** Takes a goal, or gives it back; one that is not offered is asked for to hear why. */
  async touch(goal: Move<Goal>): Promise<void> {
    const { desk } = this;
    if (!desk.decides) return;
    if (this.goal?.move === goal.move) {
      desk.sounds.play('card');
      desk.cancel();
      return;
    }
    await this.#pursue(this.offered(goal) ?? goal, NOTHING);
  }

  /** A touch takes what lies at the place; the next one what else lies there. */
  async touchPlace(place: PlaceId): Promise<void> {
    const goals = this.goalsAt(place);
    if (goals.length === 0 && isSite(place)) return this.touch(digging(place));
    const at = goals.findIndex((each) => each.move === this.goal?.move);
    const next = goals[at + 1] ?? goals[at];
    if (next) await this.touch(next);
  }

  /** Makes the same turn in another way. */
  async change(part: Partial<Picks>): Promise<void> {
    if (this.goal) await this.#pursue(this.goal, { ...this.picks, ...part });
  }

  async toggle(helper: Helper): Promise<void> {
    const uses = new Set(this.picks.uses);
    if (!uses.delete(helper)) uses.add(helper);
    await this.change({ uses });
  }

  /** So many weeks; the same again gives them back. */
  async touchWeeks(weeks: number): Promise<void> {
    if (this.picks.weeks === weeks) return this.change({ weeks: undefined });
    const steps = this.#beforeWeeks;
    const legal = (await this.#after(steps)) ?? [];
    const move = legal.find(({ what }) => what.verb === 'weeks' && what.weeks === weeks) ?? lasting(weeks);
    await this.#propose([[...steps, move], this.desk.draft.moves]);
  }

  /** Keeps the dial up to date; to be called when the draft has changed. */
  async readDial(): Promise<void> {
    const steps = this.#beforeWeeks;
    this.weeksOffered = this.digSite ? weeksAmong((await this.#after(steps)) ?? []) : [];
  }

  get #beforeWeeks(): Move<ThebesMove>[] {
    return this.desk.draft.moves.filter(({ what }) => what.verb !== 'weeks');
  }

  async #after(moves: readonly Move<ThebesMove>[]): Promise<readonly Move<ThebesMove>[] | undefined> {
    if (moves.length === 0) return this.desk.moves;
    try {
      const answered = await this.desk.draft.ask(moves);
      return 'preview' in answered ? answered.preview.moves : undefined;
    } catch {
      return undefined; // no connection: the strip says so
    }
  }

  /** Answers every step that the picks speak of, and stops where the player must be asked. */
  async #pursue(goal: Move<Goal>, picks: Picks): Promise<void> {
    const former = this.desk.draft.moves;
    let moves: Move<ThebesMove>[] = goal.move === this.#standing?.move ? [] : [goal];
    for (let legal = await this.#after(moves); legal; legal = await this.#after(moves)) {
      const next = answer(legal, picks);
      if (!next) break;
      moves = [...moves, next];
    }
    await this.#propose(goal.move === this.goal?.move ? [moves, former] : [moves]);
  }

  async #propose(candidates: readonly (readonly Move<ThebesMove>[])[]): Promise<void> {
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
