/** How an answer looks as a button: a word, dice, what becomes of them, a note. */
import type { ColourId, DieView } from '../../net/types/marajoara';
import type { Move } from '../../table/wire';
import { say } from '../../words/words.svelte';
import { isCapture, plainVerb, verb } from './answers';
import { values } from './dice';
import type { Hands } from './hands.svelte';
import { spaceLabel } from './spaces';

export interface ChipLook {
  title: string;
  before: DieView[];
  after: DieView | 'spent' | undefined;
  note: string;
  /** The seat that gains pips by it, or -1. */
  feeds: number;
}

const PLAIN: ChipLook = { title: '', before: [], after: undefined, note: '', feeds: -1 };

export function chip(hands: Hands, move: Move): ChipLook {
  const { what } = move;
  const number = (name: string) => Number(what[name]);
  const die = (colour: unknown = what['colour']): DieView => ({ colour: colour as ColourId, value: number('value') });
  const becomes = (colour: unknown = what['colour']): DieView => ({ colour: colour as ColourId, value: number('becomes') });
  if (isCapture(move)) return capture(what);
  switch (plainVerb(move)) {
    case 'fieldwork':
      return { ...PLAIN, title: String(what['to']), note: say('mrj.forMoney', { money: number('price') }) };
    case 'exhibit':
      return {
        ...PLAIN,
        before: values(what['dice']).map((value) => ({ colour: 'red', value })),
        note: say('mrj.moneyForPoints', { money: number('price'), points: number('points') }),
      };
    case 'restore':
      return {
        ...PLAIN,
        title: demand(hands, String(what['piece'])),
        before: values(what['dice']).map((value) => ({ colour: 'blue', value })),
        note: say('mrj.points', { points: number('points') }),
      };
    case 'finance':
    case 'financeDown':
      return { ...PLAIN, before: [die('blue')], after: becomes('blue'), note: say('mrj.forMoney', { money: number('price') }) };
    case 'exchange':
      return {
        ...PLAIN,
        before: [die()],
        after: { colour: what['other'] as ColourId, value: number('otherValue') },
        note: say('mrj.forMoney', { money: number('price') }),
      };
    case 'pay':
      return {
        ...PLAIN,
        title: say('mrj.pays', { money: number('pips') }),
        before: [die('yellow')],
        after: { colour: 'yellow', value: number('value') - number('pips') },
      };
    case 'payWhole':
      return { ...PLAIN, title: say('mrj.pays', { money: number('value') }), before: [die('yellow')], after: 'spent' };
    case 'payNothing':
      return { ...PLAIN, title: say('mrj.pays', { money: 0 }), before: [die('yellow')] };
    case 'raise':
    case 'raiseCaptured':
      return { ...PLAIN, before: [die()], after: becomes(), note: verb(move) === 'raiseCaptured' ? say('mrj.captured') : '' };
    case 'trackPips':
    case 'trackPoints':
    case 'track':
      return track(hands, what);
    case 'show':
      return { ...PLAIN, before: [die('red')], note: say('mrj.points', { points: number('points') }) };
    case 'coin':
      return { ...PLAIN, title: say('mrj.pays', { money: 1 }), before: [die('yellow')] };
    case 'give':
    case 'load':
    case 'take':
    case 'return':
      return { ...PLAIN, before: [die()] };
    case 'remove':
      return { ...PLAIN, title: String(what['cell']), before: [die()] };
    case 'piece':
      return { ...PLAIN, title: demand(hands, String(what['piece'])), note: say('mrj.points', { points: number('points') }) };
    case 'takeBack':
      return { ...PLAIN, title: say('mrj.takeBack'), note: say('mrj.points', { points: number('points') }) };
    case 'museum':
    case 'yellowMuseum':
      return { ...PLAIN, title: say('mrj.museum', { museum: number('museum') }) };
    default:
      return { ...PLAIN, title: hands.desk.words!.move(what) };
  }
}

function capture(what: Move['what']): ChipLook {
  return {
    ...PLAIN,
    title: String(what['to']),
    before: [{ colour: what['captured'] as ColourId, value: Number(what['worth']) }],
    feeds: what['verb'] === 'captureOtherToken' ? Number(what['owner']) : -1,
    note: what['verb'] === 'captureOwnToken' ? say('mrj.plusPips', { pips: 1 }) : '',
  };
}

function track(hands: Hands, what: Move['what']): ChipLook {
  const name = String(what['track']) as 'blue';
  const space = hands.edition.tracks[name]?.[Number(what['space']) - 1];
  return { ...PLAIN, title: say(`mrj.colour.${name}`), note: space ? spaceLabel(space) : '' };
}

/** What a piece demands, in a few signs. */
export function demand(hands: Hands, id: string): string {
  const piece = hands.edition.pieces.find((each) => each.id === id);
  if (!piece) return '';
  const how = piece.different ? say('mrj.differ') : piece.most === piece.fewest ? say('mrj.diceCount', { dice: piece.fewest }) : '';
  return `${how} ${piece.demand}`.trim();
}
