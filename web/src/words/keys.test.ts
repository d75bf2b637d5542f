/**
 * Every word of the interface and of the boards is used, and none is missing: a key that stands there but
 * nowhere in the sources fails here; one that is used but does not stand there fails to compile,
 * and fails here in places the compiler does not see. The module `catalogue` compares the languages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import common from '@words/common.en.json';
import { describe, expect, it } from 'vitest';

const FILES = import.meta.glob<Record<string, string>>(['@words/web.*.json', '@words/{board,page}-*.json'], {
  import: 'default',
  eager: true,
});

/** Everything that can be said in a language, from all word lists. */
function words(language: string): Record<string, string> {
  const lists = Object.entries(FILES).filter(([path]) => path.endsWith(`.${language}.json`));
  return Object.assign({}, ...lists.map(([, words]) => words)) as Record<string, string>;
}

const english = words('en');
const french = words('fr');

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts') && !name.startsWith('net/types'))
  .map((name) => readFileSync(`src/${name}`, 'utf8'))
  .join('\n');

/** Texts in quotes, and patterns of those that are put together: `status.${…}`. */
const quoted = new Set([...sources.matchAll(/'([a-zA-Z][\w.]*)'/g)].map((match) => match[1]!));
const patterns = [...sources.matchAll(/`([a-z]+\.[\w.]*\$\{[^`]*)`/g)].map(
  (match) => new RegExp(`^${match[1]!.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w.]+')}$`),
);

describe('words of the interface', () => {
  it('has the same keys in both languages', () => {
    expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort());
  });

  it('keeps no word that nothing says', () => {
    const unused = Object.keys(english).filter((key) => !quoted.has(key) && !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });

  it('says nothing that it has no word for', () => {
    const said = [...sources.matchAll(/(?<!this\.)\bsay\(\s*'([\w.]+)'/g)].map((match) => match[1]!);
    expect(said.filter((key) => !(key in english || key in common))).toEqual([]);
  });
});
