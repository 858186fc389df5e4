import type { Pattern, Program } from 'acorn';
import { blank, restoreText, splice } from '../parse/hidden.ts';
import { evaluateNode } from './evaluate.ts';
import { type FileHead, type ImportOptions, placeIn, readImport } from './imports.ts';
import { readPageComponent } from './page-components.ts';
import { type Esm, readStatements, splitStatements } from './statements.ts';

type Statement = Program['body'][number];

/** Reads the `import` and `export` statements of a file whose code is run. What cannot be parsed of them is left out. */
export function readCodeHead(nodes: readonly Esm[], options: ImportOptions): FileHead {
  const head = { imports: new Map(), constants: {}, components: new Map(), foreign: new Set<string>(), modules: new Set<string>() };
  const partials = nodes.flatMap(({ value }) =>
    [...value.matchAll(/\bimport\s+(\w+)\s+from\s*['"][^'"\n]+\.mdx?['"]/g)].map(([, name]) => name),
  );
  const code: Esm[] = [];
  for (const written of nodes) {
    const whole = { ...written, value: restoreText(written.value) };
    const readWhole = readStatements(whole.value);
    for (const node of 'body' in readWhole ? [whole] : splitStatements(whole)) {
      // Markdown is rendered here, and not where code runs.
      const usesPartial = partials.some((name) => new RegExp(`<${name}\\b`).test(node.value));
      const own = usesPartial ? readPageComponent(node.value, node.position?.start.offset ?? 0) : undefined;
      if (own) head.components.set(...own);
      const read = node === whole ? readWhole : readStatements(node.value);
      if ('body' in read) {
        for (const statement of read.body) readStatement(statement, node, head, options);
        code.push(asScript(node, read.body, options));
        continue;
      }
      const name = /^export\s+(?:async\s+)?(?:const|let|var|function|class)\s+([A-Za-z_$][\w$]*)/.exec(node.value)?.[1];
      if (name !== undefined) head.foreign.add(name);
      const at = placeIn(node, { start: read.offset });
      const message = `The code from line ${node.position?.start.line} on cannot be parsed here: ${read.fault}.`;
      options.problems.error('import', at, message, 'It is left out. Docusaurus stops at it, too.');
    }
  }
  return { ...head, head: printHead(code, head.modules) };
}

function readStatement(statement: Statement, node: Esm, head: Omit<FileHead, 'head'>, options: ImportOptions): void {
  if (statement.type === 'ImportDeclaration') readImport(statement, node, head, options);
  const defined = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  if (defined?.type !== 'VariableDeclaration') {
    if (defined) head.modules.add(defined.id.name);
    return;
  }
  for (const { id, init } of defined.declarations) {
    const result = id.type === 'Identifier' && init ? evaluateNode(init, options.scope.with(head.constants)) : undefined;
    if (id.type === 'Identifier' && result && 'value' in result) head.constants[id.name] = result.value;
    else for (const name of namesIn(id)) head.modules.add(name);
  }
}

function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => namesIn(property.type === 'Property' ? property.value : property.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** The code without what it exports: nobody asks for that, and the engine has the layout of pages itself. */
function asScript(node: Esm, body: readonly Statement[], { problems }: ImportOptions): Esm {
  let { value } = node;
  for (const statement of body) {
    const { start, end } = statement;
    if (statement.type === 'ImportDeclaration') continue;
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    value = splice(value, start, (declaration?.start ?? end) - start, blank(value.slice(start, declaration?.start ?? end)));
    if (statement.type !== 'ExportDefaultDeclaration') continue;
    const message = 'The layout that `export default` gives this page is left out.';
    problems.error('import', placeIn(node, statement), message, 'Write it as a component, and put its tag around the page.');
  }
  return { ...node, value };
}

/** The statements with line ends between them, so that errors that are thrown have their lines. MDX 1 had imported React itself. */
function printHead(code: readonly Esm[], modules: ReadonlySet<string>): string {
  let text = modules.has('React') || code.length === 0 ? '' : "import React from 'react';";
  let line = 1;
  for (const { value, position } of code) {
    const gap = Math.max((position?.start.line ?? line) - line, 0);
    text += `${'\n'.repeat(gap)} ${value};`;
    line += gap + value.split('\n').length - 1;
  }
  return text;
}
