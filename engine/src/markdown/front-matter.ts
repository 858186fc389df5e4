import type { Document } from 'yaml';
import type { z } from 'zod';
import { closest } from '../model/closest.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { loadLate, loadLateFrom } from '../model/load-late.ts';
import { findFrontMatter, plainOffset } from './front-matter-block.ts';

const loadPart = loadLateFrom(import.meta.url);

/** The fields and their schema, which takes longer to make than the front matter of hundreds of pages to read from the cache. */
function form(): typeof import('./front-matter-schema.ts') {
  return loadPart('./front-matter-schema');
}

/** In characters. A longer block is a page's text by mistake. */
const LONGEST = 20_000;

/** Fields of Docusaurus without an effect for readers. */
const WITHOUT_EFFECT = new Set(['sidebar_custom_props', 'sidebar_key', 'format']);

/** Suggestions by the parser's error codes. */
const YAML_HINTS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Put a text that contains a colon and a space in quotes: title: "a: b"',
  BAD_INDENT: 'Close a list that begins with [ or { on its line. Put a text that begins with [, {, & or * in quotes.',
  BAD_SCALAR_START: 'Put a text that begins with @, ` or % in quotes.',
  DUPLICATE_KEY: 'Remove one of the two.',
  MISSING_CHAR: 'Close the quote.',
  MULTILINE_IMPLICIT_KEY: 'Write one `name: value` per line.',
  TAB_AS_INDENT: 'Indent with spaces.',
  UNEXPECTED_TOKEN: 'Put all of the text in one pair of quotes of the other kind: "It\'s here"',
};

/** The front matter of a page, by the names that authors write. Invalid fields are absent. */
export type FrontMatter = Readonly<z.infer<ReturnType<typeof form>['schema']>>;

export interface ParsedFrontMatter {
  readonly frontMatter: FrontMatter;
  /** Index into the source at which the text begins. */
  readonly bodyOffset: number;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Parses the YAML block at the beginning of a file. Never throws.
 * @param file path from the project's root, for the diagnostics
 * @returns an empty front matter if there is no block
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
    const diagnostic = problemAt(file, 'The front matter does not begin in the first line.', 'Remove what is above its ---');
    return { frontMatter: {}, bodyOffset: 0, diagnostics: [diagnostic] };
  }
  const toml = /^\uFEFF?\+\+\+[ \t]*\r?\n(?:[^\n]*\n)*?\+\+\+[ \t]*(?:\r?\n|$)/.exec(source.slice(0, LONGEST))?.[0];
  if (toml !== undefined) {
    const diagnostic = problemAt(
      file,
      'The front matter is in TOML, which is not read.',
      'Write `name: value` lines between two lines of ---',
    );
    return { frontMatter: {}, bodyOffset: toml.length, diagnostics: [diagnostic] };
  }
  if (!beginsBlock(source)) return { frontMatter: {}, bodyOffset: plainOffset(source), diagnostics: [] };
  const diagnostic = problemAt(file, 'The front matter is not closed.', 'End it with a line of its own: ---');
  // The beginning of the text is unknown, and errors in the whole file would hide this one.
  return { frontMatter: {}, bodyOffset: source.length, diagnostics: [diagnostic] };
}

/** Whether the file begins with `---` and a field. What begins with # may be a comment or a heading, so that the field below has to be one of ours. */
function beginsBlock(source: string): boolean {
  const [, comments = '', name = ''] = /^\uFEFF?---[ \t]*\r?\n((?:#.*\r?\n)*)([\w-]+):/.exec(source) ?? [];
  return comments === '' ? name !== '' : Object.hasOwn(form().fields, name);
}

function tooLong(file: string): Pick<ParsedFrontMatter, 'frontMatter' | 'diagnostics'> {
  const message = `The front matter has more than ${LONGEST} characters.`;
  return { frontMatter: {}, diagnostics: [problemAt(file, message, 'Move the text below the second ---')] };
}

function problemAt(file: string, message: string, suggestion: string): Diagnostic {
  return { severity: 'error', code: 'front-matter', file, line: 1, column: 1, message, suggestion };
}

function readFields(yaml: string, file: string): { frontMatter: FrontMatter; diagnostics: Diagnostic[] } {
  const { isMap, LineCounter, parseDocument }: typeof import('yaml') = loadLate('yaml');
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const diagnostics: Diagnostic[] = [];
  const report = (severity: Diagnostic['severity'], offset: number, message: string, suggestion?: string, code = 'front-matter'): void => {
    const { line, col } = lines.linePos(offset);
    // The block's first line is the `---` above it.
    diagnostics.push({ severity, code, file, line: line + 1, column: col, message, ...(suggestion && { suggestion }) });
  };
  // Later errors are mostly consequences of the first one.
  const [fault] = document.errors;
  if (fault) report('error', fault.pos[0], `The front matter is not valid YAML: ${fault.message}.`, YAML_HINTS[fault.code]);
  if (diagnostics.length > 0 || document.contents === null) return { frontMatter: {}, diagnostics };
  if (!isMap(document.contents)) {
    report('error', 0, 'The front matter is not a list of fields.', 'Write one `name: value` per line.');
    return { frontMatter: {}, diagnostics };
  }

  const { fields, schema } = form();
  const offsets = new Map(document.contents.items.map(({ key }) => [String(key), rangeStart(key)]));
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(plainValues(document, report))) {
    if (Object.hasOwn(fields, name)) values[name] = value;
    else if (!WITHOUT_EFFECT.has(name)) {
      const near = closest(name, Object.keys(fields));
      report(
        'warning',
        offsets.get(name) ?? 0,
        `Unknown front matter field "${name}".`,
        near && `Did you mean "${near}"?`,
        'unknown-field',
      );
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

/** Aliases are not allowed: a few lines of them can expand to gigabytes. */
function plainValues(document: Document, report: (severity: 'error', offset: number, message: string) => void): Record<string, unknown> {
  const { visit }: typeof import('yaml') = loadLate('yaml');
  // As text, the number of a version is as it is written: 1.10 is not 1.1.
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'number' && node.source !== undefined && String(node.value) !== node.source) node.value = node.source;
    },
  });
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
