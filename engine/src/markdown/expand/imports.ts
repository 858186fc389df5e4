import type { Node, Program } from 'acorn';
import type { Located, Problems } from '../problems.ts';
import type { PageComponent } from './page-components.ts';
import { type ImportPlace, isOfTool, resolveImport } from './resolve-import.ts';
import type { Scope, Value } from './scope.ts';
import type { Esm } from './statements.ts';

type ImportDeclaration = Extract<Program['body'][number], { type: 'ImportDeclaration' }>;

/** Files whose import is an address: pictures, sound, video, documents, archives. */
const ASSET = /\.(png|jpe?g|gif|svg|webp|avif|ico|mp3|mp4|wav|webm|ogg|pdf|docx?|xlsx?|pptx?|csv|txt|zip|rar)$/;

/** Modules whose imports have no effect. */
const WITHOUT_EFFECT = /^(@(docusaurus|theme)\/|react$)/;

/** The imports and definitions of a file. */
export interface FileHead {
  /** Component name to the path of the partial. */
  readonly imports: Map<string, string>;
  /** `export const name = literal`, and the addresses of imported pictures and other files. */
  readonly constants: Record<string, Value>;
  /** Components that the file defines by markup. */
  readonly components: Map<string, PageComponent>;
  /** Names whose import or code has been reported as an error; their uses are not. */
  readonly foreign: Set<string>;
  /** Names that need code: components in React, data of scripts. */
  readonly modules: Set<string>;
  /** The statements as code, each in its line of the file; empty if no code is run. */
  readonly head: string;
}

export interface ImportOptions extends ImportPlace {
  readonly scope: Scope;
  readonly problems: Problems;
  readonly isKnown: (component: string) => boolean;
  /** Whether the content of a file may appear on pages. */
  readonly mayRead: (file: string) => boolean;
  /** Whether code can be run: statements that only mean something as code are no mistakes. */
  readonly runsCode: boolean;
}

/** Imported Markdown files are partials; pictures and other files are their addresses, or with `raw-loader` their text. */
export function readImport(statement: ImportDeclaration, node: Esm, found: Omit<FileHead, 'head'>, options: ImportOptions): void {
  const { problems, isKnown, scope } = options;
  const from = String(statement.source.value);
  for (const specifier of statement.specifiers) {
    const name = specifier.local.name;
    const at = placeIn(node, statement);
    const [, raw] = /^!*raw-loader!(.+)$/.exec(from) ?? [];
    if (raw !== undefined) {
      const path = resolveImport(raw, options);
      const text = options.read(path);
      found.constants[name] = text ?? '';
      if (text === undefined) problems.error('missing-file', at, ...tellUnread(path, name, options));
    } else if (/\.mdx?$/.test(from) && specifier.type === 'ImportDefaultSpecifier') {
      const path = resolveImport(from, options);
      found.imports.set(name, path);
      if (options.read(path) === undefined) problems.error('missing-partial', at, ...tellUnread(path, name, options));
    } else if (options.runsCode && isOwnCode(from, name, isKnown)) found.modules.add(name);
    else if (ASSET.test(from)) found.constants[name] = from;
    // A partial's `toc` is empty, as the page's table of contents contains its headings already.
    else if (/\.mdx?$/.test(from) && importedName(specifier) === 'toc') found.constants[name] = [];
    else if (!isKnown(name) && !scope.has(name) && !WITHOUT_EFFECT.test(from)) {
      found.foreign.add(name);
      problems.error('import', at, `${name} cannot be imported from "${from}".`, adviceFor(name, from));
    }
  }
}

/** Why a file is not read, and what to do. */
function tellUnread(path: string, name: string, { mayRead }: ImportOptions): [message: string, hint: string] {
  if (mayRead(path)) return [`There is no file ${path}.`, `Correct the path of the import of ${name}.`];
  const where = isOfTool(path) ? "is hidden or a package's" : "is outside of the site's folder";
  return [`${path} ${where}: such files never appear on pages.`, 'Copy it into a folder of the site, and import that.'];
}

/** Whether an import is of the project's code or a package: all but what the engine has itself. */
function isOwnCode(from: string, name: string, isKnown: ImportOptions['isKnown']): boolean {
  if (ASSET.test(from) || /\.mdx?$/.test(from)) return false;
  return !/^@(docusaurus|theme)\//.test(from) || !(isKnown(name) || name === 'Head' || name === 'useBaseUrl');
}

function importedName(specifier: ImportDeclaration['specifiers'][number]): string | undefined {
  return specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier' ? specifier.imported.name : undefined;
}

/** What to write instead of an unsupported import. */
function adviceFor(name: string, from: string): string {
  if (/\.(css|s[ac]ss|less)$/.test(from)) return 'Remove it, and write style={{ … }} instead of its classes.';
  if (/\.mdx?$/.test(from)) return 'A partial only exports itself (import Name from "…") and its toc.';
  if (/^(\.|\/|@site\/)/.test(from)) {
    return `Pages do not run code. Put its content into a partial (.mdx) and import that, or write it on the page: export const ${name} = ({ children }) => <span>{children}</span>`;
  }
  return 'Only Markdown partials and pictures can be imported; components and constants of the site need no import.';
}

/** The place of a part of a statement in the file. */
export function placeIn(node: Esm, { start: index }: Pick<Node, 'start'>): Located {
  const start = node.position?.start;
  if (!start) return node;
  const before = node.value.slice(0, index).split('\n');
  const column = before.length > 1 ? (before.at(-1)?.length ?? 0) + 1 : start.column + index;
  return { position: { start: { line: start.line + before.length - 1, column } } };
}
