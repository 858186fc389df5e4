import { childOf, childOfType, type Syntax } from '../syntax/syntax.ts';
import { markAll } from './deprecated.ts';
import type { ListedTypes } from './merge-module.ts';

const isPublic = (name: string): boolean => /^[A-Z]/.test(name);
const oneLine = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

interface Section {
  readonly head: string;
  readonly members: string[];
}

/** The public names of the Go files of one package: its functions and values, and its types with their fields and methods. */
export function readGo(roots: readonly Syntax[]): ListedTypes {
  const [name = ''] = roots.flatMap((root) => childOfType(root, 'package_clause')?.children[0]?.text ?? []);
  const types = new Map<string, Section>();
  const own: Section = { head: `package ${name}`, members: [] };
  const nodes = roots.flatMap(({ children }) => children);
  for (const spec of nodes.filter(({ type }) => type === 'type_declaration').flatMap(({ children }) => children)) {
    const type = childOf(spec, 'name')?.text ?? '';
    if (isPublic(type)) types.set(type, readType(`${name}.${type}`, childOf(spec, 'type')));
  }
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'var_declaration' || node.type === 'const_declaration') own.members.push(...node.children.flatMap(readValue));
    if (node.type !== 'function_declaration' && node.type !== 'method_declaration') continue;
    const called = childOf(node, 'name')?.text ?? '';
    if (!isPublic(called)) continue;
    const result = childOf(node, 'result')?.text;
    const line = oneLine(`func ${called}${childOf(node, 'parameters')?.text ?? '()'}${result === undefined ? '' : ` ${result}`}`);
    const receiver = /(\w+)\s*\)$/.exec(childOf(node, 'receiver')?.text ?? '')?.[1];
    const reason = /^\/\/ Deprecated:\s*(.*)$/.exec(nodes[index - 1]?.text ?? '')?.[1];
    (receiver === undefined ? own : types.get(receiver))?.members.push(...markAll([line], reason));
  }
  return new Map([
    ...(own.members.length > 0 ? [[name, own] as const] : []),
    ...[...types].map(([type, section]) => [`${name}.${type}`, section] as const),
  ]);
}

function readType(full: string, type: Syntax | undefined): Section {
  if (type?.type === 'interface_type') {
    const methods = type.children.filter((child) => child.type === 'method_spec' || child.type === 'method_elem');
    return { head: `interface ${full}`, members: methods.map(({ text }) => oneLine(text)).filter(isPublic) };
  }
  if (type?.type !== 'struct_type') return { head: `type ${full}`, members: [] };
  const fields = type.children.flatMap(({ children }) => children).filter((child) => child.type === 'field_declaration');
  const members = fields.flatMap((field) => {
    const kind = oneLine(childOf(field, 'type')?.text ?? '');
    const names = field.children.filter((child) => child.field === 'name').map(({ text }) => text);
    if (names.length === 0) return isPublic(kind.replace('*', '')) ? [`embed ${kind}`] : [];
    return names.filter(isPublic).map((each) => `${each} ${kind}`);
  });
  return { head: `struct ${full}`, members };
}

/** `var Engine CloudEngine`; what a value is made of stays out. */
function readValue(spec: Syntax): string[] {
  const [, names = '', type = ''] = /^([\w, ]+?)(?:\s+([^=\s][^=]*?))?\s*(?:=|$)/.exec(oneLine(spec.text)) ?? [];
  return names
    .split(/,\s*/)
    .filter(isPublic)
    .map((each) => `var ${each}${type === '' ? '' : ` ${type}`}`);
}
