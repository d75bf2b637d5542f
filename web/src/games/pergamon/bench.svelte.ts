/** The workbench of a player of Pergamon: what is touched becomes moves, and what is laid so far can be seen. */
import type { PergamonView, SeatView, TileView } from '../../net/types/pergamon';
import type { BoardState, OtherSide, PartLook, Question, Step } from '../../table/contract';
import type { Desk } from '../../table/desk.svelte';
import type { Move, ScorePart, Told } from '../../table/wire';
import { say } from '../../words/words.svelte';
import { readEdition, type Edition, type EditionFile } from './edition';
import { steps } from './motion';
import { partLook } from './parts';
import { question } from './question';
import type { Pergamon } from './types';
import { RowMaker, type Walk } from './rowmaker';
import {
  askingFor,
  digging,
  disbanding,
  dropping,
  named,
  placing,
  polishing,
  rowOf,
  rowsWith,
  rowsWithout,
  split,
  type Row,
} from './picks';

const PASSIVE = ['digNone', 'done', 'keep'];

export type Part = 'site' | 'museum';

/** What may join what is laid so far, as the house says. */
interface Around {
  key: string;
  finds: ReadonlySet<string>;
  /** Points of polish that may be chosen. */
  polish: readonly number[];
}

const NOTHING_AROUND: Around = { key: '', finds: new Set(), polish: [] };
const keyOf = (moves: readonly Move[]) => moves.map((each) => each.move).join();

export class Bench implements BoardState<Pergamon> {
  readonly edition: Edition;
  #around = $state.raw<Around>(NOTHING_AROUND);
  #part = $state.raw<{ asks: string; part: Part }>();
  readonly #rows: RowMaker;

  constructor(
    readonly desk: Desk<Pergamon>,
    edition: EditionFile,
  ) {
    this.edition = readEdition(edition);
    this.#rows = new RowMaker(desk.draft, () => desk.seat);
  }

  get view(): PergamonView {
    return this.desk.view!;
  }

  /** The table as it would be after the draft. */
  get ahead(): PergamonView {
    return this.desk.draft.preview?.view ?? this.view;
  }

  get own(): SeatView | undefined {
    return this.view.seats[this.desk.seat];
  }

  /** The own finds, those of a drafted dig included. */
  get finds(): readonly TileView[] {
    const { draft } = this.desk;
    const base = draft.moves.some((each) => each.what['verb'] === 'dig') ? this.#afterDig : this.own?.finds;
    return base ?? [];
  }

  get #afterDig(): readonly TileView[] | undefined {
    const dug = this.desk.draft.moves.find((each) => each.what['verb'] === 'dig')?.what['gallery'];
    const at = ['I', 'II', 'III', 'IV', 'V'].indexOf(String(dug));
    return [...(this.own?.finds ?? []), ...(this.view.galleries[at] ?? [])];
  }

  /** The row that is being laid, whether it may be shown yet or not. */
  get row(): Row {
    const { draft } = this.desk;
    return draft.wish ?? rowOf(draft.moves, this.ahead, this.desk.seat);
  }

  /** What a touch is about: the question that stands, or the one that the draft has led to. */
  get asks(): string {
    const { desk } = this;
    if (!desk.decides) return '';
    if (this.row.tiles.length > 0) return 'exhibit';
    if (desk.draft.moves.some((each) => ['drop', 'keep'].includes(String(each.what['verb'])))) return 'store';
    return desk.draft.preview?.decides ? this.ahead.asks : this.view.asks;
  }

  get dropped(): ReadonlySet<string> {
    return named(this.desk.draft.moves, 'drop');
  }

  /** Finds that can be touched now. */
  get lit(): ReadonlySet<string> {
    const { desk } = this;
    if (this.#around.key === this.#key && this.#key !== '') return this.#around.finds;
    if (this.asks === 'exhibit') return named(desk.draft.legal, 'start');
    return this.asks === 'store' ? named(desk.draft.legal, 'drop') : new Set();
  }

  get polishes(): readonly number[] {
    return this.#around.key === this.#key ? this.#around.polish : [];
  }

  get #key(): string {
    const { row } = this;
    if (!this.desk.decides || this.desk.draft.wish !== undefined) return '';
    if (row.tiles.length > 0) return `row ${keyOf(split(this.desk.draft.moves).base)} ${row.tiles.join()} ${row.disband ?? ''}`;
    return this.asks === 'store' && this.dropped.size > 0 ? `drop ${[...this.dropped].join()}` : '';
  }

  /** Asks the house what could still join; to be called when the draft has changed. */
  async weigh(): Promise<void> {
    const key = this.#key;
    if (key === '' || this.#around.key === key) return;
    try {
      const around = key.startsWith('row') ? await this.#aroundRow() : await this.#aroundDrops();
      if (this.#key === key) this.#around = { key, ...around };
    } catch {
      // the line is lost: the strip says so
    }
  }

  async #aroundRow(): Promise<Omit<Around, 'key'>> {
    const { base } = split(this.desk.draft.moves);
    const { row } = this;
    const walk = await this.#rows.lay(base, this.tiles(row.tiles));
    const view = walk.after?.view as PergamonView | undefined;
    const joins = view && view.row.length > 0 ? [...named(walk.after!.moves, 'add'), ...view.front] : await this.#joining(base, row.tiles);
    return { finds: new Set(joins), polish: this.#rows.polishes(await this.#rows.close(walk, row.disband)) };
  }

  /** Where the house has put the row on show by itself, finds that would join it are tried one by one. */
  async #joining(base: readonly Move[], row: readonly string[]): Promise<string[]> {
    const rest = this.finds.map((each) => each.id).filter((each) => !row.includes(each));
    const walks = await Promise.all(rest.map((each) => this.#rows.lay(base, this.tiles([each, ...row]))));
    return rest.filter((_, i) => walks[i]?.after);
  }

  async #aroundDrops(): Promise<Omit<Around, 'key'>> {
    const after = await this.#rows.ask([...this.#beforeDrops, ...dropping(this.tiles([...this.dropped]))]);
    return { finds: after?.decides ? named(after.moves, 'drop') : new Set(), polish: [] };
  }

  tiles(names: readonly string[]): TileView[] {
    return names.flatMap((name) => this.finds.find((each) => each.id === name) ?? []);
  }

  /** On a phone, which half of the board is in sight: what the question is about, unless the reader wants the other. */
  get half(): Part {
    if (this.#part?.asks === this.#about) return this.#part.part;
    return ['exhibit', 'evaluate', 'store'].includes(this.#about) ? 'museum' : 'site';
  }

  show(part: Part): void {
    this.#part = { asks: this.#about, part };
  }

  get #about(): string {
    return this.row.tiles.length > 0 ? 'exhibit' : this.view.asks;
  }

  #touched(): void {
    const { desk } = this;
    desk.overtaken = false;
    desk.refused = undefined;
    desk.hurt = undefined;
    desk.sounds.play('card');
  }

  /** Takes a move that is offered; touched again it is given back; another one is asked for, to hear why not. */
  async touch(move: Move): Promise<void> {
    const { desk } = this;
    this.#touched();
    if (desk.draft.moves.some((each) => each.move === move.move)) {
      desk.cancel();
      return;
    }
    const offered = desk.moves.find((each) => each.move === move.move);
    await this.#propose(offered ? [[offered]] : [[move], desk.draft.moves]);
  }

  touchSpace(space: PergamonView['track'][number]): Promise<void> {
    return this.touch(askingFor(space));
  }

  touchGallery(gallery: string): Promise<void> {
    return this.touch(digging(gallery, this.edition.costs[gallery as 'I'] ?? 0));
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
      // a row with one way to go on is laid on by the house: to give back its last tile is to give it up
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

  async #lay(row: readonly string[], disband?: string, polish?: number): Promise<void> {
    await this.#finish(await this.#rows.lay(split(this.desk.draft.moves).base, this.tiles(row)), disband, polish);
  }

  /** Lays the best row that the house knows of. */
  async layBest(): Promise<void> {
    this.#touched();
    const { base } = split(this.desk.draft.moves);
    const after = base.length > 0 ? await this.#rows.ask(base) : undefined;
    await this.#lay(((after?.view as PergamonView | undefined) ?? this.view).aid.row, undefined, 0);
  }

  async polish(points: number): Promise<void> {
    this.#touched();
    if (this.polishes.includes(points)) return this.#lay(this.row.tiles, this.row.disband, points);
    const { moves } = this.desk.draft;
    const closed = moves.at(-1)?.what['verb'] === 'polish' ? moves.slice(0, -1) : moves;
    await this.#propose([[...closed, polishing(points, 0)], moves]);
  }

  async touchCollection(marker: string, space: number): Promise<void> {
    const { row } = this;
    if (row.tiles.length < 2 || row.disband === marker) return this.touch(disbanding(marker, space));
    this.#touched();
    await this.#lay(row.tiles, marker);
  }

  get #beforeDrops(): readonly Move[] {
    return this.desk.draft.moves.filter((each) => !['drop', 'keep'].includes(String(each.what['verb'])));
  }

  /** One find more to leave behind, or one less; what is left is kept if it can be paid. */
  async #drop(name: string): Promise<void> {
    const dropped = this.dropped.has(name) ? [...this.dropped].filter((each) => each !== name) : [...this.dropped, name];
    const before = this.#beforeDrops;
    if (dropped.length === 0) return this.#propose([before]);
    const drops = [...before, ...dropping(this.tiles(dropped))];
    const after = await this.#rows.ask(drops);
    if (!after) return this.#propose([drops, this.desk.draft.moves]);
    const keep = after.decides ? after.moves.find((each) => each.what['verb'] === 'keep') : undefined;
    await this.#propose([keep ? [...drops, keep] : drops]);
  }

  /** Gives back what was chosen last: a tile of the row, a find to drop, a step. */
  async back(): Promise<void> {
    const { row, dropped } = this;
    const last = row.tiles.at(-1) ?? [...dropped].at(-1);
    if (last !== undefined) await this.touchFind(last);
    else await this.desk.draft.back();
  }

  async #propose(candidates: readonly (readonly Move[])[], wish?: Row): Promise<void> {
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

  idle(): Move | undefined {
    return this.desk.moves.find((each) => PASSIVE.includes(each.what.verb));
  }

  steps(told: Told): Step<Pergamon>[] {
    return steps(told, this.desk.seat, (figure) => this.view.track.find((each) => each.figure === figure)?.space ?? 0);
  }

  part({ what }: ScorePart): PartLook {
    return partLook(what, this.desk.words!.scoreParts(what));
  }

  hurts(told: Told, seat: number): boolean {
    return told.event === 'left' && told.seat === seat;
  }

  get side(): OtherSide {
    return {
      name: say('prg.museumTitle'),
      isUp: this.half === 'museum',
      turn: (up) => this.show(up ? 'museum' : 'site'),
    };
  }
}
