/**
 * Makes the moves of an exhibition out of a row of tiles. Where only one move is left the server plays
 * it by itself, so every step looks at what lies there already.
 */
import type { Asks, MarkerId, PergamonMove, TileView } from '../../net/types/pergamon';
import type { Draft } from '../../table/draft.svelte';
import type { Move, Preview } from '../../table/wire';
import { laying, rowIn, split } from './picks';
import type { Pergamon } from './types';

/** Moves, and what would be after them: nothing if the last one may not be played. */
export interface Walk {
  moves: readonly Move<PergamonMove>[];
  after?: Preview<Pergamon>;
}

const asksOf = (after: Preview<Pergamon> | undefined): Asks | undefined => (after?.decides ? after.view.asks : undefined);

export class RowMaker {
  constructor(
    private readonly draft: Pick<Draft<Pergamon>, 'ask'>,
    private readonly seat: () => number,
  ) {}

  /** What would be after these moves; nothing if they may not be played. */
  async ask(moves: readonly Move<PergamonMove>[]): Promise<Preview<Pergamon> | undefined> {
    const answer = await this.draft.ask(moves);
    return 'preview' in answer ? answer.preview : undefined;
  }

  /** The tiles that lie in the row after a walk. */
  laid({ moves, after }: Walk): readonly string[] {
    return after ? rowIn(split(moves).first, after.view, this.seat()) : [];
  }

  /** Lays these tiles from the left. */
  async lay(base: readonly Move<PergamonMove>[], tiles: readonly TileView[]): Promise<Walk> {
    let walk: Walk = { moves: base };
    for (const [i, move] of laying(tiles).entries()) {
      const there = this.laid(walk)[i];
      if (i > 0 && there === tiles[i]?.id) continue;
      walk = await this.#step(walk, move);
      if (!walk.after) return walk;
    }
    return walk;
  }

  async #step(walk: Walk, move: Move<PergamonMove>): Promise<Walk> {
    const moves = [...walk.moves, move];
    const after = await this.ask(moves);
    return after ? { moves, after } : { moves };
  }

  /** Goes on with the last move that fits, if this is what is asked. */
  async #stepIf(walk: Walk, asks: Asks, fits: (what: PergamonMove) => boolean): Promise<Walk> {
    const move = asksOf(walk.after) === asks ? walk.after?.moves.findLast(({ what }) => fits(what)) : undefined;
    return move ? this.#step(walk, move) : walk;
  }

  /** Closes a row of two or more, and makes room for it if somebody has said how: as far as the polish is asked. */
  async close(walk: Walk, disband: MarkerId | undefined): Promise<Walk> {
    const closed = await this.#stepIf(walk, 'row', (what) => what.verb === 'close');
    return this.#stepIf(closed, 'disband', (what) => what.verb === 'disband' && what.marker === disband);
  }

  /** The points of polish that may be chosen after a closed row; the server takes none where nothing can be chosen. */
  polishes({ after }: Walk): readonly number[] {
    if (asksOf(after) !== 'polish') return [];
    return after?.moves.flatMap(({ what }) => (what.verb === 'polish' ? [what.points] : [])) ?? [];
  }

  /** All moves of the exhibition, as far as they can be told: with so much polish, or as much as may be. */
  async finish(walk: Walk, disband: MarkerId | undefined, polish: number): Promise<readonly Move<PergamonMove>[]> {
    const closed = await this.close(walk, disband);
    if (asksOf(closed.after) !== 'polish') return closed.moves;
    const wanted = closed.after?.moves.findLast(({ what }) => what.verb === 'polish' && what.points <= polish);
    return wanted ? [...closed.moves, wanted] : closed.moves;
  }
}
