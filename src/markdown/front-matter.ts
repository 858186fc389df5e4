import { type Document, isMap, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { closest } from '../model/closest.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** Authors write `title: 3.0` and mean the text. */
const text = z.union([z.string(), z.number().transform(String)]);
/** A list, or one string with commas. */
const textList = z.union([z.array(text), z.string().transform((list) => list.split(/[,，]\s*/).filter(Boolean))]);
const tocLevel = z.int().min(2).max(6);

const fields = {
  /** The h1 and the document's title. */
  title: text,
  description: text,
  keywords: textList,
  /** Picture for link previews. */
  image: text,
  /** Takes the place of the file's name in the page's id. */
  id: text,
  /** Address of the page: absolute within its version, or relative to its folder. */
  slug: text,
  sidebar_label: text,
  sidebar_position: z.number(),
  sidebar_class_name: text,
  /** Name of a sidebar, or null for none. */
  displayed_sidebar: z.nullable(text),
  hide_title: z.boolean(),
  hide_table_of_contents: z.boolean(),
  /** Takes the place of the table of contents made from the headings. */
  toc: z.array(z.object({ value: text, id: text, level: tocLevel })),
  toc_min_heading_level: tocLevel,
  toc_max_heading_level: tocLevel,
  pagination_label: text,
  /** Id of the page before and after this one, or null for none. */
  pagination_prev: z.nullable(text),
  pagination_next: z.nullable(text),
  /** Not built at all. */
  draft: z.boolean(),
  /** Built, but in no sidebar, sitemap or search. */
  unlisted: z.boolean(),
  noindex: z.boolean(),
  tags: textList,
  /** `none`: this page has no translation on purpose. */
  translation: z.literal('none'),
  /** Takes the place of the edit link, or null for none. */
  custom_edit_url: z.nullable(text),
  last_update: z.object({
    date: z.union([z.iso.date(), z.date().transform((date) => date.toISOString().slice(0, 10))]).optional(),
    author: text.optional(),
  }),
  /** Former addresses of this page, from the version's root. */
  redirect_from: textList,
};

const schema = z.object(fields).partial();

/** What an author says about a page above its text. Names are those that authors write; a field that is not valid is absent. */
export type FrontMatter = Readonly<z.infer<typeof schema>>;

export interface ParsedFrontMatter {
  readonly frontMatter: FrontMatter;
  /** Where the text begins: index into the source, and 1-based line. */
  readonly bodyOffset: number;
  readonly bodyLine: number;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the YAML block at the head of a file.
 * @param file path from the project's root, for the diagnostics
 * @returns an empty front matter where there is no block; never throws
 */
export function parseFrontMatter(source: string, file: string): ParsedFrontMatter {
  const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?\n)??---[ \t]*(?:\r?\n|$)/.exec(source);
  if (!block) return { frontMatter: {}, bodyOffset: source.startsWith('\uFEFF') ? 1 : 0, bodyLine: 1, diagnostics: unclosed(source, file) };
  const yaml = block[1] ?? '';
  const { frontMatter, diagnostics } = readFields(yaml, file);
  const bodyOffset = block[0].length;
  return { frontMatter, bodyOffset, bodyLine: block[0].split('\n').length, diagnostics };
}

function unclosed(source: string, file: string): Diagnostic[] {
  if (!/^---[ \t]*\r?\n\w+:/.test(source)) return [];
  const message = 'The front matter is not closed.';
  return [{ severity: 'error', code: 'front-matter', file, line: 1, column: 1, message, suggestion: 'End it with a line of its own: ---' }];
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
  for (const error of document.errors) report('error', error.pos[0], `The front matter is not valid YAML: ${error.message}`);
  if (diagnostics.length > 0 || document.contents === null) return { frontMatter: {}, diagnostics };
  if (!isMap(document.contents)) {
    report('error', 0, 'The front matter is not a list of fields.', 'Write one `name: value` a line.');
    return { frontMatter: {}, diagnostics };
  }

  const offsets = new Map(document.contents.items.map(({ key }) => [String(key), rangeStart(key)]));
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(plainValues(document, report))) {
    if (Object.hasOwn(fields, name)) values[name] = value;
    else {
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
