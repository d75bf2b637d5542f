import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { layers } from './build/layers.mjs';
import { literals } from './build/literals.mjs';
import { notation } from './build/notation.mjs';
import svelteConfig from './svelte.config.js';

export default ts.config(
    { ignores: ['target', 'node_modules', 'src/net/types'] },
    js.configs.recommended,
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    {
        files: ['src/**'],
        plugins: { own: { rules: { layers, literals, notation } } },
        rules: { 'own/layers': 'error', 'own/literals': 'error' },
    },
    { files: ['src/games/**'], rules: { 'own/notation': 'error' } },
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: {
            parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig },
        },
        rules: {
            'svelte/prefer-svelte-reactivity': 'off', // state here is replaced, never changed in place
            'svelte/no-navigation-without-resolve': 'off', // the site has a router of its own
        },
    },
);
