import { posix } from 'node:path';
import { type Node, type Program, parse } from 'acorn';
import type { RootContent } from 'mdast';
import type { Located, Problems } from '../problems.ts';
import { evaluate } from './evaluate.ts';
import type { Value, ValueRecord } from './scope.ts';

type Esm = Extract<RootContent, { type: 'mdxjsEsm' }>;

/** What a file brings in and defines at its head. */
export interface FileHead {
  /** Component name to the path of the partial it stands for. */
  readonly imports: ReadonlyMap<string, string>;
  /** `export const name = literal`. */
  readonly constants: ValueRecord;
}

export interface ImportOptions {
  readonly file: string;
  readonly scope: ValueRecord;
  readonly problems: Problems;
  readonly isKnown: (component: string) => boolean;
  readonly exists: (file: string) => boolean;
}

/**
 * Reads a file's `import` and `export const` lines. Imports of Markdown files are partials; those of components that every page has, and of
 * helpers that do nothing here, are allowed for the sake of pages written elsewhere.
 */
export function readFileHead(nodes: readonly Esm[], options: ImportOptions): FileHead {
  const imports = new Map<string, string>();
  const constants: Record<string, Value> = {};
  for (const node of nodes) {
    for (const statement of statementsOf(node, options.problems)) {
      if (statement.type === 'ImportDeclaration') readImport(statement, node, imports, options);
      else if (statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration') {
        for (const { id, init } of statement.declaration.declarations) {
          if (id.type !== 'Identifier' || !init) continue;
          const result = evaluate(node.value.slice(init.start, init.end), { ...options.scope, ...constants });
          if ('value' in result) constants[id.name] = result.value;
          else options.problems.error('expression', placeIn(node, init), result.fault, result.suggestion);
        }
      } else {
        const message = 'Only imports of partials and `export const name = literal` can stand here.';
        const hint = 'If this is text, it cannot begin with "import" or "export": put another word first.';
        options.problems.error('import', placeIn(node, statement), message, hint);
      }
    }
  }
  return { imports, constants };
}

function statementsOf(node: Esm, problems: Problems): Program['body'] {
  try {
    return parse(node.value, { ecmaVersion: 'latest', sourceType: 'module' }).body;
  } catch {
    const message = 'These lines begin with import or export but cannot be read.';
    problems.error('import', node, message, "Write import Name from './_partials/name.mdx', and a blank line below the last import.");
    return [];
  }
}

function readImport(
  statement: Extract<Program['body'][number], { type: 'ImportDeclaration' }>,
  node: Esm,
  imports: Map<string, string>,
  { file, problems, isKnown, exists }: ImportOptions,
): void {
  const from = String(statement.source.value);
  for (const specifier of statement.specifiers) {
    const name = specifier.local.name;
    const at = placeIn(node, statement);
    if (/\.mdx?$/.test(from) && specifier.type === 'ImportDefaultSpecifier') {
      const path = resolvePartial(from, file);
      imports.set(name, path);
      const hint = `Correct the path of the import of ${name}.`;
      if (!exists(path)) problems.error('missing-partial', at, `There is no file ${path}.`, hint);
    } else if (!isKnown(name) && !/^@(docusaurus|theme)\//.test(from) && !/\.(png|jpe?g|gif|svg|webp)$/.test(from)) {
      const hint = 'Only Markdown partials can be imported; components need no import.';
      problems.error('import', at, `${name} cannot be imported from "${from}".`, hint);
    }
  }
}

/** The path of a partial from the project's root. `@site/` is the site's folder, `/` the content root of the file's locale and version. */
function resolvePartial(from: string, file: string): string {
  const [, site = '', contentRoot = ''] = /^(.*?)(content\/[^/]+\/[^/]+)\//.exec(file) ?? [];
  if (from.startsWith('@site/')) return posix.normalize(site + from.slice('@site/'.length));
  if (from.startsWith('/')) return posix.normalize(site + contentRoot + from);
  return posix.join(posix.dirname(file), from);
}

function placeIn(node: Esm, part: Node): Located {
  const start = node.position?.start;
  if (!start) return node;
  const before = node.value.slice(0, part.start).split('\n');
  const column = before.length > 1 ? (before.at(-1)?.length ?? 0) + 1 : start.column + part.start;
  return { position: { start: { line: start.line + before.length - 1, column } } };
}
