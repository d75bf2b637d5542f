/** What may still join what a player has laid or dropped so far: asked of the server whenever the draft has changed. */
import type { PergamonMove } from '../../net/types/pergamon';
import type { Move } from '../../table/wire';
import type { PergamonBoard } from './board.svelte';
import { dropping, named, split } from './picks';
import type { RowMaker } from './rowmaker';

/** What the server has said of one draft. */
interface Answer {
  finds: ReadonlySet<string>;
  /** Points of polish that may be chosen. */
  polish: readonly number[];
}

const keyOf = (moves: readonly Move<PergamonMove>[]) => moves.map((each) => each.move).join();

export class Joins {
  #answer = $state.raw<Answer & { key: string }>({ key: '', finds: new Set(), polish: [] });

  constructor(
    private readonly board: PergamonBoard,
    private readonly rows: RowMaker,
  ) {}

  /** What the server has said of the draft as it is; nothing while it has not, or there is nothing to ask. */
  get known(): Answer | undefined {
    return this.#key !== '' && this.#answer.key === this.#key ? this.#answer : undefined;
  }

  get #key(): string {
    const { desk, row, asks, dropped } = this.board;
    if (!desk.decides || desk.draft.wish !== undefined) return '';
    if (row.tiles.length > 0) return `row ${keyOf(split(desk.draft.moves).base)} ${row.tiles.join()} ${row.disband ?? ''}`;
    return asks === 'store' && dropped.size > 0 ? `drop ${[...dropped].join()}` : '';
  }

  async weigh(): Promise<void> {
    const key = this.#key;
    if (key === '' || this.#answer.key === key) return;
    try {
      const answer = this.board.row.tiles.length > 0 ? await this.#aroundRow() : await this.#aroundDrops();
      if (this.#key === key) this.#answer = { key, ...answer };
    } catch {
      // no connection: the strip says so
    }
  }

  async #aroundRow(): Promise<Answer> {
    const { desk, row } = this.board;
    const { base } = split(desk.draft.moves);
    const walk = await this.rows.lay(base, this.board.tiles(row.tiles));
    const { after } = walk;
    const open = after && after.view.row.length > 0;
    const joins = open ? [...named(after.moves, 'add'), ...after.view.front] : await this.#joining(base, row.tiles);
    return { finds: new Set(joins), polish: this.rows.polishes(await this.rows.close(walk, row.disband)) };
  }

  /** Where the server has put the row on show by itself, finds that would join it are tried one by one. */
  async #joining(base: readonly Move<PergamonMove>[], row: readonly string[]): Promise<string[]> {
    const rest = this.board.finds.map((each) => each.id).filter((each) => !row.includes(each));
    const walks = await Promise.all(rest.map((each) => this.rows.lay(base, this.board.tiles([each, ...row]))));
    return rest.filter((_, i) => walks[i]?.after);
  }

  async #aroundDrops(): Promise<Answer> {
    const { beforeDrops, dropped } = this.board;
    const after = await this.rows.ask([...beforeDrops, ...dropping(this.board.tiles([...dropped]))]);
    return { finds: after?.decides ? named(after.moves, 'drop') : new Set(), polish: [] };
  }
}
