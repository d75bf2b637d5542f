// Runs the engines in Node: one request a line on the standard input, one answer a line on the standard output.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { answer } from './engines.mjs';

const folder = pathToFileURL(process.argv[2]).href;
for await (const request of createInterface({ input: process.stdin })) {
  console.log(await answer(folder, 'js', request));
}
