// @vitest-environment node
import { Linter } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { notation } from './notation.mjs';

const config = [
  ...svelte.configs.base,
  { files: ['**/*.ts'], languageOptions: { parser: ts.parser } },
  { files: ['**/*.svelte'], languageOptions: { parserOptions: { parser: ts.parser } } },
  { files: ['**/*'], plugins: { own: { rules: { notation } } }, rules: { 'own/notation': 'error' } },
];
const lint = (file, text) => new Linter().verify(text, config, { filename: file }).map(({ message }) => message.split(':')[0]);

const WRITES = ['A board writes no notation'];
const READS = ['A board reads no notation'];

describe('the rule of the notation', () => {
  it.each([
    "const end = { move: 'end', what: { verb: 'end' } };",
    'const sell = (kind: string) => ({ move: `sell ${kind}`, what: { verb: "sell" } });',
    "const load = (die: string) => ({ 'move': 'load ' + die });",
  ])('refuses moves that a board writes: %s', (text) => {
    expect(lint('planted.ts', text)).toEqual(WRITES);
  });

  it.each([
    "const [verb] = move.move.split(' ');",
    "const sells = move.move.startsWith('sell');",
    'const last = moves.at(-1)!.move.slice(4);',
    'const first = moves[0]?.move[0];',
    "const ends = move.move === 'end';",
    'const is = each.move === `take ${slot}`;',
    'const slot = parseInt(move.move);',
  ])('refuses texts of moves that a board reads: %s', (text) => {
    expect(lint('planted.ts', text)).toEqual(READS);
  });

  it('reads components', () => {
    expect(lint('Planted.svelte', "<script lang=\"ts\">const end = { move: 'end' };</script>\n{#if move.move === 'end'}x{/if}")).toEqual([
      ...WRITES,
      ...READS,
    ]);
  });

  it('allows what is known of a move, and its text as a name', () => {
    const text = `
      void desk.draft.propose([[...draft.moves, { what: { verb: 'sell', treasure: kind } }]]);
      const key = moves.map((each) => each.move).join();
      const taken = drafted.some((each) => each.move === offered.move);
      const from = split(moves);`;
    expect(lint('planted.ts', text)).toEqual([]);
  });
});
