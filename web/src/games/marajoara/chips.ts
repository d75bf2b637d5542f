/** How an answer looks as a button: a word, dice, what becomes of them, a note. */
import type { DieView, MarajoaraMove, PieceId, TrackId } from '../../net/types/marajoara';
import type { Move } from '../../table/wire';
import { say } from '../../words/words.svelte';
import type { MarajoaraBoard } from './board.svelte';
import { values } from './dice';
import type { StoredColour } from './kinds';
import type { Capture } from './picks';
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

export function chip(board: MarajoaraBoard, { what }: Move<MarajoaraMove>): ChipLook {
  switch (what.verb) {
    case 'capture':
    case 'captureOwnToken':
    case 'captureOtherToken':
      return capture(what);
    case 'fieldwork':
      return { ...PLAIN, title: what.to, note: say('mrj.forMoney', { money: what.price }) };
    case 'exhibit':
    case 'exhibitIn':
      return {
        ...PLAIN,
        before: dice('red', values(what.dice)),
        note: say('mrj.moneyForPoints', { money: what.price, points: what.points }),
      };
    case 'restore':
    case 'restoreIn':
      return { ...PLAIN, title: demand(board, what.piece), before: dice('blue', values(what.dice)), note: forPoints(what) };
    case 'finance':
    case 'financeIn':
    case 'financeDown':
    case 'financeDownIn':
      return {
        ...PLAIN,
        before: dice('blue', [what.value]),
        after: { colour: 'blue', value: what.becomes },
        note: say('mrj.forMoney', { money: what.price }),
      };
    case 'exchange':
      return {
        ...PLAIN,
        before: [what],
        after: { colour: what.other, value: what.otherValue },
        note: say('mrj.forMoney', { money: what.price }),
      };
    case 'pay':
      return { ...paying(what.pips, what.value), after: { colour: 'yellow', value: what.value - what.pips } };
    case 'payWhole':
      return { ...paying(what.value, what.value), after: 'spent' };
    case 'payNothing':
      return paying(0, what.value);
    case 'coin':
      return paying(1, what.value);
    case 'raise':
    case 'raiseIn':
      return { ...PLAIN, before: [what], after: { colour: what.colour, value: what.becomes } };
    case 'raiseCaptured':
      return { ...PLAIN, before: [what], after: { colour: what.colour, value: what.becomes }, note: say('mrj.captured') };
    case 'trackPips':
    case 'trackPoints':
    case 'track':
      return excavation(board, what);
    case 'show':
    case 'showIn':
      return { ...PLAIN, before: dice('red', [what.value]), note: forPoints(what) };
    case 'give':
    case 'giveIn':
    case 'load':
    case 'take':
    case 'return':
      return { ...PLAIN, before: [what] };
    case 'remove':
      return { ...PLAIN, title: what.cell, before: [what] };
    case 'piece':
    case 'pieceIn':
      return { ...PLAIN, title: demand(board, what.piece), note: forPoints(what) };
    case 'takeBack':
    case 'takeBackIn':
      return { ...PLAIN, title: say('mrj.takeBack'), note: forPoints(what) };
    case 'museum':
    case 'yellowMuseum':
      return { ...PLAIN, title: say('mrj.museum', { museum: what.museum }) };
    default:
      return { ...PLAIN, title: board.desk.words!.move(what) };
  }
}

function dice(colour: StoredColour, shown: readonly number[]): DieView[] {
  return shown.map((value) => ({ colour, value }));
}

function forPoints({ points }: { points: number }): string {
  return say('mrj.points', { points });
}

function paying(money: number, value: number): ChipLook {
  return { ...PLAIN, title: say('mrj.pays', { money }), before: dice('yellow', [value]) };
}

function capture(what: Capture): ChipLook {
  return {
    ...PLAIN,
    title: what.to,
    before: [{ colour: what.captured, value: what.worth }],
    feeds: what.verb === 'captureOtherToken' ? what.owner : -1,
    note: what.verb === 'captureOwnToken' ? say('mrj.plusPips', { pips: 1 }) : '',
  };
}

function excavation(board: MarajoaraBoard, { track, space }: { track: TrackId; space: number }): ChipLook {
  const reached = board.edition.tracks[track][space - 1];
  return { ...PLAIN, title: say(`mrj.colour.${track}`), note: reached ? spaceLabel(reached) : '' };
}

/** What a piece demands, in a few signs. */
export function demand(board: MarajoaraBoard, id: PieceId): string {
  const piece = board.edition.pieces.find((each) => each.id === id);
  if (!piece) return '';
  const how = piece.different ? say('mrj.differ') : piece.most === piece.fewest ? say('mrj.diceCount', { dice: piece.fewest }) : '';
  return `${how} ${piece.demand}`.trim();
}
