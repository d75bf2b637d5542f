/** What a bot thinks of a finished game, as it comes over the wire, and how to read it. */
import type { Analysis, AnalysisState, Decision, LuckyDraw } from '../net/calls';
import { ask, tell, type Answer } from '../net/client';
import { numbers, share } from '../words/dates';

export const lookAt = (table: string): Promise<Answer<AnalysisState>> => ask<AnalysisState>(`tables/${table}/analysis`);
export const begin = (table: string): Promise<Answer<AnalysisState>> => tell<AnalysisState>(`tables/${table}/analysis`);

/** What the chart and the sums speak of. */
export type Measure = 'win' | 'points';

/** The decisions that cost most, the gravest first. */
export function gravest(analysis: Analysis, most: number): Decision[] {
  return [...analysis.decisions].sort((a, b) => b.loss[0] - a.loss[0]).slice(0, most);
}

/** The seat that an outcome moved most. */
export function moved(draw: LuckyDraw): number {
  return draw.luck.reduce((best, luck, seat) => (Math.abs(luck[0]) > Math.abs(draw.luck[best]![0]) ? seat : best), 0);
}

/** A chance in per cent, or points with one place. */
export function plain(value: number, measure: Measure): string {
  return measure === 'win' ? share(value) : numbers({ maximumFractionDigits: 1 }).format(value);
}

/** The same as a change: with its sign. */
export function signed(value: number, measure: Measure): string {
  const shown = Math.abs(value) < (measure === 'win' ? 0.005 : 0.05) ? 0 : value;
  const how =
    measure === 'win' ? ({ style: 'percent', maximumFractionDigits: 0 } as const) : { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return numbers({ ...how, signDisplay: 'exceptZero' })
    .format(shown)
    .replace('-', '−');
}

/** The moment that was looked at nearest to a ply. */
export function nearest(analysis: Analysis, ply: number): number {
  const far = analysis.curve.map((moment) => Math.abs(moment.ply - ply));
  return far.indexOf(Math.min(...far));
}

/** The value of a seat's line at any ply, between the moments that were looked at. */
export function lineAt(analysis: Analysis, measure: Measure, seat: number, ply: number): number {
  const next = analysis.curve.findIndex((moment) => moment.ply >= ply);
  const to = analysis.curve[next < 0 ? analysis.curve.length - 1 : next]!;
  const from = analysis.curve[Math.max(0, next - 1)]!;
  const part = to.ply > from.ply ? (ply - from.ply) / (to.ply - from.ply) : 1;
  const low = from[measure][seat]![0];
  return low + (to[measure][seat]![0] - low) * Math.min(1, Math.max(0, part));
}
