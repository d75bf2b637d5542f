// Somebody who sits at tables over the calls of the server, to bring them to the moment of a picture.

const CONTRIBUTION = '00112233445566778899aabbccddeeff';
const MOST_GAMES = 12;

export const ME = { kind: 'me', contribution: CONTRIBUTION };
export const BOT = { kind: 'bot', level: 'easy' };
export const OPEN = { kind: 'open' };
export const INVITED = { kind: 'invited' };
export const beside = (name) => ({ kind: 'guest', name, contribution: CONTRIBUTION });

export class Guest {
  #commands = 0;

  /** @param calls what Playwright sends requests with; its cookie is the guest */
  constructor(server, calls) {
    this.server = server;
    this.calls = calls;
  }

  async ask(path) {
    return (await this.calls.get(`${this.server}/api/${path}`)).json();
  }

  async tell(path, data) {
    return (await this.calls.post(`${this.server}/api/${path}`, { data })).json();
  }

  command(path, data = {}) {
    return this.tell(path, { id: `shot${process.pid}-${this.#commands++}`, ...data });
  }

  async open(game, seats, wishes = {}) {
    const opened = await this.command('tables', { game, seats, ...wishes });
    if (!opened.table) throw new Error(`${game}: ${opened.text}`);
    return opened.table;
  }

  sit(table, where) {
    return this.command(`tables/${table}/sit`, { contribution: CONTRIBUTION, ...where });
  }

  async state(table) {
    return (await this.ask(`tables/${table}`)).state;
  }

  /**
   * A table where this guest, on seat 0, has come to such a decision (or to the end, if nothing is
   * looked for). Games that never get there are left for another.
   */
  async until(game, seats, reached, habit, wishes = {}) {
    for (let attempt = 0; attempt < MOST_GAMES; attempt++) {
      const table = await this.open(game, seats, wishes);
      if (await this.#walk(table, reached, habit)) return table;
    }
    throw new Error(`no game of ${game} has come there`);
  }

  async #walk(table, reached, habit) {
    for (;;) {
      const state = await this.state(table);
      if (state.status !== 'playing') return reached === undefined;
      if (state.decider !== 0) {
        await new Promise((done) => setTimeout(done, 20));
      } else {
        if (reached?.(state)) return true;
        await this.play(table, state, habit);
      }
    }
  }

  /** The first of these tables that the server's own hints lead to such a moment; without one, to a victory. */
  async byHints(open, reached) {
    for (let attempt = 0; attempt < MOST_GAMES; attempt++) {
      const table = await open();
      let state = await this.state(table);
      while (state.status === 'playing' && !reached?.(state)) {
        const { hints } = await this.tell(`tables/${table}/hint`, { seat: 0 });
        let first = hints[0].move;
        await this.play(table, state, (texts) => {
          const choice = first ?? texts[0]; // inside an action hints are silent
          first = undefined;
          return choice;
        });
        state = await this.state(table);
      }
      if (reached ? state.status === 'playing' : state.result.won) return table;
    }
    throw new Error('no hint has led there');
  }

  /** Makes the decision that is asked, to its last small choice. */
  async play(table, state, habit) {
    const moves = [];
    let legal = state.moves;
    for (let complete = false; !complete;) {
      moves.push(
        habit(
          legal.map((each) => each.move),
          legal,
        ),
      );
      const after = await this.tell(`tables/${table}/preview`, { seat: state.decider, moves });
      ({ complete, moves: legal } = after);
    }
    await this.command(`tables/${table}/moves`, { seen: state.number, seat: state.decider, moves });
  }

  /** After how many plies something was told that fits. */
  async plyOf(table, fits) {
    const { plies } = await this.state(table);
    for (let from = 0; from < plies; from += 50) {
      const { moments } = await this.ask(`tables/${table}/moments?from=${from}&to=${Math.min(plies, from + 50)}`);
      const found = moments.find((moment) => moment.told.some(fits));
      if (found) return found.ply;
    }
    throw new Error('nothing of the kind was told');
  }
}

/** Chooses as if by chance, but the same in every run. */
export function wandering(seed = 1) {
  let at = seed;
  return (texts) => {
    at = (Math.imul(at, 1103515245) + 12345) >>> 0;
    return texts[(at >>> 8) % texts.length];
  };
}
