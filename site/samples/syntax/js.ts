import { inner, literal, name, nothing, placeOf, type Rule, type Rules, scope } from './reader.ts';
import { childOf, childOfType, childrenOf, findSyntax, type Syntax } from './syntax.ts';
import { type ClassBody, NOTHING, type Node, type Parameter, type WrittenType } from './tree.ts';

function readType(node: Syntax | undefined): WrittenType | null {
  if (!node) return null;
  if (node.type === 'type_annotation') return readType(node.children[0]);
  if (node.type === 'type_identifier' || node.type === 'nested_type_identifier')
    return { name: node.text, args: [], at: placeOf(node.children.at(-1) ?? node) };
  if (node.type === 'generic_type') {
    const base = readType(node.children[0]);
    return base && { ...base, args: (childOfType(node, 'type_arguments')?.children ?? []).map(readType) };
  }
  if (node.type === 'array_type') return { name: '[]', args: [readType(node.children[0])], at: placeOf(node) };
  return null;
}

function readParameter(node: Syntax): Parameter[] {
  if (node.type === 'required_parameter' || node.type === 'optional_parameter') {
    const pattern = childOf(node, 'pattern');
    const type = readType(childOf(node, 'type'));
    return pattern?.type === 'identifier' ? [{ name: pattern.text, type }] : pattern ? readParameter(pattern) : [];
  }
  if (node.type === 'identifier') return [{ name: node.text, type: null }];
  if (node.type === 'assignment_pattern') return node.children[0] ? readParameter(node.children[0]) : [];
  return patternNames(node).map(({ local }) => ({ name: local, type: null }));
}

function readParameters(node: Syntax): Parameter[] {
  const single = childOf(node, 'parameter');
  if (single) return [{ name: single.text, type: null }];
  return (childOf(node, 'parameters')?.children ?? []).flatMap(readParameter);
}

function patternNames(pattern: Syntax): { local: string; from: string }[] {
  return pattern.children.flatMap((child) => {
    if (child.type === 'shorthand_property_identifier_pattern' || child.type === 'identifier')
      return [{ local: child.text, from: child.text }];
    if (child.type === 'pair_pattern') {
      const value = childOf(child, 'value');
      return value?.type === 'identifier'
        ? [{ local: value.text, from: childOf(child, 'key')?.text ?? '' }]
        : value
          ? patternNames(value)
          : [];
    }
    if (child.type === 'object_assignment_pattern') return patternNames(child).slice(0, 1);
    return child.children.length > 0 ? patternNames(child) : [];
  });
}

const callable: Rule = (node, read) => ({
  kind: 'lambda',
  params: readParameters(node),
  children: childrenOf(node, 'body').map(read),
  at: placeOf(node),
});

const declarator: Rule = (node, read) => {
  const target = childOf(node, 'name');
  const value = childOf(node, 'value');
  if (!target) return NOTHING;
  if (target.type === 'identifier')
    return {
      kind: 'declare',
      name: target.text,
      at: placeOf(target),
      type: readType(childOf(node, 'type')),
      value: value ? read(value) : null,
    };
  return { kind: 'destructure', names: patternNames(target), value: value ? read(value) : NOTHING };
};

const imports: Rule = (node) => {
  const path = childOf(node, 'source');
  const clause = childOfType(node, 'import_clause');
  if (!path) return NOTHING;
  const names = (clause?.children ?? []).flatMap((child): { local: string; from: string | null }[] => {
    if (child.type === 'identifier') return [{ local: child.text, from: null }];
    if (child.type === 'namespace_import') return [{ local: child.children[0]?.text ?? '', from: null }];
    return child.children.map((part) => ({
      local: (childOf(part, 'alias') ?? childOf(part, 'name'))?.text ?? '',
      from: childOf(part, 'name')?.text ?? '',
    }));
  });
  return { kind: 'import', path: path.text.slice(1, -1), at: placeOf(path), names };
};

const classRule: Rule = (node, read) => {
  const heritage = childOfType(node, 'class_heritage');
  const base = heritage && (findSyntax(heritage, 'extends_clause')?.children[0] ?? heritage.children[0]);
  const bases: WrittenType[] = base ? [{ name: base.text, args: [], at: placeOf(base) }] : [];
  const members = childOf(node, 'body')?.children ?? [];
  const names = members.map((child) => childOf(child, 'name')?.text ?? childOf(child, 'property')?.text ?? '');
  const body: ClassBody = {
    name: childOf(node, 'name')?.text ?? '',
    kind: 'class',
    bases,
    methods: [],
    names: new Set(names),
    children: members.map(read),
  };
  return { kind: 'class', body, at: placeOf(node) };
};

export const jsRules: Rules = {
  identifier: name,
  shorthand_property_identifier: name,
  this: (node) => ({ kind: 'name', name: 'this', at: placeOf(node) }),
  comment: nothing,
  type_annotation: (node) => {
    const type = readType(node);
    return type ? { kind: 'type', type } : NOTHING;
  },
  string: literal('string'),
  template_string: literal('string'),
  number: literal('number'),
  true: literal('boolean'),
  false: literal('boolean'),
  null: literal('null'),
  undefined: literal('null'),
  parenthesized_expression: inner,
  statement_block: scope,
  class_declaration: classRule,
  class: classRule,
  import_statement: imports,
  variable_declarator: declarator,
  function_declaration: callable,
  function_expression: callable,
  function: callable,
  generator_function: callable,
  arrow_function: callable,
  method_definition: callable,
  catch_clause: (node, read) => {
    const id = childOf(node, 'parameter');
    const declared: Node[] =
      id?.type === 'identifier' ? [{ kind: 'declare', name: id.text, at: placeOf(id), type: null, value: null }] : [];
    return { kind: 'scope', children: [...declared, ...childrenOf(node, 'body').map(read)] };
  },
  for_in_statement: (node, read) => {
    const left = childOf(node, 'left');
    const right = childOf(node, 'right');
    const declared: Node[] =
      left?.type === 'identifier'
        ? [{ kind: 'declare', name: left.text, at: placeOf(left), type: null, value: right ? read(right) : null, isElement: true }]
        : [];
    return { kind: 'scope', children: [...declared, ...childrenOf(node, 'body').map(read)] };
  },
  await_expression: (node, read) => ({ kind: 'await', value: node.children[0] ? read(node.children[0]) : NOTHING }),
  as_expression: (node, read) => ({
    kind: 'cast',
    type: readType(node.children[1]),
    value: node.children[0] ? read(node.children[0]) : NOTHING,
  }),
  non_null_expression: inner,
  member_expression: (node, read) => {
    const object = childOf(node, 'object');
    const property = childOf(node, 'property');
    return object && property
      ? { kind: 'member', object: read(object), name: property.text, at: placeOf(property), separator: '.' }
      : NOTHING;
  },
  subscript_expression: (node, read) => {
    const object = childOf(node, 'object');
    const index = childOf(node, 'index');
    return object && index ? { kind: 'element', object: read(object), index: read(index) } : NOTHING;
  },
  call_expression: (node, read) => {
    const callee = childOf(node, 'function');
    const args = childOf(node, 'arguments');
    return {
      kind: 'call',
      callee: callee ? read(callee) : NOTHING,
      args: args?.type === 'arguments' ? args.children.filter(({ type }) => type !== 'comment').map(read) : [],
      at: placeOf(node),
    };
  },
  new_expression: (node, read) => {
    const callee = childOf(node, 'constructor');
    const args = childOf(node, 'arguments');
    return {
      kind: 'new',
      type: null,
      ...(callee && { callee: read(callee) }),
      args: args ? args.children.map(read) : null,
      initializers: [],
      at: placeOf(node),
    };
  },
  pair: (node, read) => ({ kind: 'group', children: childrenOf(node, 'value').map(read) }),
  assignment_expression: (node, read) => {
    const target = childOf(node, 'left');
    const value = childOf(node, 'right');
    return target && value ? { kind: 'assign', target: read(target), value: read(value) } : NOTHING;
  },
};
