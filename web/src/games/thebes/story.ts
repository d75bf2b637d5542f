/**
 * The table as far as tokens have been turned up. The house tells a whole dig at once; until a token
 * is turned nothing on the page may give it away: it is still in its bag, its points are nobody's yet.
 */
import type { FindView, OddsView, SeatView, SiteView, ThebesView } from '../../net/types/thebes';
import type { Site } from './sites';

/** One token that came out of the bag. */
export interface Drawn {
  /** An artefact or a book; empty for a blank. */
  find: string;
  points: number;
}

/** A dig of which some tokens still lie face down. */
export interface Unturned {
  seat: number;
  site: Site;
  /** Tokens out of the bag that are not turned yet. */
  hidden: readonly Drawn[];
  /** The first-dig bonus, as long as it is not handed over. */
  bonus: Drawn | undefined;
  /** The position before the dig, which everybody has seen. */
  before: ThebesView;
}

/** @param digs in the order in which they were made */
export function veil(view: ThebesView, digs: readonly Unturned[]): ThebesView {
  return digs.reduceRight(veilOne, view);
}

function veilOne(view: ThebesView, dig: Unturned): ThebesView {
  const finds = dig.hidden.filter((each) => each.find !== '');
  return {
    ...view,
    sites: view.sites.map((each) => (each.site === dig.site ? refilled(each, finds) : each)),
    seats: view.seats.map((each, seat) => (seat === dig.seat ? without(each, dig) : { ...each, points: pointsOf(each, dig) })),
    row: view.row.map((each) => each && { ...each, missing: dig.before.row.find((was) => was?.id === each.id)?.missing ?? each.missing }),
  };
}

/** The bag with these finds still in it; blanks go back by themselves. */
function refilled(site: SiteView, finds: readonly Drawn[]): SiteView {
  return {
    ...site,
    tokens: site.tokens + finds.length,
    left: [...site.left, ...finds.map((each) => each.find)],
    odds: finds.reduce((odds, each) => withOneMore(odds, each.points), site.odds),
  };
}

function withOneMore(odds: OddsView[], value: number): OddsView[] {
  if (!odds.some((each) => each.value === value)) return [...odds, { value, number: 1, permille: 0 }].sort((a, b) => b.value - a.value);
  return odds.map((each) => (each.value === value ? { ...each, number: each.number + 1 } : each));
}

/** Whoever digs owns nothing yet that lies face down; what they know and lack follows with the last token. */
function without(seat: SeatView, dig: Unturned): SeatView {
  const was = dig.before.seats[dig.seat]!;
  const hidden = new Set([...dig.hidden, ...(dig.bonus ? [dig.bonus] : [])].map((each) => each.find));
  const finds = seat.finds.filter((find) => !hidden.has(find.id));
  return { ...seat, finds, points: was.points + worth(finds) - worth(was.finds), knowledge: was.knowledge, general: was.general };
}

/** A book may take the most books of a site from somebody else. */
function pointsOf(seat: SeatView, dig: Unturned): number {
  return dig.hidden.some((each) => each.find.endsWith('_book')) ? dig.before.seats[seat.seat]!.points : seat.points;
}

const worth = (finds: readonly FindView[]) => finds.reduce((sum, find) => sum + find.value, 0);
