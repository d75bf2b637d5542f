/** What the reader's finished games add up to, as it comes over the wire, and how to read it. */
import type { GameSum, Statistics } from '../net/calls';
import { ask, type Answer } from '../net/client';
import { numbers } from '../words/dates';
import type { GameWords } from '../words/games';

export const statistics = (): Promise<Answer<Statistics>> => ask('statistics');

/** One source of points, and its part of all of them. */
export interface Source {
  label: string;
  points: number;
  share: number;
}

/** Where points come from, the richest source first; sources of one name are one. */
export function sources(sum: GameSum, words: GameWords): Source[] {
  const byLabel = new Map<string, number>();
  for (const part of sum.parts) {
    const label = words.scoreParts(part.what);
    byLabel.set(label, (byLabel.get(label) ?? 0) + part.points);
  }
  const all = [...byLabel.values()].reduce((total, points) => total + Math.max(0, points), 0);
  return [...byLabel]
    .map(([label, points]) => ({ label, points, share: all > 0 ? Math.max(0, points) / all : 0 }))
    .filter((source) => source.points !== 0)
    .sort((a, b) => b.points - a.points);
}

/** A length of time in its largest fitting unit. */
export function span(millis: number): string {
  const [value, unit] =
    millis < 5_400_000
      ? [Math.max(1, millis / 60_000), 'minute' as const]
      : millis < 172_800_000
        ? [millis / 3_600_000, 'hour' as const]
        : [millis / 86_400_000, 'day' as const];
  return numbers({ style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(value);
}
