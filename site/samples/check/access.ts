import type { ApiMember, ApiType } from '../api/model.ts';
import type { TypeRef } from '../api/type-ref.ts';
import type { Node } from '../syntax/tree.ts';
import { checkArguments, suitable } from './arguments.ts';
import { type Context, instanceOf, type MemberValue, nearestName, report, reportDeprecated, type Scope, type Value } from './context.ts';
import { COLLECTIONS, EACH_MEMBERS, FUTURES, ITEM_MEMBERS, OBJECT_MEMBERS, SAME_MEMBERS, SMART_POINTERS } from './externals.ts';
import { evaluateLambda } from './lambda.ts';
import { bindType, callbackParams, lookUp, memberNames } from './lookup.ts';
import { dottedName, typesOf } from './names.ts';
import { accessProperty } from './objc.ts';

type MemberNode = Extract<Node, { kind: 'member' }>;

const TYPED = new Set(['csharp', 'java']);
/** Languages whose calls are counted; JavaScript's are for its compiler. */
const COUNTED = new Set(['csharp', 'java', 'cpp', 'python', 'php', 'go']);

/** A member without a call: `user.Name`. */
export function accessMember(context: Context, node: MemberNode, value: Value, isTarget: boolean): MemberValue | null {
  if (context.language === 'objc') return accessProperty(context, node, value, isTarget);
  const object = unwrap(context, node, value);
  if (!object) return null;
  const types = typesOf(context, object.type);
  if (types.length === 0) return accessOutside(context, node, object);
  const found = findMembers(context, node, object, types);
  if (!found) return null;
  const [first] = found.members;
  if (!first) return null;
  const isStaticUse = object.isType === true;
  reportDeprecated(context, node.at, `${object.type.name}.${node.name}`, found.members, types);
  if (TYPED.has(context.language)) {
    const what = `${object.type.name}.${node.name}`;
    const areMethods = found.members.every(({ kind }) => kind === 'method');
    if (areMethods && context.language === 'java' && node.separator === '.')
      report(context, node.at, 'member', what, `a method: ${first.signature}`, types);
    const areInstance = found.members.every(({ kind, isStatic, isConstant }) => kind === 'field' && !isStatic && !isConstant);
    if (isStaticUse && areInstance && types.every(({ kind }) => kind !== 'enum'))
      report(context, node.at, 'static', what, `instance member: ${first.signature}`, types);
    if (isTarget && first.isReadonly && found.members.length === 1)
      report(context, node.at, 'readonly', `${what} = …`, first.signature, types);
  }
  if (first.kind === 'nested' && first.type)
    return { type: { name: context.language === 'js' ? first.type.simple : first.type.full, args: [] }, isType: true };
  if (first.isConstant) return { type: { name: first.owner.full, args: [] }, isType: false };
  const aliased = context.language === 'python' ? aliasOf(context, first) : undefined;
  if (aliased) return aliased;
  const type = first.kind === 'method' && context.language !== 'go' ? null : bindType(context.index, first.returns, first, object.type);
  const callback = callbackParams(context.index, first.returns, first, object.type);
  return type ? { type, isType: false, callback } : null;
}

/** Python: `leancloud.Query` is an alias of `leancloud.query.Query`. */
function aliasOf(context: Context, member: ApiMember): Value | undefined {
  if (member.kind !== 'field' || member.returns === '') return undefined;
  const target = member.returns.replace(/^\./, '');
  const name = `leancloud.${target}`;
  const [type] = context.index.find(name).length > 0 ? context.index.find(name) : context.index.find(target.split('.').at(-1) ?? '');
  return type && { type: { name: type.full, args: [] }, isType: true };
}

/** C++: the arrow of a smart pointer leads to what it points to. */
function unwrap(context: Context, node: MemberNode, value: Value): Value | null {
  if (context.language !== 'cpp' || !SMART_POINTERS.has(value.type.name)) return value;
  return node.separator === '->' ? instanceOf(value.type.args[0]) : null;
}

function accessOutside(context: Context, node: MemberNode, value: Value): Value | null {
  const { name } = value.type;
  const own = context.page.classes.get(name);
  if (own) {
    const inherited = own.bases.flatMap((base) =>
      lookUp(context.index, typesOf(context, base), node.name).members.map((member) => ({ member, base })),
    )[0];
    if (!inherited || own.names.has(node.name)) return null;
    context.use({ ...node.at, name: node.name, type: inherited.member.owner, members: [inherited.member] });
    return instanceOf(bindType(context.index, inherited.member.returns, inherited.member, inherited.base));
  }
  if (!COLLECTIONS.has(name) && !FUTURES.has(name)) return null;
  if (ITEM_MEMBERS.has(node.name)) return instanceOf(value.type.args[0]);
  return SAME_MEMBERS.has(node.name) ? value : null;
}

/** The members of this name; reports when there are none. Null if it is not known. */
function findMembers(
  context: Context,
  node: MemberNode,
  object: Value,
  types: readonly ApiType[],
): { readonly members: readonly ApiMember[]; readonly isOpen: boolean } | null {
  const { index, language } = context;
  const { members, isOpen } = lookUp(index, types, node.name);
  const [first] = members;
  const [type] = types;
  if (first && type) {
    context.use({ ...node.at, name: node.name, type, members });
    return { members, isOpen };
  }
  if (OBJECT_MEMBERS[language].has(node.name) || isOpen) return null;
  if (language === 'cpp' && node.separator === '::' && index.find(node.name).length > 0) return null;
  if (context.page.usesUnindexed && /TapConfig\.Builder$/.test(object.type.name)) return null;
  report(context, node.at, 'member', `${object.type.name}.${node.name}`, nearestName(node.name, memberNames(index, types)), types);
  return null;
}

/** A call of a member: chooses the overload, checks the arguments, and gives the functions among them their types. */
export function callMember(context: Context, node: MemberNode, value: Value, args: readonly Node[], scope: Scope): Value | null {
  const object = unwrap(context, node, value);
  const types = object ? typesOf(context, object.type) : [];
  const [namesType] =
    object && context.language === 'cpp' && node.separator === '::' && lookUp(context.index, types, node.name).members.length === 0
      ? context.index.find(node.name)
      : [];
  if (!object || types.length === 0 || namesType) return callOutside(context, node, object, args, scope);
  const found = findMembers(context, node, object, types);
  if (!found) {
    for (const arg of args) context.evaluate(arg, scope);
    return context.language === 'cpp' && /^Create/.test(node.name) ? object : null;
  }
  const methods = found.members.filter(({ kind }) => kind === 'method');
  const values = args.map((arg) => (arg.kind === 'lambda' ? null : context.evaluate(arg, scope)));
  const fitting = methods.filter(({ min, max }) => args.length >= min && args.length <= max);
  checkCall(context, node, object, args, types, { ...found, methods, fitting });
  const call = {
    what: `${object.type.name}.${node.name}`,
    at: node.at,
    args,
    values,
    receiver: object.type,
    methods: fitting,
    types,
  };
  const chosen = checkArguments(context, call);
  reportDeprecated(context, node.at, call.what, fitting.length > 0 ? suitable(context, call) : methods, types);
  const member = chosen ?? fitting[0] ?? methods[0] ?? found.members[0];
  for (const [index, arg] of args.entries()) {
    if (arg.kind !== 'lambda') continue;
    const expected = (chosen ? [chosen] : fitting.length > 0 ? fitting : methods)
      .map((method) => callbackParams(context.index, method.params?.[index] ?? '', method, object.type))
      .find((params) => params && (params.length === arg.params.length || context.language === 'js'));
    evaluateLambda(context, arg.params, arg.children, scope, expected ?? null);
  }
  if (!member) return null;
  if (member.kind === 'nested' && member.type) return instanceOf({ name: member.type.full, args: [] });
  const aliased = context.language === 'python' ? aliasOf(context, member) : undefined;
  if (aliased) return instanceOf(aliased.type);
  if (member.returns === 'this') return instanceOf(object.type);
  return instanceOf(bindType(context.index, member.returns, member, object.type, node.typeArgs ?? classArguments(member, args)));
}

interface Candidates {
  readonly members: readonly ApiMember[];
  readonly isOpen: boolean;
  readonly methods: readonly ApiMember[];
  readonly fitting: readonly ApiMember[];
}

function checkCall(
  context: Context,
  node: MemberNode,
  object: Value,
  args: readonly Node[],
  types: readonly ApiType[],
  candidates: Candidates,
): void {
  const { members, isOpen, methods, fitting } = candidates;
  const what = `${object.type.name}.${node.name}`;
  const [first] = members;
  if (!first || !COUNTED.has(context.language)) return;
  const signatures = (list: readonly ApiMember[]): string =>
    list
      .slice(0, 4)
      .map(({ signature }) => signature)
      .join(' | ');
  if (methods.length > 0 && fitting.length === 0 && !isOpen && methods.length === members.length) {
    report(context, node.at, 'arguments', `${what}(${args.length})`, signatures(methods), types);
    return;
  }
  if (!TYPED.has(context.language)) return;
  if (methods.length === 0 && members.every(({ kind }) => kind === 'field')) {
    const isValue = context.language === 'java' || /^(string|int|bool|double|float|long|DateTime)\b/.test(first.returns);
    if (isValue) report(context, node.at, 'member', `${what}()`, `not a method: ${first.signature}`, types);
  }
  const [fit] = fitting;
  if (!fit) return;
  if (object.isType === true && fitting.every(({ isStatic }) => !isStatic) && types.every(({ kind }) => kind !== 'interface'))
    report(context, node.at, 'static', what, `instance member: ${fit.signature}`, types);
  if (
    object.isType === false &&
    context.language === 'csharp' &&
    fitting.every(({ isStatic }) => isStatic) &&
    dottedName(node.object) !== object.type.name
  )
    report(context, node.at, 'static', `(${object.type.name} instance).${node.name}`, `static member: ${fit.signature}`, types);
}

/** Java: `Class<T>` and `X.class`. */
function classArguments(member: ApiMember, args: readonly Node[]): (TypeRef | null)[] | undefined {
  if (member.typeParams.length === 0) return undefined;
  return member.typeParams.map((param) => {
    const arg = args[member.params?.indexOf(`Class<${param}>`) ?? -1];
    const named = arg?.kind === 'group' ? arg.children[0] : undefined;
    return named?.kind === 'type' ? named.type : null;
  });
}

function callOutside(context: Context, node: MemberNode, object: Value | null, args: readonly Node[], scope: Scope): Value | null {
  const { page } = context;
  const isKnown = object && (COLLECTIONS.has(object.type.name) || FUTURES.has(object.type.name)) && !page.classes.has(object.type.name);
  const item =
    isKnown && EACH_MEMBERS.has(node.name) ? [object.type.args[0] ?? null] : isKnown && node.name === 'ContinueWith' ? [object.type] : null;
  for (const [index, arg] of args.entries()) {
    if (arg.kind === 'lambda') evaluateLambda(context, arg.params, arg.children, scope, index === 0 ? item : null);
    else context.evaluate(arg, scope);
  }
  return object ? accessOutside(context, node, object) : null;
}
