import { childOf, childOfType, type Syntax } from '../syntax/syntax.ts';
import { markAll, markDeprecated, readTag } from './deprecated.ts';
import { type ListedTypes, nameOfHead } from './merge-module.ts';

const GLOBAL = 'namespace (global)';

/**
 * The types of TypeScript declaration files, by their heads as the index writes them. What a namespace declares itself is a member of it.
 * @param roots the syntax of the files
 */
export function readDeclarations(roots: readonly Syntax[]): ListedTypes {
  const types = new Map<string, { head: string; members: string[] }>();
  const typeOf = (head: string): { head: string; members: string[] } => {
    const type = types.get(nameOfHead(head)) ?? { head, members: [] };
    types.set(nameOfHead(head), type);
    return type;
  };

  const readAll = (nodes: readonly Syntax[], path: string): void => {
    for (const [index, node] of nodes.entries()) readStatement(node, path, reasonOf(nodes[index - 1]));
  };

  /** @param reason why not to use it, from the comment before */
  const readStatement = (node: Syntax, path: string, reason: string | undefined): void => {
    const global = (): string[] => typeOf(path === '' ? GLOBAL : `namespace ${path}`).members;
    const full = (): string => (path === '' ? '' : `${path}.`) + (childOf(node, 'name')?.text ?? '');
    switch (node.type) {
      case 'program':
      case 'export_statement':
      case 'ambient_declaration':
      case 'statement_block':
      case 'expression_statement':
        // The comment of an export stands before it, not within.
        if (reason !== undefined) for (const child of node.children) readStatement(child, path, reason);
        else readAll(node.children, path);
        return;
      case 'internal_module':
      case 'module': {
        const body = childOf(node, 'body');
        typeOf(`namespace ${full()}`);
        if (body) readStatement(body, full(), undefined);
        return;
      }
      case 'interface_declaration':
      case 'class_declaration':
      case 'abstract_class_declaration': {
        const kind = node.type === 'interface_declaration' ? 'interface' : 'class';
        const params = childOf(node, 'type_parameters')?.text ?? '';
        const type = typeOf(`${kind} ${full()}${join(params)}${basesOf(node)}`);
        if (reason !== undefined) type.head = markDeprecated(type.head, reason);
        type.members.push(...readMembers(childOf(node, 'body')?.children ?? []));
        return;
      }
      case 'enum_declaration':
        typeOf(`enum ${full()}`).members.push(
          ...(childOf(node, 'body')?.children ?? []).filter(({ type }) => type !== 'comment').map(({ text }) => join(text)),
        );
        return;
      case 'type_alias_declaration':
      case 'function_signature':
      case 'lexical_declaration':
      case 'variable_declaration':
        global().push(...markAll([join(node.text)], reason));
    }
  };
  for (const root of roots) readAll(root.children, '');
  return types;
}

function basesOf(node: Syntax): string {
  const heritage = node.children.filter(({ type }) => type === 'class_heritage' || type.startsWith('extends_'));
  const bases = heritage
    .flatMap((part) => (part.type === 'class_heritage' ? part.children.map(({ text }) => text) : [part.text]))
    .map((text) => text.replace(/^(extends|implements)\s+/, ''));
  return bases.length === 0 ? '' : ` : ${join(bases.join(', '))}`;
}

const reasonOf = (before: Syntax | undefined): string | undefined => (before?.type === 'comment' ? readTag(before.text) : undefined);

const readMembers = (nodes: readonly Syntax[]): string[] =>
  nodes.flatMap((node, index) => markAll(readMember(node), reasonOf(nodes[index - 1])));

function readMember(node: Syntax): string[] {
  if (node.type === 'comment') return [];
  const access = childOfType(node, 'accessibility_modifier')?.text ?? 'public';
  if (access !== 'public') return [];
  const text = join(withoutComments(node).replace(/^public /, ''));
  // A getter and its type are two parts of the syntax of some grammars.
  return text.startsWith(':') || text === '' ? [] : [text];
}

function withoutComments(node: Syntax): string {
  return node.text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|[\s;,{])\/\/.*$/gm, ' ');
}

/** One line, without what separates it from the next. */
const join = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/[;,]\s*$/, '')
    .trim();
