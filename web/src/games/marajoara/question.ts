/** What the question strip says: the decision, what follows from the draft, and the verb of the main button. */
import type { Asks, MarajoaraMove, MarajoaraView } from '../../net/types/marajoara';
import type { Question } from '../../table/contract';
import type { Desk } from '../../table/desk.svelte';
import { say } from '../../words/words.svelte';
import type { MarajoaraBoard } from './board.svelte';
import { isCapture, type Capture, type Verb } from './picks';
import type { Marajoara } from './types';

/** Questions that the board asks in fewer words than the game: a phone has one line for them. */
const SHORT = [
  'startToken',
  'ownPip',
  'otherPips',
  'pips',
  'track',
  'token',
  'remove',
  'recycle',
  'return',
  'order',
  'doubled',
  'double',
  'piece',
  'pay',
  'vase',
  'show',
] as const;

function titleOf(desk: Desk<Marajoara>, asks: Asks): string {
  const short = SHORT.find((each) => each === asks);
  return short ? say(`mrj.ask.${short}`) : desk.words!.question(asks);
}

export function question(board: MarajoaraBoard): Question {
  const { desk } = board;
  const { asks } = board;
  if (!asks) return {};
  if (board.inside) return inside(board, asks);
  const last = desk.draft.moves.at(-1);
  if (last) return drafted(board, last.what);
  return board.inMenu ? menu(board) : { title: titleOf(desk, asks), detail: detail(board), missing: say('mrj.chooseFirst') };
}

/** A question that the draft has led to. */
function inside(board: MarajoaraBoard, asks: Asks): Question {
  const { desk, view } = board;
  const first = desk.draft.moves[0]!;
  const missing = asks === 'pay' ? say('mrj.toPay', { money: view.step.price }) : say('mrj.chooseFirst');
  return { title: titleOf(desk, asks), detail: detail(board), confirm: verbOf(board, first.what), missing };
}

/** What is under way, in figures. */
function detail(board: MarajoaraBoard): string {
  const { view, asks } = board;
  const { step } = view;
  switch (asks) {
    case 'pay':
      return say('mrj.payDetail', { money: step.price, value: step.paying });
    case 'ownPip':
    case 'track':
    case 'museum':
      return step.captured ? say('mrj.capturedDie', { die: board.dieName(step.captured) }) : '';
    case 'pips':
    case 'otherPips':
      return say('mrj.pipsLeft', { pips: step.pips });
    case 'token':
    case 'startToken':
      return say(asks === 'token' ? 'mrj.tokenDetail' : 'mrj.startDetail');
    case 'remove':
      return say('mrj.removeDetail', { cell: step.landing, space: view.roundTrack.length + 1 });
    case 'recycle':
      return say('mrj.recycleDetail', { dice: view.slate.length });
    case 'order':
      return say('mrj.orderDetail', { dice: view.spent.length });
    case 'piece':
      return say('mrj.pieceDetail');
    case 'doubled':
      return say('mrj.doubledDetail');
    case 'give':
      return step.gives > 0 ? say('mrj.swapDetail', { dice: step.gives }) : say('mrj.giveDetail');
    case 'take':
      return say('mrj.swapDetail', { dice: step.gives });
    default:
      return '';
  }
}

function menu(board: MarajoaraBoard): Question {
  const { desk, standing } = board;
  const { from } = board.digSite;
  if (from) return chosenDie(board, from);
  if (board.wish) return { ...wished(board), missing: say('mrj.chooseFirst') };
  if (board.group === 'fieldwork') return { title: say('mrj.fieldTitle'), detail: say('mrj.fieldDetail'), missing: say('mrj.chooseFirst') };
  if (standing.asks === 'after') return { title: say('mrj.afterTitle'), detail: slateDetail(standing), missing: say('mrj.chooseFirst') };
  const stuck = !desk.moves.some(({ what }) => isCapture(what));
  return { title: say('mrj.turnTitle'), detail: say(stuck ? 'mrj.noCapture' : 'mrj.turnDetail'), missing: say('mrj.chooseDie') };
}

/** Stored dice or a piece are picked that make no move yet. */
function wished({ wish }: MarajoaraBoard): Question {
  const dice = wish?.kind === 'stored' ? wish.dice : [];
  if (dice.some((die) => die.museum !== dice[0]!.museum)) return { title: say('mrj.exchangeTitle'), detail: say('mrj.exchangeDetail') };
  if (dice[0]?.colour === 'red') return { title: say('mrj.exhibitTitle'), detail: say('mrj.exhibitDetail') };
  return { title: say('mrj.restoreTitle'), detail: say('mrj.restoreDetail') };
}

function slateDetail(view: MarajoaraView): string {
  return view.slate.length > 0 ? say('mrj.slateWaits', { dice: view.slate.length }) : say('mrj.afterDetail');
}

/** A die is chosen, and not yet where it goes. */
function chosenDie(board: MarajoaraBoard, from: string): Question {
  const die = board.standing.site.cells.find((cell) => cell.cell === from)?.die;
  const jumps = board.digSite.reach.filter(({ what }) => isCapture(what)).length;
  const steps = board.digSite.reach.length - jumps;
  const told = [jumps > 0 ? say('mrj.jumps', { jumps }) : '', steps > 0 ? say('mrj.steps', { steps }) : ''].filter(Boolean);
  return {
    // short enough for one line of a phone: the board rings the die
    title: die ? say(jumps > 0 ? 'mrj.whereTitle' : 'mrj.moveTitle', { die: board.dieName(die) }) : say('mrj.turnTitle'),
    detail: told.join(' · '),
    missing: say('mrj.chooseLanding'),
  };
}

/** Free actions: what follows one in a draft only pays for it. */
const FREE: readonly Verb[] = [
  'exhibit',
  'exhibitIn',
  'restore',
  'restoreIn',
  'finance',
  'financeIn',
  'financeDown',
  'financeDownIn',
  'fieldwork',
  'exchange',
];

/** The draft is whole: what it does, in short and as a sentence. */
function drafted(board: MarajoaraBoard, last: MarajoaraMove): Question {
  const { desk } = board;
  const first = desk.draft.moves[0]!.what;
  const lead = FREE.includes(first.verb) ? first : last;
  const verb = verbOf(board, lead);
  const sentence = desk.words!.move(lead);
  const gained = (board.after?.points[desk.seat] ?? 0) - (board.standing.points[desk.seat] ?? 0);
  const told = [
    isCapture(lead) ? captureDetail(board, lead) : sentence === verb ? '' : sentence,
    gained !== 0 && !('points' in lead) && !isCapture(lead) ? say('mrj.gains', { points: gained }) : '',
    lead.verb === 'confirm' ? say('mrj.turnStands') : '',
  ].filter(Boolean);
  return { title: verb, detail: told.join(' · '), confirm: verb };
}

/** What a jump does to the die, and for whom. */
function captureDetail(board: MarajoaraBoard, what: Capture): string {
  const said = say('mrj.captureDetail', { die: board.dieName(what), to: what.to, value: what.becomes });
  const token = fed(board, what);
  if (!token || token.own) return said;
  const name = board.desk.names[token.seat] ?? '';
  return `${said} · ${token.pips > 0 ? say('mrj.feeds', { name, pips: token.pips }) : say('mrj.feedsNone', { name })}`;
}

/** Whose token the drafted jump lands on, and the pips that it brings them. */
export function fed(board: MarajoaraBoard, what: Capture): { seat: number; own: boolean; pips: number } | undefined {
  if (what.verb === 'captureOwnToken') return { seat: board.desk.seat, own: true, pips: 1 };
  if (what.verb === 'capture') return undefined;
  return { seat: what.owner, own: false, pips: board.after?.actor === what.owner ? 2 : 0 };
}

/** The main button: a verb and a number. */
function verbOf(board: MarajoaraBoard, what: MarajoaraMove): string {
  switch (what.verb) {
    case 'capture':
    case 'captureOwnToken':
    case 'captureOtherToken':
      return say('mrj.doCapture', { die: board.dieName({ colour: what.captured, value: what.worth }) });
    case 'exhibit':
    case 'exhibitIn':
    case 'show':
    case 'showIn':
      return say('mrj.doExhibit', { points: what.points });
    case 'restore':
    case 'restoreIn':
      return say('mrj.doRestore', { points: what.points });
    case 'finance':
    case 'financeIn':
    case 'financeDown':
    case 'financeDownIn':
    case 'fieldwork':
    case 'exchange':
      return say('mrj.doPay', { money: what.price });
    case 'pay':
    case 'payWhole':
    case 'payNothing':
    case 'coin':
      return say('mrj.doPayNow');
    case 'token':
    case 'startToken':
      return say('mrj.doToken', { cell: what.cell });
    case 'trackPips':
    case 'trackPoints':
    case 'track':
      return say('mrj.doTrack', { space: what.space });
    case 'raise':
    case 'raiseIn':
    case 'raiseCaptured':
      return say('mrj.doRaise', { value: what.becomes });
    case 'remove':
      return say('mrj.doRemove', { die: board.dieName(what) });
    case 'give':
    case 'giveIn':
      return say('mrj.doGive', { die: board.dieName(what) });
    case 'take':
      return say('mrj.doTake', { die: board.dieName(what) });
    case 'load':
      return say('mrj.doLoad', { die: board.dieName(what) });
    case 'piece':
    case 'pieceIn':
    case 'takeBack':
    case 'takeBackIn':
      return say('mrj.doScore', { points: what.points });
    case 'museum':
    case 'yellowMuseum':
      return say('mrj.museum', { museum: what.museum });
    case 'place':
    case 'return':
    case 'confirm':
      return say('mrj.doEnd');
    case 'double':
      return say('mrj.doDouble');
    default:
      return board.desk.words!.move(what);
  }
}
