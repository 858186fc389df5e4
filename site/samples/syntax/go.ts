import { call, inner, literal, name, nothing, placeOf, type Rules } from './reader.ts';
import { childOf, childOfType, childrenOf, type Syntax } from './syntax.ts';
import { NOTHING, type Node, type Parameter, type WrittenType } from './tree.ts';

function readType(node: Syntax | undefined): WrittenType | null {
  if (!node) return null;
  if (node.type === 'pointer_type') return readType(node.children[0]);
  if (node.type === 'qualified_type' || node.type === 'type_identifier')
    return { name: node.text, args: [], at: placeOf(childOf(node, 'name') ?? node) };
  if (node.type === 'slice_type' || node.type === 'array_type')
    return { name: '[]', args: [readType(childOf(node, 'element'))], at: placeOf(node) };
  return null;
}

function readParameters(node: Syntax | undefined): Parameter[] {
  return (node?.children ?? []).flatMap((child) =>
    childrenOf(child, 'name').map((id) => ({ name: id.text, type: readType(childOf(child, 'type')) })),
  );
}

/** Several names may have one value: the first gets its type. */
function declare(targets: readonly Syntax[], values: readonly Node[], type: WrittenType | null): Node {
  return {
    kind: 'group',
    children: targets.map(
      (target, index): Node => ({ kind: 'declare', name: target.text, at: placeOf(target), type, value: values[index] ?? null }),
    ),
  };
}

const callable = (node: Syntax, read: (node: Syntax) => Node): Node => ({
  kind: 'scope',
  children: [
    {
      kind: 'lambda',
      params: [...readParameters(childOf(node, 'receiver')), ...readParameters(childOf(node, 'parameters'))],
      children: childrenOf(node, 'body').map(read),
      at: placeOf(node),
    },
  ],
});

export const goRules: Rules = {
  identifier: name,
  package_identifier: name,
  comment: nothing,
  import_declaration: nothing,
  package_clause: nothing,
  interpreted_string_literal: literal('string'),
  raw_string_literal: literal('string'),
  int_literal: literal('number'),
  float_literal: literal('number'),
  true: literal('boolean'),
  false: literal('boolean'),
  nil: literal('null'),
  parenthesized_expression: inner,
  qualified_type: (node) => {
    const type = readType(node);
    return type ? { kind: 'type', type } : NOTHING;
  },
  function_declaration: callable,
  method_declaration: callable,
  func_literal: (node, read) => ({
    kind: 'lambda',
    params: readParameters(childOf(node, 'parameters')),
    children: childrenOf(node, 'body').map(read),
    at: placeOf(node),
  }),
  short_var_declaration: (node, read) =>
    declare(childOf(node, 'left')?.children ?? [], (childOf(node, 'right')?.children ?? []).map(read), null),
  var_spec: (node, read) =>
    declare(childrenOf(node, 'name'), (childOf(node, 'value')?.children ?? []).map(read), readType(childOf(node, 'type'))),
  range_clause: (node, read) => {
    const left = childOf(node, 'left')?.children ?? [];
    const right = childOf(node, 'right');
    const item = left[1];
    return item
      ? { kind: 'declare', name: item.text, at: placeOf(item), type: null, value: right ? read(right) : null, isElement: true }
      : NOTHING;
  },
  selector_expression: (node, read) => {
    const object = childOf(node, 'operand');
    const field = childOf(node, 'field');
    return object && field ? { kind: 'member', object: read(object), name: field.text, at: placeOf(field), separator: '.' } : NOTHING;
  },
  unary_expression: inner,
  composite_literal: (node, read) => ({
    kind: 'new',
    type: readType(childOf(node, 'type')),
    args: null,
    initializers: (childOf(node, 'body')?.children ?? []).flatMap((element) => {
      const [key, value] = element.type === 'keyed_element' ? element.children : [];
      const id = key && (childOfType(key, 'identifier') ?? key);
      return id && value && /^[A-Z]\w*$/.test(id.text) ? [{ name: id.text, at: placeOf(id), value: read(value) }] : [];
    }),
    at: placeOf(node),
  }),
  call_expression: call,
};
