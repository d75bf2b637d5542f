/** The die that would lie on a cell if the chosen die went there. */
import type { DieView, MarajoaraView } from '../../net/types/marajoara';
import type { Move } from '../../table/wire';
import type { Way } from './picks';

export interface Landing {
  /** The die as it would lie there. */
  die: DieView;
  /** The seat that gains pips by it, or -1. */
  feeds: number;
  /** The player's own token lies there. */
  own: boolean;
  /** Fieldwork: a step that is paid for, not a jump. */
  step: boolean;
  /** This move is drafted. */
  taken: boolean;
}

/**
 * What would land where, by the name of the cell.
 *
 * @param ways where the chosen die may go
 * @param taken the way that is drafted
 */
export function landings(ways: readonly Move<Way>[], taken: Move<Way> | undefined): ReadonlyMap<string, Landing> {
  return new Map(ways.map(({ move, what }) => [what.to, landing(what, move === taken?.move)]));
}

function landing(what: Way, taken: boolean): Landing {
  const step = what.verb === 'fieldwork';
  return {
    die: { colour: what.colour, value: step ? what.value : what.becomes },
    feeds: what.verb === 'captureOtherToken' ? what.owner : -1,
    own: what.verb === 'captureOwnToken',
    step,
    taken,
  };
}

/** Where the next die that leaves the wheelbarrow must go, in one word. */
export function wayBack(view: MarajoaraView): 'rope' | 'token' | 'any' {
  const first = view.site.cells.find((cell) => cell.cell === view.returns[0]);
  return first === undefined ? 'any' : first.zone === '' ? 'token' : 'rope';
}
