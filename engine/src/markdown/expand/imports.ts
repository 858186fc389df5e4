import { type Node, type Program, parse } from 'acorn';
import type { RootContent } from 'mdast';
import { restoreText } from '../parse/hidden.ts';
import type { Located, Problems } from '../problems.ts';
import { evaluateNode } from './evaluate.ts';
import { type PageComponent, readPageComponent } from './page-components.ts';
import { type ImportPlace, isOfTool, resolveImport } from './resolve-import.ts';
import type { Scope, Value, ValueRecord } from './scope.ts';

type Esm = Extract<RootContent, { type: 'mdxjsEsm' }>;
type ImportDeclaration = Extract<Program['body'][number], { type: 'ImportDeclaration' }>;

/** Files whose import is an address: pictures, sound, video, documents, archives. */
const ASSET = /\.(png|jpe?g|gif|svg|webp|avif|ico|mp3|mp4|wav|webm|ogg|pdf|docx?|xlsx?|pptx?|csv|txt|zip|rar)$/;

/** Modules whose imports have no effect. */
const WITHOUT_EFFECT = /^(@(docusaurus|theme)\/|react$)/;

/** The imports and definitions of a file. */
export interface FileHead {
  /** Component name to the path of the partial. */
  readonly imports: ReadonlyMap<string, string>;
  /** `export const name = literal`, and the addresses of imported pictures and other files. */
  readonly constants: ValueRecord;
  /** Components that the file defines. */
  readonly components: ReadonlyMap<string, PageComponent>;
  /** Names whose import has been reported as an error; their uses are not. */
  readonly foreign: ReadonlySet<string>;
  /** Names that need code: components in React, data of scripts. */
  readonly modules: ReadonlySet<string>;
  /** All statements as code; empty if no code is run. */
  readonly head: string;
}

export interface ImportOptions extends ImportPlace {
  readonly scope: Scope;
  readonly problems: Problems;
  readonly isKnown: (component: string) => boolean;
  /** Whether code can be run: statements that only mean something as code are no mistakes. */
  readonly runsCode: boolean;
}

/**
 * Reads a file's `import` and `export` statements. Imported Markdown files are partials; pictures and other files are their addresses, or
 * with `raw-loader` their text. Imports of the site's own components and constants, and of helpers without an effect, are allowed for the
 * sake of pages written for Docusaurus.
 */
export function readFileHead(nodes: readonly Esm[], options: ImportOptions): FileHead {
  const imports = new Map<string, string>();
  const constants: Record<string, Value> = {};
  const components = new Map<string, PageComponent>();
  const foreign = new Set<string>();
  const modules = new Set<string>();
  for (const node of nodes.flatMap(splitStatements)) {
    const own = readPageComponent(node.value, node.position?.start.offset ?? 0);
    if (own) {
      components.set(...own);
      continue;
    }
    const defined = options.runsCode ? definedName(node.value) : undefined;
    const statements = statementsOf(node, options.problems, defined !== undefined);
    if (defined !== undefined && statements.length === 0) modules.add(defined);
    for (const statement of statements) {
      if (statement.type === 'ImportDeclaration') readImport(statement, node, { imports, constants, foreign, modules }, options);
      else if (statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration') {
        for (const { id, init } of statement.declaration.declarations) {
          if (id.type !== 'Identifier' || !init) continue;
          const result = evaluateNode(init, options.scope.with(constants));
          if ('value' in result) constants[id.name] = result.value;
          else if (options.runsCode) modules.add(id.name);
          else options.problems.error('expression', placeIn(node, init), result.fault, result.suggest());
        }
      } else if (defined !== undefined) modules.add(defined);
      else if (!options.runsCode) {
        const message = 'Only imports of partials and `export const name = literal` are allowed here.';
        const hint = 'If this is text, begin it with another word than "import" or "export".';
        options.problems.error('import', placeIn(node, statement), message, hint);
      }
    }
  }
  const head = options.runsCode ? nodes.map(({ value }) => restoreText(value)).join('\n') : '';
  return { imports, constants, components, foreign, modules, head };
}

/** Splits statements, so that a syntax error in one does not affect the others. */
function splitStatements(node: Esm): Esm[] {
  const lines = node.value.split('\n');
  const starts = lines.flatMap((line, index) => (index === 0 || /^(import|export)\b/.test(line) ? [index] : []));
  const start = node.position?.start;
  return starts.map((from, index) => {
    const value = lines.slice(from, starts[index + 1]).join('\n');
    if (!start || !node.position || from === 0) return { ...node, value };
    const offset = (start.offset ?? 0) + lines.slice(0, from).join('\n').length + 1;
    return { ...node, value, position: { ...node.position, start: { line: start.line + from, column: 1, offset } } };
  });
}

function definedName(statement: string): string | undefined {
  return /^export\s+(?:const|let|var|function|class)\s+([A-Za-z_$][\w$]*)/.exec(statement)?.[1];
}

function statementsOf(node: Esm, problems: Problems, isCode: boolean): Program['body'] {
  try {
    return parse(node.value, { ecmaVersion: 'latest', sourceType: 'module' }).body;
  } catch {
    // JSX is no plain JavaScript.
    if (isCode) return [];
    const component = /^export\s+(?:const|function)\s+([A-Z]\w*)/.exec(node.value)?.[1];
    const [message, hint] = component
      ? [`${component} is a component with code, but pages do not run code.`, 'Put its content into a partial, and import that.']
      : [
          'These lines begin with import or export, but cannot be parsed.',
          "Write import Name from './_partials/name.mdx', and a blank line below the last import.",
        ];
    problems.error('import', node, message, hint);
    return [];
  }
}

function readImport(
  statement: ImportDeclaration,
  node: Esm,
  found: { imports: Map<string, string>; constants: Record<string, Value>; foreign: Set<string>; modules: Set<string> },
  options: ImportOptions,
): void {
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
      const [message, hint] = isOfTool(path)
        ? [`${path} is hidden or a package's: such files never appear on pages.`, 'Copy it into a folder of the site, and import that.']
        : [`There is no file ${path}.`, `Correct the path of the import of ${name}.`];
      if (text === undefined) problems.error('missing-file', at, message, hint);
    } else if (/\.mdx?$/.test(from) && specifier.type === 'ImportDefaultSpecifier') {
      const path = resolveImport(from, options);
      found.imports.set(name, path);
      const hint = `Correct the path of the import of ${name}.`;
      if (options.read(path) === undefined) problems.error('missing-partial', at, `There is no file ${path}.`, hint);
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

function placeIn(node: Esm, part: Node): Located {
  const start = node.position?.start;
  if (!start) return node;
  const before = node.value.slice(0, part.start).split('\n');
  const column = before.length > 1 ? (before.at(-1)?.length ?? 0) + 1 : start.column + part.start;
  return { position: { start: { line: start.line + before.length - 1, column } } };
}
