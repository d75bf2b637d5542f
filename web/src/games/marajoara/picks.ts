/**
 * What a touch stands for: which of the moves on offer, or, where none is, which move to ask the server
 * about so that it says why not. Only names are known here, no rules.
 */
import type { Asks, DieView, MarajoaraView, MuseumView, PieceId, TrackId } from '../../net/types/marajoara';
import type { Move } from '../../table/wire';
import { placesOf, sum, values } from './dice';
import type { StoredColour } from './kinds';
import { AROUND, beyond, line } from './layout';
import type { Choice } from './types';

/** A die stored in a museum, by its place in the row. */
export interface Stored {
  museum: number;
  colour: StoredColour;
  at: number;
}

/** What the player has touched that is no move yet. */
export type Wish =
  { kind: 'die'; from: string } | { kind: 'stored'; dice: readonly Stored[] } | { kind: 'piece'; museum: number; piece: PieceId };

export type Verb = Choice['verb'];

/** A move of these verbs, with its arguments. */
export type Of<V extends Verb> = Extract<Choice, { verb: V }>;

export type Capture = Of<'capture' | 'captureOwnToken' | 'captureOtherToken'>;
/** A jump or a financed step on the dig site. */
export type Way = Capture | Of<'fieldwork'>;

const PASSIVE: readonly Verb[] = ['end', 'recycle', 'confirm', 'skip', 'stuck', 'stop', 'decline', 'giveNoMore'];

/** Moves with one of these verbs. */
export function named<V extends Verb>(moves: readonly Move<Choice>[], ...verbs: V[]): Move<Of<V>>[] {
  return moves.filter((move): move is Move<Of<V>> => verbs.some((verb) => verb === move.what.verb));
}

export function isCapture(what: Choice): what is Capture {
  return what.verb === 'capture' || what.verb === 'captureOwnToken' || what.verb === 'captureOtherToken';
}

/** The capture of a draft. */
export function captureOf(moves: readonly Move<Choice>[]): Capture | undefined {
  return moves.map(({ what }) => what).find(isCapture);
}

export function onSite(move: Move<Choice>): move is Move<Way> {
  return isCapture(move.what) || move.what.verb === 'fieldwork';
}

/** Moves that do nothing more: to stop, to decline, to end. */
export function isPassive({ what }: Move<Choice>): boolean {
  return PASSIVE.includes(what.verb);
}

/** The first museum of whoever decides; a second one follows it. */
export function home(view: MarajoaraView): number {
  return Math.max(0, view.actor);
}

/** The museum that a move speaks of. */
export function museumOf(view: MarajoaraView, what: Choice): number {
  return home(view) + ('museum' in what ? what.museum : 1) - 1;
}

function asked(text: string, second = false): Move<Choice> {
  return { move: second ? `${text} @2` : text, what: { verb: 'unoffered' } };
}

/** A die in the notation of the game: `r3`. */
function notation(die: DieView): string {
  return `${die.colour.charAt(0)}${die.value}`;
}

export const loading = (die: DieView) => asked(`load ${notation(die)}`);
export const returning = (die: DieView) => asked(`return ${notation(die)}`);
export const puttingBack = (cell: string) => asked(`place ${cell}`);
export const removing = (cell: string) => asked(`remove ${cell}`);
export const placingToken = (cell: string) => asked(`token ${cell}`);
export const taking = (place: number) => asked(`take ${place}`);
export const excavating = (track: TrackId) => asked(`track ${track}`);
export const choosingMuseum = (number: number) => asked(`museum ${number}`);
export const scoring = (piece: PieceId, second: boolean) => asked(`piece ${piece}`, second);
export const takingBack = (second: boolean) => asked('take-back', second);

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
export function pickedMove(view: MarajoaraView, dice: readonly Stored[]): Move<Choice> | undefined {
  const first = dice[0];
  if (!first) return undefined;
  if (dice.some((die) => die.museum !== first.museum)) return exchange(view, dice);
  return first.colour === 'red' ? asked(`exhibit ${sum(faces(view, dice))}`, first.museum > home(view)) : undefined;
}

function exchange(view: MarajoaraView, dice: readonly Stored[]): Move<Choice> {
  const [one, other] = [...dice]
    .sort((a, b) => a.museum - b.museum)
    .map((die) => notation({ colour: die.colour, value: faces(view, [die])[0]! }));
  return asked(`exchange ${one} ${other}`);
}

/** A restoration with these dice; with all blue ones of the museum if none is picked. */
export function restoration(view: MarajoaraView, piece: PieceId, museum: number, dice: readonly Stored[]): Move<Choice> {
  const blue = dice.length > 0 ? faces(view, dice) : view.museums[museum]!.blue;
  return asked(`restore ${piece} ${blue.length > 0 ? sum(blue) : '1'}`, museum > home(view));
}

/** Whether a move of the menu uses these dice: a restoration perhaps with more of them. */
export function uses(view: MarajoaraView, { what }: Move<Choice>, dice: readonly Stored[]): boolean {
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
export function takenDice(view: MarajoaraView, moves: readonly Choice[]): Stored[] {
  return moves.flatMap((what) => taken(view, what));
}

function taken(view: MarajoaraView, what: Choice): Stored[] {
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
export function payments(moves: readonly Move<Choice>[]): { value: number; left: number }[] {
  return named(moves, 'pay', 'payWhole', 'coin').map(({ what }) => {
    const given = what.verb === 'pay' ? what.pips : what.verb === 'coin' ? 1 : what.value;
    return { value: what.value, left: what.value - given };
  });
}

/** The move that a stored die stands for inside an action. */
export function dieMove(asks: Asks, die: DieView, second: boolean): Move<Choice> | undefined {
  switch (asks) {
    case 'ownPip':
    case 'otherPips':
    case 'pips':
      return asked(`raise ${notation(die)}`, second);
    case 'give':
      return asked(`give ${notation(die)}`, second);
    case 'show':
      return asked(die.colour === 'red' ? `show ${die.value}` : `give ${notation(die)}`, second);
    case 'coin':
      return asked(die.colour === 'yellow' ? `coin ${die.value}` : `give ${notation(die)}`);
    default:
      return undefined;
  }
}

/** What to ask about a die that cannot jump: the line in which it comes furthest. */
export function jumpToAsk(view: MarajoaraView, from: string): Move<Choice> {
  const cells = new Map(view.site.cells.map((cell) => [cell.cell, cell]));
  const far = (direction: string): number => {
    if (!cells.get(beyond(from, direction))?.die) return 0;
    const landing = cells.get(beyond(from, direction, 2));
    return landing && !landing.die ? 2 : 1;
  };
  const best = AROUND.reduce((a, b) => (far(b) > far(a) ? b : a));
  return asked(`capture ${from} ${best}`);
}

/** What to ask about a cell that a die cannot reach; none if it does not lie on a line with it. */
export function reachToAsk(from: string, to: string): Move<Choice> | undefined {
  const way = line(from, to);
  if (!way || way.length > 2) return undefined;
  return asked(`${way.length === 2 ? 'capture' : 'fieldwork'} ${from} ${way.direction}`);
}
