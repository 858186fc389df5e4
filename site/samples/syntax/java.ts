import { inner, literal, name, nothing, placeOf, type Rule, type Rules, scope } from './reader.ts';
import { childOf, childOfType, childrenOf, type Syntax } from './syntax.ts';
import { type ClassBody, type Method, NOTHING, type Node, type Parameter, type WrittenType } from './tree.ts';

function readType(node: Syntax | undefined): WrittenType | null {
  if (!node) return null;
  if (node.type === 'type_identifier' || node.type === 'scoped_type_identifier' || node.type === 'identifier')
    return { name: node.text, args: [], at: placeOf(node.children.at(-1) ?? node) };
  if (node.type === 'generic_type') {
    const base = readType(node.children[0]);
    const types = childOfType(node, 'type_arguments')?.children.map((child) =>
      child.type === 'wildcard' ? readType(child.children.at(-1)) : readType(child),
    );
    return base && { ...base, args: types ?? [] };
  }
  if (node.type === 'array_type') return { name: '[]', args: [readType(childOf(node, 'element'))], at: placeOf(node) };
  if (node.type.endsWith('_type') && node.children.length === 0) return { name: node.text, args: [], at: placeOf(node) };
  return null;
}

function readParameters(node: Syntax | undefined): Parameter[] {
  if (!node) return [];
  if (node.type === 'identifier') return [{ name: node.text, type: null }];
  return node.children
    .filter(({ type }) => type === 'formal_parameter' || type === 'identifier' || type === 'spread_parameter')
    .map((child) =>
      child.type === 'identifier'
        ? { name: child.text, type: null }
        : { name: childOf(child, 'name')?.text ?? '', type: readType(childOf(child, 'type')) },
    );
}

const readAll = (node: Syntax | undefined, read: (node: Syntax) => Node): Node[] => (node?.children ?? []).map(read);

function typeNode(node: Syntax | undefined): Node[] {
  const type = readType(node);
  return type ? [{ kind: 'type', type }] : [];
}

const method: Rule = (node, read) => ({
  kind: 'lambda',
  params: readParameters(childOf(node, 'parameters')),
  children: childrenOf(node, 'body').map(read),
  at: placeOf(node),
  result: readType(childOf(node, 'type')),
});

const declaration: Rule = (node, read) => {
  const type = readType(childOf(node, 'type'));
  return {
    kind: 'group',
    children: childrenOf(node, 'declarator').map((declarator): Node => {
      const id = childOf(declarator, 'name') ?? declarator;
      const value = childOf(declarator, 'value');
      return {
        kind: 'declare',
        name: id.text,
        at: placeOf(id),
        type: type?.name === 'var' ? null : type,
        value: value ? read(value) : null,
      };
    }),
  };
};

function readClass(node: Syntax, body: Syntax | undefined, bases: readonly WrittenType[], read: (node: Syntax) => Node): ClassBody {
  const members = body?.children ?? [];
  const methods = members
    .filter(({ type }) => type === 'method_declaration')
    .map((child): Method => {
      const id = childOf(child, 'name') ?? child;
      const isOverride = /@Override\b/.test(childOfType(child, 'modifiers')?.text ?? '');
      return { name: id.text, at: placeOf(id), params: readParameters(childOf(child, 'parameters')), isOverride };
    });
  const names = members.flatMap((child) =>
    [childOf(child, 'name') ?? childOf(childOf(child, 'declarator') ?? child, 'name')].map((id) => id?.text ?? ''),
  );
  const isAbstract = /\babstract\b/.test(childOfType(node, 'modifiers')?.text ?? '');
  const kind = node.type === 'interface_declaration' ? 'interface' : isAbstract ? 'abstract' : 'class';
  return { name: childOf(node, 'name')?.text ?? '', kind, bases, methods, names: new Set(names), children: members.map(read) };
}

const classRule: Rule = (node, read) => {
  const lists = node.children.filter(({ type }) => ['superclass', 'super_interfaces', 'extends_interfaces'].includes(type));
  const types = lists.flatMap(({ children }) => children.flatMap((child) => (child.type === 'type_list' ? child.children : [child])));
  const bases = types.map(readType).filter((type) => type !== null);
  return { kind: 'class', body: readClass(node, childOf(node, 'body'), bases, read), at: placeOf(childOf(node, 'name') ?? node) };
};

const create: Rule = (node, read) => {
  const type = readType(childOf(node, 'type'));
  const body = childOfType(node, 'class_body');
  return {
    kind: 'new',
    type,
    args: readAll(childOf(node, 'arguments'), read),
    initializers: [],
    ...(body && { body: readClass(node, body, type ? [type] : [], read) }),
    at: placeOf(node),
  };
};

export const javaRules: Rules = {
  identifier: name,
  type_identifier: (node) => ({ kind: 'group', children: typeNode(node) }),
  modifiers: nothing,
  import_declaration: (node) => {
    const path = childOfType(node, 'scoped_identifier', 'identifier');
    if (!path) return NOTHING;
    const all = childOfType(node, 'asterisk') !== undefined;
    const isStatic = /^import\s+static\b/.test(node.text);
    const full = isStatic && !all ? path.text.replace(/\.\w+$/, '') : path.text;
    const last = full.split('.').at(-1) ?? '';
    return { kind: 'import', path: all ? `${full}.*` : full, at: placeOf(path), names: all ? [] : [{ local: last, from: full }] };
  },
  package_declaration: nothing,
  string_literal: literal('string'),
  character_literal: literal('number'),
  decimal_integer_literal: literal('number'),
  decimal_floating_point_literal: literal('number'),
  hex_integer_literal: literal('number'),
  true: literal('boolean'),
  false: literal('boolean'),
  null_literal: literal('null'),
  parenthesized_expression: inner,
  block: scope,
  class_declaration: classRule,
  interface_declaration: classRule,
  method_declaration: method,
  constructor_declaration: method,
  field_declaration: declaration,
  local_variable_declaration: declaration,
  enhanced_for_statement: (node, read) => {
    const id = childOf(node, 'name') ?? node;
    const type = readType(childOf(node, 'type'));
    const value = childOf(node, 'value');
    const declare: Node = {
      kind: 'declare',
      name: id.text,
      at: placeOf(id),
      type: type?.name === 'var' ? null : type,
      value: value ? read(value) : null,
      isElement: true,
    };
    return { kind: 'scope', children: [declare, ...childrenOf(node, 'body').map(read)] };
  },
  catch_clause: scope,
  catch_formal_parameter: (node) => {
    const types = childOfType(node, 'catch_type')?.children ?? [];
    return {
      kind: 'declare',
      name: childOf(node, 'name')?.text ?? '',
      at: placeOf(node),
      type: types.length === 1 ? readType(types[0]) : null,
      value: null,
    };
  },
  cast_expression: (node, read) => ({ kind: 'cast', type: readType(childOf(node, 'type')), value: read(childOf(node, 'value') ?? node) }),
  instanceof_expression: (node, read) => ({
    kind: 'group',
    children: [...childrenOf(node, 'left').map(read), ...typeNode(childOf(node, 'right'))],
  }),
  field_access: (node, read) => {
    const object = childOf(node, 'object');
    const field = childOf(node, 'field');
    return object && field ? { kind: 'member', object: read(object), name: field.text, at: placeOf(field), separator: '.' } : NOTHING;
  },
  method_invocation: (node, read) => {
    const object = childOf(node, 'object');
    const id = childOf(node, 'name') ?? node;
    const typeArgs = childOf(node, 'type_arguments')?.children.map(readType);
    const callee: Node = object
      ? { kind: 'member', object: read(object), name: id.text, at: placeOf(id), separator: '.', ...(typeArgs && { typeArgs }) }
      : { kind: 'name', name: id.text, at: placeOf(id) };
    return { kind: 'call', callee, args: readAll(childOf(node, 'arguments'), read), at: placeOf(node) };
  },
  method_reference: (node, read) => {
    const [object, id] = node.children;
    return object && id ? { kind: 'member', object: read(object), name: id.text, at: placeOf(id), separator: '::' } : NOTHING;
  },
  class_literal: (node) => {
    const type = readType(node.children[0]);
    return type ? { kind: 'group', children: [{ kind: 'type', type }] } : NOTHING;
  },
  object_creation_expression: create,
  array_access: (node, read) => {
    const object = childOf(node, 'array');
    const index = childOf(node, 'index');
    return object && index ? { kind: 'element', object: read(object), index: read(index) } : NOTHING;
  },
  assignment_expression: (node, read) => {
    const target = childOf(node, 'left');
    const value = childOf(node, 'right');
    return target && value ? { kind: 'assign', target: read(target), value: read(value) } : NOTHING;
  },
  lambda_expression: method,
};
