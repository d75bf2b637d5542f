/** What the question strip says: to whoever decides the question, to all others who decides. */
import { ago } from '../words/dates';
import { say } from '../words/words.svelte';
import type { Question } from './contract';
import type { Desk } from './desk.svelte';

export interface Asking {
  title: string;
  detail: string;
}

const LONG_MILLIS = 60_000; // shorter waits are nobody's business

/** @param now what this computer's clock says, to tell how long others have been asked; 0 leaves that out */
export function asking(desk: Desk, question: Question, lost: boolean, now = 0): Asking {
  if (lost) return { title: say('table.lineLost'), detail: say('table.lineLostDetail') };
  if (desk.decides) return decision(desk, question);
  if (desk.away) return { title: say('table.botPlaysForYou'), detail: say('table.seatIsKept') };
  const name = desk.names[desk.decider] ?? '';
  const waiting = name === '' ? say('table.chanceDecides') : say('table.decides', { name });
  const since = askedFor(desk, now);
  if (desk.seat < 0) return { title: say('table.youWatch'), detail: join(waiting, since) };
  return { title: waiting, detail: desk.overtaken ? say('table.movedOn') : join(outOfTurn(desk, desk.decider), since) };
}

function join(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** Since when a person has been asked, if that is long ago. */
function askedFor(desk: Desk, now: number): string {
  const waited = now > 0 ? desk.waitedMillis(now) : 0;
  return waited >= LONG_MILLIS ? say('table.askedAgo', { ago: ago(now - waited, now) }) : '';
}

function decision(desk: Desk, question: Question): Asking {
  const asks = desk.view?.asks ?? '';
  const title = question.title ?? (desk.words!.has(`ask.${asks}`) ? desk.words!.question(asks) : say('table.yourDecision'));
  if (desk.overtaken) return { title, detail: say('table.movedOn') };
  return { title, detail: join(outOfTurn(desk, desk.seat), question.detail) };
}

/** Whose turn it is, where that is somebody else than the one who decides. */
function outOfTurn(desk: Desk, decider: number): string {
  const turn = desk.game!.turnOf(desk.view!);
  return turn >= 0 && turn !== decider ? say('table.turnOf', { name: desk.names[turn] ?? '' }) : '';
}
