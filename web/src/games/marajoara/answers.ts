/**
 * What a touch stands for: which of the moves on offer, or, where none is, which move to ask the house
 * about so that it says why not. Only names are known here, no rules.
 */
import type { DieView, MarajoaraView, MuseumView } from '../../net/types/marajoara';
import type { Move } from '../../table/wire';
import { notation, placesOf, sum, values, type StoredColour } from './dice';
import { AROUND, beyond, line } from './layout';

/** A die stored in a museum, by its place in the row. */
export interface Stored {
  museum: number;
  colour: StoredColour;
  at: number;
}

/** What the player has touched that is no move yet. */
export type Wish =
  { kind: 'die'; from: string } | { kind: 'stored'; dice: readonly Stored[] } | { kind: 'piece'; museum: number; piece: string };

export const MENU: ReadonlySet<string> = new Set(['turn', 'after']);
const CAPTURES: ReadonlySet<unknown> = new Set(['capture', 'captureOwnToken', 'captureOtherToken']);
const PASSIVE: ReadonlySet<unknown> = new Set(['end', 'recycle', 'confirm', 'skip', 'stuck', 'stop', 'decline', 'giveNoMore']);

export function verb(move: Move): string {
  return String(move.what['verb']);
}

export function isCapture(move: Move): boolean {
  return CAPTURES.has(move.what['verb']);
}

/** Moves that do nothing more: to stop, to decline, to end. */
export function isPassive(move: Move): boolean {
  return PASSIVE.has(move.what['verb']);
}

/** A jump or a financed step on the dig site. */
export function onSite(move: Move): boolean {
  return isCapture(move) || verb(move) === 'fieldwork';
}

/** The first museum of whoever decides; a second one follows it. */
export function home(view: MarajoaraView): number {
  return Math.max(0, view.actor);
}

/** The museum that a move speaks of. */
export function museumOf(view: MarajoaraView, move: Move): number {
  return home(view) + Number(move.what['museum'] ?? 1) - 1;
}

/** Without the mark of the second museum: `exhibitIn` is `exhibit`. */
export function plainVerb(move: Move): string {
  return verb(move).replace(/In$/, '');
}

/** Moves of this verb, in either museum. */
export function named(moves: readonly Move[], ...verbs: string[]): Move[] {
  return moves.filter((move) => verbs.includes(plainVerb(move)));
}

/** A move that is perhaps not on offer. */
export function wished(text: string, second = false): Move {
  return { move: second ? `${text} @2` : text, what: { verb: '' } };
}

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
export function pickedMove(view: MarajoaraView, dice: readonly Stored[]): Move | undefined {
  const first = dice[0];
  if (!first) return undefined;
  if (dice.some((die) => die.museum !== first.museum)) return exchange(view, dice);
  return first.colour === 'red' ? wished(`exhibit ${sum(faces(view, dice))}`, first.museum > home(view)) : undefined;
}

function exchange(view: MarajoaraView, dice: readonly Stored[]): Move {
  const [one, other] = [...dice]
    .sort((a, b) => a.museum - b.museum)
    .map((die) => notation({ colour: die.colour, value: faces(view, [die])[0]! }));
  return wished(`exchange ${one} ${other}`);
}

/** A restoration with these dice; with all blue ones of the museum if none is picked. */
export function restoration(view: MarajoaraView, piece: string, museum: number, dice: readonly Stored[]): Move {
  const blue = dice.length > 0 ? faces(view, dice) : view.museums[museum]!.blue;
  return wished(`restore ${piece} ${blue.length > 0 ? sum(blue) : '1'}`, museum > home(view));
}

/** Whether a move of the menu uses these dice: a restoration perhaps with more of them. */
export function uses(view: MarajoaraView, move: Move, dice: readonly Stored[]): boolean {
  const first = dice[0];
  if (!first || dice.some((die) => die.museum !== first.museum) || museumOf(view, move) !== first.museum) return false;
  const shown = sum(faces(view, dice));
  switch (plainVerb(move)) {
    case 'exhibit':
      return first.colour === 'red' && sum(values(move.what['dice'])) === shown;
    case 'restore':
      return first.colour === 'blue' && placesOf(values(move.what['dice']), faces(view, dice)).length === dice.length;
    case 'finance':
    case 'financeDown':
      return first.colour === 'blue' && String(move.what['value']) === shown;
    default:
      return false;
  }
}

/** The stored dice that a draft has taken, as they lie in this view. */
export function takenDice(view: MarajoaraView, moves: readonly Move[]): Stored[] {
  return moves.flatMap((move) => {
    const museum = museumOf(view, move);
    const at = (colour: StoredColour, wanted: number[], of = museum): Stored[] =>
      placesOf(view.museums[of] ? row(view.museums[of], colour) : [], wanted).map((place) => ({ museum: of, colour, at: place }));
    const value = Number(move.what['value']);
    switch (plainVerb(move)) {
      case 'exhibit':
        return at('red', values(move.what['dice']));
      case 'restore':
        return at('blue', values(move.what['dice']));
      case 'finance':
      case 'financeDown':
        return at('blue', [value]);
      case 'show':
        return at('red', [value]);
      case 'coin':
        return at('yellow', [value]);
      case 'raise':
      case 'give':
        return at(move.what['colour'] as StoredColour, [value]);
      case 'exchange':
        return [
          ...at(move.what['colour'] as StoredColour, [value], 0),
          ...at(move.what['other'] as StoredColour, [Number(move.what['otherValue'])], 1),
        ];
      default:
        return [];
    }
  });
}

/** What the yellow dice of a draft give: the value before, and what is left of it. */
export function payments(moves: readonly Move[]): { value: number; left: number }[] {
  return moves.flatMap(({ what }) => {
    const value = Number(what['value']);
    switch (what['verb']) {
      case 'pay':
        return [{ value, left: value - Number(what['pips']) }];
      case 'payWhole':
        return [{ value, left: 0 }];
      case 'coin':
        return [{ value, left: value - 1 }];
      default:
        return [];
    }
  });
}

/** The move that a stored die stands for inside an action. */
export function dieMove(asks: string, die: DieView, second: boolean): Move | undefined {
  switch (asks) {
    case 'ownPip':
    case 'otherPips':
    case 'pips':
      return wished(`raise ${notation(die)}`, second);
    case 'give':
      return wished(`give ${notation(die)}`, second);
    case 'show':
      return wished(die.colour === 'red' ? `show ${die.value}` : `give ${notation(die)}`, second);
    case 'coin':
      return wished(die.colour === 'yellow' ? `coin ${die.value}` : `give ${notation(die)}`);
    default:
      return undefined;
  }
}

/** What to ask about a die that cannot jump: the line in which it comes furthest. */
export function jumpToAsk(view: MarajoaraView, from: string): Move {
  const cells = new Map(view.site.cells.map((cell) => [cell.cell, cell]));
  const far = (direction: string): number => {
    if (!cells.get(beyond(from, direction))?.die) return 0;
    const landing = cells.get(beyond(from, direction, 2));
    return landing && !landing.die ? 2 : 1;
  };
  const best = AROUND.reduce((a, b) => (far(b) > far(a) ? b : a));
  return wished(`capture ${from} ${best}`);
}

/** What to ask about a cell that a die cannot reach; none if it does not lie on a line with it. */
export function reachToAsk(from: string, to: string): Move | undefined {
  const way = line(from, to);
  if (!way || way.length > 2) return undefined;
  return wished(`${way.length === 2 ? 'capture' : 'fieldwork'} ${from} ${way.direction}`);
}
