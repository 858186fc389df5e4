import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The names that a module imports from another one: what stands in for that has to say what it exports.
 * @param parentURL address of the module's file; others import nothing
 */
export function importedNames(parentURL: string, specifier: string): string[] {
  if (!parentURL.startsWith('file:')) return [];
  const source = readFileSync(fileURLToPath(parentURL), 'utf8');
  const statements = source.matchAll(/\bimport\s+(?!type\b)([^'";]*?)\s*from\s*(['"])([^'"]+)\2/g);
  const names = [...statements].flatMap(([, clause = '', , from]) => (from === specifier ? namesIn(clause, source) : []));
  return [...new Set(names)].filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default');
}

/** `{ load, dump as print }` names its imports; for `* as yaml` they are what the module reads of it. */
function namesIn(clause: string, source: string): string[] {
  const namespace = /\*\s+as\s+([A-Za-z_]\w*)/.exec(clause)?.[1];
  if (namespace !== undefined) return [...source.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
  const listed = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  return listed.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '');
}
