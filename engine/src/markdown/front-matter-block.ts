import { loadLate } from '../model/load-late.ts';
import { type Fields, fieldsOf } from '../model/record.ts';

/** The YAML block at the head of a file. */
export interface FrontMatterBlock {
  readonly yaml: string;
  /** Index into the source at which the text below it begins. */
  readonly bodyOffset: number;
}

/** Finds the front matter without parsing it; undefined if a file has none. */
export function findFrontMatter(source: string): FrontMatterBlock | undefined {
  const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?\n)??---[ \t]*(?:\r?\n|$)/.exec(source);
  return block ? { yaml: block[1] ?? '', bodyOffset: block[0].length } : undefined;
}

/** Index at which the text of a file without front matter begins: after a byte order mark. */
export function plainOffset(source: string): number {
  return source.startsWith('\uFEFF') ? 1 : 0;
}

/** All fields of a file's front matter as they are written; none if it cannot be parsed, which is reported elsewhere. */
export function readFields(source: string): Fields {
  const { parse }: typeof import('yaml') = loadLate('yaml');
  try {
    return fieldsOf(parse(findFrontMatter(source)?.yaml ?? ''));
  } catch {
    return {};
  }
}
