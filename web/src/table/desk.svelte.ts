/**
 * The state of a table's page: what the server sent last, what happens, and what the player is
 * about to do. All components of the table read from here.
 */
import { untrack } from 'svelte';
import { engineOf } from '../engine/engine';
import { ask, command, commandId, contribution, tell, type Refused } from '../net/client';
import { connection, watch } from '../net/stream.svelte';
import { settings, tempo } from '../settings/settings.svelte';
import { warmUp } from '../words/dates';
import { gameWords, type GameWords } from '../words/games';
import { language, say, speakOf } from '../words/words.svelte';
import { Arrivals } from './arrivals';
import { timeLeft } from './clock';
import type { BoardState, Facts, GameModule } from './contract';
import { Draft } from './draft.svelte';
import { loadGame } from './loaders';
import { LocalDrafts } from './localDrafts.svelte';
import { momentsOf } from './moments';
import { namesAt } from './names';
import { Replay } from './replay.svelte';
import { Sounds } from './sound';
import { Stage } from './stage.svelte';
import type { Entry, GameTypes, Hint, Moment, Move, News, Table, TableState, Told } from './wire';

const NOTHING: Refused = { status: 0, error: '', text: '', rule: '', arguments: {}, number: 0 };
const NOTHING_TO_UNDO: Refused = { ...NOTHING, status: 409, error: 'cannotGoBack' };
const LATE_MILLIS = 1500; // then the page asks for what the stream has not brought

export class Desk<G extends GameTypes = GameTypes> {
  sight = $state.raw<Table<G>>();
  /** Why there is nothing to see. */
  fault = $state.raw<Refused>();
  game = $state.raw<GameModule>();
  /** The state of the board, which its components share. */
  board = $state.raw<BoardState>();
  entries = $state.raw<readonly Entry<G>[]>([]);
  /** How many people look on without playing. */
  watchers = $state(0);
  sending = $state(false);
  /** The table went on while the player was choosing. */
  overtaken = $state(false);
  /** Why the last command was refused. */
  refused = $state.raw<Refused>();
  /** What was done to the reader, until they dismiss it. */
  hurt = $state.raw<Told<G>>();
  hints = $state.raw<readonly Hint<G>[]>();
  /** What somebody wants to know about a thing on the table. */
  facts = $state.raw<Facts>();
  /** The seat that has opened the curtain; -1 at first. */
  revealed = $state(-1);

  #words = $state.raw<GameWords>();
  /** Server time minus the time of this computer. */
  #ahead = $state(0);
  #unwatch: (() => void) | undefined;
  #hearing = 0;
  /** The file of the edition, once the board is drawn. */
  #edition: G['edition'] | undefined;
  readonly #arrivals = new Arrivals();

  readonly sounds = new Sounds(() => settings().sounds);
  readonly stage = new Stage(tempo, (sound) => this.sounds.play(sound));
  readonly engine = new LocalDrafts<G>(() => engineOf(this.state!.game));
  readonly draft = new Draft<G>(
    this.engine,
    () => this.moves,
    (refused) => this.words!.refusal(refused),
  );
  readonly replay = new Replay<G>({
    moments: (from, to) => this.#moments(from, to),
    show: (moment, before) => this.#show([moment], before),
  });

  readonly state = $derived<TableState<G> | undefined>(this.sight?.state);
  readonly seats = $derived(this.sight?.you ?? []);
  /** The seat that is looked from; -1 for somebody who watches. */
  readonly seat = $derived(this.sight && this.sight.viewer >= 0 ? this.sight.viewer : -1);
  readonly hotSeat = $derived(this.seats.length > 1);
  readonly decider = $derived(this.state?.status === 'playing' ? (this.state.decider ?? -1) : -1);
  /** The curtain hides everything until the right person opens it. */
  readonly curtain = $derived(
    this.hotSeat && this.state?.status === 'playing' && this.revealed !== (this.seats.includes(this.decider) ? this.decider : this.seat),
  );
  /** A bot plays for the reader, until they take their seat again. */
  readonly away = $derived(this.state?.chairs[this.seat]?.standIn === true);
  /** It is for the reader to decide, now. */
  readonly decides = $derived(this.seat >= 0 && this.decider === this.seat && !this.away && !this.replay.on && !this.curtain);
  readonly moves = $derived<readonly Move<G['move']>[]>(this.decides ? (this.state?.moves ?? []) : []);
  /** The position to draw: as it stands, or the moment that is looked back at. */
  readonly view = $derived<G['view'] | undefined>(this.replay.moment ? this.replay.moment.view : this.state?.view);
  /** As one text, which stays equal while nobody comes or goes: the words of the whole notebook hang on it. */
  readonly #nameList = $derived(JSON.stringify(this.state ? namesAt(this.state) : []));
  readonly names = $derived(JSON.parse(this.#nameList) as string[]);
  readonly words = $derived(this.#words?.at(this.names));
  readonly connection = $derived(connection());
  /** The free seats that the reader may take. */
  readonly freeSeats = $derived.by(() => {
    const { state, sight } = this;
    const may = (kind: string, seat: number) =>
      sight!.kept.includes(seat) ||
      (kind === 'invited' && sight!.opener) ||
      (kind === 'open' && (sight!.opener || state!.visibility !== 'private'));
    return (state?.chairs ?? []).flatMap(({ kind }, seat) => ((kind === 'open' || kind === 'invited') && may(kind, seat) ? [seat] : []));
  });
  readonly canUndo = $derived(this.decides && (this.state?.stepBack ?? 0) < (this.state?.plies ?? 0));
  readonly #toldTo = $derived(this.replay.on ? Infinity : (this.board?.toldTo ?? Infinity));
  /** The log as far as the board has shown it. */
  readonly told = $derived(this.entries.filter((entry) => entry.number <= this.#toldTo));
  /** The game is over, and all of it has been shown. */
  readonly over = $derived(['over', 'cancelled'].includes(this.state?.status ?? '') && this.#toldTo === Infinity);

  /** The secret of an invited seat, as it stands behind the # of the link; empty without one. */
  invitation: string;

  constructor(
    readonly table: string,
    invitation: string,
  ) {
    this.invitation = invitation;
  }

  /** Another link to the same table was opened: its seat can be taken from now on. */
  async accept(invitation: string): Promise<void> {
    this.invitation = invitation;
    await this.load();
  }

  /** Loads the table and listens to it, until `close`. */
  async open(): Promise<void> {
    await this.load();
    if (this.state) await this.#furnish(this.state.game);
  }

  close(): void {
    this.#unwatch?.();
    this.replay.close();
    this.stage.finish();
  }

  /** Asks for the table as it is now, from one of the reader's seats. */
  async load(seat?: number): Promise<boolean> {
    const answer = await ask<Table<G>>(`tables/${this.table}`, { seat, invitation: this.invitation });
    if (!answer.ok) {
      if (!this.sight) this.fault = answer.refused;
      return false;
    }
    this.fault = undefined;
    this.#ahead = answer.value.houseTime - Date.now();
    this.watchers = answer.value.watchers;
    this.#settle(answer.value);
    this.#listen();
    void this.#readLog();
    return true;
  }

  #settle(sight: Table<G>): void {
    const before = this.state;
    this.sight = sight;
    this.#place();
    if (before?.plies !== sight.state.plies || before?.number === undefined) this.draft.clear();
    this.#arrivals.reached(sight.state.number);
  }

  #listen(): void {
    this.#unwatch?.();
    const hearing = ++this.#hearing;
    const seat = this.hotSeat ? this.seat : undefined;
    this.#unwatch = watch<News<G>>(
      this.table,
      this.sight!.state.number,
      (news) => hearing === this.#hearing && this.#hear(news),
      seat,
      (watchers) => (this.watchers = watchers),
    );
  }

  async #furnish(game: string): Promise<void> {
    const coming = Promise.all([
      loadGame(game),
      ask<G['edition']>(`tables/${this.table}/edition`, { invitation: this.invitation }),
      this.speakGame(),
      speakOf(`board-${game}`),
    ]);
    warmUp();
    const [module, edition] = await coming;
    if (edition.ok) this.board = module?.open(this, edition.value);
    else this.fault = edition.refused;
    this.game = module;
    if (edition.ok && module) afterPaint(() => this.#startEngine(edition.value));
    if (!module) this.fault = { ...NOTHING, status: 404, error: 'noBoard', text: say('board.later', { game }) };
  }

  /** The engine works out the drafts of those who play. */
  #startEngine(edition: G['edition']): void {
    this.#edition = edition;
    this.#place();
  }

  /** Tells the engine where the reader decides. */
  #place(): void {
    const { state, seat } = this;
    if (this.#edition === undefined || state?.status !== 'playing' || seat < 0) return;
    const { rules, mission, options } = state;
    this.engine.open(JSON.stringify({ rules, seats: state.chairs.length, mission, options, edition: this.#edition }));
    if (state.imagine) this.engine.at(state.imagine, seat);
  }

  /** The words of the game in the language that is spoken now. */
  async speakGame(): Promise<void> {
    const game = untrack(() => this.state?.game);
    if (game) this.#words = await gameWords(game, language());
  }

  async #readLog(): Promise<void> {
    const answer = await ask<{ number: number; entries: Entry<G>[] }>(`tables/${this.table}/log`, {
      seat: this.hotSeat ? this.seat : undefined,
      invitation: this.invitation,
    });
    if (!answer.ok) return;
    const later = this.entries.filter((entry) => entry.number > answer.value.number);
    this.entries = [...answer.value.entries, ...later];
  }

  #hear(news: News<G>): void {
    const came = performance.now();
    const before = this.state;
    if (!before || news.number <= before.number) return;
    if (news.number > before.number + 1) {
      void this.load(this.hotSeat ? this.seat : undefined); // something was missed that does not come any more
      return;
    }
    const suggested = this.draft.moves;
    this.sight = { ...this.sight!, state: news.state };
    this.#place();
    const from = before.plies ?? 0;
    const entry: Entry<G> = { ...news, by: '', plies: [from, news.state.plies ?? from] };
    const known = this.entries.some((each) => each.number === entry.number); // the log was read after it had happened
    if (!known) this.entries = [...this.entries, entry];
    const moments = momentsOf(news);
    this.board?.hear?.(entry, before.view, moments);
    if (before.plies !== news.state.plies || before.status !== news.state.status) {
      this.draft.clear();
      this.replay.forget();
      this.hints = undefined;
      this.refused = undefined;
      if (suggested.length > 0 && !this.sending && this.decides) void this.#offerAgain(suggested);
    }
    if (!this.replay.on) this.#show(moments, before.view);
    this.#mind(news.told);
    this.#arrivals.reached(news.number);
    requestAnimationFrame(() => performance.measure('news to board', { start: came }));
  }

  /** A draft that was overtaken is kept, if it can still be played. */
  async #offerAgain(moves: readonly Move<G['move']>[]): Promise<void> {
    this.overtaken = true;
    if (!(await this.draft.propose([moves]))) this.draft.clear();
  }

  /** @param before the view before the first of these moments */
  #show(moments: readonly Moment<G>[], before: G['view'] | undefined): void {
    const { board, curtain } = this;
    if (!board || curtain) return;
    this.stage.play(
      moments.flatMap(({ told, view }, i) => {
        const around = { before: moments[i - 1]?.view ?? before, after: view };
        return told.flatMap((each) => board.steps(each, around));
      }),
    );
  }

  #mind(told: readonly Told<G>[]): void {
    const against = told.filter((each) => this.seat >= 0 && !this.hotSeat && this.board?.hurts?.(each, this.seat)).at(-1);
    if (against) this.hurt = against;
  }

  async #moments(from: number, to: number): Promise<{ plies: number; moments: Moment<G>[] } | undefined> {
    const over = this.state?.status === 'over';
    const answer = await ask<{ plies: number; moments: Moment<G>[] }>(`tables/${this.table}/moments`, {
      from,
      to,
      seat: this.hotSeat && !over ? this.seat : undefined,
      as: over ? 'open' : undefined,
      invitation: this.invitation,
    });
    return answer.ok ? answer.value : undefined;
  }

  /** Sends the draft. */
  async confirm(): Promise<void> {
    if (!this.draft.complete || this.sending) return;
    this.sounds.play('confirm');
    await this.act('moves', { seen: this.state!.number, seat: this.seat, moves: this.draft.moves.map((each) => each.move) });
  }

  /** Takes back what was confirmed, one choice. */
  async undo(): Promise<void> {
    if (!this.canUndo) {
      if (this.decides) this.refused = { ...NOTHING_TO_UNDO, text: say('table.nothingToUndo') };
      return;
    }
    await this.act('back', { seen: this.state!.number, seat: this.seat, to: this.state!.stepBack });
  }

  /** The player goes on: what was said before is read. */
  touched(): void {
    this.overtaken = false;
    this.refused = undefined;
    this.hurt = undefined;
  }

  /** Takes a move from the list, a key or the board into the draft. */
  async choose(move: Move<G['move']>): Promise<void> {
    this.touched();
    if (this.board?.choose) await this.board.choose(move);
    else await this.draft.choose(move);
  }

  /** What the main button offers while nothing is chosen: done at once, if the player likes it so. */
  async rest(move: Move<G['move']>): Promise<void> {
    await this.choose(move);
    if (this.draft.complete && !settings().confirmations) await this.confirm();
  }

  async back(): Promise<void> {
    this.refused = undefined;
    if (this.board?.back) await this.board.back();
    else await this.draft.back();
  }

  cancel(): void {
    this.refused = undefined;
    this.overtaken = false;
    this.draft.clear();
  }

  /** Sends a command to the table; `false` if the server refused it. */
  async act(what: string, body: object = {}): Promise<boolean> {
    this.sending = true;
    this.refused = undefined;
    const answer = await command<{ number: number }>(`tables/${this.table}/${what}`, body, commandId(), (unknown) => {
      this.refused = unknown; // shown while the command is sent again, to find out
    });
    if (answer.ok) {
      this.refused = undefined;
      await this.#reached(answer.value.number);
    } else if (answer.refused.error === 'movedOn') {
      this.overtaken = true;
      await this.load(this.hotSeat ? this.seat : undefined);
    } else {
      this.refused = answer.refused;
      this.sounds.play('refused');
    }
    this.sending = false;
    return answer.ok;
  }

  /** The stream usually brings it before the answer does. */
  async #reached(number: number): Promise<void> {
    if ((this.state?.number ?? 0) >= number) return;
    if (!(await this.#arrivals.wait(number, LATE_MILLIS))) await this.load(this.hotSeat ? this.seat : undefined);
  }

  sit(seat: number, guest?: string): Promise<boolean> {
    return this.#seated('sit', { seat, contribution: contribution(), invitation: this.invitation, ...(guest ? { guest } : {}) });
  }

  leave(seat: number): Promise<boolean> {
    return this.#seated('leave', { seat });
  }

  /** The seat decides what may be seen, so the page loads the table again. */
  async #seated(what: string, body: object): Promise<boolean> {
    const done = await this.act(what, body);
    if (done) await this.load();
    return done;
  }

  /** The curtain goes up for this seat. */
  async reveal(seat: number): Promise<void> {
    if (this.seat !== seat && !(await this.load(seat))) return;
    this.revealed = seat;
  }

  async askHint(): Promise<void> {
    const asked = this.state?.number;
    const answer = await tell<{ hints: Hint<G>[] }>(`tables/${this.table}/hint`, { seat: this.seat });
    if (this.state?.number !== asked) return; // the table has changed: the hints are out of date
    if (answer.ok) this.hints = answer.value.hints;
    else this.refused = answer.refused;
  }

  /** Milliseconds that the table has been waiting for whoever decides. */
  waitedMillis(now: number): number {
    const clock = this.state?.clock;
    return clock && clock.waitsFor >= 0 ? Math.max(0, this.#houseTime(now) - clock.since) : 0;
  }

  /** The time that clocks run in, when this computer's clock says so. */
  #houseTime(now: number): number {
    return now + this.#ahead;
  }

  /** Milliseconds that a seat has left by the clock of this table; none without one. */
  timeLeft(seat: number, now: number): number | undefined {
    return this.state ? timeLeft(this.state, seat, this.#houseTime(now)) : undefined;
  }

  /** Looks back at the moment after this many plies. */
  async lookBack(ply: number): Promise<void> {
    this.stage.finish();
    await this.replay.open(ply, this.state?.plies ?? 0);
  }

  backToNow(): void {
    this.stage.finish();
    this.replay.close();
  }
}

/** The first picture does not wait for what is done here. */
function afterPaint(done: () => void): void {
  requestAnimationFrame(() => setTimeout(done));
}
