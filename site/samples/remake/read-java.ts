import { childOf, childOfType, type Syntax } from '../syntax/syntax.ts';
import { markAll, markDeprecated, readTag } from './deprecated.ts';
import { type ListedTypes, shorten } from './merge-module.ts';

const KINDS: Readonly<Record<string, string>> = {
  class_declaration: 'class',
  interface_declaration: 'interface',
  enum_declaration: 'enum',
  annotation_type_declaration: 'annotation',
};
const MODIFIERS = /(?:@\w[\w.]*(?:\([^)]*\))?|\b(?:public|final|abstract|synchronized|native|volatile|transient))\s+(?!\()/g;

/** The public types of Java files, by their full names: an interface has all its members, the others have their public ones. */
export function readJava(roots: readonly Syntax[]): ListedTypes {
  const types = new Map<string, { head: string; members: string[] }>();

  const readType = (node: Syntax, path: string, isInner: boolean, before?: Syntax): void => {
    const kind = KINDS[node.type];
    if (kind === undefined || !(isInner || isPublic(node))) return;
    const simple = childOf(node, 'name')?.text ?? '';
    const full = path === '' ? simple : `${path}.${simple}`;
    const params = childOf(node, 'type_parameters')?.text ?? '';
    const bases = ['superclass', 'interfaces', 'extends_interfaces'].flatMap(
      (field) => shorten((childOf(node, field) ?? childOfType(node, field))?.text ?? '').replaceAll(/\s+/g, ' ') || [],
    );
    const body = childOf(node, 'body');
    const isOpen = kind === 'interface' || kind === 'annotation';
    const all = (body?.children ?? []).flatMap((child) => (child.type === 'enum_body_declarations' ? child.children : [child]));
    const reason = deprecationOf(node, before);
    const head = [`${kind} ${full}${params}`, ...bases].join(' ');
    types.set(full, {
      head: reason === undefined ? head : markDeprecated(head, reason),
      members: all.flatMap((member, index) => markAll(readMember(member, isOpen), deprecationOf(member, all[index - 1]))),
    });
    for (const [index, member] of all.entries()) readType(member, full, isOpen, all[index - 1]);
  };

  for (const root of roots) {
    const path = childOfType(root, 'package_declaration')?.children.at(-1)?.text ?? '';
    for (const [index, child] of root.children.entries()) readType(child, path, false, root.children[index - 1]);
  }
  return types;
}

/** What the comment before a declaration says, if it or an annotation marks it as deprecated. */
function deprecationOf(node: Syntax, before: Syntax | undefined): string | undefined {
  const said = before?.type.endsWith('comment') ? readTag(before.text) : undefined;
  return said ?? (/@(java\.lang\.)?Deprecated\b/.test(childOfType(node, 'modifiers')?.text ?? '') ? '' : undefined);
}

const isPublic = (node: Syntax): boolean => /\bpublic\b/.test(childOfType(node, 'modifiers')?.text ?? '');

function readMember(node: Syntax, isOpen: boolean): string[] {
  if (node.type === 'enum_constant') return [childOf(node, 'name')?.text ?? ''];
  if (!(isOpen || isPublic(node)) || (isOpen && /\bprivate\b/.test(childOfType(node, 'modifiers')?.text ?? ''))) return [];
  const body = childOf(node, 'body')?.text;
  const text = body === undefined ? node.text : node.text.slice(0, node.text.lastIndexOf(body));
  switch (node.type) {
    case 'method_declaration':
    case 'constructor_declaration':
    case 'annotation_type_element_declaration':
      return [
        clean(text)
          .replace(/\) throws .*$/, ')')
          .replace(/\) default .*$/, ')'),
      ];
    case 'field_declaration':
    case 'constant_declaration': {
      const type = childOf(node, 'type')?.text ?? '';
      const isStatic = isOpen || /\bstatic\b/.test(childOfType(node, 'modifiers')?.text ?? '');
      const names = node.children
        .filter(({ field }) => field === 'declarator')
        .map((declarator) => childOf(declarator, 'name')?.text ?? '');
      return names.map((name) => `${isStatic ? 'static ' : ''}${clean(type)} ${name}`);
    }
    default:
      return [];
  }
}

const clean = (text: string): string =>
  shorten(text)
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ' ')
    .replaceAll(MODIFIERS, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\( | (?=[;,)])/g, (found) => found.trim())
    .replace(/\s*;$/, '')
    .trim();
