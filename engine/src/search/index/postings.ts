/** An inverted index: the sections that contain each token. */
export interface Postings {
  /** The sections that contain a token, ascending. */
  find(token: string): Uint32Array;
  has(token: string): boolean;
}

/** Postings in the form that is stored in the index. */
export interface StoredPostings {
  /** Joined by line feeds. */
  readonly tokens: string;
  /** For each token, where its sections start in `sections`; at the end, where the last ones end. */
  readonly starts: Uint32Array;
  readonly sections: Uint32Array;
}

/** Collects postings. Sections must be added in ascending order. */
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

/** Makes stored postings searchable. */
export function openPostings({ tokens, starts, sections }: StoredPostings): Postings {
  const ids = new Map(tokens === '' ? [] : tokens.split('\n').map((token, id): [string, number] => [token, id]));
  const none = new Uint32Array();
  const find = (token: string) => {
    const id = ids.get(token);
    return id === undefined ? none : sections.subarray(starts[id], starts[id + 1]);
  };
  return { has: (token) => ids.has(token), find };
}

/** The numbers of an ascending list in the range `[from, to)`. */
export function sliceBetween(ascending: Uint32Array, from: number, to: number): Uint32Array {
  return ascending.subarray(findFirst(ascending, from), findFirst(ascending, to));
}

/** Whether an ascending list contains a number. */
export function isAmong(ascending: Uint32Array, wanted: number): boolean {
  return ascending[findFirst(ascending, wanted)] === wanted;
}

/** Index of the first number that is not less than `wanted` (binary search). */
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
