/** Makes the moves of an exhibition out of a row of tiles, step by step in the house's own words. */
import type { TileView } from '../../net/types/pergamon';
import type { Draft } from '../../table/draft.svelte';
import type { Move, Preview } from '../../table/wire';
import { laying } from './picks';

const CLOSE: Move = { move: 'close', what: { verb: 'close', value: 0 } };

export class RowMaker {
  constructor(private readonly draft: Pick<Draft, 'ask'>) {}

  /** What would be after these moves; nothing if they may not be played. */
  async ask(moves: readonly Move[]): Promise<Preview | undefined> {
    const answer = await this.draft.ask(moves);
    return 'preview' in answer ? answer.preview : undefined;
  }

  async #next(moves: readonly Move[]): Promise<readonly Move[]> {
    const after = await this.ask(moves);
    return after?.decides ? after.moves : [];
  }

  /** The row laid and closed; without its last step where that cannot be done yet. */
  async #closed(base: readonly Move[], tiles: readonly TileView[]): Promise<Move[]> {
    const laid = [...base, ...laying(tiles)];
    if (tiles.length < 2) return laid;
    void this.ask([...laid, CLOSE]); // asked ahead: the answer is wanted in a moment
    const close = (await this.#next(laid)).find((each) => each.what['verb'] === 'close');
    return close ? [...laid, close] : laid;
  }

  /** Whether a collection has to make room for this row. */
  async mustDisband(base: readonly Move[], tiles: readonly TileView[]): Promise<boolean> {
    return (await this.#next(await this.#closed(base, tiles))).some((each) => each.what['verb'] === 'disband');
  }

  /** The row as far as the polish is asked: closed, and with room made for it. */
  async #beforePolish(base: readonly Move[], tiles: readonly TileView[], disband: string | undefined): Promise<Move[]> {
    const closed = await this.#closed(base, tiles);
    const room = (await this.#next(closed)).find((each) => each.what['verb'] === 'disband' && each.what['marker'] === disband);
    return room ? [...closed, room] : closed;
  }

  /** The ways to polish this row. */
  async polishes(base: readonly Move[], tiles: readonly TileView[], disband: string | undefined): Promise<readonly Move[]> {
    return (await this.#next(await this.#beforePolish(base, tiles, disband))).filter((each) => each.what['verb'] === 'polish');
  }

  /** All moves of the exhibition, as far as they can be told: with so much polish, or as much as may be. */
  async moves(base: readonly Move[], tiles: readonly TileView[], disband: string | undefined, polish: number): Promise<Move[]> {
    const before = await this.#beforePolish(base, tiles, disband);
    const ways = await this.polishes(base, tiles, disband);
    const wanted = ways.filter((each) => Number(each.what['points']) <= polish).at(-1) ?? ways[0];
    return wanted ? [...before, wanted] : before;
  }
}
