import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { loadLate } from '../model/load-late.ts';
import { OperatorError } from '../model/operator-error.ts';

const address = z.string().startsWith('/', 'must be the path of a page without its language ("/guide/")');
/** By kind, whose names are the author's own: a query, and the page that answers it, or several, the best one first. */
const askedSchema = z.record(z.string(), z.record(z.string().min(1), z.union([address, z.array(address).min(1)])));

/** What readers have asked, by the address of the page that answers it best. */
export type Asked = ReadonlyMap<string, readonly string[]>;

/**
 * Reads queries of readers (`site/asked/en.yml`): each becomes a question of the page that answers it.
 * @returns them by the path of the page in its language
 * @throws OperatorError if the file is missing, not YAML or has a wrong field
 */
export function loadAsked(file: string): Asked {
  const { parse }: typeof import('yaml') = loadLate('yaml');
  try {
    const entries = Object.values(askedSchema.parse(parse(readFileSync(file, 'utf8')))).flatMap((queries) => Object.entries(queries));
    const found = Map.groupBy(entries, ([, pages]) => [pages].flat()[0] ?? '');
    return new Map([...found].map(([path, asked]) => [path, asked.map(([query]) => query)]));
  } catch (cause) {
    const detail = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new OperatorError(`The queries of readers in ${file} (search.asked) cannot be used: ${detail}`, { cause });
  }
}
