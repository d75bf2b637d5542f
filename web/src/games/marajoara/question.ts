/** What the question strip says: the decision, what follows from the draft, and the verb of the main button. */
import type { ColourId, MarajoaraView } from '../../net/types/marajoara';
import type { Question } from '../../table/contract';
import type { Desk } from '../../table/desk.svelte';
import type { Move } from '../../table/wire';
import { say } from '../../words/words.svelte';
import { isCapture, plainVerb } from './answers';
import { dieName, type Hands } from './hands.svelte';

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

function titleOf(desk: Desk, asks: string): string {
  const short = SHORT.find((each) => each === asks);
  return short ? say(`mrj.ask.${short}`) : desk.words!.question(asks);
}

export function question(hands: Hands): Question {
  const { desk } = hands;
  if (!desk.decides) return {};
  if (hands.inside) return inside(hands);
  const last = desk.draft.moves.at(-1);
  if (last) return drafted(hands, last);
  return hands.inMenu ? menu(hands) : { title: titleOf(desk, hands.asks), detail: detail(hands), missing: say('mrj.chooseFirst') };
}

/** A question that the draft has led to. */
function inside(hands: Hands): Question {
  const { desk, view, asks } = hands;
  const first = desk.draft.moves[0]!;
  const missing = asks === 'pay' ? say('mrj.toPay', { money: view.step.price }) : say('mrj.chooseFirst');
  return { title: titleOf(desk, asks), detail: detail(hands), confirm: verbOf(hands, first), missing };
}

/** What is under way, in figures. */
function detail(hands: Hands): string {
  const { view, asks, desk } = hands;
  const { step } = view;
  switch (asks) {
    case 'pay':
      return say('mrj.payDetail', { money: step.price, value: step.paying });
    case 'ownPip':
    case 'track':
    case 'museum':
      return step.captured ? say('mrj.capturedDie', { die: dieName(desk, step.captured) }) : '';
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

function menu(hands: Hands): Question {
  const { desk, from, standing } = hands;
  if (from) return chosenDie(hands, from);
  if (hands.wish) return { ...wished(hands), missing: say('mrj.chooseFirst') };
  if (hands.group === 'fieldwork') return { title: say('mrj.fieldTitle'), detail: say('mrj.fieldDetail'), missing: say('mrj.chooseFirst') };
  if (standing.asks === 'after') return { title: say('mrj.afterTitle'), detail: slateDetail(standing), missing: say('mrj.chooseFirst') };
  const stuck = !desk.moves.some(isCapture);
  return { title: say('mrj.turnTitle'), detail: say(stuck ? 'mrj.noCapture' : 'mrj.turnDetail'), missing: say('mrj.chooseDie') };
}

/** Stored dice or a piece are picked that make no move yet. */
function wished({ wish }: Hands): Question {
  const dice = wish?.kind === 'stored' ? wish.dice : [];
  if (dice.some((die) => die.museum !== dice[0]!.museum)) return { title: say('mrj.exchangeTitle'), detail: say('mrj.exchangeDetail') };
  if (dice[0]?.colour === 'red') return { title: say('mrj.exhibitTitle'), detail: say('mrj.exhibitDetail') };
  return { title: say('mrj.restoreTitle'), detail: say('mrj.restoreDetail') };
}

function slateDetail(view: MarajoaraView): string {
  return view.slate.length > 0 ? say('mrj.slateWaits', { dice: view.slate.length }) : say('mrj.afterDetail');
}

/** A die is chosen, and not yet where it goes. */
function chosenDie(hands: Hands, from: string): Question {
  const die = hands.standing.site.cells.find((cell) => cell.cell === from)?.die;
  const jumps = hands.reach.filter(isCapture).length;
  const steps = hands.reach.length - jumps;
  const told = [jumps > 0 ? say('mrj.jumps', { jumps }) : '', steps > 0 ? say('mrj.steps', { steps }) : ''].filter(Boolean);
  return {
    // short enough for one line of a phone: the board rings the die
    title: die ? say(jumps > 0 ? 'mrj.whereTitle' : 'mrj.moveTitle', { die: dieName(hands.desk, die) }) : say('mrj.turnTitle'),
    detail: told.join(' · '),
    missing: say('mrj.chooseLanding'),
  };
}

/** Free actions: what follows one in a draft only pays for it. */
const FREE: ReadonlySet<string> = new Set(['exhibit', 'restore', 'finance', 'financeDown', 'fieldwork', 'exchange']);

/** The draft is whole: what it does, in short and as a sentence. */
function drafted(hands: Hands, last: Move): Question {
  const { desk } = hands;
  const first = desk.draft.moves[0]!;
  const lead = FREE.has(plainVerb(first)) ? first : last;
  const verb = verbOf(hands, lead);
  const sentence = desk.words!.move(lead.what);
  const gained = (hands.after?.points[desk.seat] ?? 0) - (hands.standing.points[desk.seat] ?? 0);
  const told = [
    isCapture(lead) ? capture(hands, lead) : sentence === verb ? '' : sentence,
    gained !== 0 && lead.what['points'] === undefined && !isCapture(lead) ? say('mrj.gains', { points: gained }) : '',
    plainVerb(lead) === 'confirm' ? say('mrj.turnStands') : '',
  ].filter(Boolean);
  return { title: verb, detail: told.join(' · '), confirm: verb };
}

/** What a jump does to the die, and for whom. */
function capture(hands: Hands, { what }: Move): string {
  const said = say('mrj.captureDetail', { die: ofMove(hands, what), to: String(what['to']), value: Number(what['becomes']) });
  const token = fed(hands, what);
  if (!token || token.own) return said;
  const name = hands.desk.names[token.seat] ?? '';
  return `${said} · ${token.pips > 0 ? say('mrj.feeds', { name, pips: token.pips }) : say('mrj.feedsNone', { name })}`;
}

/** Whose token the drafted jump lands on, and the pips that it brings them. */
export function fed(hands: Hands, what: Move['what']): { seat: number; own: boolean; pips: number } | undefined {
  const owner = Number(what['owner'] ?? -1);
  if (what['verb'] === 'captureOwnToken') return { seat: hands.desk.seat, own: true, pips: 1 };
  return owner < 0 ? undefined : { seat: owner, own: false, pips: hands.after?.actor === owner ? 2 : 0 };
}

/** The die that a move is about. */
function ofMove(hands: Hands, what: Move['what']): string {
  return dieName(hands.desk, { colour: what['colour'] as ColourId, value: Number(what['value']) });
}

/** The main button: a verb and a number. */
function verbOf(hands: Hands, move: Move): string {
  const { desk } = hands;
  const { what } = move;
  const number = (name: string) => Number(what[name]);
  if (isCapture(move))
    return say('mrj.doCapture', { die: dieName(desk, { colour: what['captured'] as ColourId, value: number('worth') }) });
  switch (plainVerb(move)) {
    case 'exhibit':
    case 'show':
      return say('mrj.doExhibit', { points: number('points') });
    case 'restore':
      return say('mrj.doRestore', { points: number('points') });
    case 'finance':
    case 'financeDown':
    case 'fieldwork':
    case 'exchange':
      return say('mrj.doPay', { money: number('price') });
    case 'pay':
    case 'payWhole':
    case 'payNothing':
    case 'coin':
      return say('mrj.doPayNow');
    case 'token':
    case 'startToken':
      return say('mrj.doToken', { cell: String(what['cell']) });
    case 'trackPips':
    case 'trackPoints':
    case 'track':
      return say('mrj.doTrack', { space: number('space') });
    case 'raise':
    case 'raiseCaptured':
      return say('mrj.doRaise', { value: number('becomes') });
    case 'remove':
      return say('mrj.doRemove', { die: ofMove(hands, what) });
    case 'give':
      return say('mrj.doGive', { die: ofMove(hands, what) });
    case 'take':
      return say('mrj.doTake', { die: ofMove(hands, what) });
    case 'load':
      return say('mrj.doLoad', { die: ofMove(hands, what) });
    case 'piece':
    case 'takeBack':
      return say('mrj.doScore', { points: number('points') });
    case 'museum':
    case 'yellowMuseum':
      return say('mrj.museum', { museum: number('museum') });
    case 'place':
    case 'return':
    case 'confirm':
      return say('mrj.doEnd');
    case 'double':
      return say('mrj.doDouble');
    default:
      return desk.words!.move(what);
  }
}
