/** What a touch on the board does: it becomes a move on offer, or a question to the house why not. Each says whether it did anything. */
import type { MarajoaraView } from '../../net/types/marajoara';
import {
  dieMove,
  home,
  jumpToAsk,
  onSite,
  pickedMove,
  reachToAsk,
  restoration,
  row,
  toggle,
  uses,
  verb,
  wished,
  type Stored,
} from './answers';
import { notation } from './dice';
import type { Hands } from './hands.svelte';
import { isLit, restorations } from './lit';

/** A cell of the dig site. */
export async function touchCell(hands: Hands, cell: string): Promise<boolean> {
  if (!hands.desk.decides) return false;
  if (hands.inMenu) return touchInMenu(hands, cell);
  switch (hands.asks) {
    case 'startToken':
    case 'token':
      await hands.attempt(wished(`token ${cell}`));
      return true;
    case 'remove':
      await hands.attempt(wished(`remove ${cell}`));
      return true;
    case 'recycle':
      await putBack(hands, cell);
      return true;
    default:
      return false;
  }
}

async function touchInMenu(hands: Hands, cell: string): Promise<boolean> {
  const { from } = hands;
  if (cell === from) {
    hands.desk.cancel();
    return true;
  }
  const way = hands.reach.find((move) => move.what['to'] === cell);
  if (way) {
    if (way === hands.jump) hands.wishFor({ kind: 'die', from });
    else await hands.take(way);
    return true;
  }
  if (hands.view.site.cells.find((each) => each.cell === cell)?.die) {
    const goes = hands.legal.some((move) => onSite(move) && move.what['from'] === cell);
    if (goes) hands.wishFor({ kind: 'die', from: cell });
    else await hands.attempt(jumpToAsk(hands.view, cell));
    return true;
  }
  const asked = from ? reachToAsk(from, cell) : undefined;
  if (asked) await hands.propose([[asked], []], { kind: 'die', from });
  return asked !== undefined;
}

/** The die of the slate that is chosen goes to this cell; where they are all alike, nobody is asked which. */
async function putBack(hands: Hands, cell: string): Promise<void> {
  const { draft } = hands.desk;
  const { slate } = hands.view;
  const die = slate[Math.min(hands.slateAt, slate.length - 1)];
  const before = hands.inside ? draft.moves : [];
  const alone = [...before, hands.legal.find((move) => move.what['cell'] === cell) ?? wished(`place ${cell}`)];
  const answer = await draft.ask(alone).catch(() => undefined);
  hands.slateAt = 0;
  const next = answer !== undefined && 'preview' in answer ? answer.preview : undefined;
  if (die && next && (next.view as MarajoaraView).asks === 'return') {
    const back = next.moves.find((move) => move.move === `return ${notation(die)}`);
    await hands.propose([back ? [...alone, back] : alone]);
  } else {
    await hands.propose([alone, before]);
  }
}

/** A die of the slate: the one to go back next. */
export async function touchSlate(hands: Hands, at: number): Promise<void> {
  const die = hands.view.slate[at];
  if (!die || !hands.desk.decides) return;
  if (hands.asks === 'return') await hands.attempt(wished(`return ${notation(die)}`));
  else hands.slateAt = at;
}

/** A stored die. */
export async function touchStored(hands: Hands, die: Stored): Promise<boolean> {
  const { view, asks, desk } = hands;
  if (!desk.decides || view.museums[die.museum]?.seat !== desk.seat) return false;
  const value = row(view.museums[die.museum]!, die.colour)[die.at];
  if (value === undefined) return false;
  if (hands.inMenu || asks === 'doubled') return pick(hands, die);
  if (asks === 'pay') return payWith(hands, die);
  const move = dieMove(asks, { colour: die.colour, value }, die.museum > home(view));
  if (move) await hands.attempt(move);
  return move !== undefined;
}

/** The yellow die that is asked about gives as much as it can. */
async function payWith(hands: Hands, die: Stored): Promise<boolean> {
  const lit = isLit(hands, die);
  const most = hands.legal.find((move) => verb(move) === 'payWhole') ?? hands.legal.at(-1);
  if (lit && most) await hands.take(most);
  return lit;
}

async function pick(hands: Hands, die: Stored): Promise<boolean> {
  if (die.colour === 'yellow') return false;
  const dice = toggle(hands.picked, die);
  const move = hands.inMenu ? pickedMove(hands.standing, dice) : undefined;
  if (dice.length === 0) hands.desk.cancel();
  else if (!move) hands.wishFor({ kind: 'stored', dice });
  else await hands.attempt(move, { kind: 'stored', dice });
  return true;
}

/** A piece of the large vase. */
export async function touchPiece(hands: Hands, museum: number, piece: string): Promise<boolean> {
  const { view, desk } = hands;
  if (!desk.decides || view.museums[museum]?.seat !== desk.seat) return false;
  if (hands.asks === 'piece') {
    await hands.attempt(wished(`piece ${piece}`, museum > home(view)));
    return true;
  }
  if (!hands.inMenu && hands.asks !== 'doubled') return false;
  const dice = hands.picked.filter((die) => die.colour === 'blue' && die.museum === museum);
  const fitting = restorations(view, hands.legal, museum, piece).filter((move) => dice.length === 0 || uses(view, move, dice));
  const exact = restoration(view, piece, museum, dice);
  if (fitting.length === 0) await hands.attempt(exact, dice.length > 0 ? { kind: 'stored', dice } : undefined);
  else if (fitting.length === 1) await hands.take(fitting[0]!);
  else if (fitting.some((move) => move.move === exact.move) && dice.length > 0) await hands.attempt(exact);
  else hands.wishFor({ kind: 'piece', museum, piece });
  return true;
}

/** Whatever else is named by a move: a track, a place of the wheelbarrow, a vase. */
export async function touchNamed(hands: Hands, asks: string, text: string, second = false): Promise<boolean> {
  if (hands.asks !== asks) return false;
  await hands.attempt(wished(text, second));
  return true;
}

/** The usual order: the first that is named, until none is left. */
export async function loadAll(hands: Hands): Promise<void> {
  await hands.take(hands.legal[0]!);
  while (hands.inside && hands.asks === 'order') await hands.take(hands.legal[0]!);
}
