/**
 * Makes the moves of an exhibition out of a row of tiles. Where only one move is left the house plays
 * it by itself, so every step looks at what lies there already.
 */
import type { PergamonView, TileView } from '../../net/types/pergamon';
import type { Draft } from '../../table/draft.svelte';
import type { Move, Preview } from '../../table/wire';
import { laying, rowIn, split } from './picks';

/** Moves, and what would be after them: nothing if the last one may not be played. */
export interface Walk {
  moves: readonly Move[];
  after?: Preview;
}

const asksOf = (after: Preview | undefined) => (after?.decides ? (after.view as PergamonView).asks : '');

export class RowMaker {
  constructor(
    private readonly draft: Pick<Draft, 'ask'>,
    private readonly seat: () => number,
  ) {}

  /** What would be after these moves; nothing if they may not be played. */
  async ask(moves: readonly Move[]): Promise<Preview | undefined> {
    const answer = await this.draft.ask(moves);
    return 'preview' in answer ? answer.preview : undefined;
  }

  /** The tiles that lie in the row after a walk. */
  laid({ moves, after }: Walk): readonly string[] {
    return after ? rowIn(split(moves).first, after.view as PergamonView, this.seat()) : [];
  }

  /** Lays these tiles from the left. */
  async lay(base: readonly Move[], tiles: readonly TileView[]): Promise<Walk> {
    let walk: Walk = { moves: base };
    for (const [i, move] of laying(tiles).entries()) {
      const there = this.laid(walk)[i];
      if (i > 0 && there === tiles[i]?.id) continue;
      walk = await this.#step(walk, move);
      if (!walk.after) return walk;
    }
    return walk;
  }

  async #step(walk: Walk, move: Move): Promise<Walk> {
    const moves = [...walk.moves, move];
    const after = await this.ask(moves);
    return after ? { moves, after } : { moves };
  }

  /** The move with this verb that a walk can go on with. */
  #offered(walk: Walk, verb: string, fits: (move: Move) => boolean = () => true): Move | undefined {
    return walk.after?.moves.findLast((each) => each.what['verb'] === verb && fits(each));
  }

  /** Closes a row of two or more, and makes room for it if somebody has said how: as far as the polish is asked. */
  async close(walk: Walk, disband: string | undefined): Promise<Walk> {
    const close = asksOf(walk.after) === 'row' ? this.#offered(walk, 'close') : undefined;
    const closed = close ? await this.#step(walk, close) : walk;
    const room =
      asksOf(closed.after) === 'disband' ? this.#offered(closed, 'disband', (each) => each.what['marker'] === disband) : undefined;
    return room ? this.#step(closed, room) : closed;
  }

  /** The points of polish that may be chosen after a closed row; the house takes none where nothing can be chosen. */
  polishes(closed: Walk): readonly number[] {
    const ways = closed.after?.moves.filter((each) => each.what['verb'] === 'polish') ?? [];
    return asksOf(closed.after) === 'polish' ? ways.map((each) => Number(each.what['points'])) : [];
  }

  /** All moves of the exhibition, as far as they can be told: with so much polish, or as much as may be. */
  async finish(walk: Walk, disband: string | undefined, polish: number): Promise<readonly Move[]> {
    const closed = await this.close(walk, disband);
    const wanted =
      asksOf(closed.after) === 'polish' ? this.#offered(closed, 'polish', (each) => Number(each.what['points']) <= polish) : undefined;
    return wanted ? [...closed.moves, wanted] : closed.moves;
  }
}
