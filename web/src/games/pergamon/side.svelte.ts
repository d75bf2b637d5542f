/** The museum is the other side of the board on a phone: it is up when the question is about it, unless the reader has turned the board. */
import type { Asks } from '../../net/types/pergamon';
import type { OtherSide } from '../../table/contract';
import { say } from '../../words/words.svelte';

const IN_MUSEUM: readonly Asks[] = ['exhibit', 'evaluate', 'store'];

export class MuseumSide implements OtherSide {
  /** What the reader has turned up, until something else is asked. */
  #turned = $state.raw<{ asks: Asks; up: boolean }>();

  /** @param asks what the board is about */
  constructor(private readonly asks: () => Asks) {}

  get name(): string {
    return say('prg.museumTitle');
  }

  get isUp(): boolean {
    const asks = this.asks();
    return this.#turned?.asks === asks ? this.#turned.up : IN_MUSEUM.includes(asks);
  }

  turn(up: boolean): void {
    this.#turned = { asks: this.asks(), up };
  }
}
