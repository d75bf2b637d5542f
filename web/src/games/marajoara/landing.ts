/** What would come to a cell if the chosen die went there. */
import type { ColourId, DieView, MarajoaraView } from '../../net/types/marajoara';
import type { Move } from '../../table/wire';
import { isCapture, verb } from './answers';

export interface Landing {
  /** The die as it would lie there. */
  die: DieView;
  /** The seat that gains pips by it, or -1. */
  feeds: number;
  /** The player's own token lies there. */
  own: boolean;
  /** A financed step, no jump. */
  step: boolean;
  /** It is drafted. */
  taken: boolean;
}

/**
 * By cell.
 *
 * @param ways where the chosen die may go
 * @param taken the way that is drafted
 */
export function landings(ways: readonly Move[], taken: Move | undefined): ReadonlyMap<string, Landing> {
  return new Map(
    ways.map(({ move, what }, at) => {
      const value = Number(isCapture(ways[at]!) ? what['becomes'] : what['value']);
      const landing: Landing = {
        die: { colour: what['colour'] as ColourId, value },
        feeds: what['verb'] === 'captureOtherToken' ? Number(what['owner']) : -1,
        own: what['verb'] === 'captureOwnToken',
        step: verb(ways[at]!) === 'fieldwork',
        taken: move === taken?.move,
      };
      return [String(what['to']), landing];
    }),
  );
}

/** Where the next die that leaves the wheelbarrow must go, in one word. */
export function wayBack(view: MarajoaraView): 'rope' | 'token' | 'any' {
  const first = view.site.cells.find((cell) => cell.cell === view.returns[0]);
  return first === undefined ? 'any' : first.zone === '' ? 'token' : 'rope';
}
