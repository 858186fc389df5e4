import type { ApiMember, ApiType } from '../api/model.ts';
import { ROOTS, type SdkIndex } from '../api/sdk-index.ts';
import { endOfBrackets, parseTypeRef, splitTopLevel, type TypeRef } from '../api/type-ref.ts';
import { membersOfExternal } from './externals.ts';

export interface Lookup {
  readonly members: readonly ApiMember[];
  /** A base is not in the index, so there may be more. */
  readonly isOpen: boolean;
}

const KEPT_ROOTS = new Set(['js', 'go', 'python', 'php']);

/** All declarations of a member in types and in what they inherit. */
export function lookUp(index: SdkIndex, types: readonly ApiType[], name: string): Lookup {
  const seen = new Set<ApiType>();
  const members: ApiMember[] = [];
  let isOpen = false;
  const visit = (type: ApiType): void => {
    if (seen.has(type)) return;
    seen.add(type);
    members.push(...(type.members.get(name) ?? []));
    if (type.kind === 'delegate' || (index.language === 'js' && type.members.has('[]'))) isOpen = true;
    for (const base of type.bases) {
      if (base === '' || (ROOTS.has(base) && !(base === 'Object' && KEPT_ROOTS.has(index.language)))) continue;
      const known = index.find(base).filter((other) => other !== type);
      const external = membersOfExternal(base);
      for (const other of known) visit(other);
      if (known.length === 0) isOpen ||= external ? external.has(name) : true;
    }
  };
  for (const type of types) visit(type);
  if (members.length === 0) members.push(...extensionsOf(index, types, name));
  return { members, isOpen };
}

function extensionsOf(index: SdkIndex, types: readonly ApiType[], name: string): ApiMember[] {
  const extensions = index.extensions.get(name) ?? [];
  return extensions.filter(({ on }) => types.some((type) => index.inherits(type, on))).map(({ member }) => member);
}

/** The names of all members, with the inherited ones. */
export function memberNames(index: SdkIndex, types: readonly ApiType[]): Set<string> {
  const names = new Set<string>();
  const seen = new Set<ApiType>();
  const visit = (type: ApiType): void => {
    if (seen.has(type)) return;
    seen.add(type);
    for (const name of type.members.keys()) names.add(name);
    for (const base of type.bases) for (const other of index.find(base)) visit(other);
  };
  for (const type of types) visit(type);
  return names;
}

/** A type of a signature, with the type arguments of the receiver and the call put in. */
export function bindType(
  index: SdkIndex,
  written: string,
  member: ApiMember,
  receiver: TypeRef | null,
  typeArgs?: readonly (TypeRef | null)[],
): TypeRef | null {
  const substitute = (type: TypeRef | null): TypeRef | null => {
    if (!type) return null;
    const ofOwner = member.owner.typeParams.indexOf(type.name);
    if (ofOwner >= 0) return receiver?.args[ofOwner] ?? null;
    const ofCall = member.typeParams.indexOf(type.name);
    if (ofCall >= 0) return typeArgs?.[ofCall] ?? null;
    return { name: seenFrom(index, type.name, member.owner), args: type.args.map(substitute) };
  };
  return substitute(parseTypeRef(written));
}

/** A nested type is written as it is seen from its owner. */
function seenFrom(index: SdkIndex, name: string, owner: ApiType): string {
  if (index.find(name).length > 0) return name;
  for (let outer = owner.full; outer !== ''; outer = outer.slice(0, Math.max(0, outer.lastIndexOf('.')))) {
    if (index.find(`${outer}.${name}`).length > 0) return `${outer}.${name}`;
  }
  return name;
}

/** Types of the parameters that a function for this type gets; null if the type is no function or not known. */
export function callbackParams(
  index: SdkIndex,
  written: string,
  member: ApiMember,
  receiver: TypeRef | null,
): readonly (TypeRef | null)[] | null {
  if (index.language === 'js') return jsCallbackParams(index, written, member, receiver);
  const type = parseTypeRef(written);
  if (!type) return null;
  const bind = (param: TypeRef | null): TypeRef | null => (param ? bindType(index, renderForBinding(param), member, receiver) : null);
  if (type.name === 'Action') return type.args.map(bind);
  if (type.name === 'Func') return type.args.slice(0, -1).map(bind);
  const found = index.find(seenFrom(index, type.name, member.owner));
  for (const known of found) {
    if (known.delegateParams) return known.delegateParams.map(parseTypeRef);
    if (index.language !== 'java' || known.kind !== 'interface') continue;
    const methods = [...known.members.values()]
      .flat()
      .filter(({ kind, hasDefault, isStatic }) => kind === 'method' && !hasDefault && !isStatic);
    const [method] = methods;
    if (methods.length === 1 && method?.params) return method.params.map((param) => bindType(index, param, method, bindArgs(type, bind)));
  }
  return null;
}

function bindArgs(type: TypeRef, bind: (param: TypeRef | null) => TypeRef | null): TypeRef {
  return { name: type.name, args: type.args.map(bind) };
}

function renderForBinding(type: TypeRef): string {
  return type.args.length === 0
    ? type.name
    : `${type.name}<${type.args.map((arg) => (arg ? renderForBinding(arg) : 'unknown')).join(', ')}>`;
}

function jsCallbackParams(
  index: SdkIndex,
  written: string,
  member: ApiMember,
  receiver: TypeRef | null,
): readonly (TypeRef | null)[] | null {
  const text = written.trim();
  if (!text.startsWith('(')) return null;
  const end = endOfBrackets(text, 0);
  if (!/^\s*=>/.test(text.slice(end))) return null;
  return splitTopLevel(text.slice(1, end - 1)).map((param) =>
    bindType(index, param.replace(/^\.{0,3}\w+\??\s*:\s*/, ''), member, receiver),
  );
}
