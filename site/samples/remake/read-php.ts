import { splitTopLevel } from '../api/type-ref.ts';
import { childOf, childOfType, type Syntax } from '../syntax/syntax.ts';
import { markAll, readTag } from './deprecated.ts';
import { typeOfDoc } from './doc-types.ts';
import type { ListedTypes } from './merge-module.ts';

const TYPES: Readonly<Record<string, string>> = {
  ...{ string: 'string', str: 'string', int: 'int', integer: 'int', float: 'float', double: 'float', number: 'int|float' },
  ...{ bool: 'bool', boolean: 'bool', array: 'array', callable: 'callable', function: 'callable', null: 'null', mixed: 'mixed' },
  ...{ datetime: 'DateTime', self: 'self', $this: 'self', void: 'void', object: 'object' },
};
const KINDS: Readonly<Record<string, string>> = {
  class_declaration: 'class',
  interface_declaration: 'interface',
  trait_declaration: 'trait',
};

/** The public types of PHP files, by their full names, with the types that their comments give. */
export function readPhp(roots: readonly Syntax[]): ListedTypes {
  const found = roots.flatMap((root) => declarationsOf(root, ''));
  const classes = new Set(found.map(({ node }) => childOf(node, 'name')?.text ?? ''));
  return new Map(
    found.map(({ node, space }) => {
      const simple = childOf(node, 'name')?.text ?? '';
      const full = space === '' ? simple : `${space}\\${simple}`;
      const bases = node.children
        .filter(({ type }) => type === 'base_clause' || type === 'class_interface_clause')
        .flatMap(({ children }) => children.map(({ text }) => text));
      const head = `${KINDS[node.type]} ${full}${bases.length > 0 ? ` : ${bases.join(', ')}` : ''}`;
      return [full, { head, members: membersOf(childOf(node, 'body')?.children ?? [], classes) }];
    }),
  );
}

interface Declaration {
  readonly node: Syntax;
  readonly space: string;
}

function declarationsOf(node: Syntax, around: string): Declaration[] {
  let space = around;
  return node.children.flatMap((child) => {
    if (child.type === 'namespace_definition') {
      space = childOf(child, 'name')?.text ?? '';
      return declarationsOf(child, space);
    }
    if (KINDS[child.type] !== undefined) return [{ node: child, space }];
    return child.type === 'compound_statement' ? declarationsOf(child, space) : [];
  });
}

function membersOf(nodes: readonly Syntax[], classes: ReadonlySet<string>): string[] {
  return nodes.flatMap((node, index) => {
    const visibility = childOfType(node, 'visibility_modifier')?.text ?? 'public';
    if (visibility !== 'public') return [];
    const isStatic = childOfType(node, 'static_modifier') ? 'static ' : '';
    if (node.type === 'const_declaration')
      return node.children.flatMap(({ type, text }) => (type === 'const_element' ? [`const ${text.replace(/\s*=[\s\S]*$/, '')}`] : []));
    if (node.type === 'property_declaration')
      return node.children.flatMap(({ type, text }) =>
        type === 'property_element' ? [`${isStatic}${text.replace(/\s*=[\s\S]*$/, '')}`] : [],
      );
    if (node.type !== 'method_declaration') return [];
    const before = nodes[index - 1];
    const doc = before?.type === 'comment' ? before.text : '';
    const list = (childOf(node, 'parameters')?.text ?? '()').slice(1, -1).replaceAll(/\s+/g, ' ').trim();
    const params = splitTopLevel(list).map((param) => typed(param, doc, classes));
    const written = childOf(node, 'return_type')?.text ?? /@return\s+(\S+)/.exec(doc)?.[1];
    const name = childOf(node, 'name')?.text ?? '';
    const result = written === undefined || name === '__construct' ? undefined : typeOf(written, classes);
    return markAll([`${isStatic}${name}(${params.join(', ')})${result === undefined ? '' : `: ${result}`}`], readTag(doc));
  });
}

const typeOf = (written: string, classes: ReadonlySet<string>): string | undefined =>
  typeOfDoc(written.replace(/^\?/, 'null|'), TYPES, classes)?.replaceAll(' | ', '|');

function typed(param: string, doc: string, classes: ReadonlySet<string>): string {
  const [, name = ''] = /^(\$\w+)/.exec(param) ?? [];
  const written = name === '' ? undefined : new RegExp(`@param\\s+(\\S+)\\s+\\${name}\\b`).exec(doc)?.[1];
  const type = written === undefined ? undefined : typeOf(written, classes);
  if (type === undefined) return param;
  const isNullable = /=\s*null$/i.test(param) && !/\b(null|mixed)\b/.test(type);
  return `${type}${isNullable ? '|null' : ''} ${param}`;
}
