import { type CsharpType, readCsharpTypes } from './read-types.ts';
import { type CsharpMember, MARK, readMember, renderExplicit, renderMember } from './render-member.ts';
import { createResolver, type ResolveTypes } from './resolve-types.ts';

interface Nest {
  readonly types: CsharpType[];
  readonly nested: Map<string, Nest>;
}

/** What the sources of SDKs import beside each other. */
const NAMESPACES = [
  ...['System', 'System.Collections', 'System.Collections.Concurrent', 'System.Collections.Generic', 'System.Collections.ObjectModel'],
  ...['System.Net.Http', 'System.Reflection', 'System.Threading', 'System.Threading.Tasks', 'UnityEngine', 'UnityEngine.UI'],
];

const simpleOf = (full: string): string => full.split('.').at(-1) ?? full;

/** Bases outside of the index that samples rely on; others are left out. */
const OUTSIDE_BASES = /^(Exception|Attribute|MonoBehaviour|ScriptableObject)$/;

/** Public types as C#, without what they do. */
export interface CsharpStubs {
  readonly source: string;
  /** Full names of the types. */
  readonly names: readonly string[];
}

/**
 * Writes the public types of index files so that a compiler can check what uses them.
 * @param texts index files of C#
 */
export function writeStubs(texts: readonly string[]): CsharpStubs {
  const types = readCsharpTypes(texts);
  const resolve = createResolver(types);
  const byName = new Map(types.map((type) => [type.full, type]));
  const tops: Nest = { types: [], nested: new Map() };
  for (const type of types) {
    let nest = tops;
    for (const part of type.full.split('.')) {
      const inner = nest.nested.get(part) ?? { types: [], nested: new Map() };
      nest.nested.set(part, inner);
      nest = inner;
    }
    nest.types.push(type);
  }
  const write = (name: string, { types: own, nested }: Nest): string => {
    const inner = [...nested].map(([each, nest]) => write(each, nest)).join('\n');
    if (own.length === 0) return `namespace ${name} {\n${inner}\n}`;
    // A namespace may have the name of a class.
    return own.map((type, index) => renderType(type, index === 0 ? inner : '', { resolve, byName })).join('\n');
  };
  const sources = [...tops.nested].map(([name, nest]) => write(name, nest));
  return {
    source: [...NAMESPACES.map((name) => `using ${name};`), ...sources].join('\n'),
    names: types.map(({ full }) => full),
  };
}

interface All {
  readonly resolve: ResolveTypes;
  readonly byName: ReadonlyMap<string, CsharpType>;
}

function renderType(type: CsharpType, inner: string, all: All): string {
  const simple = simpleOf(type.full);
  const generic = type.params.length > 0 ? `<${type.params.join(', ')}>` : '';
  if (type.kind === 'delegate') {
    const [, returns = 'void', params = ''] = /^(.*?)\((.*)\)$/.exec(type.bases[0] ?? '') ?? [];
    return `public delegate ${all.resolve(returns, type)} ${simple}${generic}(${all.resolve(params, type)});`;
  }
  if (type.kind === 'enum') {
    const constants = type.members.flatMap((line) => /^\w+(?: = -?\d\w*(?: << \d+)?)?$/.exec(line)?.[0] ?? []);
    return `public enum ${simple} { ${constants.join(', ')} }`;
  }
  const members = type.members.flatMap((line) => readMember(line, simple) ?? []);
  const isExtending = members.some(({ params }) => params[0]?.startsWith('this '));
  const bases = type.bases.flatMap((base) => {
    const full = all.resolve(base, type);
    return full.startsWith('global::') || OUTSIDE_BASES.test(full) ? [full] : [];
  });
  const parent = bases.find((base) => all.byName.get(nameOf(base))?.kind === 'class');
  const isList = members.some(({ name }) => name === 'GetEnumerator' || name === 'Add') && type.kind === 'class';
  const listed = [...bases.filter((base) => base === parent), ...bases.filter((base) => base !== parent)];
  const head = [...listed, ...(isList ? ['global::System.Collections.IEnumerable'] : [])];
  return [
    `public ${isExtending ? 'static ' : ''}${type.kind === 'class' ? 'partial class' : type.kind} ${simple}${generic}${head.length > 0 ? ` : ${head.join(', ')}` : ''} {`,
    ...(type.kind === 'class' && !isExtending ? renderConstructors(simple, members, parent !== undefined) : []),
    ...unique(members)
      .filter(({ name, kind }) => kind !== 'constant' && !(kind === 'method' && name === 'GetEnumerator'))
      .map((member) => renderMember(member, type, parent !== undefined, all.resolve)),
    ...(type.kind === 'interface' ? [] : explicitMembers(bases, all)),
    ...(isList ? ['global::System.Collections.IEnumerator global::System.Collections.IEnumerable.GetEnumerator() { throw null; }'] : []),
    inner,
    '}',
  ].join('\n');
}

/** A class without public constructors in the index has the one that the compiler makes. */
function renderConstructors(simple: string, members: readonly CsharpMember[], isDerived: boolean): string[] {
  const base = isDerived ? ` : base(default(${MARK}))` : '';
  const hasOwn = members.some(({ kind }) => kind === 'constructor');
  return [`protected internal ${simple}(${MARK} none)${base} {}`, ...(hasOwn ? [] : [`public ${simple}()${base} {}`])];
}

const nameOf = (base: string): string => base.replace(/^global::/, '').replace(/<.*$/, '');

/** Members that several files, or several declarations of a partial class, list once more. */
function unique(members: readonly CsharpMember[]): CsharpMember[] {
  const keyOf = ({ name, kind, params, generic }: CsharpMember): string =>
    `${name}${generic === '' ? '' : '<>'}${kind === 'method' || kind === 'constructor' ? `(${params.map((param) => param.replace(/\s+@?\w+(\s*=.*)?$/, '')).join()})` : ''}`;
  return [...new Map(members.map((member) => [keyOf(member), member])).values()];
}

/** What the interfaces of a class ask for: a class may have it otherwise than publicly. */
function explicitMembers(bases: readonly string[], all: All): string[] {
  const wanted = new Map<string, CsharpType>();
  const collect = (owner: CsharpType): void => {
    wanted.set(owner.full, owner);
    for (const base of owner.bases) {
      const next = all.byName.get(nameOf(all.resolve(base, owner)));
      if (next?.kind === 'interface' && !wanted.has(next.full)) collect(next);
    }
  };
  for (const base of bases) {
    const named = all.byName.get(nameOf(base));
    if (named?.kind === 'interface' && named.params.length === 0) collect(named);
  }
  return [...wanted.values()].flatMap((owner) =>
    unique(owner.members.flatMap((line) => readMember(line, simpleOf(owner.full)) ?? [])).map((member) =>
      renderExplicit(member, owner, all.resolve),
    ),
  );
}
