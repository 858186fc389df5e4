import type { ApiMember, ApiType } from '../api/model.ts';
import type { ClassBody, Method, Place } from '../syntax/tree.ts';
import { type Context, nearestName, report } from './context.ts';
import { OBJECT_MEMBERS } from './externals.ts';
import { lookUp, memberNames } from './lookup.ts';
import { findTypes } from './names.ts';
import { checkDelegateMethods } from './objc.ts';

/** A class of a sample: it has all methods of the interfaces that it names, and overrides nothing that does not exist. */
export function checkClass(context: Context, body: ClassBody): void {
  if (context.language === 'objc') {
    checkDelegateMethods(context, body.methods);
    return;
  }
  if (context.language !== 'csharp' && context.language !== 'java') return;
  const bases = body.bases.map((base) => ({ base, types: findTypes(context, base.name) }));
  const known = bases.filter(({ types }) => types.length > 0);
  if (known.length === bases.length && known.length > 0 && context.language === 'java')
    checkOverrides(
      context,
      body.methods,
      known.flatMap(({ types }) => types),
    );
  if (body.kind !== 'class' || known.some(({ types }) => types.some(({ kind }) => kind !== 'interface'))) return;
  const [method] = body.methods;
  for (const { base, types } of known) checkComplete(context, body, types, base.name, base.at ?? method?.at);
}

/** Java: `new Callback() { … }`. */
export function checkAnonymous(context: Context, body: ClassBody, types: readonly ApiType[], at: Place): void {
  checkOverrides(context, body.methods, types);
  if (types.every(({ kind }) => kind === 'interface')) checkComplete(context, body, types, `new ${body.bases[0]?.name ?? ''}`, at);
}

function checkOverrides(context: Context, methods: readonly Method[], types: readonly ApiType[]): void {
  if (types.some(({ kind }) => kind !== 'interface')) return;
  for (const { name, at, params, isOverride } of methods) {
    if (!isOverride || OBJECT_MEMBERS.java.has(name)) continue;
    const { members, isOpen } = lookUp(context.index, types, name);
    if (isOpen) continue;
    const label = types.map(({ simple }) => simple).join('+');
    const [type] = types;
    if (members.length > 0 && type) context.use({ ...at, name, type, members });
    if (members.length === 0)
      report(context, at, 'override', `${label}#${name}`, nearestName(name, memberNames(context.index, types)), types);
    else if (!members.some((member) => member.params === null || member.params.length === params.length))
      report(context, at, 'override', `${label}#${name}(${params.length})`, members.map(({ signature }) => signature).join(' | '), types);
  }
}

function checkComplete(context: Context, body: ClassBody, types: readonly ApiType[], label: string, at: Place): void {
  // Several types may have this name: one whose methods are all there is enough.
  const lacking = types.map((type) => [...new Set(requiredMethods(context, type))].filter((name) => !body.names.has(name)));
  const [least] = lacking.toSorted((a, b) => a.length - b.length);
  if (least && least.length > 0) report(context, at, 'implement', `${label} without ${least.join(', ')}`, '', types);
}

function requiredMethods(context: Context, type: ApiType, seen = new Set<ApiType>()): string[] {
  if (seen.has(type)) return [];
  seen.add(type);
  const isRequired = ({ kind, isStatic, hasDefault }: ApiMember): boolean => kind === 'method' && !isStatic && !hasDefault;
  const own = [...type.members.values()].flat().filter(isRequired);
  const inherited = type.bases.flatMap((base) => context.index.find(base).filter(({ kind }) => kind === 'interface'));
  return [...own.map(({ name }) => name), ...inherited.flatMap((base) => requiredMethods(context, base, seen))];
}
