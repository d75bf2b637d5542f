/** Something that is asked of the server from a form, and what came of it: done, or why not. */
import type { Answer, Refused } from '../net/client';
import type { Key } from '../words/words.svelte';

export class Attempt {
  /** What is said of the last thing that was done. */
  done = $state<Key>();
  refused = $state.raw<Refused>();
  busy = $state(false);

  /** @returns whether the server did it; only then is its answer taken */
  async make<T>(asked: Promise<Answer<T>>, take: (value: T) => unknown, said?: Key): Promise<boolean> {
    this.busy = true;
    this.done = undefined;
    const answer = await asked;
    this.refused = answer.ok ? undefined : answer.refused;
    if (answer.ok) {
      await take(answer.value);
      this.done = said;
    }
    this.busy = false;
    return answer.ok;
  }
}
