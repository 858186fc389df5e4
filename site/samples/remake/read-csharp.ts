import { childOf, childOfType, type Syntax } from '../syntax/syntax.ts';
import { markAll, markDeprecated, readMessage } from './deprecated.ts';
import { type ListedTypes, nameWithArity } from './merge-module.ts';

const KINDS: Readonly<Record<string, string>> = {
  class_declaration: 'class',
  interface_declaration: 'interface',
  struct_declaration: 'struct',
  enum_declaration: 'enum',
  delegate_declaration: 'delegate',
};
const MODIFIERS = /\b(public|sealed|virtual|override|abstract|async|readonly|partial|extern|new|unsafe|volatile) (?!\()/g;

/** The public types of C# files, by their full names: an interface has all its members, the others have their public ones. */
export function readCsharp(roots: readonly Syntax[]): ListedTypes {
  const types = new Map<string, { head: string; members: string[] }>();

  const readBelow = (node: Syntax, path: string): void => {
    for (const child of node.children) {
      if (child.type === 'namespace_declaration' || child.type === 'file_scoped_namespace_declaration') {
        const name = childOf(child, 'name')?.text ?? '';
        const inner = path === '' ? name : `${path}.${name}`;
        readBelow(childOf(child, 'body') ?? child, inner);
      } else if (KINDS[child.type] !== undefined) readType(child, path, false);
      else if (child.type === 'declaration_list') readBelow(child, path);
    }
  };

  const readType = (node: Syntax, path: string, isInterface: boolean): void => {
    if (!isInterface && !isPublic(node)) return;
    const kind = KINDS[node.type] ?? '';
    const simple = childOf(node, 'name')?.text ?? '';
    const full = path === '' ? simple : `${path}.${simple}`;
    if (kind === 'delegate') {
      const result = oneLine(childOf(node, 'type')?.text ?? childOf(node, 'returns')?.text ?? 'void');
      types.set(full, {
        head: marked(node, `delegate ${full} : ${result}${oneLine(childOf(node, 'parameters')?.text ?? '()')}`),
        members: [],
      });
      return;
    }
    const params = childOfType(node, 'type_parameter_list')?.text ?? '';
    const bases = childOfType(node, 'base_list')?.children.map(({ text }) => oneLine(text)) ?? [];
    const body = childOf(node, 'body') ?? childOfType(node, 'declaration_list', 'enum_member_declaration_list');
    // A partial class stands in several files.
    const key = params === '' ? full : nameWithArity(full, params);
    const known = types.get(key)?.members ?? [];
    const members = (body?.children ?? [])
      .flatMap((member) => markAll(readMember(member, kind, simple), obsoleteOf(member)))
      .filter((member) => !known.includes(member));
    types.set(key, {
      head: marked(node, `${kind} ${full}${params}${bases.length > 0 ? ` : ${bases.join(', ')}` : ''}`),
      members: [...known, ...members],
    });
    for (const member of body?.children ?? []) if (KINDS[member.type] !== undefined) readType(member, full, kind === 'interface');
  };

  for (const root of roots) readBelow(root, '');
  return types;
}

/** What `[Obsolete]` says, if a declaration has it. */
function obsoleteOf(node: Syntax): string | undefined {
  const attributes = node.children.filter(({ type }) => type === 'attribute_list').map(({ text }) => text);
  const obsolete = attributes.find((text) => /\bObsolete(Attribute)?\b/.test(text));
  return obsolete === undefined ? undefined : readMessage(obsolete);
}

function marked(node: Syntax, head: string): string {
  const reason = obsoleteOf(node);
  return reason === undefined ? head : markDeprecated(head, reason);
}

const isPublic = (node: Syntax): boolean => node.children.some(({ type, text }) => type === 'modifier' && text === 'public');

function readMember(node: Syntax, kind: string, simple: string): string[] {
  if (node.type === 'enum_member_declaration') return [oneLine(node.text.replace(/^\s*\[[^\]]*\]\s*/, ''))];
  if (KINDS[node.type] !== undefined || (kind !== 'interface' && !isPublic(node))) return [];
  const attributes = node.children
    .filter(({ type }) => type === 'attribute_list')
    .reduce((text, list) => text.replace(list.text, ''), node.text);
  const cut = (field: string): string => {
    const part = childOf(node, field)?.text;
    return part === undefined ? attributes : attributes.slice(0, attributes.lastIndexOf(part));
  };
  const clean = (text: string): string =>
    oneLine(text)
      .replaceAll(MODIFIERS, '')
      .replace(/^const /, 'static ');
  switch (node.type) {
    case 'method_declaration':
      return [
        clean(cut('body'))
          .replace(/ => .*$/, '')
          .replace(/ where .*$/, ''),
      ];
    case 'constructor_declaration':
      return [
        clean(cut('body'))
          .replace(/\s*:\s*(base|this)\s*\(.*$/, '')
          .replaceAll(/ ?\( /g, '(')
          .replace(' )', ')'),
      ].filter((text) => text.startsWith(simple));
    case 'property_declaration':
    case 'indexer_declaration':
      return [`${clean(attributes).replace(/\s*(\{|=>).*$/, '')} { ${accessorsOf(node)} }`];
    case 'field_declaration':
      return [clean(attributes).replace(/ =(?!>).*$/, '')];
    case 'event_field_declaration':
      return [clean(attributes)];
    default:
      return [];
  }
}

/** Public accessors; a property with an arrow can be read. */
function accessorsOf(node: Syntax): string {
  const list = childOf(node, 'accessors') ?? childOfType(node, 'accessor_list');
  if (!list) return 'get;';
  return list.children
    .filter(({ children }) => !children.some(({ type, text }) => type === 'modifier' && text !== 'public'))
    .map(({ text }) => `${/\bset\b/.test(text.replace(/\{[\s\S]*/, '')) ? 'set' : 'get'};`)
    .join(' ');
}

const oneLine = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/\s*[;{]\s*$/, '')
    .trim();
