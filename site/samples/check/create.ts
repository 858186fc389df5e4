import type { ApiMember, ApiType } from '../api/model.ts';
import { ROOTS } from '../api/sdk-index.ts';
import { renderTypeRef } from '../api/type-ref.ts';
import type { Node } from '../syntax/tree.ts';
import { checkArguments, suitable } from './arguments.ts';
import { checkAnonymous } from './classes.ts';
import { type Context, instanceOf, nearestName, report, reportDeprecated, type Scope, type Value } from './context.ts';
import { evaluateLambda } from './lambda.ts';
import { callbackParams, lookUp, memberNames } from './lookup.ts';
import { findTypes, noteType, resolveType } from './names.ts';

type NewNode = Extract<Node, { kind: 'new' }>;

/** `new Type(…) { … }`: the constructor, initialised members and the methods of an anonymous class. */
export function createObject(context: Context, node: NewNode, scope: Scope): Value | null {
  const args = node.args ?? [];
  if (node.callee) {
    const callee = context.evaluate(node.callee, scope);
    for (const arg of args) context.evaluate(arg, scope);
    return callee?.isType ? instanceOf(callee.type) : null;
  }
  const { type } = node;
  noteType(context, type);
  const isOwn = type && context.page.classes.has(type.name);
  const types = type && !isOwn ? findTypes(context, type.name) : [];
  const values = args.map((arg) => (arg.kind === 'lambda' ? null : context.evaluate(arg, scope)));
  const constructors = types.flatMap(constructorsOf);
  const fitting = constructors.filter(({ min, max }) => args.length >= min && args.length <= max);
  if (type && types.length > 0) {
    if (node.args) checkCount(context, node, types, fitting.length > 0);
    const what = `new ${renderTypeRef(type)}`;
    const call = { what, at: node.at, args, values, receiver: type, methods: fitting, types };
    checkArguments(context, call);
    reportDeprecated(context, node.at, what, fitting.length > 0 ? suitable(context, call) : types, types);
  }
  for (const [index, arg] of args.entries()) {
    if (arg.kind !== 'lambda') continue;
    const expected = type && fitting[0] ? callbackParams(context.index, fitting[0].params?.[index] ?? '', fitting[0], type) : null;
    evaluateLambda(context, arg.params, arg.children, scope, expected);
  }
  initialize(context, node, types, scope);
  if (node.body) {
    if (types.length > 0) checkAnonymous(context, node.body, types, node.at);
    for (const child of node.body.children) context.evaluate(child, scope);
  }
  return instanceOf(resolveType(context, type));
}

/** PHP has one name for all constructors. */
const constructorsOf = ({ members, simple }: ApiType): readonly ApiMember[] =>
  [...(members.get(simple) ?? []), ...(members.get('__construct') ?? [])].filter(({ kind }) => kind === 'constructor');

const COUNTED = new Set(['csharp', 'java', 'php']);

function checkCount(context: Context, node: NewNode, types: readonly ApiType[], fits: boolean): void {
  const { language, index } = context;
  if (!node.args || !node.type || fits || !COUNTED.has(language)) return;
  const count = node.args.length;
  const constructors = types.flatMap(constructorsOf);
  const what = `new ${renderTypeRef(node.type)}(${count})`;
  const isStruct = types.some(({ kind }) => kind === 'struct');
  if (constructors.length > 0 && !(language === 'csharp' && count === 0 && isStruct)) {
    report(context, node.at, 'arguments', what, constructors.map(({ signature }) => signature).join(' | '), types);
    return;
  }
  const isOpen = types.some(
    ({ kind, bases }) => kind === 'delegate' || bases.some((base) => index.find(base).length === 0 && !ROOTS.has(base)),
  );
  if (count > 0 && language === 'csharp' && constructors.length === 0 && !isOpen)
    report(context, node.at, 'arguments', what, 'no public constructor with parameters', types);
}

function initialize(context: Context, node: NewNode, types: readonly ApiType[], scope: Scope): void {
  for (const { name, at, value } of node.initializers) {
    const { members, isOpen } = types.length > 0 ? lookUp(context.index, types, name) : { members: [], isOpen: true };
    const [member] = members;
    const [type] = types;
    const what = `${node.type?.name} { ${name} = … }`;
    if (!member && !isOpen) report(context, at, 'member', what, nearestName(name, memberNames(context.index, types)), types);
    if (member && type) context.use({ ...at, name, type, members });
    reportDeprecated(context, at, what, members, types);
    if (member?.isReadonly) report(context, at, 'readonly', what, member.signature, types);
    if (value.kind !== 'lambda') {
      context.evaluate(value, scope);
      continue;
    }
    const expected = member && node.type ? callbackParams(context.index, member.returns, member, node.type) : null;
    if (member && expected && expected.length !== value.params.length)
      report(
        context,
        at,
        'arguments',
        `${node.type?.name} { ${name} = (${value.params.length} parameters) => … }`,
        member.signature,
        types,
      );
    evaluateLambda(context, value.params, value.children, scope, expected);
  }
}
