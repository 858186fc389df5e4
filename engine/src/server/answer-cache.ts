/** Keeps the most recently used answers, so that what many readers type is searched for once. */
export class AnswerCache<Answer> {
  readonly #size: number;
  readonly #answers = new Map<string, Answer>();

  /** @param size most answers in the cache */
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
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > this.#size && oldest !== undefined) this.#answers.delete(oldest);
  }

  /** Maps keep their keys in insertion order: the least recently used one comes first. */
  #use(key: string, answer: Answer): void {
    this.#answers.delete(key);
    this.#answers.set(key, answer);
  }
}
