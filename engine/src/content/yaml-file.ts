import type { ParseOptions } from 'yaml';
import type { z } from 'zod';
import { describeIssues } from '../config/describe-issues.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { loadLate } from '../model/load-late.ts';

/** The common part of a file's diagnostics. */
type Problem = Pick<Diagnostic, 'severity' | 'code' | 'file'> & Partial<Pick<Diagnostic, 'suggestion'>>;

/**
 * Parses YAML or JSON. Problems are added to the diagnostics, with the places of their fields.
 * @param problem common part of the diagnostics
 * @returns undefined if the text is invalid
 */
export function parseYamlFile<Content>(
  text: string,
  schema: z.ZodType<Content>,
  problem: Problem,
  diagnostics: Diagnostic[],
  options: ParseOptions = {},
): Content | undefined {
  const { isMap, isNode, LineCounter, parseDocument }: typeof import('yaml') = loadLate('yaml');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { ...options, lineCounter, prettyErrors: false });
  const report = (offset: number, message: string): void => {
    const { line, col } = lineCounter.linePos(offset);
    diagnostics.push({ ...problem, line, column: col, message });
  };
  const [fault] = document.errors;
  if (fault) {
    report(fault.pos[0], `cannot be read: ${fault.message}`);
    return undefined;
  }
  let content: unknown;
  try {
    content = document.toJS() ?? {};
  } catch (error) {
    report(0, `cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const field = issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys[0] : issue.path[0];
    const pair = isMap(document.contents) ? document.contents.items.find(({ key }) => String(key) === field) : undefined;
    const at = isNode(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0;
    for (const message of describeIssues([issue], content, schema)) report(at, message);
  }
  return undefined;
}
