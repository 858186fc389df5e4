import { createRequire } from 'node:module';
import type { Document, LineCounter } from 'yaml';

const require = createRequire(import.meta.url);
/** Loaded when a page has an endpoint: it takes longer than all other components together. */
const yaml = (): typeof import('yaml') => require('yaml');

/** A YAML file with references (`$ref`) to itself and to files beside it, and the places of all that is in it. */
export interface YamlSource {
  readonly file: string;
  /** Problems of syntax, each with its place. */
  readonly problems: readonly string[];
  /** The content, with the target in the place of each reference. Fields beside a `$ref` come first, as in OpenAPI 3.1. */
  resolve(): { readonly value: unknown; readonly problems: readonly string[] };
  /** `file:line:column` of what a path leads to, through references; of the nearest part above if there is no such part. */
  placeOf(path: readonly PropertyKey[]): string;
}

/** One wrong bracket makes everything below it wrong. */
const MOST_SYNTAX_PROBLEMS = 3;

/** Returns the text of a file by its name; undefined if there is none. */
export type ReadFile = (name: string) => string | undefined;

const DEEPEST = 40;

/** @param file name of the file; `read` gives it and its neighbours */
export function openYaml(file: string, read: ReadFile): YamlSource {
  const files = new Map<string, OpenFile>();
  const open = (name: string): OpenFile => {
    let opened = files.get(name);
    if (!opened) {
      const text = read(name);
      const lines = new (yaml().LineCounter)();
      opened = { name, lines, document: yaml().parseDocument(text ?? '', { lineCounter: lines }), isMissing: text === undefined };
      files.set(name, opened);
    }
    return opened;
  };
  const main = open(file);
  return {
    file,
    problems: main.isMissing
      ? [`${file}: there is no such file`]
      : main.document.errors
          .slice(0, MOST_SYNTAX_PROBLEMS)
          .map(({ linePos: [at] = [{ line: 1, col: 1 }], message }) => `${file}:${at.line}:${at.col} ${message.split('\n')[0]}`),
    resolve() {
      const problems: string[] = [];
      const value = resolveNode(main.document.contents, main, open, problems, 0);
      return { value, problems };
    },
    placeOf: (path) => findPlace(path, main, open),
  };
}

interface OpenFile {
  readonly name: string;
  readonly lines: LineCounter;
  readonly document: Document.Parsed;
  readonly isMissing: boolean;
}
type Open = (name: string) => OpenFile;

function resolveNode(node: unknown, file: OpenFile, open: Open, problems: string[], depth: number): unknown {
  if (depth > DEEPEST) {
    problems.push(`${placeIn(file, node)} the references lead in a circle`);
    return undefined;
  }
  if (yaml().isAlias(node)) return resolveNode(node.resolve(file.document), file, open, problems, depth + 1);
  if (yaml().isSeq(node)) return node.items.map((item) => resolveNode(item, file, open, problems, depth + 1));
  if (!yaml().isMap(node)) return yaml().isNode(node) ? node.toJS(file.document) : node;
  const reference = node.get('$ref');
  const own = Object.fromEntries(
    node.items
      .filter(({ key }) => nameOf(key) !== '$ref')
      .map(({ key, value }) => [nameOf(key), resolveNode(value, file, open, problems, depth + 1)]),
  );
  if (typeof reference !== 'string') return own;
  const target = follow(reference, file, open);
  if (!target) {
    problems.push(`${placeIn(file, node)} nothing is at "${reference}"`);
    return own;
  }
  const value = resolveNode(target.node, target.file, open, problems, depth + 1);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, ...own } : value;
}

/** What a reference leads to: `#/components/parameters/Limit`, `common.yml#/components/…`. */
function follow(reference: string, file: OpenFile, open: Open): { readonly node: unknown; readonly file: OpenFile } | undefined {
  const [name = '', pointer = ''] = reference.split('#');
  const holder = name === '' ? file : open(name);
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const node = holder.document.getIn(steps, true);
  return holder.isMissing || node === undefined ? undefined : { node, file: holder };
}

function findPlace(path: readonly PropertyKey[], main: OpenFile, open: Open): string {
  let file = main;
  let node: unknown = main.document.contents;
  let place = placeIn(file, node);
  for (const step of path) {
    let next = childOf(node, step);
    for (let hops = 0; next === undefined && yaml().isMap(node) && hops < DEEPEST; hops++) {
      const reference = node.get('$ref');
      const target = typeof reference === 'string' ? follow(reference, file, open) : undefined;
      if (!target) break;
      ({ node, file } = target);
      next = childOf(node, step);
    }
    if (next === undefined) return place;
    node = yaml().isAlias(next) ? next.resolve(file.document) : next;
    place = placeIn(file, node);
  }
  return place;
}

function childOf(node: unknown, step: PropertyKey): unknown {
  if (yaml().isSeq(node)) return node.items[Number(step)];
  return yaml().isMap(node) ? (node.get(step, true) ?? undefined) : undefined;
}

function placeIn(file: OpenFile, node: unknown): string {
  const start = yaml().isNode(node) ? node.range?.[0] : undefined;
  const { line, col } = file.lines.linePos(start ?? 0);
  return `${file.name}:${line}:${col}`;
}

function nameOf(key: unknown): string {
  return String(yaml().isScalar(key) ? key.value : key);
}
