/**
 * Hands out slots of the event loop in order, each to a few callers. Work of several milliseconds that waits for its turn does not block
 * quick requests and new connections.
 */
export class EventLoopSlots {
  readonly #size: number;
  #taken = 0;
  #last: Promise<void> = Promise.resolve();

  /** @param size callers per turn */
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
