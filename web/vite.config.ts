import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const words = fileURLToPath(new URL('../catalogue/src/main/resources/dighouse/words', import.meta.url));

/** The games compiled for the browser; without a build of the Java there are none, and previews do not work. */
const engines = fileURLToPath(new URL('../browser/target/engines', import.meta.url));

/** The faces that the first sight needs; the others come when they are used. */
const FIRST_FACES = ['alegreya-sans-latin-500-normal', 'alegreya-sans-latin-700-normal', 'alegreya-latin-800-normal'];

/** Asks for the first faces in the head of the page, under the names that the build gave them. */
function preloadFaces(): Plugin {
  return {
    name: 'preload-faces',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && FIRST_FACES.some((face) => file.includes(face)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${file}`, crossorigin: '' },
            injectTo: 'head-prepend',
          })),
    },
  };
}

/** While pages are being written, Vite stands at the root: as the server does, it says so in the page. */
function standAtRoot(): Plugin {
  return {
    name: 'stand-at-root',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('data-base="./"', 'data-base="/"').replaceAll('="./', '="/'),
  };
}

/** Engines stand apart from the other assets. */
const assetFileNames = ({ originalFileNames }: { originalFileNames: string[] }) =>
  originalFileNames.some((file) => file.includes('browser/target/engines/'))
    ? 'engine/[name]-[hash][extname]'
    : 'assets/[name]-[hash][extname]';

export default defineConfig({
  base: './', // the site may stand below any path
  plugins: [svelte(), svelteTesting(), preloadFaces(), standAtRoot()],
  resolve: { alias: { '@words': words, '@engines': engines } },
  build: {
    target: 'es2022',
    outDir: 'target/dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy wants files
    manifest: 'chunks.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { assetFileNames } },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { assetFileNames, entryFileNames: 'engine/[name]-[hash].js' } }, // the server knows the worker by its path
  },
  server: {
    port: 18300,
    proxy: { '/api': `http://127.0.0.1:${process.env['DIGHOUSE_PORT'] ?? 4280}` },
    fs: { allow: ['.', words, engines] },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'build/**/*.test.mjs'] },
});
