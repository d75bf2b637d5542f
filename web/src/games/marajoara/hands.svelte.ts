/** What the player touches at a table of Marajoara: one for each desk. */
import type { DieView, MarajoaraView, MuseumView } from '../../net/types/marajoara';
import type { Desk } from '../../table/desk.svelte';
import type { Move } from '../../table/wire';
import {
  dieMove,
  home,
  isCapture,
  isPassive,
  jumpToAsk,
  MENU,
  museumOf,
  named,
  onSite,
  pickedMove,
  plainVerb,
  reachToAsk,
  restoration,
  row,
  takenDice,
  toggle,
  uses,
  verb,
  wished,
  type Stored,
  type Wish,
} from './answers';
import { readEdition, type Edition } from './edition';
import { notation } from './dice';

const hands = new WeakMap<Desk, Hands>();

export function handsOf(desk: Desk): Hands {
  let mine = hands.get(desk);
  if (!mine) {
    mine = new Hands(desk);
    hands.set(desk, mine);
  }
  return mine;
}

/** Kinds of free actions, each a button that opens its moves. */
export const GROUPS = ['exhibit', 'restore', 'finance', 'fieldwork', 'exchange'] as const;
export type Group = (typeof GROUPS)[number];

/** Questions about the tracks, the vase, the showcase or the wheelbarrow: on a phone they lie on the other side. */
const INDOORS: ReadonlySet<string> = new Set(['track', 'piece', 'doubled', 'vase', 'take', 'order', 'museum', 'yellowMuseum']);

/** Answers that lie on the dig site and nowhere else. */
const ON_CELLS: ReadonlySet<string> = new Set(['startToken', 'token', 'place']);

export class Hands {
  readonly edition: Edition;
  /** The kind of free action that is looked at. */
  group = $state<Group>();
  /** On a phone the dig site, or the museum with the tracks. */
  indoors = $state(false);
  /** The die of the slate that goes back next. */
  slateAt = $state(0);
  /** Somebody wants to see where the dice of the wheelbarrow will come back. */
  asksReturns = $state(false);

  constructor(readonly desk: Desk) {
    this.edition = readEdition(desk.edition);
  }

  /** The position before the draft. */
  get standing(): MarajoaraView {
    return this.desk.view as MarajoaraView;
  }

  /** The position after the draft. */
  get after(): MarajoaraView | undefined {
    return this.desk.draft.preview?.view as MarajoaraView | undefined;
  }

  /** The draft has led to a question inside the action. */
  get inside(): boolean {
    const { preview } = this.desk.draft;
    return preview !== undefined && preview.decides && !MENU.has((preview.view as MarajoaraView).asks);
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
    return this.desk.draft.wish as Wish | undefined;
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

  /** Cells that can be chosen. */
  get litCells(): ReadonlySet<string> {
    if (this.inMenu) {
      if (this.from) return new Set(this.reach.map((move) => String(move.what['to'])));
      const wanted = this.group === 'fieldwork' ? named(this.legal, 'fieldwork') : this.legal.filter(isCapture);
      return new Set(wanted.map((move) => String(move.what['from'])));
    }
    return new Set(named(this.legal, 'startToken', 'token', 'remove', 'place').map((move) => String(move.what['cell'])));
  }

  /** Where dice come back is marked while some wait to, or when somebody asks. */
  get showsReturns(): boolean {
    return this.asksReturns || this.view.slate.length > 0;
  }

  /** Whether a stored die can be chosen. */
  isLit(die: Stored): boolean {
    if (!this.desk.decides || die.museum < home(this.view)) return false;
    const value = row(this.view.museums[die.museum]!, die.colour)[die.at];
    if (this.inMenu || this.asks === 'doubled') return false; // free actions are offers, not questions
    if (this.asks === 'pay') return die.colour === 'yellow' && value === this.view.step.paying && this.#firstOf(die, value);
    return this.#dieMoves(die.museum).some((move) => move.what['value'] === value && this.#colourOf(move) === die.colour);
  }

  #firstOf(die: Stored, value: number): boolean {
    return row(this.view.museums[die.museum]!, die.colour).indexOf(value) === die.at;
  }

  #dieMoves(museum: number): Move[] {
    return named(this.legal, 'raise', 'give', 'show', 'coin').filter((move) => museumOf(this.view, move) === museum);
  }

  #colourOf(move: Move): unknown {
    return verb(move) === 'coin' ? 'yellow' : plainVerb(move) === 'show' ? 'red' : move.what['colour'];
  }

  /** Pieces of a museum that can be chosen. */
  litPieces(museum: number): ReadonlySet<string> {
    const { legal, wish } = this;
    const choices = named(legal, 'piece', 'restore').filter((move) => museumOf(this.view, move) === museum);
    const fitting =
      this.asks === 'piece'
        ? choices
        : wish?.kind === 'stored'
          ? choices.filter((move) => uses(this.standing, move, wish.dice))
          : this.asks === 'doubled' || this.group === 'restore'
            ? choices
            : [];
    return new Set(fitting.map((move) => String(move.what['piece'])));
  }

  /** Free actions of a kind that are on offer. */
  offers(group: Group): Move[] {
    return group === 'finance' ? named(this.legal, 'finance', 'financeDown') : named(this.legal, group);
  }

  /** On a phone the side on which the answer lies comes up by itself. */
  turnOver(): void {
    if (this.desk.decides) this.indoors = INDOORS.has(this.asks);
  }

  /** Takes a move that is on offer; in the menu it takes the place of what was drafted. */
  async take(move: Move): Promise<void> {
    const before = this.inside ? this.desk.draft.moves : [];
    await this.#propose([[...before, move]]);
  }

  /** Takes what is offered under this text, or hears why not; what was chosen before stays. */
  async #try(move: Move, wish?: Wish): Promise<void> {
    const offered = this.legal.find((each) => each.move === move.move);
    if (offered) return this.take(offered);
    const before = this.inside ? this.desk.draft.moves : [];
    await this.#propose([[...before, move], before], wish);
  }

  async #propose(candidates: readonly (readonly Move[])[], wish?: Wish): Promise<void> {
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

  #wishFor(wish: Wish | undefined): void {
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

  /** A cell of the dig site. Whether it did anything. */
  async touchCell(cell: string): Promise<boolean> {
    if (!this.desk.decides) return false;
    if (this.inMenu) return this.#touchInMenu(cell);
    switch (this.asks) {
      case 'startToken':
      case 'token':
        await this.#try(wished(`token ${cell}`));
        return true;
      case 'remove':
        await this.#try(wished(`remove ${cell}`));
        return true;
      case 'recycle':
        await this.#putBack(cell);
        return true;
      default:
        return false;
    }
  }

  async #touchInMenu(cell: string): Promise<boolean> {
    const { from } = this;
    const die = this.view.site.cells.find((each) => each.cell === cell)?.die;
    if (cell === from) {
      this.desk.cancel();
      return true;
    }
    const way = this.reach.find((move) => move.what['to'] === cell);
    if (way) {
      if (way === this.jump) this.#wishFor({ kind: 'die', from });
      else await this.take(way);
      return true;
    }
    if (die) {
      const goes = this.legal.some((move) => onSite(move) && move.what['from'] === cell);
      if (goes) this.#wishFor({ kind: 'die', from: cell });
      else await this.#try(jumpToAsk(this.view, cell));
      return true;
    }
    const asked = from ? reachToAsk(from, cell) : undefined;
    if (asked) await this.#propose([[asked], []], { kind: 'die', from });
    return asked !== undefined;
  }

  /** The die of the slate that is chosen goes to this cell. */
  async #putBack(cell: string): Promise<void> {
    const { slate } = this.view;
    const die = slate[Math.min(this.slateAt, slate.length - 1)];
    const before = this.inside ? this.desk.draft.moves : [];
    const place = this.legal.find((move) => move.what['cell'] === cell) ?? wished(`place ${cell}`);
    const whole = die ? [...before, place, wished(`return ${notation(die)}`)] : [];
    const alone = [...before, place];
    const answer = await this.desk.draft.ask(alone).catch(() => undefined);
    const asksDie = answer !== undefined && 'preview' in answer && (answer.preview.view as MarajoaraView).asks === 'return';
    this.slateAt = 0;
    if (asksDie) {
      const back = answer.preview.moves.find((move) => move.move === whole.at(-1)?.move);
      await this.#propose([back ? [...alone, back] : alone]);
    } else {
      await this.#propose([alone, before]);
    }
  }

  /** A die of the slate: the one to go back next. */
  async touchSlate(at: number): Promise<void> {
    const die = this.view.slate[at];
    if (!die || !this.desk.decides) return;
    if (this.asks === 'return') await this.#try(wished(`return ${notation(die)}`));
    else this.slateAt = at;
  }

  /** A stored die. Whether it did anything. */
  async touchStored(die: Stored): Promise<boolean> {
    if (!this.desk.decides || this.view.museums[die.museum]?.seat !== this.desk.seat) return false;
    const value = row(this.view.museums[die.museum]!, die.colour)[die.at];
    if (value === undefined) return false;
    if (this.inMenu || this.asks === 'doubled') return this.#pick(die);
    if (this.asks === 'pay') {
      const whole = this.legal.find((move) => verb(move) === 'payWhole') ?? this.legal.at(-1);
      if (this.isLit(die) && whole) await this.take(whole);
      return this.isLit(die);
    }
    const move = dieMove(this.asks, { colour: die.colour, value }, die.museum > home(this.view));
    if (move) await this.#try(move);
    return move !== undefined;
  }

  async #pick(die: Stored): Promise<boolean> {
    if (die.colour === 'yellow') return false;
    const dice = toggle(this.picked, die);
    const move = this.inMenu ? pickedMove(this.standing, dice) : undefined;
    if (dice.length === 0) this.desk.cancel();
    else if (!move) this.#wishFor({ kind: 'stored', dice });
    else await this.#try(move, { kind: 'stored', dice });
    return true;
  }

  /** A piece of the large vase. Whether it did anything. */
  async touchPiece(museum: number, piece: string): Promise<boolean> {
    if (!this.desk.decides || this.view.museums[museum]?.seat !== this.desk.seat) return false;
    if (this.asks === 'piece') {
      await this.#try(wished(`piece ${piece}`, museum > home(this.view)));
      return true;
    }
    if (!this.inMenu && this.asks !== 'doubled') return false;
    const dice = this.picked.filter((die) => die.colour === 'blue' && die.museum === museum);
    const choices = named(this.legal, 'restore').filter((move) => museumOf(this.view, move) === museum && move.what['piece'] === piece);
    const fitting = choices.filter((move) => dice.length === 0 || uses(this.view, move, dice));
    const exact = restoration(this.view, piece, museum, dice);
    if (fitting.length === 0) await this.#try(exact, dice.length > 0 ? { kind: 'stored', dice } : undefined);
    else if (fitting.length === 1) await this.take(fitting[0]!);
    else if (fitting.some((move) => move.move === exact.move) && dice.length > 0) await this.#try(exact);
    else this.#wishFor({ kind: 'piece', museum, piece });
    return true;
  }

  /** Whatever else is named by a move: a track, a place of the wheelbarrow, a vase. Whether it did anything. */
  async touch(asks: string, text: string, second = false): Promise<boolean> {
    if (this.asks !== asks) return false;
    await this.#try(wished(text, second));
    return true;
  }

  /** The usual order: the first that is named, until none is left. */
  async loadAll(): Promise<void> {
    await this.take(this.legal[0]!);
    while (this.inside && this.asks === 'order') await this.take(this.legal[0]!);
  }

  /** Back to where nothing was chosen of what is half made. */
  async back(): Promise<void> {
    const { draft } = this.desk;
    this.group = undefined;
    if (draft.wish !== undefined && draft.moves.length === 0) this.desk.cancel();
    else await draft.back();
  }

  /** What the dock offers as buttons: what is named by a touch so far, or all answers of a small question. */
  get choices(): Move[] {
    if (!this.desk.decides) return [];
    const { wish, legal } = this;
    if (this.from) return this.reach;
    if (wish?.kind === 'stored') return legal.filter((move) => uses(this.standing, move, wish.dice));
    if (wish?.kind === 'piece') {
      return named(legal, 'restore').filter((move) => move.what['piece'] === wish.piece && museumOf(this.view, move) === wish.museum);
    }
    if (this.inMenu) return this.group && this.group !== 'fieldwork' ? this.offers(this.group) : [];
    const inStrip = this.desk.draft.empty; // then the main button says it
    return legal.filter((move) => !ON_CELLS.has(verb(move)) && !(inStrip && isPassive(move)));
  }
}

/** A die as words: `red 2`. */
export function dieName(desk: Desk, die: DieView): string {
  return `${desk.words!.term('colour', die.colour)} ${die.value}`;
}
