/** Calls somebody who looks elsewhere when a decision waits: by title, icon, sound and notification. */
import { base } from '../net/base';
import { settings } from '../settings/settings.svelte';
import type { Told } from './wire';
import { say } from '../words/words.svelte';
import type { Desk } from './desk.svelte';

const REMIND_MILLIS = 60_000; // somebody who still looks elsewhere is called again
const MOST_REMINDERS = 5; // then they are not there to hear it

/** Whose decision the reader was last told of, so that each is told once. */
export class Attention {
  #called = '';
  #hurt: Told | undefined;
  #reminding: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly desk: Desk) {}

  /** To be called when the table has changed. */
  look(): void {
    const { desk } = this;
    const mine = desk.decider >= 0 && desk.seats.includes(desk.decider);
    icon(mine);
    if (!desk.game) return; // only the game knows whose turn it is
    const call = mine ? `${desk.decider}/${desk.state?.plies ?? 0}` : '';
    if (call !== this.#called) clearInterval(this.#reminding);
    if (call !== '' && call !== this.#called) this.#call();
    this.#called = call;
    this.#tellOfHarm();
  }

  #call(): void {
    this.#sound();
    this.#notify(say('table.yourDecision'), this.desk.words?.title ?? '');
    let reminders = 0;
    this.#reminding = setInterval(() => {
      if (document.visibilityState === 'hidden') this.#sound();
      if (++reminders === MOST_REMINDERS) clearInterval(this.#reminding);
    }, REMIND_MILLIS);
  }

  #sound(): void {
    const { desk } = this;
    const outOfTurn = desk.game!.turnOf(desk.state!.view!) !== desk.decider;
    desk.sounds.play(outOfTurn ? 'outOfTurn' : 'decision');
  }

  /** What somebody else does to the reader is told as well, if they look elsewhere. */
  #tellOfHarm(): void {
    const { hurt, words } = this.desk;
    if (hurt && words && hurt !== this.#hurt) this.#notify(words.event(hurt), words.title);
    this.#hurt = hurt;
  }

  #notify(title: string, body: string): void {
    if (document.visibilityState !== 'hidden' || !settings().notices || !('Notification' in window)) return;
    if (Notification.permission !== 'granted') return;
    const notice = new Notification(title, { body, tag: `${this.desk.table} ${title}`, icon: `${base}icon-lit.svg` });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  }

  close(): void {
    clearInterval(this.#reminding);
    icon(false);
  }
}

/** The icon of the window is lit while a decision waits. */
function icon(lit: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const address = `${base}${lit ? 'icon-lit' : 'icon'}.svg`;
  if (link && link.getAttribute('href') !== address) link.setAttribute('href', address);
}
