import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { loadLate } from '../model/load-late.ts';
import { OperatorError } from '../model/operator-error.ts';

/** What a thing is called in each language, and in `also` what else readers call it in any of them. */
const entry = z.record(
  z.string().regex(/^([a-z]{2,3}(-\w+)*|also)$/, 'must be the tag of a language, or "also"'),
  z.union([z.string().min(1), z.array(z.string().min(1))], 'must be a word, or a list of words'),
);

const glossarySchema = z.strictObject({
  terms: z.array(entry),
  /** Words without meaning for a search (如何, how), which are left out of a query that has others. */
  stopWords: z.array(z.string().min(1)).default([]),
  /**
   * Words of like meaning (remove, erase, wipe), each group in one language. They are not the same thing: a page that says another of them in its
   * title, headings or questions is a likely answer, but is found by what was typed.
   */
  alike: z.array(z.array(z.string().min(1)).min(2)).default([]),
});

/** The terms of the site in its languages, with their synonyms. */
export type Glossary = z.output<typeof glossarySchema>;

/**
 * Reads a glossary (`site/glossary.yml`). Without a file it has no terms.
 * @throws OperatorError if the file is not YAML or has a wrong field
 */
export function loadGlossary(file: string): Glossary {
  if (!existsSync(file)) return EMPTY_GLOSSARY;
  const { parse }: typeof import('yaml') = loadLate('yaml');
  try {
    return parseGlossary(parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`The glossary ${file} cannot be used: ${detail}`, { cause });
  }
}

/** @throws OperatorError that names every wrong field */
export function parseGlossary(input: unknown): Glossary {
  const result = glossarySchema.safeParse(input);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${z.core.toDotPath(issue.path) || '(whole file)'}: ${issue.message}`);
  throw new OperatorError(`it does not have the form of a glossary:\n${lines.join('\n')}`);
}

const EMPTY_GLOSSARY: Glossary = { terms: [], stopWords: [], alike: [] };
