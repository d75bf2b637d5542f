// @vitest-environment node
import { resolve } from 'node:path';
import { Linter } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { fault, layers, LAYERS } from './layers.mjs';

const linter = new Linter({ cwd: resolve(import.meta.dirname, '..') });
const rules = { files: ['**/*.ts', '**/*.svelte'], plugins: { own: { rules: { layers } } }, rules: { 'own/layers': 'error' } };

/** What the rule says about a file with this text. */
function lint(file, text) {
  const parser = file.endsWith('.svelte')
    ? [...svelte.configs.base, { files: ['**/*.svelte'], languageOptions: { parserOptions: { parser: ts.parser } } }]
    : [{ files: ['**/*.ts'], languageOptions: { parser: ts.parser } }];
  const filename = resolve(import.meta.dirname, '../src', file);
  return linter.verify(text, [...parser, rules], { filename }).map(({ message }) => message);
}

describe('the rule of the layers', () => {
  it.each([
    "import { at } from '../table/desk.svelte';",
    "import type { Desk } from '../table/desk.svelte';",
    "import { type Desk } from '../table/desk.svelte';",
    "import '../table/desk.svelte';",
    "export { Desk } from '../table/desk.svelte';",
    "export type { Desk } from '../table/desk.svelte';",
    "export * from '../table/desk.svelte';",
    "const later = () => import('../table/desk.svelte');",
    'const later = (name: string) => import(`../table/${name}.ts`);',
    "const later = () => import('../table');",
    "type Desk = import('../table/desk.svelte').Desk;",
    "const found = import.meta.glob('../table/*.ts');",
    "const found = import.meta.glob(['./*.ts', '../table/*.ts'], { eager: true });",
    "import desk = require('../table/desk.svelte');",
  ])('refuses what points upwards: %s', (text) => {
    expect(lint('settings/planted.ts', text)).toEqual(['"settings" must not import from "table", which is above it in the layers.']);
    expect(lint('app/planted.ts', text)).toEqual([]);
  });

  it('reads both scripts of a component', () => {
    const text = `
      <script module lang="ts">import type { Desk } from '../table/desk.svelte';</script>
      <script lang="ts">import Board from '../games/thebes/Board.svelte'; const { desk }: { desk: Desk } = $props();</script>
      <Board {desk} />`;
    expect(lint('page/Planted.svelte', text)).toHaveLength(2);
    expect(lint('table/Planted.svelte', text)).toHaveLength(1);
  });

  it('keeps folders of one layer apart, and games above all', () => {
    expect(lint('home/planted.ts', "import { plot } from '../after/plot';")).toHaveLength(1);
    expect(lint('editor/planted.ts', "import { KINDS } from '../games/pergamon/kinds';")).toHaveLength(1);
    expect(lint('games/thebes/planted.ts', "import { KINDS } from '../pergamon/kinds';")).toHaveLength(1);
    expect(lint('games/thebes/planted.ts', "const boards = import.meta.glob('../*/index.ts');")).toHaveLength(1);
    expect(lint('games/thebes/planted.ts', "import { names } from './names'; import { say } from '../../words/words.svelte';")).toEqual([]);
  });

  it('wants every folder in a layer', () => {
    expect(lint('attic/planted.ts', "import { say } from '../words/words.svelte';")).toHaveLength(1);
    expect(lint('app/planted.ts', "import { box } from '../attic/box';")).toHaveLength(1);
  });

  it('allows no cycle, whatever is imported', () => {
    const folders = LAYERS.flat().flatMap((folder) => (folder === 'games/*' ? ['games/thebes', 'games/pergamon'] : [folder]));
    for (const one of folders) {
      for (const other of folders) {
        if (one !== other) expect(fault(one, other) === undefined && fault(other, one) === undefined).toBe(false);
      }
    }
  });
});
