/** Numbers for tokens, given in the order in which they are first seen, and how many sections hold each. */
export class TokenIds {
  readonly #ids = new Map<string, number>();
  readonly #counts: number[] = [];

  /** The ids of a section's tokens, ascending, each once. */
  add(tokens: ReadonlySet<string>): Uint32Array {
    const ids = new Uint32Array(tokens.size);
    let at = 0;
    for (const token of tokens) {
      let id = this.#ids.get(token);
      if (id === undefined) {
        id = this.#ids.size;
        this.#ids.set(token, id);
      }
      this.#counts[id] = (this.#counts[id] ?? 0) + 1;
      ids[at] = id;
      at += 1;
    }
    return ids.sort();
  }

  *entries(): Generator<{ id: number; token: string; count: number }> {
    for (const [token, id] of this.#ids) yield { id, token, count: this.#counts[id] ?? 0 };
  }
}

/** Whether an ascending list holds a number. */
export function holdsId(ids: Uint32Array, wanted: number): boolean {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const id = ids[middle] ?? 0;
    if (id === wanted) return true;
    if (id < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
