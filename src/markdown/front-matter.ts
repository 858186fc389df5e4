import { type Document, isMap, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { closest } from '../model/closest.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { findFrontMatter, plainOffset } from './front-matter-block.ts';
import { fields, schema } from './front-matter-schema.ts';

/** In characters; more is text that has lost its way. */
const LONGEST = 20_000;

/** Fields of Docusaurus that change nothing that a reader sees, there as here. */
const WITHOUT_EFFECT = new Set(['sidebar_custom_props', 'sidebar_key', 'format']);

/** What to do about the faults that authors make. */
const YAML_HINTS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'A text that holds a colon and a space stands in quotes: title: "a: b"',
  BAD_INDENT: 'A list or text that begins with [, {, & or * ends on its line, or stands in quotes.',
  BAD_SCALAR_START: 'A text that begins with @, ` or % stands in quotes.',
  DUPLICATE_KEY: 'Take one of the two out.',
  MISSING_CHAR: 'A quote that is opened has to be closed.',
  MULTILINE_IMPLICIT_KEY: 'Write one `name: value` a line.',
  TAB_AS_INDENT: 'Indent with spaces.',
};

/** What an author says about a page above its text. Names are those that authors write; a field that is not valid is absent. */
export type FrontMatter = Readonly<z.infer<typeof schema>>;

export interface ParsedFrontMatter {
  readonly frontMatter: FrontMatter;
  /** Where the text begins: index into the source. */
  readonly bodyOffset: number;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the YAML block at the head of a file.
 * @param file path from the project's root, for the diagnostics
 * @returns an empty front matter where there is no block; never throws
 */
export function parseFrontMatter(source: string, file: string): ParsedFrontMatter {
  const block = findFrontMatter(source);
  if (!block) return withoutBlock(source, file);
  const { yaml, bodyOffset } = block;
  const { frontMatter, diagnostics } = yaml.length > LONGEST ? tooLong(file) : readFields(yaml, file);
  return { frontMatter, bodyOffset, diagnostics };
}

function withoutBlock(source: string, file: string): ParsedFrontMatter {
  const above = /^\uFEFF?(\s*)---[ \t]*\r?\n[\w-]+:(?:[^\n]*\n)+?---[ \t]*(?:\r?\n|$)/.exec(source.slice(0, LONGEST))?.[1];
  if (above) {
    const diagnostic = problemAt(file, 'The front matter does not begin in the first line.', 'Take out what is above its ---');
    return { frontMatter: {}, bodyOffset: 0, diagnostics: [diagnostic] };
  }
  if (!/^---[ \t]*\r?\n\w+:/.test(source)) return { frontMatter: {}, bodyOffset: plainOffset(source), diagnostics: [] };
  const diagnostic = problemAt(file, 'The front matter is not closed.', 'End it with a line of its own: ---');
  // Where the text begins cannot be told, and faults in what is none would only hide this one.
  return { frontMatter: {}, bodyOffset: source.length, diagnostics: [diagnostic] };
}

function tooLong(file: string): Pick<ParsedFrontMatter, 'frontMatter' | 'diagnostics'> {
  const message = `The front matter has more than ${LONGEST} characters.`;
  return { frontMatter: {}, diagnostics: [problemAt(file, message, 'Text belongs below the second ---')] };
}

function problemAt(file: string, message: string, suggestion: string): Diagnostic {
  return { severity: 'error', code: 'front-matter', file, line: 1, column: 1, message, suggestion };
}

function readFields(yaml: string, file: string): { frontMatter: FrontMatter; diagnostics: Diagnostic[] } {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const diagnostics: Diagnostic[] = [];
  const report = (severity: Diagnostic['severity'], offset: number, message: string, suggestion?: string): void => {
    const { line, col } = lines.linePos(offset);
    // The block's first line is the `---` above it.
    diagnostics.push({ severity, code: 'front-matter', file, line: line + 1, column: col, message, ...(suggestion && { suggestion }) });
  };
  // The faults behind the first are mostly of its making.
  const [fault] = document.errors;
  if (fault) report('error', fault.pos[0], `The front matter is not valid YAML: ${fault.message}.`, YAML_HINTS[fault.code]);
  if (diagnostics.length > 0 || document.contents === null) return { frontMatter: {}, diagnostics };
  if (!isMap(document.contents)) {
    report('error', 0, 'The front matter is not a list of fields.', 'Write one `name: value` a line.');
    return { frontMatter: {}, diagnostics };
  }

  const offsets = new Map(document.contents.items.map(({ key }) => [String(key), rangeStart(key)]));
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(plainValues(document, report))) {
    if (Object.hasOwn(fields, name)) values[name] = value;
    else if (!WITHOUT_EFFECT.has(name)) {
      const near = closest(name, Object.keys(fields));
      report('warning', offsets.get(name) ?? 0, `Unknown front matter field "${name}".`, near && `Did you mean "${near}"?`);
    }
  }
  const result = schema.safeParse(values);
  if (result.success) return { frontMatter: result.data, diagnostics };
  for (const issue of result.error.issues) {
    const name = String(issue.path[0]);
    report('error', offsets.get(name) ?? 0, `Front matter field "${issue.path.join('.')}": ${issue.message}`);
    delete values[name];
  }
  return { frontMatter: schema.safeParse(values).data ?? {}, diagnostics };
}

/** Aliases are refused: a few lines of them can stand for gigabytes. */
function plainValues(document: Document, report: (severity: 'error', offset: number, message: string) => void): Record<string, unknown> {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch (error) {
    report('error', 0, `The front matter cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
    return {};
  }
}

function rangeStart(node: unknown): number {
  if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range)) return 0;
  const start: unknown = node.range[0];
  return typeof start === 'number' ? start : 0;
}
