// Every custom property that a component reads is set somewhere: a misspelt or dropped colour draws nothing, and says nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');

const texts = readdirSync(SOURCES, { recursive: true })
  .filter((name) => /\.(svelte|css|ts)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(SOURCES, name), 'utf8') }));

const set = new Set(texts.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*[:=]/g)].map((found) => found[1])));

/** A name that ends in a hyphen is completed while the page runs: `var(--seat-{letter})`. */
const isSet = (name) => (name.endsWith('-') ? [...set].some((each) => each.startsWith(name)) : set.has(name));

it('every custom property that is read is set', () => {
  const unset = texts.flatMap(({ name, text }) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)\s*[^\w\s,-]/g)].filter((found) => !isSet(found[1])).map((found) => `${name}: ${found[1]}`),
  );

  expect(unset).toEqual([]);
});
