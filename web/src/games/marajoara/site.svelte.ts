/** The dig site and the slate beside it: which die is chosen, where it may go, and what a touch does. */
import type { Steps } from '../../table/sought';
import type { Move } from '../../table/wire';
import type { MarajoaraBoard } from './board.svelte';
import { isCapture, jumpToAsk, named, onSite, reachToAsk, returning, type Way } from './picks';
import type { Marajoara } from './types';

export class DigSite {
  /** The index of the slate die that returns next. */
  slateAt = $state(0);
  /** The player wants to see where the dice of the wheelbarrow will return. */
  asksReturns = $state(false);

  constructor(private readonly board: MarajoaraBoard) {}

  /** The jump or step that is drafted. */
  get jump(): Move<Way> | undefined {
    return this.board.desk.draft.moves.filter(onSite).at(-1);
  }

  /** The cell of the chosen die; empty for none. */
  get from(): string {
    const { wish, inside } = this.board;
    if (wish?.kind === 'die') return wish.from;
    return this.jump && !inside ? this.jump.what.from : '';
  }

  /** Where the chosen die may go. */
  get reach(): Move<Way>[] {
    const { inMenu, legal } = this.board;
    return inMenu && this.from ? legal.filter(onSite).filter(({ what }) => what.from === this.from) : [];
  }

  /** Marks where dice return: while some wait to return, or when the player asks. */
  get showsReturns(): boolean {
    return this.asksReturns || this.board.view.slate.length > 0;
  }

  /** Cells that can be chosen. */
  get lit(): ReadonlySet<string> {
    const { legal, inMenu, group } = this.board;
    if (!inMenu) return new Set(named(legal, 'startToken', 'token', 'remove', 'place').map(({ what }) => what.cell));
    if (this.from) return new Set(this.reach.map(({ what }) => what.to));
    const wanted = group === 'fieldwork' ? named(legal, 'fieldwork') : legal.filter(onSite).filter(({ what }) => isCapture(what));
    return new Set(wanted.map(({ what }) => what.from));
  }

  /** Touches a cell; `false` if that does nothing now. */
  async touch(cell: string): Promise<boolean> {
    const { board } = this;
    if (board.inMenu) return this.#touchInMenu(cell);
    switch (board.asks) {
      case 'startToken':
      case 'token':
        await board.attempt({ verb: ['startToken', 'token'], cell });
        return true;
      case 'remove':
        await board.attempt({ verb: 'remove', cell });
        return true;
      case 'recycle':
        await this.#putBack(cell);
        return true;
      default:
        return false;
    }
  }

  async #touchInMenu(cell: string): Promise<boolean> {
    const { board, from } = this;
    if (cell === from) {
      board.desk.cancel();
      return true;
    }
    const way = this.reach.find(({ what }) => what.to === cell);
    if (way) {
      if (way === this.jump) board.wishFor({ kind: 'die', from });
      else await board.take(way);
      return true;
    }
    if (board.view.site.cells.find((each) => each.cell === cell)?.die) {
      const goes = board.legal.filter(onSite).some(({ what }) => what.from === cell);
      if (goes) board.wishFor({ kind: 'die', from: cell });
      else await board.attempt(jumpToAsk(board.view, cell));
      return true;
    }
    const asked = from ? reachToAsk(from, cell) : undefined;
    if (asked) await board.propose([{ what: asked }], { otherwise: [[]], wish: { kind: 'die', from } });
    return asked !== undefined;
  }

  /** Puts the chosen die of the slate on this cell. If all dice there are alike, nobody is asked which one. */
  async #putBack(cell: string): Promise<void> {
    const { board } = this;
    const { before } = board;
    const { slate } = board.view;
    const die = slate[Math.min(this.slateAt, slate.length - 1)];
    const back: Steps<Marajoara> = die ? [{ what: returning(die), optional: true }] : [];
    this.slateAt = 0;
    await board.propose([...before, { what: { verb: 'place', cell } }, ...back], { otherwise: [before] });
  }

  /** Touches a die of the slate, to choose it as the next one to return. */
  async touchSlate(at: number): Promise<void> {
    const { board } = this;
    const die = board.view.slate[at];
    if (!die || !board.desk.decides) return;
    if (board.asks === 'return') await board.attempt(returning(die));
    else this.slateAt = at;
  }
}
