/**
 * Hands out the turns of the event loop, one to each that asks, in their order. Work of some milliseconds that waits for its turn leaves room
 * between: what is answered at once, and new connections, do not wait for a queue of it.
 */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn. */
  take(): Promise<void> {
    this.#last = this.#last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.#last;
  }
}
