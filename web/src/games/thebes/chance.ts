/**
 * The exact chance of what comes out of a bag whose content everybody can count: so many tokens are
 * drawn one after another, and none goes back before the last.
 */
import type { OddsView, SiteView } from '../../net/types/thebes';
import { numbers } from '../../words/dates';

/** Artefacts that are left in a bag. */
export function artefactsIn(bag: Pick<SiteView, 'odds'>): number {
  return bag.odds.reduce((sum, each) => sum + (each.value > 0 ? each.number : 0), 0);
}

/** How likely the next token is an artefact. */
export function nextIsArtefact(bag: Pick<SiteView, 'odds' | 'tokens'>): number {
  return artefactsIn(bag) / Math.max(1, bag.tokens);
}

/**
 * How likely it is to draw 0, 1, 2 … tokens of one sort.
 *
 * @param bag all tokens in it
 * @param sort those of the sort
 * @param draws tokens drawn, at most as many as there are
 */
export function spread(bag: number, sort: number, draws: number): number[] {
  let chances = [1];
  for (let drawn = 0; drawn < draws; drawn++) {
    const left = bag - drawn;
    const next = Array<number>(chances.length + 1).fill(0);
    chances.forEach((chance, found) => {
      const hit = Math.max(0, sort - found) / left;
      next[found]! += chance * (1 - hit);
      next[found + 1]! += chance * hit;
    });
    chances = next;
  }
  while (chances.length > 1 && chances.at(-1) === 0) chances.pop();
  return chances;
}

/** How likely at least one token of the sort is. */
export function atLeastOne(bag: number, sort: number, draws: number): number {
  return 1 - (spread(bag, sort, draws)[0] ?? 0);
}

/** What so many tokens bring on average. */
export function expected(odds: readonly Pick<OddsView, 'value' | 'number'>[], bag: number, draws: number): number {
  const sum = odds.reduce((points, each) => points + each.value * each.number, 0);
  return bag === 0 ? 0 : (sum * draws) / bag;
}

/** A number with one place after the point, in the reader's language. */
export function decimal(value: number): string {
  return numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
