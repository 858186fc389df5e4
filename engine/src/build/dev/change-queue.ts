/** Milliseconds without a further part after which a file is complete: a large picture is copied in thousands of them. */
const SETTLED = 100;

/** Applies changes of files one after the other: those of texts at once, of other files when no further part of them has come. */
export class ChangeQueue {
  readonly #incomplete = new Map<string, NodeJS.Timeout>();
  #work: Promise<void> = Promise.resolve();

  /** @param apply what fails in it is printed */
  add(file: string, isText: boolean, apply: () => Promise<void>): void {
    const begin = (): void => {
      this.#incomplete.delete(file);
      this.#work = this.#work.then(apply).catch(console.error);
    };
    clearTimeout(this.#incomplete.get(file));
    if (isText) begin();
    else this.#incomplete.set(file, setTimeout(begin, SETTLED));
  }

  /** Forgets files that are not complete. Resolves when the other changes are applied. */
  close(): Promise<void> {
    for (const timer of this.#incomplete.values()) clearTimeout(timer);
    return this.#work;
  }
}
