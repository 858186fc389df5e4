import { call, inner, literal, name, nothing, placeOf, type Rule, type Rules } from './reader.ts';
import { childOf, childrenOf, type Syntax } from './syntax.ts';
import { type ClassBody, NOTHING, type Node, type Parameter, type WrittenType } from './tree.ts';

function readParameters(node: Syntax | undefined): Parameter[] {
  return (node?.children ?? []).map((child) => ({
    name: childOf(child, 'name')?.text ?? child.children[0]?.text ?? child.text,
    type: null,
  }));
}

const assign: Rule = (node, read) => {
  const target = childOf(node, 'left');
  const value = childOf(node, 'right');
  if (!target || !value) return NOTHING;
  if (target.type === 'identifier') return { kind: 'declare', name: target.text, at: placeOf(target), type: null, value: read(value) };
  return { kind: 'assign', target: read(target), value: read(value) };
};

export const pythonRules: Rules = {
  identifier: name,
  comment: nothing,
  string: literal('string'),
  integer: literal('number'),
  float: literal('number'),
  true: literal('boolean'),
  false: literal('boolean'),
  none: literal('null'),
  parenthesized_expression: inner,
  import_statement: nothing,
  import_from_statement: (node) => {
    const path = childOf(node, 'module_name');
    const names = childrenOf(node, 'name').map((part) => {
      const from = (childOf(part, 'name') ?? part).text;
      return { local: childOf(part, 'alias')?.text ?? from, from };
    });
    return { kind: 'import', path: path?.text ?? '', at: placeOf(node), names };
  },
  assignment: assign,
  keyword_argument: (node, read) => ({ kind: 'group', children: childrenOf(node, 'value').map(read) }),
  function_definition: (node, read) => ({
    kind: 'lambda',
    params: readParameters(childOf(node, 'parameters')),
    children: childrenOf(node, 'body').map(read),
    at: placeOf(node),
  }),
  lambda: (node, read) => ({
    kind: 'lambda',
    params: readParameters(childOf(node, 'parameters')),
    children: childrenOf(node, 'body').map(read),
    at: placeOf(node),
  }),
  class_definition: (node, read) => {
    const bases: WrittenType[] = (childOf(node, 'superclasses')?.children ?? []).map((base) => ({
      name: base.text,
      args: [],
      at: placeOf(base),
    }));
    const members = childOf(node, 'body')?.children ?? [];
    const body: ClassBody = {
      name: childOf(node, 'name')?.text ?? '',
      kind: 'class',
      bases,
      methods: [],
      names: new Set(),
      children: members.map(read),
    };
    return { kind: 'class', body, at: placeOf(node) };
  },
  for_statement: (node, read) => {
    const left = childOf(node, 'left');
    const right = childOf(node, 'right');
    const declared: Node[] =
      left?.type === 'identifier'
        ? [{ kind: 'declare', name: left.text, at: placeOf(left), type: null, value: right ? read(right) : null, isElement: true }]
        : [];
    return { kind: 'group', children: [...declared, ...childrenOf(node, 'body').map(read)] };
  },
  attribute: (node, read) => {
    const object = childOf(node, 'object');
    const id = childOf(node, 'attribute');
    return object && id ? { kind: 'member', object: read(object), name: id.text, at: placeOf(id), separator: '.' } : NOTHING;
  },
  subscript: (node, read) => {
    const object = childOf(node, 'value');
    return object ? { kind: 'element', object: read(object), index: NOTHING } : NOTHING;
  },
  call,
};
