/** Lets somebody wait until the stream has brought an event of the table. */
export class Arrivals {
  readonly #waiting = new Set<{ number: number; come: () => void }>();

  /** All events up to this one are here. */
  reached(number: number): void {
    for (const each of this.#waiting) if (each.number <= number) each.come();
  }

  /** @returns whether the event came in time */
  wait(number: number, millis: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (inTime: boolean) => {
        clearTimeout(late);
        this.#waiting.delete(waiting);
        resolve(inTime);
      };
      const waiting = { number, come: () => end(true) };
      const late = setTimeout(() => end(false), millis);
      this.#waiting.add(waiting);
    });
  }
}
