import { inner, literal, name, nothing, placeOf, type Rule, type Rules, scope } from './reader.ts';
import { childOf, childOfType, childrenOf, type Syntax } from './syntax.ts';
import { type ClassBody, type Method, NOTHING, type Node, type Parameter, type WrittenType } from './tree.ts';

const PREDEFINED = new Set(['predefined_type', 'identifier', 'qualified_name', 'alias_qualified_name']);

function readType(node: Syntax | undefined): WrittenType | null {
  if (!node) return null;
  if (PREDEFINED.has(node.type)) {
    const generic = childOfType(node, 'generic_name');
    const args = generic ? typeArguments(generic) : [];
    return { name: node.text.replace(/<.*>/, '').replace(/^global::/, ''), args: args ?? [], at: placeOf(node.children.at(-1) ?? node) };
  }
  if (node.type === 'generic_name') return { name: node.children[0]?.text ?? '', args: typeArguments(node) ?? [], at: placeOf(node) };
  if (node.type === 'array_type') return { name: '[]', args: [readType(node.children[0])], at: placeOf(node) };
  if (node.type === 'nullable_type') return readType(node.children[0]);
  return null;
}

function typeArguments(node: Syntax): (WrittenType | null)[] | undefined {
  return childOfType(node, 'type_argument_list')?.children.map(readType);
}

function readParameters(node: Syntax | undefined): Parameter[] {
  if (node?.type === 'identifier') return [{ name: node.text, type: null }];
  return (node?.children ?? [])
    .filter((child) => child.type === 'parameter' || child.type === 'identifier')
    .map((child) =>
      child.type === 'identifier'
        ? { name: child.text, type: null }
        : { name: childOf(child, 'name')?.text ?? '', type: readType(childOf(child, 'type')) },
    );
}

const args = (node: Syntax | undefined, read: (node: Syntax) => Node): Node[] =>
  (node?.children ?? []).filter(({ type }) => type === 'argument').map((argument) => read(argument));

const callable: Rule = (node, read) => ({
  kind: 'lambda',
  params: readParameters(childOf(node, 'parameters') ?? node.children.find(({ type }) => type === 'identifier')),
  children: node.children.filter(({ field, type }) => field === 'body' || type === 'block').map(read),
  at: placeOf(node),
});

const method: Rule = (node, read) => {
  const bodies = node.children.filter(({ type }) => type === 'block' || type === 'arrow_expression_clause' || type === 'attribute_list');
  const result = readType(childOf(node, 'type') ?? childOf(node, 'returns'));
  return { kind: 'lambda', params: readParameters(childOf(node, 'parameters')), children: bodies.map(read), at: placeOf(node), result };
};

const declaration: Rule = (node, read) => {
  const type = readType(childOf(node, 'type'));
  const declarators = node.children.filter((child) => child.type === 'variable_declarator');
  return {
    kind: 'group',
    children: declarators.map((declarator): Node => {
      const [first] = declarator.children;
      const value = childOfType(declarator, 'equals_value_clause')?.children[0];
      return { kind: 'declare', name: first?.text ?? '', at: placeOf(declarator), type, value: value ? read(value) : null };
    }),
  };
};

const member =
  (object: string, target: string): Rule =>
  (node, read) => {
    const owner = childOf(node, object);
    const part = childOf(node, target);
    const id = part?.type === 'generic_name' ? part.children[0] : part;
    if (!owner || !id) return NOTHING;
    const typeArgs = part ? typeArguments(part) : undefined;
    return { kind: 'member', object: read(owner), name: id.text, at: placeOf(id), separator: '.', ...(typeArgs && { typeArgs }) };
  };

/** `a?.B.C()`: the binding stands for a member of the condition. */
const conditional: Rule = (node, read) => {
  const [condition, ...rest] = node.children;
  if (!condition) return NOTHING;
  const object = read(condition);
  const attach = (part: Node): Node => {
    if (part.kind === 'member') return part.object === NOTHING ? { ...part, object } : { ...part, object: attach(part.object) };
    if (part.kind === 'call') return { ...part, callee: attach(part.callee) };
    return part;
  };
  return rest[0] ? attach(read(rest[0])) : object;
};

function readClass(node: Syntax, read: (node: Syntax) => Node): ClassBody {
  const body = childOf(node, 'body');
  const members = body?.children ?? [];
  const methods = members
    .filter(({ type }) => type === 'method_declaration')
    .map((child): Method => {
      const id = childOf(child, 'name') ?? child;
      const isOverride = child.children.some(({ type, text }) => type === 'modifier' && text === 'override');
      return { name: id.text, at: placeOf(id), params: readParameters(childOf(child, 'parameters')), isOverride };
    });
  const names = members.flatMap((child) =>
    child.type.endsWith('field_declaration')
      ? (childOfType(child, 'variable_declaration')?.children ?? []).map((part) => part.children[0]?.text ?? '')
      : [childOf(child, 'name')?.text ?? ''],
  );
  const isAbstract = node.children.some(({ type, text }) => type === 'modifier' && (text === 'abstract' || text === 'partial'));
  const bases = (childOf(node, 'bases')?.children ?? []).map(readType).filter((type) => type !== null);
  const kind = node.type === 'interface_declaration' ? 'interface' : isAbstract ? 'abstract' : 'class';
  return { name: childOf(node, 'name')?.text ?? '', kind, bases, methods, names: new Set(names), children: members.map(read) };
}

const classRule: Rule = (node, read) => ({ kind: 'class', body: readClass(node, read), at: placeOf(childOf(node, 'name') ?? node) });

const create: Rule = (node, read) => ({
  kind: 'new',
  type: readType(childOf(node, 'type')),
  args: childOf(node, 'arguments') ? args(childOf(node, 'arguments'), read) : null,
  initializers: (childOf(node, 'initializer')?.children ?? []).flatMap((part) => {
    const target = childOf(part, 'left');
    const value = childOf(part, 'right');
    return part.type === 'assignment_expression' && target?.type === 'identifier' && value
      ? [{ name: target.text, at: placeOf(target), value: read(value) }]
      : [];
  }),
  at: placeOf(node),
});

export const csharpRules: Rules = {
  identifier: name,
  qualified_name: (node, read) => {
    const [scopeName, last] = node.children;
    return scopeName && last ? { kind: 'member', object: read(scopeName), name: last.text, at: placeOf(last), separator: '.' } : NOTHING;
  },
  modifier: nothing,
  name_colon: nothing,
  using_directive: (node) => {
    const path = childOfType(node, 'qualified_name', 'identifier');
    return path ? { kind: 'import', path: path.text, at: placeOf(path), names: [] } : NOTHING;
  },
  argument: (node, read) => {
    const value = node.children.filter(({ type }) => type !== 'name_colon').at(-1);
    if (!value) return NOTHING;
    // The index has the types of parameters, not their names.
    return childOfType(node, 'name_colon') ? { kind: 'group', children: [read(value)] } : read(value);
  },
  string_literal: literal('string'),
  verbatim_string_literal: literal('string'),
  interpolated_string_expression: literal('string'),
  integer_literal: literal('number'),
  real_literal: literal('number'),
  boolean_literal: literal('boolean'),
  null_literal: literal('null'),
  parenthesized_expression: inner,
  block: scope,
  class_declaration: classRule,
  struct_declaration: classRule,
  interface_declaration: classRule,
  method_declaration: method,
  constructor_declaration: method,
  local_function_statement: method,
  property_declaration: (node, read) => ({
    kind: 'declare',
    name: childOf(node, 'name')?.text ?? '',
    at: placeOf(node),
    type: readType(childOf(node, 'type')),
    value: { kind: 'group', children: node.children.filter(({ field }) => field === '' || field === 'value').map(read) },
  }),
  variable_declaration: declaration,
  for_each_statement: (node, read) => {
    const left = childOf(node, 'left');
    const right = childOf(node, 'right');
    const declare: Node = {
      kind: 'declare',
      name: left?.text ?? '',
      at: placeOf(left ?? node),
      type: readType(childOf(node, 'type')),
      value: right ? read(right) : null,
      isElement: true,
    };
    return { kind: 'scope', children: [declare, ...childrenOf(node, 'body').map(read)] };
  },
  catch_clause: scope,
  catch_declaration: (node) => ({
    kind: 'declare',
    name: childOf(node, 'name')?.text ?? '',
    at: placeOf(node),
    type: readType(childOf(node, 'type')),
    value: null,
  }),
  declaration_pattern: (node) => ({
    kind: 'declare',
    name: childOf(node, 'name')?.text ?? '',
    at: placeOf(node),
    type: readType(childOf(node, 'type')),
    value: null,
  }),
  declaration_expression: (node) => ({
    kind: 'declare',
    name: childOf(node, 'name')?.text ?? '',
    at: placeOf(node),
    type: readType(childOf(node, 'type')),
    value: null,
  }),
  is_expression: (node, read) => ({
    kind: 'group',
    children: [...childrenOf(node, 'left').map(read), ...typeNode(childOf(node, 'right'))],
  }),
  as_expression: (node, read) => ({ kind: 'cast', type: readType(childOf(node, 'right')), value: read(childOf(node, 'left') ?? node) }),
  cast_expression: (node, read) => ({ kind: 'cast', type: readType(childOf(node, 'type')), value: read(childOf(node, 'value') ?? node) }),
  type_of_expression: (node) => ({ kind: 'group', children: typeNode(node.children[0]) }),
  await_expression: (node, read) => ({ kind: 'await', value: node.children[0] ? read(node.children[0]) : NOTHING }),
  member_access_expression: member('expression', 'name'),
  conditional_access_expression: conditional,
  member_binding_expression: (node) => {
    const id = childOf(node, 'name') ?? node;
    return { kind: 'member', object: NOTHING, name: id.text, at: placeOf(id), separator: '.' };
  },
  generic_name: (node) => ({
    kind: 'type',
    type: { name: node.children[0]?.text ?? '', args: typeArguments(node) ?? [], at: placeOf(node) },
  }),
  invocation_expression: (node, read) => {
    const callee = childOf(node, 'function');
    return { kind: 'call', callee: callee ? read(callee) : NOTHING, args: args(childOf(node, 'arguments'), read), at: placeOf(node) };
  },
  object_creation_expression: create,
  element_access_expression: (node, read) => {
    const object = childOf(node, 'expression');
    const index = childOf(node, 'subscript');
    return object && index
      ? { kind: 'element', object: read(object), index: { kind: 'group', children: index.children.map(read) } }
      : NOTHING;
  },
  assignment_expression: (node, read) => {
    const target = childOf(node, 'left');
    const value = childOf(node, 'right');
    return target && value ? { kind: 'assign', target: read(target), value: read(value) } : NOTHING;
  },
  lambda_expression: callable,
  anonymous_method_expression: callable,
  attribute: (node, read) => ({ kind: 'group', children: node.children.filter(({ field }) => field !== 'name').map(read) }),
};

function typeNode(node: Syntax | undefined): Node[] {
  const type = readType(node);
  return type ? [{ kind: 'type', type }] : [];
}
