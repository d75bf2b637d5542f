// Runs the compiled engine in Node: one line of JSON a request on the standard input
// ({"game", "edition", "seats", "seed"}), one line of JSON with the playthrough on the standard output.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const engine = await import(pathToFileURL(process.argv[2]).href);
for await (const line of createInterface({ input: process.stdin })) {
  const { game, edition, seats, seed } = JSON.parse(line);
  console.log(JSON.stringify(engine.playthrough(game, edition, seats, seed)));
}
