/** Keeps the last answers that were asked for, so that what many readers type is searched once. */
export class AnswerCache<Answer> {
  readonly #size: number;
  readonly #answers = new Map<string, Answer>();

  /** @param size answers that are kept */
  constructor(size: number) {
    this.#size = size;
  }

  get(key: string): Answer | undefined {
    const answer = this.#answers.get(key);
    if (answer !== undefined) this.#use(key, answer);
    return answer;
  }

  set(key: string, answer: Answer): void {
    this.#use(key, answer);
    if (this.#answers.size <= this.#size) return;
    for (const oldest of this.#answers.keys()) {
      this.#answers.delete(oldest);
      return;
    }
  }

  /** A map keeps the order in which keys came: the least used is the first. */
  #use(key: string, answer: Answer): void {
    this.#answers.delete(key);
    this.#answers.set(key, answer);
  }
}
