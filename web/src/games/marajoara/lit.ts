/** What is lit on the board and offered in the dock: the things that the moves on offer name, in step with what is in hand. */
import type { MarajoaraView } from '../../net/types/marajoara';
import type { Move } from '../../table/wire';
import { home, isCapture, isPassive, museumOf, named, plainVerb, row, uses, verb, type Stored } from './answers';
import type { Group, Hands } from './hands.svelte';

/** Answers that lie on the dig site and nowhere else. */
const ON_CELLS: ReadonlySet<string> = new Set(['startToken', 'token', 'place']);

/** Cells that can be chosen. */
export function litCells(hands: Hands): ReadonlySet<string> {
  const { legal } = hands;
  if (!hands.inMenu) return new Set(named(legal, 'startToken', 'token', 'remove', 'place').map((move) => String(move.what['cell'])));
  if (hands.from) return new Set(hands.reach.map((move) => String(move.what['to'])));
  const wanted = hands.group === 'fieldwork' ? named(legal, 'fieldwork') : legal.filter(isCapture);
  return new Set(wanted.map((move) => String(move.what['from'])));
}

/** Whether a stored die can be chosen. */
export function isLit(hands: Hands, die: Stored): boolean {
  const { view, asks } = hands;
  if (!hands.desk.decides || die.museum < home(view)) return false;
  if (hands.inMenu || asks === 'doubled') return false; // free actions are offers, not questions
  const dice = row(view.museums[die.museum]!, die.colour);
  const value = dice[die.at];
  if (asks === 'pay') return die.colour === 'yellow' && value === view.step.paying && dice.indexOf(value) === die.at;
  return named(hands.legal, 'raise', 'give', 'show', 'coin').some(
    (move) => museumOf(view, move) === die.museum && move.what['value'] === value && colourOf(move) === die.colour,
  );
}

function colourOf(move: Move): unknown {
  return verb(move) === 'coin' ? 'yellow' : plainVerb(move) === 'show' ? 'red' : move.what['colour'];
}

/** Pieces of a museum that can be chosen. */
export function litPieces(hands: Hands, museum: number): ReadonlySet<string> {
  const choices = named(hands.legal, 'piece', 'restore').filter((move) => museumOf(hands.view, move) === museum);
  return new Set(fitting(hands, choices).map((move) => String(move.what['piece'])));
}

function fitting(hands: Hands, choices: Move[]): Move[] {
  const { wish, asks } = hands;
  if (asks === 'piece') return choices;
  if (wish?.kind === 'stored') return choices.filter((move) => uses(hands.standing, move, wish.dice));
  return asks === 'doubled' || hands.group === 'restore' ? choices : [];
}

/** Free actions of a kind that are on offer. */
export function offers(hands: Hands, group: Group): Move[] {
  return group === 'finance' ? named(hands.legal, 'finance', 'financeDown') : named(hands.legal, group);
}

/** What the dock offers as buttons: what is named by a touch so far, or all answers of a small question. */
export function choices(hands: Hands): Move[] {
  const { desk, wish, legal } = hands;
  if (!desk.decides) return [];
  if (hands.from) return hands.reach;
  if (wish?.kind === 'stored') return legal.filter((move) => uses(hands.standing, move, wish.dice));
  if (wish?.kind === 'piece') return restorations(hands.view, legal, wish.museum, wish.piece);
  if (hands.inMenu) return hands.group && hands.group !== 'fieldwork' ? offers(hands, hands.group) : [];
  const inStrip = desk.draft.empty; // then the main button says it
  return legal.filter((move) => !ON_CELLS.has(verb(move)) && !(inStrip && isPassive(move)));
}

/** The ways to restore a piece. */
export function restorations(view: MarajoaraView, legal: readonly Move[], museum: number, piece: string): Move[] {
  return named(legal, 'restore').filter((move) => museumOf(view, move) === museum && move.what['piece'] === piece);
}
