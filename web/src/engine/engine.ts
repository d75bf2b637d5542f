/**
 * The rules of a game in the browser: the Java that the server runs, compiled and run by a worker, so that
 * the page stays responsive while it computes.
 */
import { LOADED, type Answer, type Question } from './messages';

export interface Engine {
  /** Calls a function of the engine. Fails if the function does, with its message. */
  call(name: string, ...given: readonly unknown[]): Promise<string>;
}

const TRIES = 2;

const engines = new Map<string, Promise<Engine>>();

/** The engine of a game, loaded when it is first asked for. Fails if it cannot be loaded; the next call tries again. */
export function engineOf(game: string): Promise<Engine> {
  const known = engines.get(game);
  if (known) return known;
  const forget = () => {
    if (engines.get(game) === loading) engines.delete(game);
  };
  const loading = load(game, forget);
  engines.set(game, loading);
  loading.catch(forget);
  return loading;
}

async function load(game: string, forget: () => void): Promise<Engine> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start(game, forget);
    } catch (fault) {
      if (attempt === TRIES) throw new Error(`the engine of ${game} cannot be loaded`, { cause: fault });
    }
  }
}

/**
 * Starts a worker.
 *
 * @param broken is called if the worker breaks later
 */
function start(game: string, broken: () => void): Promise<Engine> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: game });
  const waiting = new Map<number, { done: (answer: string) => void; failed: (fault: Error) => void }>();
  let last = LOADED;
  let loaded = false;
  let end: Error | undefined;

  function listen(id: number): Promise<string> {
    if (end) return Promise.reject(end);
    return new Promise((done, failed) => waiting.set(id, { done, failed }));
  }

  function call(name: string, ...given: readonly unknown[]): Promise<string> {
    const id = ++last;
    const answer = listen(id);
    if (!end) worker.postMessage({ id, call: name, arguments: given } satisfies Question);
    return answer;
  }

  function stop(fault: Error): void {
    end = fault;
    worker.terminate();
    waiting.forEach(({ failed }) => failed(fault));
    waiting.clear();
    if (loaded) broken();
  }

  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if (data.id === LOADED && 'fault' in data) return stop(new Error(data.fault));
    const question = waiting.get(data.id);
    waiting.delete(data.id);
    if ('answer' in data) question?.done(data.answer);
    else question?.failed(new Error(data.fault));
  };
  worker.onerror = (event) => stop(new Error(event.message || 'the worker cannot be started'));
  return listen(LOADED).then(() => {
    loaded = true;
    return { call };
  });
}
