/** A bot's thoughts on a finished table, while they are made: asked for once, then followed until they are there. */
import type { Refused } from '../net/client';
import { me } from '../settings/settings.svelte';
import { say } from '../words/words.svelte';
import { begin, lookAt } from './analysis';
import type { AnalysisState } from '../net/calls';

const WAIT_MILLIS = 700;
const UNMADE: Refused = { status: 500, error: 'unmade', text: '', rule: '', arguments: {}, number: 0 };

export class Thinking {
  /** How far it is; none before the server has answered. */
  told = $state.raw<AnalysisState>();
  refused = $state.raw<Refused>();
  #left = false;

  constructor(private readonly table: string) {}

  /** Looks whether somebody has asked before; if so, follows what comes of it. */
  async look(): Promise<void> {
    const answer = await lookAt(this.table);
    if (answer.ok && answer.value.state === 'working') await this.follow();
    else if (answer.ok) this.told = answer.value;
  }

  /** Asks the bot to begin if nobody has, then asks how far it is until it is done. */
  async follow(): Promise<void> {
    this.refused = undefined;
    let answer = await lookAt(this.table);
    if (answer.ok && answer.value.state === 'none' && me().known) answer = await begin(this.table);
    while (!this.#left && answer.ok && answer.value.state === 'working') {
      this.told = answer.value;
      await new Promise((done) => setTimeout(done, WAIT_MILLIS));
      answer = await lookAt(this.table);
    }
    if (!answer.ok) this.refused = answer.refused;
    else if (answer.value.state === 'none') this.refused = { ...UNMADE, text: say(me().known ? 'analysis.unmade' : 'analysis.needsName') };
    else this.told = answer.value;
  }

  /** Nobody waits for it here any more. */
  leave(): void {
    this.#left = true;
  }
}
