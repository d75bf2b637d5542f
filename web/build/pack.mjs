// Packs what Vite built: compresses every text and engine for the server, and checks the weight of the pages.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const DIST = 'target/dist';
const FIRST_PAGE_BYTES = 120_000; // JavaScript and CSS of the landing page, compressed
const BOARD_BYTES = 60_000; // what a board adds to the table's page
const ENGINE_BYTES = 200_000; // the rules and bots of a game, in each of their two forms
const COMPRESSED = /\.(js|wasm|css|html|svg|json|webmanifest)$/;

const chunks = JSON.parse(readFileSync(join(DIST, 'chunks.json'), 'utf8'));
rmSync(join(DIST, 'chunks.json'));
copyFileSync('src/net/routes.json', join(DIST, 'routes.json'));

function files(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

const packed = new Map(); // bytes of each file as the server sends it
const all = files(DIST).map((file) => file.slice(DIST.length + 1));
for (const file of all) {
  const plain = readFileSync(join(DIST, file));
  packed.set(file, plain.length);
  if (COMPRESSED.test(file) && file !== 'index.html' && file !== 'routes.json') {
    const small = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    writeFileSync(join(DIST, `${file}.br`), small);
    writeFileSync(join(DIST, `${file}.gz`), gzipSync(plain, { level: 9 }));
    packed.set(file, small.length);
  }
}
writeFileSync(
  join(DIST, 'files.txt'),
  all
    .filter((file) => file !== 'routes.json')
    .sort()
    .join('\n') + '\n',
);

/** The scripts and styles that a chunk needs. */
function needs(key, found = new Set()) {
  const chunk = chunks[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  (chunk.css ?? []).forEach((file) => found.add(file));
  (chunk.imports ?? []).forEach((other) => needs(other, found));
  return found;
}
const weigh = (found) => [...found].reduce((sum, file) => sum + (packed.get(file) ?? 0), 0);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const key = (end) => Object.keys(chunks).find((name) => name.endsWith(end));

const first = needs('index.html');
needs(key('home/Landing.svelte'), first);
const languages = Object.keys(chunks).flatMap((name) => /words\/web\.(\w+)\.json$/.exec(name)?.[1] ?? []);
const words = languages.map((language) => weigh(needs(key(`words/common.${language}.json`), needs(key(`words/web.${language}.json`)))));
const landing = weigh(first) + Math.max(...words);
console.log(`web: the landing page takes ${kilobytes(landing)} of at most ${kilobytes(FIRST_PAGE_BYTES)}`);
let tooHeavy = landing > FIRST_PAGE_BYTES;
const table = needs(key('table/TablePage.svelte'), new Set(first));
const boards = Object.keys(chunks).filter((name) => /games\/[a-z]+\/index\.ts$/.test(name));
if (boards.length === 0) throw new Error('web: found no board to weigh');
for (const board of boards) {
  const game = board.split('/').at(-2);
  const files = needs(key(`words/board-${game}.fr.json`), needs(board)); // French is the longer one
  const own = weigh([...files].filter((file) => !table.has(file)));
  console.log(`web: the board of ${game} takes ${kilobytes(own)} of at most ${kilobytes(BOARD_BYTES)}`);
  tooHeavy ||= own > BOARD_BYTES;
}
for (const board of boards) {
  const game = board.split('/').at(-2);
  for (const form of ['wasm', 'js']) {
    const engine = all.find((file) => file.startsWith(`engine/${game}-`) && file.endsWith(`.${form}`));
    if (!engine) throw new Error(`web: found no engine of ${game} as ${form}`);
    const own = packed.get(engine);
    console.log(`web: the engine of ${game} takes ${kilobytes(own)} of at most ${kilobytes(ENGINE_BYTES)} as ${form}`);
    tooHeavy ||= own > ENGINE_BYTES;
  }
}
if (tooHeavy) {
  console.error('web: a page exceeds its size limit');
  process.exit(1);
}
