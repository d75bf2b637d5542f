/** How the table loads what stands above it in the layers: each in a chunk of its own. */
import type { GameModule } from '../table/contract';
import type { Loaders } from '../table/loaders';

const MODULES = import.meta.glob<GameModule>('../games/*/index.ts', { import: 'default' });

export const loaders: Loaders = {
  boards: Object.fromEntries(Object.entries(MODULES).map(([file, load]) => [file.split('/').at(-2)!, load])),
  guide: () => import('../guide/Guide.svelte'),
  course: () => import('../after/Course.svelte'),
};
