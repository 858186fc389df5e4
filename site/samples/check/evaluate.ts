import type { ClassBody, Node } from '../syntax/tree.ts';
import { accessMember, callMember } from './access.ts';
import { checkClass } from './classes.ts';
import { type Context, instanceOf, type MemberValue, Scope, type Value } from './context.ts';
import { createObject } from './create.ts';
import { COLLECTIONS, FUTURES } from './externals.ts';
import { bindImports, checkImport, isSdkPackage } from './imports.ts';
import { evaluateLambda } from './lambda.ts';
import { dottedName, findTypes, noteType, resolveName, resolveType } from './names.ts';
import { sendMessage } from './objc.ts';

const SELF = new Set(['this', 'self', '$this', 'base', 'super']);

/** Walks through a part of a sample in its order; returns what it stands for. */
export function evaluate(context: Context, node: Node, scope: Scope): Value | null {
  switch (node.kind) {
    case 'group':
      for (const child of node.children) evaluate(context, child, scope);
      return null;
    case 'literal':
      for (const child of node.children) evaluate(context, child, scope);
      return null;
    case 'scope': {
      const own = new Scope(scope);
      for (const child of node.children) evaluate(context, child, own);
      return null;
    }
    case 'name':
      return SELF.has(node.name) ? null : resolveName(context, node.name, node.at, scope, false);
    case 'member':
      return evaluateMember(context, node, scope, false);
    case 'call':
      return evaluateCall(context, node, scope);
    case 'message':
      return sendMessage(context, node, scope);
    case 'new':
      return createObject(context, node, scope);
    case 'lambda':
      evaluateLambda(context, node.params, node.children, scope, null);
      noteType(context, node.result ?? null);
      return null;
    case 'await': {
      const value = evaluate(context, node.value, scope);
      return value && FUTURES.has(value.type.name) ? instanceOf(value.type.args[0]) : value;
    }
    case 'cast':
      evaluate(context, node.value, scope);
      noteType(context, node.type);
      return instanceOf(resolveType(context, node.type));
    case 'element':
      return evaluateElement(context, node, scope);
    case 'assign':
      return evaluateAssignment(context, node, scope);
    case 'declare':
      return declare(context, node, scope);
    case 'destructure': {
      const value = evaluate(context, node.value, scope);
      const names = node.names.map(({ local, from }) => ({ local, from: value?.type.name === 'AV' ? from : '' }));
      bindImports(context, { names }, scope);
      return null;
    }
    case 'import':
      checkImport(context, node);
      bindImports(context, node, scope);
      return null;
    case 'type':
      noteType(context, node.type);
      return findTypes(context, node.type.name).length > 0 ? { type: node.type, isType: true } : null;
    case 'class':
      evaluateClass(context, node.body, scope);
      return null;
  }
}

function declare(context: Context, node: Extract<Node, { kind: 'declare' }>, scope: Scope): null {
  noteType(context, node.type);
  const expected = node.value?.kind === 'lambda' ? null : undefined;
  const value = node.value && expected === undefined ? evaluate(context, node.value, scope) : null;
  if (node.value?.kind === 'lambda') evaluate(context, node.value, scope);
  const item = node.isElement ? (value && COLLECTIONS.has(value.type.name) ? instanceOf(value.type.args[0]) : null) : value;
  const declared = node.type
    ? instanceOf(resolveType(context, node.type))
    : item && item.isType !== false && context.language !== 'js' && context.language !== 'python'
      ? null
      : item;
  const isLater = node.value?.kind === 'literal' && node.value.type === 'null' && !node.type;
  if (isLater) return null;
  scope.set(node.name, declared);
  context.declare(node.name, declared);
  return null;
}

function evaluateClass(context: Context, body: ClassBody, scope: Scope): void {
  for (const base of body.bases) noteType(context, base);
  checkClass(context, body);
  const own = new Scope(scope);
  // Methods may use fields that are declared after them.
  for (const child of fieldsOf(body.children)) own.set(child.name, instanceOf(resolveType(context, child.type)));
  for (const child of body.children) evaluate(context, child, own);
}

function fieldsOf(nodes: readonly Node[]): Extract<Node, { kind: 'declare' }>[] {
  return nodes.flatMap((node) => (node.kind === 'declare' && node.type ? [node] : node.kind === 'group' ? fieldsOf(node.children) : []));
}

function evaluateElement(context: Context, node: Extract<Node, { kind: 'element' }>, scope: Scope): Value | null {
  evaluate(context, node.index, scope);
  const value = evaluate(context, node.object, scope);
  if (!value) return null;
  if (COLLECTIONS.has(value.type.name)) return instanceOf(value.type.args[0]);
  const indexer = context.index.find(value.type.name)[0]?.members.get('this[]')?.[0];
  return indexer ? instanceOf({ name: indexer.returns, args: [] }) : null;
}

function evaluateAssignment(context: Context, node: Extract<Node, { kind: 'assign' }>, scope: Scope): Value | null {
  const { target, value } = node;
  if (target.kind === 'member') {
    const member = evaluateMember(context, target, scope, true);
    if (value.kind === 'lambda') evaluateLambda(context, value.params, value.children, scope, member?.callback ?? null);
    else evaluate(context, value, scope);
    return null;
  }
  evaluate(context, value, scope);
  if (target.kind === 'name') {
    const old = scope.get(target.name);
    if (old === undefined && context.language === 'js') return null;
  } else evaluate(context, target, scope);
  return null;
}

function evaluateMember(context: Context, node: Extract<Node, { kind: 'member' }>, scope: Scope, isTarget: boolean): MemberValue | null {
  const object = evaluateObject(context, node, scope);
  return object === null ? null : 'found' in object ? object.found : accessMember(context, node, object, isTarget);
}

/** What is before the dot; or what the whole name stands for, if it is one with a namespace. */
function evaluateObject(context: Context, node: Extract<Node, { kind: 'member' }>, scope: Scope): Value | { readonly found: Value } | null {
  const { object } = node;
  if (object.kind === 'name' && SELF.has(object.name)) {
    const field =
      scope.get(context.language === 'php' ? `$${node.name}` : node.name) ??
      scope.get(`_${node.name}`) ??
      context.page.variables.get(node.name);
    return field ? { found: field } : null;
  }
  const path = dottedName(node);
  const first = path?.split('.')[0] ?? '';
  if (
    path !== undefined &&
    scope.get(first) === undefined &&
    context.index.namespaces.has(first) &&
    !['js', 'python', 'go'].includes(context.language)
  ) {
    const [type] = context.index.find(path).filter(({ full }) => full === path);
    if (type && type.kind !== 'namespace') {
      context.use({ ...node.at, name: node.name, type, members: [] });
      return { found: { type: { name: path, args: [] }, isType: true } };
    }
    if (context.index.namespaces.has(path)) return null;
  }
  return evaluate(context, object, scope);
}

function evaluateCall(context: Context, node: Extract<Node, { kind: 'call' }>, scope: Scope): Value | null {
  const { callee } = node;
  if (callee.kind === 'member') {
    const object = evaluateObject(context, callee, scope);
    if (object && !('found' in object)) return callMember(context, callee, object, node.args, scope);
    evaluateArguments(context, node.args, scope);
    // Python and C++ create objects by calling their type.
    return object && object.found.isType === true ? instanceOf(object.found.type) : null;
  }
  const [first] = node.args;
  if (callee.kind === 'name' && callee.name === 'require' && first?.kind === 'literal')
    return isSdkPackage(first.text.slice(1, -1)) ? { type: { name: 'AV', args: [] }, isType: true } : null;
  const value = callee.kind === 'name' ? resolveName(context, callee.name, callee.at, scope, true) : evaluate(context, callee, scope);
  evaluateArguments(context, node.args, scope);
  return value && value.isType === true && (context.language === 'python' || context.language === 'cpp') ? instanceOf(value.type) : null;
}

function evaluateArguments(context: Context, args: readonly Node[], scope: Scope): void {
  for (const arg of args) evaluate(context, arg, scope);
}
