// Loads compiled engines and answers requests with them, in Node and in the workers of a page.

const engines = new Map();

/** The engine of a game: `js` for JavaScript, `wasm` for WebAssembly. */
async function engineOf(folder, game, kind) {
  if (kind === 'js') return (await import(`${folder}/${game}.js`)).engine();
  const { load } = await import(`${folder}/runtime.js`);
  return (await load(`${folder}/${game}.wasm`)).exports.engine();
}

/** Answers a request, {"game", "call", "arguments"}: {"answer", "millis"} or {"fault"}. */
export async function answer(folder, kind, request) {
  const { game, call, arguments: given } = JSON.parse(request);
  try {
    if (!engines.has(game)) engines.set(game, await engineOf(folder, game, kind));
    const start = performance.now();
    const answer = engines.get(game)[call](...given);
    return JSON.stringify({ answer: String(answer), millis: Math.round(performance.now() - start) });
  } catch (fault) {
    return JSON.stringify({ fault: String(fault) });
  }
}
