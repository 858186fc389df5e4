/** The YAML block at the head of a file. */
export interface FrontMatterBlock {
  readonly yaml: string;
  /** Where the text below it begins: index into the source. */
  readonly bodyOffset: number;
}

/** Finds the front matter without reading it; undefined where a file has none. */
export function findFrontMatter(source: string): FrontMatterBlock | undefined {
  const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?\n)??---[ \t]*(?:\r?\n|$)/.exec(source);
  return block ? { yaml: block[1] ?? '', bodyOffset: block[0].length } : undefined;
}

/** Where the text of a file begins that has no front matter: after a byte order mark. */
export function plainOffset(source: string): number {
  return source.startsWith('\uFEFF') ? 1 : 0;
}
