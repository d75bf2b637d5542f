// @vitest-environment node
import { Linter } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { literals } from './literals.mjs';

const config = [
  ...svelte.configs.base,
  { files: ['**/*.ts'], languageOptions: { parser: ts.parser } },
  { files: ['**/*'], plugins: { own: { rules: { literals } } }, rules: { 'own/literals': 'error' } },
];
const lint = (file, text) => new Linter().verify(text, config, { filename: file }).map(({ message }) => message.split('"')[1]);

describe('the rule of the colours', () => {
  it('refuses them in markup, in styles and in scripts', () => {
    expect(lint('Planted.svelte', '<path fill="#A23F27" />\n<style>p { color:#fff; background: rgb(0 0 0 / 0.5) }</style>')).toEqual(
      expect.arrayContaining(['#A23F27', '#fff', 'rgb(']),
    );
    expect(lint('planted.ts', "const ink = '#2a2019', veil = `hsl(${hue} 1% 2%)`;")).toEqual(['#2a2019', 'hsl(']);
  });

  it('allows tokens, links and private fields', () => {
    expect(lint('Planted.svelte', '{#each [1] as one}<a href="#main" style:color="var(--ink)">{one}</a>{/each}')).toEqual([]);
    expect(lint('planted.ts', 'class Light { #fade = 1; #dead?: string; fade() { return this.#fade; } }')).toEqual([]);
  });
});
