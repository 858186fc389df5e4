import { readFileSync } from 'node:fs';
import { splitTopLevel } from '../api/type-ref.ts';
import { loadGrammar } from '../syntax/parse-sample.ts';
import { childOf, childOfType, copySyntax, type Syntax } from '../syntax/syntax.ts';
import { markAll, readMessage } from './deprecated.ts';
import { run } from './fetch-package.ts';
import type { ListedTypes } from './merge-module.ts';

const MEMBERS: ReadonlySet<string> = new Set([
  'property_declaration',
  'function_declaration',
  'init_declaration',
  'subscript_declaration',
  'typealias_declaration',
  'associatedtype_declaration',
  'protocol_function_declaration',
  'protocol_property_declaration',
]);

type Listed = readonly [name: string, type: { readonly head: string; readonly members: readonly string[] }];

/** The public and open types of Swift files, with what extensions add to them, by their full names. */
export async function readSwift(files: readonly string[]): Promise<ListedTypes> {
  // V8 runs out of memory when it optimizes this grammar, and takes the option against it at its start only.
  const { stdout } = await run(process.execPath, ['--liftoff-only', import.meta.filename, ...files], { maxBuffer: 100_000_000 });
  const listed: readonly Listed[] = JSON.parse(stdout);
  return new Map(listed);
}

function listTypes(roots: readonly Syntax[]): Map<string, { head: string; members: string[] }> {
  const types = new Map<string, { head: string; members: string[] }>();

  const readType = (node: Syntax, path: string, isOpen: boolean): void => {
    if (node.type !== 'class_declaration' && node.type !== 'protocol_declaration') return;
    const kind =
      /^(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+(?:\(set\))?\s+)*?(class|struct|enum|extension|protocol|actor)\s/.exec(node.text)?.[1] ?? 'class';
    const name = childOf(node, 'name')?.text ?? '';
    const full = path === '' ? name : `${path}.${name}`;
    const isExtension = kind === 'extension';
    const isShown = isOpen || isPublic(node) || isExtension;
    if (!isShown) return;
    const bases = node.children.filter(({ type }) => type === 'inheritance_specifier').map(({ text }) => oneLine(text));
    const before = types.get(full);
    const body = childOf(node, 'body') ?? childOfType(node, 'class_body', 'enum_class_body', 'protocol_body');
    // All that a protocol has is as public as it is, and so are the cases of an enum and what a public extension has.
    const isAllOpen = kind === 'protocol' || (isExtension && isPublic(node));
    const members = (body?.children ?? []).flatMap((member) => markAll(readMember(member, isAllOpen), adviceOf(member)));
    if (!isExtension || before || members.length > 0) {
      const own = `${kind} ${full}${bases.length > 0 ? ` : ${bases.join(', ')}` : ''}`;
      const joined =
        before && bases.length > 0 ? `${before.head}${/ : /.test(before.head) ? ', ' : ' : '}${bases.join(', ')}` : before?.head;
      types.set(full, { head: before && isExtension ? (joined ?? own) : own, members: [...(before?.members ?? []), ...members] });
    }
    for (const member of body?.children ?? []) readType(member, full, isAllOpen);
  };

  // Extensions of a type may stand in a file before its own.
  const all = roots.flatMap(({ children }) => children);
  for (const node of all) if (!/^extension\b|\sextension\s/.test(node.text.split('{')[0] ?? '')) readType(node, '', false);
  for (const node of all) if (/^extension\b|\sextension\s/.test(node.text.split('{')[0] ?? '')) readType(node, '', false);
  return types;
}

/** What `@available(*, deprecated, message: "…")` says. */
const adviceOf = (node: Syntax): string | undefined => {
  const attribute = /@available\([^()]*\bdeprecated\b(?:[^()"]|"[^"]*")*\)/.exec(modifiersOf(node))?.[0];
  return attribute && readMessage(attribute);
};

const modifiersOf = (node: Syntax): string => childOfType(node, 'modifiers')?.text ?? '';
const isPublic = (node: Syntax): boolean => /\b(public|open)\b(?!\(set\))/.test(modifiersOf(node));

function readMember(node: Syntax, isOpen: boolean): string[] {
  if (node.type === 'enum_entry') {
    return splitTopLevel(oneLine(node.text).replace(/^(indirect )?case /, '')).map((name) => `case ${name.trim()}`);
  }
  if (!MEMBERS.has(node.type) || !(isOpen || isPublic(node))) return [];
  const body = childOf(node, 'body') ?? childOf(node, 'computed_value');
  const cut = body ? node.text.slice(0, node.text.lastIndexOf(body.text)) : node.text;
  const text = oneLine(cut.replace(/\{[\s\S]*$/, ''))
    .replaceAll(/@(?!escaping|autoclosure)\w+(\([^)]*\))? /g, '')
    .replaceAll(/\b(public|open|internal|private|fileprivate|final|override|required|lazy|weak|dynamic)(\(set\))? /g, '')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')');
  return [/^(static |class )?var /.test(text) ? text.replace(/ = (?!.*:).*$/, (value) => (/: /.test(text) ? '' : value)) : text];
}

function oneLine(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

if (import.meta.main) {
  const parser = await loadGrammar('swift');
  const roots = process.argv.slice(2).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const tree = parser.parse(source);
    return tree ? [copySyntax(tree.walk(), source, 0)] : [];
  });
  console.log(JSON.stringify([...listTypes(roots)]));
}
