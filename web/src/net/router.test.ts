import { describe, expect, it } from 'vitest';
import { at, placeOf } from './router.svelte';

describe('router', () => {
  it('finds the place of a path', () => {
    expect(placeOf('/')).toEqual({ name: 'landing', values: {} });
    expect(placeOf('/t/abc')).toEqual({ name: 'table', values: { table: 'abc' } });
    expect(placeOf('/rules/thebes')).toEqual({ name: 'rules', values: { game: 'thebes' } });
  });

  it('is lost where there is nothing', () => {
    for (const path of ['/t', '/t/', '/t/a/b', '/nowhere', '/new']) expect(placeOf(path).name).toBe('lost');
  });

  it('writes addresses that lead back', () => {
    expect(placeOf(new URL(at('new', { game: 'thebes' }, { seats: '3' }), 'http://site').pathname).values).toEqual({ game: 'thebes' });
    expect(at('lobby', {}, { game: '' })).toBe('/lobby');
  });
});
