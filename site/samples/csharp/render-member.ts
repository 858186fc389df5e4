import { endOfBrackets, splitTopLevel } from '../api/type-ref.ts';
import type { CsharpType } from './read-types.ts';
import type { ResolveTypes } from './resolve-types.ts';

/** A member of the index, in parts. */
export interface CsharpMember {
  readonly isStatic: boolean;
  readonly kind: 'constructor' | 'method' | 'property' | 'event' | 'field' | 'constant';
  /** `this` for an indexer. */
  readonly name: string;
  /** '' for constructors. */
  readonly type: string;
  /** `<T>` or nothing. */
  readonly generic: string;
  readonly params: readonly string[];
  /** `{ get; set; }` */
  readonly accessors: string;
}

const NONE = { generic: '', params: [], accessors: '' } as const;

/** @param simple name of the type that has the member */
export function readMember(line: string, simple: string): CsharpMember | undefined {
  const isStatic = /^static /.test(line);
  const isEvent = /^(static )?event /.test(line);
  const text = line.replace(/^(static |event )+/, '').replace(/;$/, '');
  const property = /^(.*\S) (\w+|this\[.*\]) (\{ .*\})$/.exec(text);
  if (property) {
    const [, type = '', called = '', accessors = ''] = property;
    const index = /^this\[(.*)\]$/.exec(called)?.[1];
    const params = index === undefined ? [] : splitTopLevel(index);
    return { ...NONE, isStatic, kind: 'property', name: index === undefined ? called : 'this', type, params, accessors };
  }
  const open = text.indexOf('(');
  const head = /^(.*?)(\w+)\s*(<(?:[^<>()]|<[^<>()]*>)*>)?\s*$/.exec(text.slice(0, Math.max(open, 0)));
  if (head && open > 0 && !/^\w+ = /.test(text)) {
    const [, type = '', name = '', generic = ''] = head;
    const params = splitTopLevel(text.slice(open + 1, endOfBrackets(text, open) - 1));
    const isConstructor = type.trim() === '' && name === simple;
    return { isStatic, kind: isConstructor ? 'constructor' : 'method', name, type: type.trim(), generic, params, accessors: '' };
  }
  const constant = /^(\w+)(?:\s*=.*)?$/.exec(text)?.[1];
  if (constant !== undefined) return { ...NONE, isStatic: true, kind: 'constant', name: constant, type: '' };
  const [, type = '', name = ''] = /^(.*\S)\s+(\w+)(?:\s*=.*)?$/.exec(text) ?? [];
  return name === '' ? undefined : { ...NONE, isStatic, kind: isEvent ? 'event' : 'field', name, type };
}

/** The class that constructors of stubs take, which nobody else has. */
export const MARK = 'global::OnlyForStubs';

const EMPTY = '{ throw null; }';

/** @returns the member as C#, without what it does */
export function renderMember(member: CsharpMember, owner: CsharpType, isDerived: boolean, resolve: ResolveTypes): string {
  const { isStatic, kind, name, generic, params, accessors } = member;
  const typeParams = generic === '' ? [] : splitTopLevel(generic.slice(1, -1));
  const type = resolve(member.type, owner, typeParams);
  const list = params.map((param) => renderParameter(param, owner, typeParams, resolve)).join(', ');
  const isInterface = owner.kind === 'interface';
  const isVirtual = !isStatic && !isInterface && owner.kind === 'class';
  const modifiers = isInterface
    ? ''
    : `public ${isStatic ? 'static ' : isVirtual && kind !== 'field' && kind !== 'event' ? 'virtual ' : ''}`;
  if (kind === 'constructor') return `public ${name}(${list})${isDerived ? ` : base(default(${MARK}))` : ''} {}`;
  if (kind === 'method') return `${modifiers}${type || 'void'} ${name}${generic}(${list})${isInterface ? ';' : ` ${EMPTY}`}`;
  if (kind === 'property') {
    const bodies = isInterface ? accessors : accessors.replace(/get;/, `get ${EMPTY}`).replace(/set;/, 'set {}');
    return `${modifiers}${type} ${name}${list === '' ? '' : `[${list}]`} ${bodies}`;
  }
  return `${modifiers}${kind === 'event' ? 'event ' : ''}${type} ${name};`;
}

/** An interface's member as a class has it that has no public one. */
export function renderExplicit(member: CsharpMember, owner: CsharpType, resolve: ResolveTypes): string {
  const { kind, name, generic, params, accessors } = member;
  const typeParams = generic === '' ? [] : splitTopLevel(generic.slice(1, -1));
  const type = resolve(member.type, owner, typeParams);
  const list = params.map((param) => renderParameter(param.replace(/\s*=\s[^=].*$/, ''), owner, typeParams, resolve)).join(', ');
  const full = `${type || 'void'} global::${owner.full}.${name}`;
  if (kind === 'method') return `${full}${generic}(${list}) ${EMPTY}`;
  if (kind === 'event') return `event ${full} { add {} remove {} }`;
  return `${full}${list === '' ? '' : `[${list}]`} ${accessors.replace(/get;/, `get ${EMPTY}`).replace(/set;/, 'set {}')}`;
}

const LITERAL = /^\s*=\s*(null|true|false|-?[\d.]+\w?|".*")$/;

function renderParameter(param: string, owner: CsharpType, typeParams: readonly string[], resolve: ResolveTypes): string {
  const [, before = param, name = '', value = ''] = /^(.*?\S)\s+(@?\w+)(\s*=\s.*)?$/.exec(param) ?? [];
  const type = resolve(before, owner, typeParams);
  // A constant of a class has no value in the index, and a default must have one.
  return `${type} ${name}${value === '' || LITERAL.test(value) ? value : ` = default(${type})`}`;
}
