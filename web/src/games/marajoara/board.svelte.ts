/** The board of Marajoara: what a player touches becomes moves, one small question after the other. */
import type { Asks, DieView, MarajoaraMove, MarajoaraScore, MarajoaraView, MuseumView } from '../../net/types/marajoara';
import type { BoardState, OtherSide, PartLook, Question, Step } from '../../table/contract';
import type { Desk } from '../../table/desk.svelte';
import type { Otherwise } from '../../table/draft.svelte';
import type { Steps } from '../../table/sought';
import type { Move, ScorePart, Told } from '../../table/wire';
import { say } from '../../words/words.svelte';
import { Collection } from './collection';
import { readEdition, type Edition, type EditionFile } from './edition';
import { steps } from './motion';
import { partLook } from './parts';
import { isPassive, named, uses, type Asked, type Verb, type Wish } from './picks';
import { question } from './question';
import { DigSite } from './site.svelte';
import type { Marajoara } from './types';

/** The mission in which one player runs two. */
const TWO_MUSEUMS = 6;

/** Kinds of free actions, each a button that opens its moves. */
export type Group = 'exhibit' | 'restore' | 'finance' | 'fieldwork' | 'exchange';
export const GROUPS: readonly Group[] = ['exhibit', 'restore', 'finance', 'fieldwork', 'exchange'];

/** Questions about the tracks, the vase, the showcase or the wheelbarrow: on a phone they lie on the other side. */
const INDOORS: readonly Asks[] = ['track', 'piece', 'doubled', 'vase', 'give', 'take', 'order', 'museum', 'yellowMuseum'];

/** Answers that lie on the dig site and nowhere else. */
const ON_CELLS: readonly Verb[] = ['startToken', 'token', 'place'];

const isMenu = (asks: Asks | undefined) => asks === 'turn' || asks === 'after';

export class MarajoaraBoard implements BoardState<Marajoara> {
  readonly edition: Edition;
  readonly digSite = new DigSite(this);
  readonly collection = new Collection(this);
  /** The kind of free action that is looked at. */
  group = $state<Group>();
  /** On a phone the dig site, or the museum with the tracks. */
  indoors = $state(false);

  constructor(
    readonly desk: Desk<Marajoara>,
    edition: EditionFile,
  ) {
    this.edition = readEdition(edition);
  }

  /** The position before the draft. */
  get standing(): MarajoaraView {
    return this.desk.view!; // a board is drawn once the game has begun
  }

  /** The position after the draft. */
  get after(): MarajoaraView | undefined {
    return this.desk.draft.preview?.view;
  }

  /** The draft has led to a question inside the action. */
  get inside(): boolean {
    const { preview } = this.desk.draft;
    return preview !== undefined && preview.decides && !isMenu(preview.view.asks);
  }

  /** The position to draw: where a question is open, or where the game stands. */
  get view(): MarajoaraView {
    return this.inside ? this.after! : this.standing;
  }

  /** What is asked of the reader; nothing while others decide. */
  get asks(): Asks | undefined {
    return this.desk.decides ? this.view.asks : undefined;
  }

  get inMenu(): boolean {
    return isMenu(this.asks);
  }

  /** The answer lies beside the dig site. */
  get asksIndoors(): boolean {
    return this.asks !== undefined && INDOORS.includes(this.asks);
  }

  /** What may be chosen now. */
  get legal(): readonly Move<MarajoaraMove>[] {
    return this.inside ? this.desk.draft.legal : this.desk.moves;
  }

  /** Some things are tried out before anything is chosen, in step with the draft. */
  get wish(): Wish | undefined {
    return this.desk.draft.wish;
  }

  /** The museums in the dock: the reader's own, or for somebody who watches those of the turn. */
  get museums(): MuseumView[] {
    const { view } = this;
    const seat = this.desk.seat >= 0 ? this.desk.seat : Math.max(0, view.seat);
    return view.museums.filter((museum) => museum.seat === seat);
  }

  /** Free actions of a kind that are on offer. */
  offers(group: Group): Move<MarajoaraMove>[] {
    const { legal } = this;
    switch (group) {
      case 'exhibit':
        return named(legal, 'exhibit', 'exhibitIn');
      case 'restore':
        return named(legal, 'restore', 'restoreIn');
      case 'finance':
        return named(legal, 'finance', 'financeIn', 'financeDown', 'financeDownIn');
      default:
        return named(legal, group);
    }
  }

  /** What the dock offers as buttons: what is named by a touch so far, or all answers of a small question. */
  get choices(): readonly Move<MarajoaraMove>[] {
    const { desk, wish, legal, group } = this;
    if (!desk.decides) return [];
    if (this.digSite.from) return this.digSite.reach;
    if (wish?.kind === 'stored') return legal.filter((move) => uses(this.standing, move, wish.dice));
    if (wish?.kind === 'piece') return this.collection.restorations(wish.museum, wish.piece);
    if (this.inMenu) return group && group !== 'fieldwork' ? this.offers(group) : [];
    const inStrip = desk.draft.empty; // then the main button says it
    return legal.filter((move) => !ON_CELLS.includes(move.what.verb) && !(inStrip && isPassive(move)));
  }

  /** On a phone the side on which the answer lies comes up by itself. */
  turnOver(): void {
    if (this.desk.decides) this.indoors = this.asksIndoors;
  }

  /** What a small question was led to by; in the menu everything begins anew. */
  get before(): readonly Move<MarajoaraMove>[] {
    return this.inside ? this.desk.draft.moves : [];
  }

  /** Takes a move that is on offer; in the menu it takes the place of what was drafted. */
  async take(move: Move<MarajoaraMove>): Promise<void> {
    await this.propose([...this.before, move]);
  }

  /** Takes what is asked for, or hears why not; what was chosen before stays. */
  async attempt(what: Asked, wish?: Wish): Promise<void> {
    const { before } = this;
    await this.propose([...before, { what }], { otherwise: [before], wish });
  }

  /** Answers this question; `false` if something else is asked. */
  async answer(asks: Asks | undefined, what: Asked): Promise<boolean> {
    if (asks === undefined || this.asks !== asks) return false;
    await this.attempt(what);
    return true;
  }

  /** Loads the wheelbarrow in the usual order: the first that is named, until none is left. */
  async loadAll(): Promise<void> {
    const loads: Steps<Marajoara> = this.view.spent.map(() => ({ what: { verb: 'load' }, optional: true }));
    await this.propose([...this.before, ...loads]);
  }

  /**
   * Makes this the draft of the player. When the last die is back, what is left of the turn is to end
   * it: the main button says so.
   */
  async propose(wanted: Steps<Marajoara>, otherwise?: Otherwise<Marajoara>): Promise<void> {
    const { desk } = this;
    desk.touched();
    desk.sounds.play('wood');
    this.group = undefined;
    const passed = await desk.draft.propose([[...wanted, { what: { verb: 'confirm' }, optional: true }]], otherwise);
    if (!passed && desk.draft.refusal) desk.sounds.play('refused');
  }

  /** Something is tried out that is no move yet, or no longer. */
  wishFor(wish: Wish | undefined): void {
    this.desk.cancel();
    this.desk.draft.wish = wish;
    this.desk.sounds.play('wood');
  }

  /** Opens the moves of a kind, or closes them. */
  open(group: Group): void {
    const opened = this.group === group ? undefined : group;
    this.desk.cancel();
    this.group = opened;
    if (opened === 'fieldwork') this.indoors = false;
    if (opened === 'restore') this.indoors = true;
  }

  /** Back to where nothing was chosen of what is half made. */
  async back(): Promise<void> {
    const { draft } = this.desk;
    this.group = undefined;
    if (draft.wish !== undefined && draft.moves.length === 0) this.desk.cancel();
    else await draft.back();
  }

  points(seat: number): number | null {
    return this.standing.points[seat] ?? null;
  }

  brief(seat: number): string {
    const { mission, museums } = this.standing;
    if (mission) return say('mrj.goals', { reached: mission.collected, of: mission.goals.length });
    if ((this.desk.state?.chairs.length ?? 0) > 2) return ''; // four plates share the width of a phone
    const museum = museums.find((each) => each.seat === seat);
    return say('mrj.brief', { money: museum?.yellow.reduce((sum, value) => sum + value, 0) ?? 0 });
  }

  question(): Question {
    return question(this);
  }

  idle(): Move<MarajoaraMove> | undefined {
    return this.desk.moves.find(isPassive);
  }

  steps(told: Told<Marajoara>): Step<Marajoara>[] {
    return steps(told, this.desk.seat, this.standing.mission?.number === TWO_MUSEUMS);
  }

  part({ what }: ScorePart<MarajoaraScore>): PartLook {
    return partLook(what, this.desk.words!.scoreParts(what));
  }

  get side(): OtherSide {
    return { name: say('mrj.side'), isUp: this.indoors, turn: (up) => (this.indoors = up) };
  }

  /** A die as words: `red 2`. */
  dieName(die: DieView): string {
    return `${this.desk.words!.term('colour', die.colour)} ${die.value}`;
  }
}
