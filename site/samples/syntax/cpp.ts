import { call, include, inner, literal, name, nothing, placeOf, type Rule, type Rules, scope } from './reader.ts';
import { childOf, childOfType, childrenOf, findSyntax, type Syntax } from './syntax.ts';
import { type ClassBody, type Method, NOTHING, type Node, type Parameter, type WrittenType } from './tree.ts';

function readType(node: Syntax | undefined): WrittenType | null {
  if (!node) return null;
  if (node.type === 'type_descriptor') return readType(childOf(node, 'type'));
  if (
    node.type === 'type_identifier' ||
    node.type === 'namespace_identifier' ||
    node.type === 'primitive_type' ||
    node.type === 'identifier'
  )
    return { name: node.text, args: [], at: placeOf(node) };
  if (node.type === 'template_type')
    return { name: childOf(node, 'name')?.text ?? '', args: (childOf(node, 'arguments')?.children ?? []).map(readType), at: placeOf(node) };
  if (node.type === 'qualified_identifier') return { name: node.text.replaceAll('::', '.'), args: [], at: placeOf(node) };
  return null;
}

const nameIn = (node: Syntax | undefined): string => (node && findSyntax(node, 'identifier', 'field_identifier')?.text) ?? '';

function readParameters(node: Syntax | undefined): Parameter[] {
  const list = node && findSyntax(node, 'parameter_list');
  return (list?.children ?? [])
    .filter(({ type, text }) => type.endsWith('parameter_declaration') && text !== 'void')
    .map((child) => ({ name: nameIn(childOf(child, 'declarator')), type: readType(childOf(child, 'type')) }));
}

const declaration: Rule = (node, read) => {
  const type = readType(childOf(node, 'type'));
  return {
    kind: 'group',
    children: childrenOf(node, 'declarator').map((declarator): Node => {
      if (findSyntax(declarator, 'function_declarator')) return { kind: 'group', children: [] };
      const value = childOf(declarator, 'value');
      return { kind: 'declare', name: nameIn(declarator), at: placeOf(declarator), type, value: value ? read(value) : null };
    }),
  };
};

const callable: Rule = (node, read) => ({
  kind: 'lambda',
  params: readParameters(childOf(node, 'declarator')),
  children: childrenOf(node, 'body').map(read),
  at: placeOf(node),
});

const classRule: Rule = (node, read) => {
  const members = childOf(node, 'body')?.children ?? [];
  const bases = (childOfType(node, 'base_class_clause')?.children ?? []).map(readType).filter((type) => type !== null);
  const names = members.map(nameIn);
  const methods: Method[] = [];
  const body: ClassBody = {
    name: childOf(node, 'name')?.text ?? '',
    kind: 'class',
    bases,
    methods,
    names: new Set(names),
    children: members.map(read),
  };
  return { kind: 'class', body, at: placeOf(childOf(node, 'name') ?? node) };
};

export const cppRules: Rules = {
  identifier: name,
  namespace_identifier: name,
  type_identifier: (node) => ({ kind: 'type', type: { name: node.text, args: [], at: placeOf(node) } }),
  comment: nothing,
  preproc_include: include,
  string_literal: literal('string'),
  number_literal: literal('number'),
  true: literal('boolean'),
  false: literal('boolean'),
  null: literal('null'),
  parenthesized_expression: inner,
  compound_statement: scope,
  class_specifier: classRule,
  struct_specifier: classRule,
  function_definition: callable,
  lambda_expression: callable,
  declaration,
  field_declaration: declaration,
  for_range_loop: (node, read) => {
    const value = childOf(node, 'right');
    const declare: Node = {
      kind: 'declare',
      name: nameIn(childOf(node, 'declarator')),
      at: placeOf(node),
      type: readType(childOf(node, 'type')),
      value: value ? read(value) : null,
      isElement: true,
    };
    return { kind: 'scope', children: [declare, ...childrenOf(node, 'body').map(read)] };
  },
  new_expression: (node, read) => ({
    kind: 'new',
    type: readType(childOf(node, 'type')),
    args: childOf(node, 'arguments')?.children.map(read) ?? null,
    initializers: [],
    at: placeOf(node),
  }),
  field_expression: (node, read) => {
    const object = childOf(node, 'argument');
    const field = childOf(node, 'field');
    if (!object || !field) return NOTHING;
    const between = node.text.slice(object.text.length).trimStart();
    return { kind: 'member', object: read(object), name: field.text, at: placeOf(field), separator: between.startsWith('->') ? '->' : '.' };
  },
  qualified_identifier: (node, read) => {
    const outer = childOf(node, 'scope');
    const last = childOf(node, 'name');
    if (!outer || !last) return NOTHING;
    const attach = (object: Node, part: Syntax): Node => {
      if (part.type !== 'qualified_identifier')
        return { kind: 'member', object, name: childOf(part, 'name')?.text ?? part.text, at: placeOf(part), separator: '::' };
      const [first, rest] = [childOf(part, 'scope'), childOf(part, 'name')];
      return first && rest ? attach({ kind: 'member', object, name: first.text, at: placeOf(first), separator: '::' }, rest) : NOTHING;
    };
    return attach(read(outer), last);
  },
  call_expression: call,
  subscript_expression: (node, read) => {
    const object = childOf(node, 'argument');
    return object ? { kind: 'element', object: read(object), index: NOTHING } : NOTHING;
  },
  cast_expression: (node, read) => ({ kind: 'cast', type: readType(childOf(node, 'type')), value: read(childOf(node, 'value') ?? node) }),
  assignment_expression: (node, read) => {
    const target = childOf(node, 'left');
    const value = childOf(node, 'right');
    return target && value ? { kind: 'assign', target: read(target), value: read(value) } : NOTHING;
  },
};
