/** The printed numbers of the edition that lies on the table, perhaps somebody's own. */
import type { BackId } from '../../net/types/pergamon';
import { byGallery, type Gallery, type Kind } from './kinds';

/** A month of the calendar. */
export interface Month {
  round: number;
  evaluation: boolean;
  /** The kind whose oldest object brings a bonus, and how many tickets; none where there is no bonus. */
  bonus?: { object: Kind; tickets: number };
  decay: number;
}

export interface Edition {
  months: Month[];
  /** Tickets of exhibition space 1, 2 … */
  plan: number[];
  costs: Record<Gallery, number>;
  /** Spaces of the funds track where two backs send the tomb raider. */
  raiderMarks: ReadonlyMap<number, readonly BackId[]>;
}

export interface EditionFile {
  calendar: {
    rounds: { round: number; evaluation: boolean; oldestBonus: { object: Kind; tickets: number } | null; decay: number }[];
  };
  exhibitionPlan: { spaces: { space: number; tickets: number }[] };
  galleries: { values: { roman: Gallery; cost: number }[] };
  researchTrack: { spaces: { space: number; raiderMark: BackId[] | null }[] };
}

export function readEdition(file: EditionFile): Edition {
  const { calendar, exhibitionPlan, galleries, researchTrack } = file;
  return {
    months: calendar.rounds.map(({ round, evaluation, oldestBonus, decay }) => ({
      round,
      evaluation,
      decay,
      ...(oldestBonus ? { bonus: { object: oldestBonus.object, tickets: oldestBonus.tickets } } : {}),
    })),
    plan: exhibitionPlan.spaces.map((each) => each.tickets),
    costs: byGallery((gallery) => galleries.values.find((each) => each.roman === gallery)?.cost ?? 0),
    raiderMarks: new Map(researchTrack.spaces.flatMap((each) => (each.raiderMark ? [[each.space, each.raiderMark]] : []))),
  };
}
