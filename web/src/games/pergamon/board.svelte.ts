/** The board of Pergamon: what a player touches becomes moves, and what is laid so far can be seen. */
import type { Asks, MarkerId, PergamonMove, PergamonScore, PergamonView, SeatView, TileView } from '../../net/types/pergamon';
import type { BoardState, PartLook, Question, Step } from '../../table/contract';
import type { Desk } from '../../table/desk.svelte';
import type { Otherwise } from '../../table/draft.svelte';
import { fits, type Sought, type Steps } from '../../table/sought';
import type { Move, ScorePart, Told } from '../../table/wire';
import { say } from '../../words/words.svelte';
import { readEdition, type Edition, type EditionFile } from './edition';
import { Joins } from './joins.svelte';
import { GALLERIES } from './kinds';
import { steps } from './motion';
import { partLook } from './parts';
import { closing, dropping, exhibiting, named, rowOf, rowsWith, rowsWithout, split, type Row } from './picks';
import { question } from './question';
import { MuseumSide } from './side.svelte';
import type { Pergamon } from './types';

/** What the main button offers while nothing is chosen. */
const PASSIVE: readonly PergamonMove['verb'][] = ['digNone', 'done', 'keep'];

const stores = ({ what }: Move<PergamonMove>) => what.verb === 'drop' || what.verb === 'keep';

export class PergamonBoard implements BoardState<Pergamon> {
  readonly edition: Edition;
  readonly side = new MuseumSide(() => (this.row.tiles.length > 0 ? 'exhibit' : this.view.asks));
  readonly #joins = new Joins(this);

  constructor(
    readonly desk: Desk<Pergamon>,
    edition: EditionFile,
  ) {
    this.edition = readEdition(edition);
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
    return named(this.desk.draft.moves, 'drop', this.finds);
  }

  /** The draft up to where finds are stored. */
  get beforeDrops(): readonly Move<PergamonMove>[] {
    return this.desk.draft.moves.filter((each) => !stores(each));
  }

  /** Finds that can be touched now. */
  get lit(): ReadonlySet<string> {
    const { known } = this.#joins;
    if (known) return known.finds;
    if (this.asks === 'exhibit') return named(this.desk.draft.legal, 'start', this.finds);
    return this.asks === 'store' ? named(this.desk.draft.legal, 'drop', this.finds) : new Set();
  }

  /** Points of polish that may be chosen. */
  get polishes(): readonly number[] {
    return this.#joins.known?.polish ?? [];
  }

  /** Asks what could still join; to be called when the draft has changed. */
  weigh(): Promise<void> {
    return this.#joins.weigh();
  }

  tiles(names: readonly string[]): TileView[] {
    return names.flatMap((name) => this.finds.find((each) => each.id === name) ?? []);
  }

  offers(what: Sought<PergamonMove>): boolean {
    return this.desk.moves.some((each) => fits(each.what, what));
  }

  /** The draft has this move. */
  drafts(what: Sought<PergamonMove>): boolean {
    return this.desk.draft.moves.some((each) => fits(each.what, what));
  }

  mayDisband(marker: MarkerId): boolean {
    return this.desk.draft.legal.some(({ what }) => what.verb === 'disband' && what.marker === marker);
  }

  #touched(): void {
    this.desk.touched();
    this.desk.sounds.play('card');
  }

  /** Takes a move; touched again it is given back. */
  async touch(what: Sought<PergamonMove>): Promise<void> {
    const { desk } = this;
    this.#touched();
    if (this.drafts(what)) desk.cancel();
    else await this.#propose([[{ what }]], { otherwise: [desk.draft.moves] });
  }

  /** The find for the next gallery; touched again, it and all after it come back. */
  async touchRevealed(tile: TileView): Promise<void> {
    const { moves } = this.desk.draft;
    const what: Sought<PergamonMove> = { verb: 'place', tile: tile.number };
    this.#touched();
    const at = moves.findIndex((each) => fits(each.what, what));
    if (at >= 0) await this.#propose([moves.slice(0, at)]);
    else await this.#propose([[...moves, { what }]], { otherwise: [moves] });
  }

  async touchFind(id: string): Promise<void> {
    this.#touched();
    if (this.asks === 'store') await this.#drop(id);
    else if (this.row.tiles.includes(id)) await this.#giveBack(id);
    else await this.#layWith(id);
  }

  async #layWith(id: string): Promise<void> {
    const { draft } = this.desk;
    const { tiles } = this.row;
    const rows = rowsWith(tiles, id).map((row) => this.#showing(row));
    if (draft.wish !== undefined || tiles.length === 0) {
      await this.#propose(rows, { otherwise: [split(draft.moves).base], wish: { tiles: [id] } });
    } else {
      await this.#propose(rows, { otherwise: [draft.moves] });
    }
  }

  /** A row with one way to go on is laid on by itself: to give back its last tile is to give it up. */
  async #giveBack(id: string): Promise<void> {
    const { draft } = this.desk;
    const { base } = split(draft.moves);
    const { tiles } = this.row;
    const rows = rowsWithout(tiles, id).filter((row) => row.length > 0);
    const shown = rows.map((row) => this.#showing(row));
    const playable = await draft.playable(shown);
    for (const each of shown.filter((_, i) => playable[i])) {
      if ((await draft.propose([each])) && this.row.tiles.join() !== tiles.join()) return;
    }
    await this.#propose([base]);
  }

  /** The draft that shows a row as far as that can be told: closed, with the polish that was chosen. */
  #showing(row: readonly string[], disband = this.row.disband, polish = this.row.polish ?? 0): Steps<Pergamon> {
    return [...split(this.desk.draft.moves).base, ...exhibiting(this.tiles(row), disband, polish)];
  }

  /** Lays the best row that the engine knows of. */
  async layBest(): Promise<void> {
    const { draft } = this.desk;
    this.#touched();
    if (this.row.tiles.length > 0) await draft.propose([split(draft.moves).base]);
    await this.#propose([this.#showing(this.ahead.aid.row, undefined, 0)]);
  }

  async polish(points: number): Promise<void> {
    const { moves } = this.desk.draft;
    const { tiles, disband } = this.row;
    this.#touched();
    const closed = [...split(moves).base, ...closing(this.tiles(tiles), disband)];
    await this.#propose([[...closed, { what: { verb: 'polish', points } }]], { otherwise: [moves] });
  }

  async touchCollection(marker: MarkerId): Promise<void> {
    const { row } = this;
    if (row.tiles.length < 2 || row.disband === marker) return this.touch({ verb: 'disband', marker });
    this.#touched();
    await this.#propose([this.#showing(row.tiles, marker)]);
  }

  /** One find more to leave behind, or one less; what is left is kept if it can be paid. */
  async #drop(id: string): Promise<void> {
    const dropped = this.dropped.has(id) ? [...this.dropped].filter((each) => each !== id) : [...this.dropped, id];
    const before = this.beforeDrops;
    if (dropped.length === 0) return this.#propose([before]);
    const drops: Steps<Pergamon> = [...before, ...dropping(this.tiles(dropped)), { what: { verb: 'keep' }, optional: true }];
    await this.#propose([drops], { otherwise: [this.desk.draft.moves] });
  }

  /** Gives back what was chosen last: a tile of the row, a find to drop, a step. */
  async back(): Promise<void> {
    const { row, dropped } = this;
    const last = row.tiles.at(-1) ?? [...dropped].at(-1);
    if (last !== undefined) await this.touchFind(last);
    else await this.desk.draft.back();
  }

  async #propose(wanted: readonly Steps<Pergamon>[], otherwise?: Otherwise<Pergamon>): Promise<void> {
    const { desk } = this;
    const passed = await desk.draft.propose(wanted, otherwise);
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
