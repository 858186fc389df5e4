import { inner, literal, name, nothing, placeOf, type Rule, type Rules, scope } from './reader.ts';
import { childOf, childOfType, childrenOf, type Syntax } from './syntax.ts';
import { type ClassBody, NOTHING, type Node, type Parameter, type WrittenType } from './tree.ts';

function readType(node: Syntax | undefined): WrittenType | null {
  if (!node) return null;
  if (node.type === 'named_type') return readType(node.children[0]);
  if (node.type === 'name' || node.type === 'qualified_name')
    return { name: node.text.replaceAll('\\', '.').replace(/^\./, ''), args: [], at: placeOf(node) };
  return null;
}

function readParameters(node: Syntax | undefined): Parameter[] {
  return (node?.children ?? []).map((child) => ({ name: childOf(child, 'name')?.text ?? '', type: readType(childOf(child, 'type')) }));
}

const typed = (node: Syntax | undefined, read: (node: Syntax) => Node): Node => {
  const type = readType(node);
  return type ? { kind: 'type', type } : node ? read(node) : NOTHING;
};

const call =
  (object: string, separator: '.' | '::'): Rule =>
  (node, read) => {
    const id = childOf(node, 'name') ?? childOf(node, 'function');
    const owner = childOf(node, object);
    const args = (childOf(node, 'arguments')?.children ?? []).map(read);
    if (!id) return NOTHING;
    if (!owner) return { kind: 'call', callee: read(id), args, at: placeOf(node) };
    return {
      kind: 'call',
      callee: { kind: 'member', object: typed(owner, read), name: id.text, at: placeOf(id), separator },
      args,
      at: placeOf(node),
    };
  };

const callable: Rule = (node, read) => ({
  kind: 'lambda',
  params: readParameters(childOf(node, 'parameters')),
  children: childrenOf(node, 'body').map(read),
  at: placeOf(node),
});

const uses: Rule = (node) => {
  const group = childOfType(node, 'namespace_use_group');
  const prefix = group ? `${childOfType(node, 'namespace_name')?.text ?? ''}\\` : '';
  const names = (group ?? node).children.map((clause) => {
    const [path, alias] = clause.children;
    const full = `${prefix}${path?.text ?? clause.text}`.replace(/^\\/, '').replaceAll('\\', '.');
    return { local: alias?.children.at(-1)?.text ?? alias?.text ?? full.split('.').at(-1) ?? '', from: full };
  });
  return { kind: 'import', path: names[0]?.from ?? '', at: placeOf(node), names };
};

export const phpRules: Rules = {
  variable_name: name,
  comment: nothing,
  namespace_use_declaration: uses,
  encapsed_string: literal('string'),
  string: literal('string'),
  integer: literal('number'),
  boolean: literal('boolean'),
  null: literal('null'),
  parenthesized_expression: inner,
  argument: inner,
  compound_statement: scope,
  function_definition: callable,
  method_declaration: callable,
  anonymous_function_creation_expression: callable,
  arrow_function: callable,
  class_declaration: (node, read) => {
    const bases = (childOfType(node, 'base_clause')?.children ?? []).map(readType).filter((type) => type !== null);
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
  assignment_expression: (node, read) => {
    const target = childOf(node, 'left');
    const value = childOf(node, 'right');
    if (!target || !value) return NOTHING;
    if (target.type === 'variable_name') return { kind: 'declare', name: target.text, at: placeOf(target), type: null, value: read(value) };
    return { kind: 'assign', target: read(target), value: read(value) };
  },
  catch_clause: (node, read) => {
    const id = childOf(node, 'name');
    const type = readType(childOf(node, 'type')?.children[0]);
    const declared: Node[] = id ? [{ kind: 'declare', name: id.text, at: placeOf(id), type, value: null }] : [];
    return { kind: 'scope', children: [...declared, ...childrenOf(node, 'body').map(read)] };
  },
  object_creation_expression: (node, read) => ({
    kind: 'new',
    type: readType(node.children[0]),
    args: childOfType(node, 'arguments')?.children.map(read) ?? null,
    initializers: [],
    at: placeOf(node),
  }),
  member_call_expression: call('object', '.'),
  scoped_call_expression: call('scope', '::'),
  function_call_expression: call('none', '.'),
  class_constant_access_expression: (node, read) => {
    const [owner, id] = node.children;
    return owner && id ? { kind: 'member', object: typed(owner, read), name: id.text, at: placeOf(id), separator: '::' } : NOTHING;
  },
};
