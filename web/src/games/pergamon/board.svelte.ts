/** The board of Pergamon: what a player touches becomes moves, and what is laid so far can be seen. */
import type { Asks, MarkerId, PergamonMove, PergamonScore, PergamonView, SeatView, TileView } from '../../net/types/pergamon';
import type { BoardState, PartLook, Question, Step } from '../../table/contract';
import type { Desk } from '../../table/desk.svelte';
import type { Move, ScorePart, Told } from '../../table/wire';
import { say } from '../../words/words.svelte';
import { readEdition, type Edition, type EditionFile } from './edition';
import { Joins } from './joins.svelte';
import { GALLERIES } from './kinds';
import { steps } from './motion';
import { partLook } from './parts';
import { disbanding, dropping, named, placing, polishing, rowOf, rowsWith, rowsWithout, split, type Row } from './picks';
import { question } from './question';
import { RowMaker, type Walk } from './rowmaker';
import { MuseumSide } from './side.svelte';
import type { Pergamon } from './types';

/** What the main button offers while nothing is chosen. */
const PASSIVE: readonly PergamonMove['verb'][] = ['digNone', 'done', 'keep'];

const stores = ({ what }: Move<PergamonMove>) => what.verb === 'drop' || what.verb === 'keep';

export class PergamonBoard implements BoardState<Pergamon> {
  readonly edition: Edition;
  readonly side = new MuseumSide(() => (this.row.tiles.length > 0 ? 'exhibit' : this.view.asks));
  readonly #rows: RowMaker;
  readonly #joins: Joins;

  constructor(
    readonly desk: Desk<Pergamon>,
    edition: EditionFile,
  ) {
    this.edition = readEdition(edition);
    this.#rows = new RowMaker(desk.draft, () => desk.seat);
    this.#joins = new Joins(this, this.#rows);
  }

  get view(): PergamonView {
    return this.desk.view!; // a board is drawn once the game has begun
  }

  /** The table as it would be after the draft. */
  get ahead(): PergamonView {
    return this.desk.draft.preview?.view ?? this.view;
  }

  get own(): SeatView | undefined {
    return this.view.seats[this.desk.seat];
  }

  /** The player's own finds, those of a drafted dig included. */
  get finds(): readonly TileView[] {
    const finds = this.own?.finds ?? [];
    const [dug] = this.desk.draft.moves.flatMap(({ what }) => (what.verb === 'dig' ? [what.gallery] : []));
    return dug ? [...finds, ...(this.view.galleries[GALLERIES.indexOf(dug)] ?? [])] : finds;
  }

  /** The row that is being laid, whether it may be shown yet or not. */
  get row(): Row {
    const { draft } = this.desk;
    return draft.wish ?? rowOf(draft.moves, this.ahead, this.desk.seat);
  }

  /** What a touch is about: the question that stands, or the one that the draft has led to; nothing while others decide. */
  get asks(): Asks | undefined {
    const { desk } = this;
    if (!desk.decides) return undefined;
    if (this.row.tiles.length > 0) return 'exhibit';
    if (desk.draft.moves.some(stores)) return 'store';
    return desk.draft.preview?.decides ? this.ahead.asks : this.view.asks;
  }

  get dropped(): ReadonlySet<string> {
    return named(this.desk.draft.moves, 'drop');
  }

  /** The draft up to where finds are stored. */
  get beforeDrops(): readonly Move<PergamonMove>[] {
    return this.desk.draft.moves.filter((each) => !stores(each));
  }

  /** Finds that can be touched now. */
  get lit(): ReadonlySet<string> {
    const { known } = this.#joins;
    if (known) return known.finds;
    if (this.asks === 'exhibit') return named(this.desk.draft.legal, 'start');
    return this.asks === 'store' ? named(this.desk.draft.legal, 'drop') : new Set();
  }

  /** Points of polish that may be chosen. */
  get polishes(): readonly number[] {
    return this.#joins.known?.polish ?? [];
  }

  /** Asks the server what could still join; to be called when the draft has changed. */
  weigh(): Promise<void> {
    return this.#joins.weigh();
  }

  tiles(names: readonly string[]): TileView[] {
    return names.flatMap((name) => this.finds.find((each) => each.id === name) ?? []);
  }

  offers(move: Move<PergamonMove>): boolean {
    return this.desk.moves.some((each) => each.move === move.move);
  }

  /** The draft has this move. */
  drafts(move: Move<PergamonMove>): boolean {
    return this.desk.draft.moves.some((each) => each.move === move.move);
  }

  mayDisband(marker: MarkerId): boolean {
    return this.desk.draft.legal.some(({ what }) => what.verb === 'disband' && what.marker === marker);
  }

  #touched(): void {
    const { desk } = this;
    desk.overtaken = false;
    desk.refused = undefined;
    desk.hurt = undefined;
    desk.sounds.play('card');
  }

  /** Takes a move that is offered; touched again it is given back; another one is asked for, to hear why not. */
  async touch(move: Move<PergamonMove>): Promise<void> {
    const { desk } = this;
    this.#touched();
    if (this.drafts(move)) {
      desk.cancel();
      return;
    }
    const offered = desk.moves.find((each) => each.move === move.move);
    await this.#propose(offered ? [[offered]] : [[move], desk.draft.moves]);
  }

  /** The find for the next gallery; touched again, it and all after it come back. */
  async touchRevealed(tile: TileView): Promise<void> {
    const { draft } = this.desk;
    this.#touched();
    const at = draft.moves.findIndex((each) => each.move === placing(tile).move);
    await this.#propose(at >= 0 ? [draft.moves.slice(0, at)] : [[...draft.moves, placing(tile)], draft.moves]);
  }

  async touchFind(name: string): Promise<void> {
    this.#touched();
    if (this.asks === 'store') await this.#drop(name);
    else await this.#layOrGiveBack(name);
  }

  async #layOrGiveBack(name: string): Promise<void> {
    const { draft } = this.desk;
    const { base } = split(draft.moves);
    const { tiles } = this.row;
    const gives = tiles.includes(name);
    for (const row of gives ? rowsWithout(tiles, name) : rowsWith(tiles, name)) {
      const walk = row.length > 0 ? await this.#rows.lay(base, this.tiles(row)) : undefined;
      // a row with one way to go on is laid on by the server: to give back its last tile is to give it up
      if (walk?.after && this.#rows.laid(walk).join() !== tiles.join()) return this.#finish(walk);
    }
    if (gives) return this.#propose([base]);
    const refused = (await this.#rows.lay(base, this.tiles([...tiles, name]))).moves;
    if (draft.wish !== undefined || tiles.length === 0) return this.#propose([refused, base], { tiles: [name] });
    return this.#propose([refused, draft.moves]);
  }

  /** Makes a laid row the draft, as far as it can be told: closed, with the polish that was chosen. */
  async #finish(walk: Walk, disband = this.row.disband, polish = this.row.polish ?? 0): Promise<void> {
    await this.#propose([await this.#rows.finish(walk, disband, polish)]);
  }

  async #lay(row: readonly string[], disband?: MarkerId, polish?: number): Promise<void> {
    await this.#finish(await this.#rows.lay(split(this.desk.draft.moves).base, this.tiles(row)), disband, polish);
  }

  /** Lays the best row that the server knows of. */
  async layBest(): Promise<void> {
    this.#touched();
    const { base } = split(this.desk.draft.moves);
    const after = base.length > 0 ? await this.#rows.ask(base) : undefined;
    await this.#lay((after?.view ?? this.view).aid.row, undefined, 0);
  }

  async polish(points: number): Promise<void> {
    this.#touched();
    if (this.polishes.includes(points)) return this.#lay(this.row.tiles, this.row.disband, points);
    const { moves } = this.desk.draft;
    const closed = moves.at(-1)?.what.verb === 'polish' ? moves.slice(0, -1) : moves;
    await this.#propose([[...closed, polishing(points, 0)], moves]);
  }

  async touchCollection(marker: MarkerId, space: number): Promise<void> {
    const { row } = this;
    if (row.tiles.length < 2 || row.disband === marker) return this.touch(disbanding(marker, space));
    this.#touched();
    await this.#lay(row.tiles, marker);
  }

  /** One find more to leave behind, or one less; what is left is kept if it can be paid. */
  async #drop(name: string): Promise<void> {
    const dropped = this.dropped.has(name) ? [...this.dropped].filter((each) => each !== name) : [...this.dropped, name];
    const before = this.beforeDrops;
    if (dropped.length === 0) return this.#propose([before]);
    const drops = [...before, ...dropping(this.tiles(dropped))];
    const after = await this.#rows.ask(drops);
    if (!after) return this.#propose([drops, this.desk.draft.moves]);
    const keep = after.decides ? after.moves.find(({ what }) => what.verb === 'keep') : undefined;
    await this.#propose([keep ? [...drops, keep] : drops]);
  }

  /** Gives back what was chosen last: a tile of the row, a find to drop, a step. */
  async back(): Promise<void> {
    const { row, dropped } = this;
    const last = row.tiles.at(-1) ?? [...dropped].at(-1);
    if (last !== undefined) await this.touchFind(last);
    else await this.desk.draft.back();
  }

  async #propose(candidates: readonly (readonly Move<PergamonMove>[])[], wish?: Row): Promise<void> {
    const { desk } = this;
    const passed = await desk.draft.propose(candidates, wish);
    if (!passed && desk.draft.refusal) desk.sounds.play('refused');
  }

  points(seat: number): number | null {
    const tickets = this.view.seats[seat]?.tickets ?? -1;
    return tickets < 0 ? null : tickets;
  }

  brief(seat: number): string {
    const coins = this.view.seats[seat]?.coins ?? 0;
    return say(this.desk.names.length > 3 ? 'prg.coinsShort' : 'prg.coins', { coins });
  }

  question(): Question {
    return question(this);
  }

  idle(): Move<PergamonMove> | undefined {
    return this.desk.moves.find(({ what }) => PASSIVE.includes(what.verb));
  }

  steps(told: Told<Pergamon>): Step<Pergamon>[] {
    return steps(told, this.desk.seat, (figure) => this.view.track.find((each) => each.figure === figure)?.space ?? 0);
  }

  part({ what }: ScorePart<PergamonScore>): PartLook {
    return partLook(what, this.desk.words!.scoreParts(what));
  }

  hurts(told: Told<Pergamon>, seat: number): boolean {
    return told.event === 'left' && told.seat === seat;
  }
}
