/** Tells somebody who looks elsewhere that a decision waits: title, lit window in the icon, sound, notice. */
import { house } from '../app/router.svelte';
import { settings } from '../settings/settings.svelte';
import { say } from '../words/words.svelte';
import type { Desk } from './desk.svelte';

/** Whose decision the reader was last told of, so that each is told once. */
export class Attention {
  #called = '';

  constructor(private readonly desk: Desk) {}

  /** To be called when the table has changed. */
  look(): void {
    const { desk } = this;
    const mine = desk.decider >= 0 && desk.seats.includes(desk.decider);
    icon(mine);
    const call = mine ? `${desk.decider}/${desk.state?.plies ?? 0}` : '';
    if (call !== '' && call !== this.#called) this.#call();
    this.#called = call;
  }

  #call(): void {
    const { desk } = this;
    const outOfTurn = desk.game !== undefined && desk.game.turnOf(desk.state?.view) !== desk.decider;
    desk.sounds.play(outOfTurn ? 'outOfTurn' : 'decision');
    if (document.visibilityState !== 'hidden' || !settings().notices || !('Notification' in window)) return;
    if (Notification.permission !== 'granted') return;
    const notice = new Notification(say('table.yourDecision'), {
      body: desk.words?.title ?? '',
      tag: desk.table,
      icon: `${house}icon-lit.svg`,
    });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  }

  close(): void {
    icon(false);
  }
}

/** The window of the house is lit while a decision waits. */
function icon(lit: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const address = `${house}${lit ? 'icon-lit' : 'icon'}.svg`;
  if (link && link.getAttribute('href') !== address) link.setAttribute('href', address);
}
