/** What the reader's museums keep, stored dice and pieces of the large vase: what is picked and lit of it, and what a touch there does. */
import type { MarajoaraMove, PieceId } from '../../net/types/marajoara';
import { fits } from '../../table/sought';
import type { Move } from '../../table/wire';
import type { MarajoaraBoard } from './board.svelte';
import {
  dieMove,
  home,
  museumOf,
  named,
  pickedMove,
  restoration,
  row,
  scoring,
  takenDice,
  toggle,
  uses,
  type Of,
  type Stored,
} from './picks';
import type { StoredColour } from './kinds';

type Restoration = Move<Of<'restore' | 'restoreIn'>>;

export class Collection {
  constructor(private readonly board: MarajoaraBoard) {}

  /** Stored dice that are picked, or taken by the draft. */
  get picked(): readonly Stored[] {
    const { board } = this;
    if (board.wish?.kind === 'stored') return board.wish.dice;
    const { action } = board.view.step;
    if (board.asks === 'pay' && action) return takenDice(board.view, [action]);
    const drafted = board.desk.draft.moves.map(({ what }) => what);
    return board.inside ? [] : takenDice(board.standing, drafted);
  }

  /** Whether a stored die can be chosen. */
  isLit(die: Stored): boolean {
    const { view, asks, inMenu, legal, desk } = this.board;
    if (!desk.decides || die.museum < home(view)) return false;
    if (inMenu || asks === 'doubled') return false; // free actions are offers, not questions
    const dice = row(view.museums[die.museum]!, die.colour);
    const value = dice[die.at];
    if (asks === 'pay') return die.colour === 'yellow' && value === view.step.paying && dice.indexOf(value) === die.at;
    return named(legal, 'raise', 'raiseIn', 'give', 'giveIn', 'show', 'showIn', 'coin').some(
      ({ what }) => museumOf(view, what) === die.museum && what.value === value && colourOf(what) === die.colour,
    );
  }

  /** Pieces of a museum that can be chosen. */
  litPieces(museum: number): ReadonlySet<PieceId> {
    const { asks, legal, view } = this.board;
    const scored = asks === 'piece' ? named(legal, 'piece', 'pieceIn') : [];
    const choices = [...scored, ...this.#restorable()].filter(({ what }) => museumOf(view, what) === museum);
    return new Set(choices.map(({ what }) => what.piece));
  }

  /** Restorations that go with what is touched so far. */
  #restorable(): Restoration[] {
    const { wish, asks, legal, group, standing } = this.board;
    const restorations = named(legal, 'restore', 'restoreIn');
    if (asks === 'piece') return restorations;
    if (wish?.kind === 'stored') return restorations.filter((move) => uses(standing, move, wish.dice));
    return asks === 'doubled' || group === 'restore' ? restorations : [];
  }

  /** The ways to restore a piece. */
  restorations(museum: number, piece: PieceId): Restoration[] {
    const { legal, view } = this.board;
    return named(legal, 'restore', 'restoreIn').filter(({ what }) => museumOf(view, what) === museum && what.piece === piece);
  }

  #isOwn(museum: number): boolean {
    const { desk, view } = this.board;
    return desk.decides && view.museums[museum]?.seat === desk.seat;
  }

  /** Touches a stored die; `false` if that does nothing now. */
  async touchDie(die: Stored): Promise<boolean> {
    const { board } = this;
    const { view, asks } = board;
    if (!asks || !this.#isOwn(die.museum)) return false;
    const value = row(view.museums[die.museum]!, die.colour)[die.at];
    if (value === undefined) return false;
    if (board.inMenu || asks === 'doubled') return this.#pick(die);
    if (asks === 'pay') return this.#payWith(die);
    const move = dieMove(view, asks, { colour: die.colour, value }, die.museum);
    if (move) await board.attempt(move);
    return move !== undefined;
  }

  /** The yellow die that is asked about gives as much as it can. */
  async #payWith(die: Stored): Promise<boolean> {
    const { board } = this;
    const lit = this.isLit(die);
    const most = board.legal.find(({ what }) => what.verb === 'payWhole') ?? board.legal.at(-1);
    if (lit && most) await board.take(most);
    return lit;
  }

  async #pick(die: Stored): Promise<boolean> {
    const { board } = this;
    if (die.colour === 'yellow') return false;
    const dice = toggle(this.picked, die);
    const move = board.inMenu ? pickedMove(board.standing, dice) : undefined;
    if (dice.length === 0) board.desk.cancel();
    else if (!move) board.wishFor({ kind: 'stored', dice });
    else await board.attempt(move, { kind: 'stored', dice });
    return true;
  }

  /** Touches a piece of the large vase; `false` if that does nothing now. */
  async touchPiece(museum: number, piece: PieceId): Promise<boolean> {
    const { board } = this;
    if (!this.#isOwn(museum)) return false;
    if (board.asks === 'piece') await board.attempt(scoring(board.view, piece, museum));
    else if (board.inMenu || board.asks === 'doubled') await this.#restore(museum, piece);
    else return false;
    return true;
  }

  async #restore(museum: number, piece: PieceId): Promise<void> {
    const { board } = this;
    const dice = this.picked.filter((die) => die.colour === 'blue' && die.museum === museum);
    const fitting = this.restorations(museum, piece).filter((move) => dice.length === 0 || uses(board.view, move, dice));
    const exact = restoration(board.view, piece, museum, dice);
    if (fitting.length === 0) await board.attempt(exact, dice.length > 0 ? { kind: 'stored', dice } : undefined);
    else if (fitting.length === 1) await board.take(fitting[0]!);
    else if (dice.length > 0 && fitting.some(({ what }) => fits(what, exact))) await board.attempt(exact);
    else board.wishFor({ kind: 'piece', museum, piece });
  }
}

/** The colour of the stored die that a move inside an action is about. */
function colourOf(what: Extract<MarajoaraMove, { value: number }>): StoredColour | undefined {
  if (what.verb === 'coin') return 'yellow';
  if (what.verb === 'show' || what.verb === 'showIn') return 'red';
  return 'colour' in what && what.colour !== 'grey' ? what.colour : undefined;
}
