interface Section {
  readonly kind: string;
  readonly full: string;
  readonly simple: string;
  readonly bases: string;
  readonly lines: readonly string[];
}

/** Modules of a package whose classes have the names of others: nobody calls them. */
const INNER = /\.(operation|utils|app_router)\b/;
/** Where all classes stand, so that those of one module know those of others. */
const TYPES = '_types';

function readSections(text: string): Section[] {
  return text.split(/\n\n+/).flatMap((section) => {
    const [head = '', ...lines] = section.split('\n').filter((line) => line !== '' && !line.trim().startsWith('#'));
    const [, kind = '', full = '', bases = ''] = /^(module|class) ([\w.]+)(?: : (.*))?$/.exec(head) ?? [];
    if (kind === '' || INNER.test(full)) return [];
    return [{ kind, full, simple: full.split('.').at(-1) ?? '', bases, lines: lines.map((line) => line.trim()) }];
  });
}

/**
 * Writes an index file of Python as stub files, so that a type checker can check what uses its types.
 * @returns the files by their paths: `leancloud/client.pyi`
 */
export function writeStubs(text: string): ReadonlyMap<string, string> {
  const sections = readSections(text);
  const classes = sections.filter(({ kind }) => kind === 'class');
  const [root = ''] = sections[0]?.full.split('.') ?? [];
  const names = new Set(classes.map(({ simple }) => simple));
  const paths = new Set(sections.filter(({ full }) => full !== root).map(({ kind, full }) => (kind === 'module' ? full : ownerOf(full))));
  const isPackage = (path: string): boolean => [...paths].some((other) => other.startsWith(`${path}.`));
  const files = new Map<string, string>();
  const head = ['from datetime import datetime', 'from typing import Any, Callable'];
  files.set(`${root}/${TYPES}.pyi`, [...head, ...classes.map((each) => renderClass(each, names))].join('\n'));
  for (const path of paths) {
    const functions = sections.find(({ kind, full }) => kind === 'module' && full === path)?.lines ?? [];
    const body = [...head, `from ${root}.${TYPES} import *`, ...functions.flatMap((line) => renderMember(line, false))];
    files.set(`${path.replaceAll('.', '/')}${isPackage(path) ? '/__init__' : ''}.pyi`, body.join('\n'));
  }
  const packageSection = sections.find(({ full }) => full === root);
  files.set(`${root}/__init__.pyi`, (packageSection?.lines ?? []).flatMap((line) => renderAlias(line, root, names)).join('\n'));
  return files;
}

const ownerOf = (full: string): string => full.split('.').slice(0, -1).join('.');

/** `init = client.init`, `client = .client`. */
function renderAlias(line: string, root: string, names: ReadonlySet<string>): string[] {
  const [, alias = '', path = '', name = ''] = /^(\w+) = (?:([\w.]*)\.)?(\w+)$/.exec(line) ?? [];
  if (alias === '') return [];
  if (path === '') return [`from ${root} import ${name} as ${alias}`];
  return [`from ${names.has(name) ? `${root}.${TYPES}` : `${root}.${path}`} import ${name} as ${alias}`];
}

function renderClass({ simple, bases, lines }: Section, names: ReadonlySet<string>): string {
  const meta = /with_metaclass\((\w+)/.exec(bases)?.[1];
  const own = bases
    .split(', ')
    .map((base) => base.split('.').at(-1) ?? '')
    .filter((base) => base !== simple && (names.has(base) || /^(type|\w*Exception|\w+Warning)$/.test(base)));
  const list = meta === undefined ? own : [`metaclass=${meta}`];
  const members = lines.flatMap((line) => renderMember(line, true)).map((line) => `    ${line}`);
  return [`class ${simple}(${list.join(', ')}):`, ...(members.length > 0 ? members : ['    ...'])].join('\n');
}

/** What has no type may be anything, but for what its value tells. */
function renderMember(line: string, isMethod: boolean): string[] {
  const field = /^(\w+) = (?:instance|class) attribute$/.exec(line)?.[1];
  if (field !== undefined) return [`${field}: Any`];
  const [, prefix = '', name = '', params = '', result = 'Any'] =
    /^(static |property |setter )?(\w+)\((.*)\)(?: -> (.*))?$/.exec(line) ?? [];
  if (name === '' || prefix === 'setter ') return [];
  const type = name === '__init__' ? 'None' : result === 'ObjectMeta' ? 'type[Object]' : result;
  if (prefix === 'property ') return [`${name}: ${type}`];
  const isStatic = isMethod && prefix === 'static ';
  const decorator = isStatic ? [/^cls\b/.test(params) ? '@classmethod' : '@staticmethod'] : [];
  return [
    ...decorator,
    `def ${name}(${params.replaceAll(/(?<![:\w] ?)(\w+)=("[^"]*"|'[^']*'|\d+|True|False)(?=,|$)/g, fromValue)}) -> ${type}: ...`,
  ];
}

function fromValue(_: string, name: string, value: string): string {
  const type = /^["']/.test(value) ? 'str' : /^\d/.test(value) ? 'float' : 'bool';
  return `${name}: ${type} = ${value}`;
}
