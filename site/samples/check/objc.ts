import type { ApiMember, ApiType } from '../api/model.ts';
import { parseTypeRef, type TypeRef } from '../api/type-ref.ts';
import type { Method, Node } from '../syntax/tree.ts';
import { checkBlock } from './blocks.ts';
import { type Context, instanceOf, nearestName, report, reportDeprecated, type Scope, type Value } from './context.ts';
import { COLLECTIONS, ITEM_MEMBERS, OBJECT_MEMBERS } from './externals.ts';

type MessageNode = Extract<Node, { kind: 'message' }>;
type MemberNode = Extract<Node, { kind: 'member' }>;

interface Selector {
  readonly member?: ApiMember;
  /** A base is not in the index, so there may be more. */
  readonly isOpen: boolean;
}

/** A selector of a type or of what it inherits; a property is found by its getter and its setter. */
function findSelector(context: Context, name: string, selector: string, isClass: boolean, seen = new Set<string>()): Selector {
  if (seen.has(name) || name === 'NSObject') return { isOpen: false };
  seen.add(name);
  const types = context.index.find(name).filter(({ kind }) => kind !== 'enum');
  const own = context.page.classes.get(name);
  if (types.length === 0 && !own) return { isOpen: !/^@(NSObject|NSCopying|NSCoding|NSSecureCoding|NSMutableCopying)$/.test(name) };
  for (const type of types) {
    const members = [...type.members.values()].flat().filter(({ isStatic }) => isStatic === isClass);
    const member = members.find(({ kind, name: called, getter, setter, isReadonly }) =>
      kind === 'method'
        ? called === selector
        : kind === 'property' && (called === selector || getter === selector || (setter === selector && !isReadonly)),
    );
    if (member) return { member, isOpen: false };
  }
  let isOpen = own !== undefined || /^(NS|UI)[A-Z]/.test(name);
  const bases = [
    ...types.flatMap((type) => [...type.bases, ...type.protocols.map((protocol) => `@${protocol}`)]),
    ...(own?.bases.map((base) => base.name) ?? []),
  ];
  for (const base of bases) {
    const found = findSelector(context, base, selector, isClass, seen);
    if (found.member) return found;
    isOpen ||= found.isOpen;
  }
  return { isOpen };
}

function selectorsOf(context: Context, name: string, isClass: boolean, seen = new Set<string>()): Set<string> {
  const names = new Set<string>();
  if (seen.has(name)) return names;
  seen.add(name);
  for (const type of context.index.find(name)) {
    for (const member of [...type.members.values()].flat())
      if (member.isStatic === isClass && !member.isUnavailable) names.add(member.name);
    for (const base of [...type.bases, ...type.protocols.map((protocol) => `@${protocol}`)])
      for (const selector of selectorsOf(context, base, isClass, seen)) names.add(selector);
  }
  return names;
}

function resultOf(member: ApiMember, receiver: TypeRef): TypeRef | null {
  const returns = member.returns.trim();
  if (/\binstancetype\b/.test(returns)) return receiver;
  const protocol = /^id\s*<\s*(\w+)\s*>/.exec(returns)?.[1];
  if (protocol) return { name: `@${protocol}`, args: [] };
  return returns.endsWith('*') ? parseTypeRef(returns.replace(/\b__kindof\s+/, '').replace(/(\w)\s*\*\s*>/g, '$1>')) : null;
}

const isSdkType = (context: Context, name: string): readonly ApiType[] => context.index.find(name).filter(({ kind }) => kind !== 'enum');

/** `[receiver selector:argument]`. */
export function sendMessage(context: Context, node: MessageNode, scope: Scope): Value | null {
  const receiver = context.evaluate(node.receiver, scope);
  for (const arg of node.args) context.evaluate(arg, scope);
  if (!receiver) return null;
  const { type, isType } = receiver;
  const types = isSdkType(context, type.name);
  const isClass = isType !== false;
  if (types.length === 0) {
    if (COLLECTIONS.has(type.name) && ITEM_MEMBERS.has(node.selector)) return instanceOf(type.args[0]);
    const isCreation = ['alloc', 'init', 'new', 'self'].includes(node.selector);
    return isCreation && context.page.classes.has(type.name) ? instanceOf(type) : null;
  }
  const simple = type.name.replace('@', '');
  const written = `${isClass ? '+' : '-'}[${simple} ${node.selector}]`;
  if (node.selector === 'alloc' || node.selector === 'new') return instanceOf(type);
  const { member, isOpen } = findSelector(context, type.name, node.selector, isClass);
  const [first] = types;
  if (!member) {
    if (!isOpen && !OBJECT_MEMBERS.objc.has(node.selector)) {
      const other = findSelector(context, type.name, node.selector, !isClass).member;
      const nearest = other
        ? `exists as ${isClass ? 'an instance' : 'a class'} method`
        : nearestName(node.selector, selectorsOf(context, type.name, isClass));
      report(context, node.at, 'selector', written, nearest, types);
    }
    return OBJECT_MEMBERS.objc.has(node.selector) ? instanceOf(type) : null;
  }
  if (first) context.use({ ...node.at, name: node.selector, type: first, members: [member] });
  if (member.isUnavailable) report(context, node.at, 'selector', written, 'marked unavailable', types);
  reportDeprecated(context, node.at, written, [member], types);
  for (const [index, arg] of node.args.entries())
    if (arg.kind === 'lambda') checkBlock(context, arg, member.params?.[index] ?? '', `${simple} ${node.selector}`, types);
  return instanceOf(node.selector.startsWith('init') ? type : resultOf(member, type));
}

/** `object.property`. */
export function accessProperty(context: Context, node: MemberNode, value: Value, isTarget: boolean): Value | null {
  const { type, isType } = value;
  const types = isSdkType(context, type.name);
  const isClass = isType !== false;
  const { member, isOpen } = findSelector(context, type.name, node.name, isClass);
  const [first] = types;
  if (!first) return member ? instanceOf(resultOf(member, type)) : null;
  const written = `${type.name.replace('@', '')}.${node.name}`;
  if (!member) {
    if (!isOpen && !OBJECT_MEMBERS.objc.has(node.name))
      report(context, node.at, 'selector', written, nearestName(node.name, selectorsOf(context, type.name, isClass)), types);
    return null;
  }
  context.use({ ...node.at, name: node.name, type: first, members: [member] });
  if (member.isUnavailable) report(context, node.at, 'selector', written, 'marked unavailable', types);
  reportDeprecated(context, node.at, written, [member], types);
  if (isTarget && member.kind === 'property' && member.isReadonly)
    report(context, node.at, 'readonly', `${written} = …`, member.signature, types);
  if (isTarget && member.kind === 'method') {
    const setter = `set${node.name.charAt(0).toUpperCase()}${node.name.slice(1)}:`;
    if (!findSelector(context, type.name, setter, isClass).member)
      report(context, node.at, 'selector', `${written} = …`, `a method: ${member.signature}`, types);
  }
  return instanceOf(resultOf(member, type));
}

const SYSTEM_METHODS = /^(application|userNotificationCenter|init|scene|viewController)$/;

/** A method that begins like one of an SDK protocol must be one of them. */
export function checkDelegateMethods(context: Context, methods: readonly Method[]): void {
  const protocols = context.index.all().filter(({ kind }) => kind === 'protocol');
  for (const { name, at, params } of methods) {
    const protocol = protocols.find((type) => type.members.has(name));
    if (protocol) {
      context.use({ ...at, name, type: protocol, members: protocol.members.get(name) ?? [] });
      continue;
    }
    const first = name.split(':')[0] ?? '';
    const similar = protocols
      .flatMap((type) => [...type.members.keys()])
      .filter((selector) => selector.includes(':') && selector.split(':')[0] === first);
    const namesSdk = params.some(({ type }) => type && context.index.find(type.name).length > 0);
    if (!name.includes(':') || similar.length === 0 || SYSTEM_METHODS.test(first) || !(namesSdk || params.length > 1)) continue;
    report(context, at, 'delegate', name, nearestName(name, similar) || (similar[0] ?? ''));
  }
}
