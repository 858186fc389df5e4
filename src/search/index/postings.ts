/** Which sections hold which token: for each token its sections, ascending. */
export interface Postings {
  /** The sections that hold a token, ascending. */
  find(token: string): Uint32Array;
  has(token: string): boolean;
}

/** Postings as they are kept in the index: tokens joined by line ends, where the sections of each begin, and the sections. */
export interface StoredPostings {
  readonly tokens: string;
  readonly starts: Uint32Array;
  readonly sections: Uint32Array;
}

/** Gathers what stands in the sections, which come in ascending order. */
export class PostingsBuilder {
  readonly #sections = new Map<string, number[]>();

  add(section: number, tokens: ReadonlySet<string>): void {
    for (const token of tokens) {
      const known = this.#sections.get(token);
      if (known === undefined) this.#sections.set(token, [section]);
      else known.push(section);
    }
  }

  finish(): StoredPostings {
    const starts = new Uint32Array(this.#sections.size + 1);
    for (const [index, sections] of [...this.#sections.values()].entries()) starts[index + 1] = (starts[index] ?? 0) + sections.length;
    const sections = new Uint32Array(starts.at(-1) ?? 0);
    for (const [index, ofToken] of [...this.#sections.values()].entries()) sections.set(ofToken, starts[index]);
    return { tokens: [...this.#sections.keys()].join('\n'), starts, sections };
  }
}

export function openPostings({ tokens, starts, sections }: StoredPostings): Postings {
  const ids = new Map(tokens === '' ? [] : tokens.split('\n').map((token, id): [string, number] => [token, id]));
  const none = new Uint32Array();
  const allOf = (token: string) => {
    const id = ids.get(token);
    return id === undefined ? none : sections.subarray(starts[id], starts[id + 1]);
  };
  return { has: (token) => ids.has(token), find: allOf };
}

/** The numbers of an ascending list that lie in `[from, to)`. */
export function sliceBetween(ascending: Uint32Array, from: number, to: number): Uint32Array {
  return ascending.subarray(findFirst(ascending, from), findFirst(ascending, to));
}

/** Whether an ascending list holds a number. */
export function isAmong(ascending: Uint32Array, wanted: number): boolean {
  return ascending[findFirst(ascending, wanted)] === wanted;
}

/** Place of the first number that is not below `wanted`. */
function findFirst(ascending: Uint32Array, wanted: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
