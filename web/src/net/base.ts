/** The path that the site is served below, with a slash at its end: `/`, or `/games/` behind a proxy. */
export const base: string = new URL(document.documentElement.dataset['base'] ?? './', location.href).pathname;
