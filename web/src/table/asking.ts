/** What the question strip says: to whoever decides the question, to all others who decides. */
import { say } from '../words/words.svelte';
import type { Question } from './contract';
import type { Desk } from './desk.svelte';

export interface Asking {
  title: string;
  detail: string;
}

export function asking(desk: Desk, question: Question, lost: boolean): Asking {
  if (lost) return { title: say('table.lineLost'), detail: say('table.lineLostDetail') };
  if (desk.decides) return decision(desk, question);
  const own = desk.state?.chairs[desk.seat];
  if (own?.standIn) return { title: say('table.botPlaysForYou'), detail: say('table.takeSeatAgain') };
  const name = desk.names[desk.decider] ?? '';
  const waiting = name === '' ? say('table.chanceDecides') : say('table.decides', { name });
  if (desk.seat < 0) return { title: say('table.youWatch'), detail: waiting };
  return { title: waiting, detail: desk.overtaken ? say('table.movedOn') : outOfTurn(desk, desk.decider) };
}

function decision(desk: Desk, question: Question): Asking {
  const asks = (desk.view as { asks?: string }).asks ?? '';
  const title = question.title ?? (desk.words!.has(`ask.${asks}`) ? desk.words!.question(asks) : say('table.yourDecision'));
  if (desk.overtaken) return { title, detail: say('table.movedOn') };
  return { title, detail: [outOfTurn(desk, desk.seat), question.detail].filter(Boolean).join(' · ') };
}

/** Whose turn it is, where that is somebody else than the one who decides. */
function outOfTurn(desk: Desk, decider: number): string {
  const turn = desk.game!.turnOf(desk.view);
  return turn >= 0 && turn !== decider ? say('table.turnOf', { name: desk.names[turn] ?? '' }) : '';
}
