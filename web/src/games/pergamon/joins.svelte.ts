/** What may still join what a player has laid or dropped so far: asked whenever the draft has changed. */
import type { PergamonMove } from '../../net/types/pergamon';
import type { Move } from '../../table/wire';
import type { PergamonBoard } from './board.svelte';
import { closing, dropping, laying, named, split } from './picks';

/** What may join one draft. */
interface Known {
  finds: ReadonlySet<string>;
  /** Points of polish that may be chosen. */
  polish: readonly number[];
}

const keyOf = (moves: readonly Move<PergamonMove>[]) => moves.map((each) => each.move).join();

export class Joins {
  #known = $state.raw<Known & { key: string }>({ key: '', finds: new Set(), polish: [] });

  constructor(private readonly board: PergamonBoard) {}

  /** What may join the draft as it is; nothing while that is not known, or there is nothing to ask. */
  get known(): Known | undefined {
    return this.#key !== '' && this.#known.key === this.#key ? this.#known : undefined;
  }

  get #key(): string {
    const { desk, row, asks, dropped } = this.board;
    if (!desk.decides || desk.draft.wish !== undefined) return '';
    if (row.tiles.length > 0) return `row ${keyOf(split(desk.draft.moves).base)} ${row.tiles.join()} ${row.disband ?? ''}`;
    return asks === 'store' && dropped.size > 0 ? `drop ${[...dropped].join()}` : '';
  }

  async weigh(): Promise<void> {
    const key = this.#key;
    if (key === '' || this.#known.key === key) return;
    try {
      const known = this.board.row.tiles.length > 0 ? await this.#aroundRow() : await this.#aroundDrops();
      if (this.#key === key) this.#known = { key, ...known };
    } catch {
      // there is no engine: the strip says so
    }
  }

  /** Finds that fit at either end of the row, and how it may be polished as it is. */
  async #aroundRow(): Promise<Known> {
    const { board } = this;
    const { draft } = board.desk;
    const { base } = split(draft.moves);
    const { tiles, disband } = board.row;
    const row = board.tiles(tiles);
    const rest = board.finds.filter((each) => !tiles.includes(each.id));
    const [atEnds, polishes] = await Promise.all([
      draft.playable(
        rest.flatMap((each) =>
          [
            [...row, each],
            [each, ...row],
          ].map((longer) => [...base, ...laying(longer)]),
        ),
      ),
      draft.follows([...base, ...closing(row, disband)]),
    ]);
    return {
      finds: new Set(rest.filter((_, i) => atEnds[2 * i] || atEnds[2 * i + 1]).map((each) => each.id)),
      polish: (polishes ?? []).flatMap(({ what }) => (what.verb === 'polish' ? [what.points] : [])),
    };
  }

  async #aroundDrops(): Promise<Known> {
    const { board } = this;
    const next = await board.desk.draft.follows([...board.beforeDrops, ...dropping(board.tiles([...board.dropped]))]);
    return { finds: named(next ?? [], 'drop', board.finds), polish: [] };
  }
}
