/** Where things stand in a chart, in pixels; knows nothing of what is drawn. */
import type { Measure } from './analysis';
import type { Analysis } from '../net/calls';

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How lines tell seats apart, besides colour and disc. */
export const DASHES = ['', '12 5', '6 3 2 3', '3 5'] as const;

export class Plot {
  readonly most: number;
  readonly least: number;
  readonly ticks: readonly number[];

  constructor(
    readonly analysis: Analysis,
    readonly measure: Measure,
    readonly frame: Frame,
  ) {
    const values = analysis.curve.flatMap((moment) => moment[measure].flatMap(([mean, error]) => [mean - error, mean + error]));
    const step = measure === 'win' ? 0.25 : stepFor(Math.max(...values, 1) - Math.min(...values, 0));
    this.least = measure === 'win' ? 0 : Math.floor(Math.min(0, ...values) / step) * step;
    this.most = measure === 'win' ? 1 : Math.ceil(Math.max(1, ...values) / step) * step;
    this.ticks = Array.from({ length: Math.round((this.most - this.least) / step) + 1 }, (_, i) => this.least + i * step);
  }

  x(ply: number): number {
    const { left, right, width } = this.frame;
    const from = this.analysis.curve[0]?.ply ?? 0;
    return left + ((ply - from) / Math.max(1, this.analysis.plies - from)) * (width - left - right);
  }

  y(value: number): number {
    const { top, bottom, height } = this.frame;
    const inside = Math.min(this.most, Math.max(this.least, value));
    return height - bottom - ((inside - this.least) / (this.most - this.least)) * (height - top - bottom);
  }

  line(seat: number): string {
    return this.#path(seat, 0);
  }

  /** The area in which the truth lies in 95 of 100 cases. */
  band(seat: number): string {
    const back = this.#points(seat, -1).reverse();
    return `${this.#path(seat, 1)}L${back.join('L')}Z`;
  }

  #path(seat: number, side: -1 | 0 | 1): string {
    return `M${this.#points(seat, side).join('L')}`;
  }

  #points(seat: number, side: -1 | 0 | 1): string[] {
    return this.analysis.curve.map((moment) => {
      const [mean, error] = moment[this.measure][seat]!;
      return `${this.x(moment.ply).toFixed(1)} ${this.y(mean + side * error).toFixed(1)}`;
    });
  }

  /** Where the names at the right end stand, none on top of another. */
  ends(gap: number): number[] {
    const last = this.analysis.curve.at(-1)!;
    const seats = last[this.measure].map(([mean], seat) => ({ seat, y: this.y(mean) })).sort((a, b) => a.y - b.y);
    let free = this.frame.top - gap;
    for (const each of seats) {
      each.y = Math.max(each.y, free + gap);
      free = each.y;
    }
    const over = free - (this.frame.height - this.frame.bottom);
    if (over > 0) {
      let limit = this.frame.height - this.frame.bottom;
      for (const each of [...seats].reverse()) {
        each.y = Math.min(each.y, limit);
        limit = each.y - gap;
      }
    }
    return seats.sort((a, b) => a.seat - b.seat).map((each) => each.y);
  }
}

/** A round step that gives four to eight lines. */
function stepFor(span: number): number {
  const rough = span / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? 10 * power;
}
