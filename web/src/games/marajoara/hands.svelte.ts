/** What the player has in hand at a table of Marajoara: one for each desk. What is lit: `lit.ts`; what a touch does: `touch.ts`. */
import type { DieView, MarajoaraView, MuseumView } from '../../net/types/marajoara';
import type { BoardState, OtherSide, PartLook, Question, Step } from '../../table/contract';
import type { Desk } from '../../table/desk.svelte';
import type { Move, ScorePart, Told } from '../../table/wire';
import { say } from '../../words/words.svelte';
import { isPassive, MENU, onSite, takenDice, type Stored, type Wish } from './answers';
import { readEdition, type Edition, type EditionFile } from './edition';
import { steps } from './motion';
import { partLook } from './parts';
import { question } from './question';
import type { Marajoara } from './types';

/** The mission in which one player runs two. */
const TWO_MUSEUMS = 6;

/** Kinds of free actions, each a button that opens its moves. */
export const GROUPS = ['exhibit', 'restore', 'finance', 'fieldwork', 'exchange'] as const;
export type Group = (typeof GROUPS)[number];

/** Questions about the tracks, the vase, the showcase or the wheelbarrow: on a phone they lie on the other side. */
export const INDOORS: ReadonlySet<string> = new Set([
  'track',
  'piece',
  'doubled',
  'vase',
  'give',
  'take',
  'order',
  'museum',
  'yellowMuseum',
]);

export class Hands implements BoardState<Marajoara> {
  readonly edition: Edition;
  /** The kind of free action that is looked at. */
  group = $state<Group>();
  /** On a phone the dig site, or the museum with the tracks. */
  indoors = $state(false);
  /** The die of the slate that goes back next. */
  slateAt = $state(0);
  /** Somebody wants to see where the dice of the wheelbarrow will come back. */
  asksReturns = $state(false);

  constructor(
    readonly desk: Desk<Marajoara>,
    edition: EditionFile,
  ) {
    this.edition = readEdition(edition);
  }

  /** The position before the draft. */
  get standing(): MarajoaraView {
    return this.desk.view!;
  }

  /** The position after the draft. */
  get after(): MarajoaraView | undefined {
    return this.desk.draft.preview?.view;
  }

  /** The draft has led to a question inside the action. */
  get inside(): boolean {
    const { preview } = this.desk.draft;
    return preview !== undefined && preview.decides && !MENU.has(preview.view.asks);
  }

  /** The position to draw: where a question is open, or where the game stands. */
  get view(): MarajoaraView {
    return this.inside ? this.after! : this.standing;
  }

  get asks(): string {
    return this.desk.decides ? this.view.asks : '';
  }

  get inMenu(): boolean {
    return MENU.has(this.asks);
  }

  /** What may be chosen now. */
  get legal(): readonly Move[] {
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

  /** The jump or step on the dig site that is drafted. */
  get jump(): Move | undefined {
    return this.desk.draft.moves.findLast(onSite);
  }

  /** The die on the dig site that is chosen to go. */
  get from(): string {
    if (this.wish?.kind === 'die') return this.wish.from;
    return this.jump && !this.inside ? String(this.jump.what['from']) : '';
  }

  /** Where the chosen die may go. */
  get reach(): Move[] {
    return this.inMenu && this.from ? this.legal.filter((move) => onSite(move) && move.what['from'] === this.from) : [];
  }

  /** Stored dice that are picked, or taken by the draft. */
  get picked(): readonly Stored[] {
    if (this.wish?.kind === 'stored') return this.wish.dice;
    const { action } = this.view.step;
    if (this.asks === 'pay' && action) return takenDice(this.view, [{ move: '', what: action }]);
    return this.inside ? [] : takenDice(this.standing, this.desk.draft.moves);
  }

  /** Where dice come back is marked while some wait to, or when somebody asks. */
  get showsReturns(): boolean {
    return this.asksReturns || this.view.slate.length > 0;
  }

  /** On a phone the side on which the answer lies comes up by itself. */
  turnOver(): void {
    if (this.desk.decides) this.indoors = INDOORS.has(this.asks);
  }

  /** Takes a move that is on offer; in the menu it takes the place of what was drafted. */
  async take(move: Move): Promise<void> {
    const before = this.inside ? this.desk.draft.moves : [];
    await this.propose([[...before, move]]);
  }

  /** Takes what is offered under this text, or hears why not; what was chosen before stays. */
  async attempt(move: Move, wish?: Wish): Promise<void> {
    const offered = this.legal.find((each) => each.move === move.move);
    if (offered) return this.take(offered);
    const before = this.inside ? this.desk.draft.moves : [];
    await this.propose([[...before, move], before], wish);
  }

  /** Makes the first of these drafts that may be played the player’s own. */
  async propose(candidates: readonly (readonly Move[])[], wish?: Wish): Promise<void> {
    const { desk } = this;
    desk.overtaken = false;
    desk.refused = undefined;
    desk.hurt = undefined;
    desk.sounds.play('wood');
    this.group = undefined;
    const passed = await desk.draft.propose(candidates, wish);
    if (!passed && desk.draft.refusal) desk.sounds.play('refused');
    if (passed) await this.#endTurn();
  }

  /** When the last die is back, what is left of the turn is to end it: the main button says so. */
  async #endTurn(): Promise<void> {
    const { draft } = this.desk;
    if (this.inside && this.asks === 'confirm' && draft.legal.length === 1) await draft.choose(draft.legal[0]!);
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

  idle(): Move | undefined {
    return this.desk.moves.find(isPassive);
  }

  steps(told: Told): Step<Marajoara>[] {
    return steps(told, this.desk.seat, this.standing.mission?.number === TWO_MUSEUMS);
  }

  part({ what }: ScorePart): PartLook {
    return partLook(what, this.desk.words!.scoreParts(what));
  }

  get side(): OtherSide {
    return { name: say('mrj.side'), isUp: this.indoors, turn: (up) => (this.indoors = up) };
  }
}

/** A die as words: `red 2`. */
export function dieName(desk: Desk, die: DieView): string {
  return `${desk.words!.term('colour', die.colour)} ${die.value}`;
}
