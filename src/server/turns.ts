/**
 * Hands out the turns of the event loop in the order in which they are asked for, each to a few. Work of some milliseconds that waits for
 * its turn leaves room between: what is answered at once, and new connections, do not wait for a long queue of it.
 */
export class Turns {
  readonly #size: number;
  #taken = 0;
  #last: Promise<void> = Promise.resolve();

  /** @param size how many share a turn */
  constructor(size: number) {
    this.#size = size;
  }

  /** Resolves when it is the caller's turn. */
  take(): Promise<void> {
    const isNext = this.#taken % this.#size === 0;
    this.#taken += 1;
    if (isNext) this.#last = this.#last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.#last;
  }
}
