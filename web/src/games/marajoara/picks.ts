/**
 * What a touch stands for: which of the moves on offer, or, where none is, which move to ask about to
 * hear why not. Only names are known here, no rules.
 */
import type { Asks, DieView, MarajoaraMove, MarajoaraView, MuseumView, PieceId, TrackId } from '../../net/types/marajoara';
import type { Sought } from '../../table/sought';
import type { Move } from '../../table/wire';
import { placesOf, sum, values } from './dice';
import type { StoredColour } from './kinds';
import { AROUND, beyond, line } from './layout';

/** A die stored in a museum, by its place in the row. */
export interface Stored {
  museum: number;
  colour: StoredColour;
  at: number;
}

/** What the player has touched that is no move yet. */
export type Wish =
  { kind: 'die'; from: string } | { kind: 'stored'; dice: readonly Stored[] } | { kind: 'piece'; museum: number; piece: PieceId };

export type Verb = MarajoaraMove['verb'];

/** A move of these verbs, with its arguments. */
export type Of<V extends Verb> = Extract<MarajoaraMove, { verb: V }>;

export type Capture = Of<'capture' | 'captureOwnToken' | 'captureOtherToken'>;
/** A jump or a financed step on the dig site. */
export type Way = Capture | Of<'fieldwork'>;

const PASSIVE: readonly Verb[] = ['end', 'recycle', 'confirm', 'skip', 'stuck', 'stop', 'decline', 'giveNoMore'];

/** Moves with one of these verbs. */
export function named<V extends Verb>(moves: readonly Move<MarajoaraMove>[], ...verbs: V[]): Move<Of<V>>[] {
  return moves.filter((move): move is Move<Of<V>> => verbs.some((verb) => verb === move.what.verb));
}

export function isCapture(what: MarajoaraMove): what is Capture {
  return what.verb === 'capture' || what.verb === 'captureOwnToken' || what.verb === 'captureOtherToken';
}

/** The capture of a draft. */
export function captureOf(moves: readonly Move<MarajoaraMove>[]): Capture | undefined {
  return moves.map(({ what }) => what).find(isCapture);
}

export function onSite(move: Move<MarajoaraMove>): move is Move<Way> {
  return isCapture(move.what) || move.what.verb === 'fieldwork';
}

/** Moves that do nothing more: to stop, to decline, to end. */
export function isPassive({ what }: Move<MarajoaraMove>): boolean {
  return PASSIVE.includes(what.verb);
}

/** The first museum of whoever decides; a second one follows it. */
export function home(view: MarajoaraView): number {
  return Math.max(0, view.actor);
}

/** The museum that a move speaks of. */
export function museumOf(view: MarajoaraView, what: MarajoaraMove): number {
  return home(view) + ('museum' in what ? what.museum : 1) - 1;
}

/** A move as it is asked for: offered or not. */
export type Asked = Sought<MarajoaraMove>;

/** Which museum is meant, where somebody runs two. */
function inMuseum(view: MarajoaraView, museum: number): { museum?: number } {
  const two = view.museums.filter((each) => each.seat === view.actor).length > 1;
  return two ? { museum: museum - home(view) + 1 } : {};
}

export const loading = (die: DieView): Asked => ({ verb: 'load', ...die });
export const returning = (die: DieView): Asked => ({ verb: 'return', ...die });
export const excavating = (track: TrackId): Asked => ({ verb: ['track', 'trackPips', 'trackPoints'], track });
export const scoring = (view: MarajoaraView, piece: PieceId, museum: number): Asked => ({
  verb: ['piece', 'pieceIn'],
  piece,
  ...inMuseum(view, museum),
});
export const takingBack = (view: MarajoaraView, museum: number): Asked => ({
  verb: ['takeBack', 'takeBackIn'],
  ...inMuseum(view, museum),
});

export function row(museum: MuseumView, colour: StoredColour): readonly number[] {
  return museum[colour];
}

export function same(one: Stored, other: Stored): boolean {
  return one.museum === other.museum && one.colour === other.colour && one.at === other.at;
}

/** One die more, or less. A die that does not go with the others begins anew. */
export function toggle(picked: readonly Stored[], die: Stored): Stored[] {
  if (picked.some((each) => same(each, die))) return picked.filter((each) => !same(each, die));
  const first = picked[0];
  const together = first === undefined || (first.museum === die.museum ? first.colour === die.colour : picked.length === 1);
  return together ? [...picked, die] : [die];
}

function faces(view: MarajoaraView, dice: readonly Stored[]): number[] {
  return dice.map((die) => row(view.museums[die.museum]!, die.colour)[die.at] ?? 0);
}

/** The move that dice picked in the menu stand for by themselves: blue ones also need a piece. */
export function pickedMove(view: MarajoaraView, dice: readonly Stored[]): Asked | undefined {
  const first = dice[0];
  if (!first) return undefined;
  if (dice.some((die) => die.museum !== first.museum)) return exchange(view, dice);
  if (first.colour !== 'red') return undefined;
  return { verb: ['exhibit', 'exhibitIn'], dice: sum(faces(view, dice)), ...inMuseum(view, first.museum) };
}

function exchange(view: MarajoaraView, dice: readonly Stored[]): Asked {
  const [one, other] = [...dice].sort((a, b) => a.museum - b.museum) as [Stored, Stored];
  const [value, otherValue] = faces(view, [one, other]) as [number, number];
  return { verb: 'exchange', colour: one.colour, value, other: other.colour, otherValue };
}

/** A restoration with these dice; with all blue ones of the museum if none is picked. */
export function restoration(view: MarajoaraView, piece: PieceId, museum: number, dice: readonly Stored[]): Asked {
  const blue = dice.length > 0 ? faces(view, dice) : view.museums[museum]!.blue;
  return { verb: ['restore', 'restoreIn'], piece, ...(blue.length > 0 ? { dice: sum(blue) } : {}), ...inMuseum(view, museum) };
}

/** Whether a move of the menu uses these dice: a restoration perhaps with more of them. */
export function uses(view: MarajoaraView, { what }: Move<MarajoaraMove>, dice: readonly Stored[]): boolean {
  const first = dice[0];
  if (!first || dice.some((die) => die.museum !== first.museum) || museumOf(view, what) !== first.museum) return false;
  const shown = faces(view, dice);
  switch (what.verb) {
    case 'exhibit':
    case 'exhibitIn':
      return first.colour === 'red' && sum(values(what.dice)) === sum(shown);
    case 'restore':
    case 'restoreIn':
      return first.colour === 'blue' && placesOf(values(what.dice), shown).length === dice.length;
    case 'finance':
    case 'financeIn':
    case 'financeDown':
    case 'financeDownIn':
      return first.colour === 'blue' && sum([what.value]) === sum(shown);
    default:
      return false;
  }
}

/** The stored dice that these moves have taken, as they lie in this view. */
export function takenDice(view: MarajoaraView, moves: readonly MarajoaraMove[]): Stored[] {
  return moves.flatMap((what) => taken(view, what));
}

function taken(view: MarajoaraView, what: MarajoaraMove): Stored[] {
  const at = (colour: DieView['colour'], wanted: number[], of = museumOf(view, what)): Stored[] => {
    const museum = view.museums[of];
    if (!museum || colour === 'grey') return [];
    return placesOf(row(museum, colour), wanted).map((place) => ({ museum: of, colour, at: place }));
  };
  switch (what.verb) {
    case 'exhibit':
    case 'exhibitIn':
      return at('red', values(what.dice));
    case 'restore':
    case 'restoreIn':
      return at('blue', values(what.dice));
    case 'finance':
    case 'financeIn':
    case 'financeDown':
    case 'financeDownIn':
      return at('blue', [what.value]);
    case 'show':
    case 'showIn':
      return at('red', [what.value]);
    case 'coin':
      return at('yellow', [what.value]);
    case 'raise':
    case 'raiseIn':
    case 'give':
    case 'giveIn':
      return at(what.colour, [what.value]);
    case 'exchange':
      return [...at(what.colour, [what.value], 0), ...at(what.other, [what.otherValue], 1)];
    default:
      return [];
  }
}

/** What the yellow dice of a draft give: the value before, and what is left of it. */
export function payments(moves: readonly Move<MarajoaraMove>[]): { value: number; left: number }[] {
  return named(moves, 'pay', 'payWhole', 'coin').map(({ what }) => {
    const given = what.verb === 'pay' ? what.pips : what.verb === 'coin' ? 1 : what.value;
    return { value: what.value, left: what.value - given };
  });
}

/** The move that a stored die stands for inside an action. */
export function dieMove(view: MarajoaraView, asks: Asks, die: DieView, museum: number): Asked | undefined {
  const here = inMuseum(view, museum);
  switch (asks) {
    case 'ownPip':
    case 'otherPips':
    case 'pips':
      return { verb: ['raise', 'raiseIn'], ...die, ...here };
    case 'show':
      if (die.colour === 'red') return { verb: ['show', 'showIn'], value: die.value, ...here };
      break;
    case 'coin':
      if (die.colour === 'yellow') return { verb: 'coin', value: die.value };
      break;
    case 'give':
      break;
    default:
      return undefined;
  }
  return { verb: ['give', 'giveIn'], ...die, ...here };
}

const CAPTURES = ['capture', 'captureOwnToken', 'captureOtherToken'] as const;

/** What to ask about a die that cannot jump: the line in which it comes furthest. */
export function jumpToAsk(view: MarajoaraView, from: string): Asked {
  const cells = new Map(view.site.cells.map((cell) => [cell.cell, cell]));
  const far = (direction: string): number => {
    if (!cells.get(beyond(from, direction))?.die) return 0;
    const landing = cells.get(beyond(from, direction, 2));
    return landing && !landing.die ? 2 : 1;
  };
  const to = beyond(
    from,
    AROUND.reduce((a, b) => (far(b) > far(a) ? b : a)),
    2,
  );
  return { verb: CAPTURES, from, ...(cells.has(to) ? { to } : {}) };
}

/** What to ask about a cell that a die cannot reach; none if it does not lie on a line with it. */
export function reachToAsk(from: string, to: string): Asked | undefined {
  const length = line(from, to)?.length ?? 0;
  if (length === 1) return { verb: 'fieldwork', from, to };
  return length === 2 ? { verb: CAPTURES, from, to } : undefined;
}
