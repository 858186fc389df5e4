import { type Program, parse } from 'acorn';
import type { Problems } from '../problems.ts';
import { evaluateNode } from './evaluate.ts';
import { type FileHead, type ImportOptions, placeIn, readImport } from './imports.ts';
import { readPageComponent } from './page-components.ts';
import { type Esm, splitStatements } from './statements.ts';

/**
 * Reads the `import` and `export` statements of a file that runs no code. Imports of the site's own components and constants, and of
 * helpers without an effect, are allowed for the sake of pages written for Docusaurus.
 */
export function readFileHead(nodes: readonly Esm[], options: ImportOptions): FileHead {
  const head: FileHead = { imports: new Map(), constants: {}, components: new Map(), foreign: new Set(), modules: new Set(), head: '' };
  for (const node of nodes.flatMap(splitStatements)) {
    const own = readPageComponent(node.value, node.position?.start.offset ?? 0);
    if (own) {
      head.components.set(...own);
      continue;
    }
    for (const statement of statementsOf(node, options.problems)) {
      if (statement.type === 'ImportDeclaration') readImport(statement, node, head, options);
      else if (statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration') {
        for (const { id, init } of statement.declaration.declarations) {
          if (id.type !== 'Identifier' || !init) continue;
          const result = evaluateNode(init, options.scope.with(head.constants));
          if ('value' in result) head.constants[id.name] = result.value;
          else options.problems.error('expression', placeIn(node, init), result.fault, result.suggest());
        }
      } else {
        const message = 'Only imports of partials and `export const name = literal` are allowed here.';
        const hint = 'If this is text, begin it with another word than "import" or "export".';
        options.problems.error('import', placeIn(node, statement), message, hint);
      }
    }
  }
  return head;
}

function statementsOf(node: Esm, problems: Problems): Program['body'] {
  try {
    return parse(node.value, { ecmaVersion: 'latest', sourceType: 'module' }).body;
  } catch {
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
