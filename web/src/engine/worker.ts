/**
 * Runs the engine of the game that names this worker: as WebAssembly if the browser can run it, otherwise
 * as JavaScript, which does the same more slowly. The server sends this file with a content security policy of its
 * own (ADR 49).
 */
import { LOADED, type Answer, type Question } from './messages';

type Functions = Readonly<Record<string, (...given: readonly unknown[]) => string>>;

interface EngineFile {
  engine: () => Functions;
}

interface Runtime {
  load: (file: string) => Promise<{ exports: EngineFile }>;
}

const FILES = import.meta.glob<string>('@engines/*', { query: '?url', import: 'default', eager: true });

function file(name: string): string {
  const found = Object.keys(FILES).find((path) => path.endsWith(`/${name}`));
  if (found === undefined) throw new Error(`there is no file ${name}`);
  return FILES[found]!;
}

/** The smallest module with a structure: only WebAssembly with garbage collection has these. */
const STRUCTURE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);

async function load(game: string): Promise<Functions> {
  if (WebAssembly.validate(STRUCTURE)) {
    try {
      const runtime = (await import(/* @vite-ignore */ file('runtime.js'))) as Runtime;
      return (await runtime.load(file(`${game}.wasm`))).exports.engine();
    } catch (fault) {
      const functions = await loadScript(game); // fails too if the server cannot be reached
      console.warn('The WebAssembly engine cannot be loaded; JavaScript takes its place.', fault);
      return functions;
    }
  }
  return loadScript(game);
}

async function loadScript(game: string): Promise<Functions> {
  return ((await import(/* @vite-ignore */ file(`${game}.js`))) as EngineFile).engine();
}

const tell = (answer: Answer) => postMessage(answer);
const why = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault));

const loading = load(self.name);
loading.then(
  () => tell({ id: LOADED, answer: '' }),
  (fault) => tell({ id: LOADED, fault: why(fault) }),
);

onmessage = async ({ data }: MessageEvent<Question>) => {
  const { id, call, arguments: given } = data;
  try {
    const engine = await loading;
    if (!(call in engine)) throw new Error(`the engine has no function ${call}`);
    tell({ id, answer: engine[call]!(...given) ?? '' });
  } catch (fault) {
    tell({ id, fault: why(fault) });
  }
};
