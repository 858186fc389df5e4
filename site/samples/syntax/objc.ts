import { include, inner, literal, name, nothing, placeOf, type Rule, type Rules, scope } from './reader.ts';
import { childOf, childOfType, childrenOf, findSyntax, type Syntax } from './syntax.ts';
import { type ClassBody, type Method, NOTHING, type Node, type Parameter, type WrittenType } from './tree.ts';

const TYPES = ['type_identifier', 'primitive_type', 'typedefed_specifier', 'generic_specifier', 'sized_type_specifier'];

/** `id<TapDelegate>` has the name `@TapDelegate`, as protocols have in the index. */
function readType(node: Syntax | undefined): WrittenType | null {
  const found = node && findSyntax(node, ...TYPES);
  if (!found) return null;
  if (found.type === 'generic_specifier')
    return { name: found.children[0]?.text ?? '', args: found.children.slice(1).map(readType), at: placeOf(found) };
  const protocol = findSyntax(found, 'protocol_reference_list')?.children[0];
  if (protocol) return { name: `@${protocol.text}`, args: [], at: placeOf(protocol) };
  return { name: found.text, args: [], at: placeOf(found) };
}

const nameIn = (node: Syntax | undefined): string => (node && findSyntax(node, 'identifier', 'field_identifier')?.text) ?? '';

function isBlock(node: Syntax | undefined): boolean {
  return node !== undefined && /\(\s*\^/.test(node.text);
}

function readParameters(node: Syntax | undefined): Parameter[] {
  return (node?.children ?? [])
    .filter(({ type, text }) => type === 'parameter_declaration' && text.trim() !== 'void')
    .map((child) => ({
      name: nameIn(childOf(child, 'declarator')),
      type: isBlock(child) ? null : readType(childOf(child, 'type')),
    }));
}

const declaration: Rule = (node, read) => {
  const type = readType(childOf(node, 'type'));
  const unknown = childOf(node, 'type')?.type === 'typeof_specifier' || /^__auto_type\b/.test(node.text);
  return {
    kind: 'group',
    children: childrenOf(node, 'declarator').map((declarator): Node => {
      const value = childOf(declarator, 'value');
      const isFunction = findSyntax(
        declarator.type === 'init_declarator' ? (childOf(declarator, 'declarator') ?? declarator) : declarator,
        'function_declarator',
      );
      const own = unknown || isFunction || type?.name === 'id' ? null : type;
      return { kind: 'declare', name: nameIn(declarator), at: placeOf(declarator), type: own, value: value ? read(value) : null };
    }),
  };
};

/** The selector and the parameters of a method's declaration or definition. */
function readMethod(node: Syntax): Method & { readonly result: WrittenType | null } {
  let selector = '';
  const params: Parameter[] = [];
  const parts = node.children.slice(1);
  for (const part of parts) {
    if (part.type === 'identifier') selector += part.text;
    if (part.type !== 'method_parameter') continue;
    selector += ':';
    const type = childOfType(part, 'method_type');
    params.push({ name: part.children.at(-1)?.text ?? '', type: isBlock(type) ? null : readType(type) });
  }
  return { name: selector, at: placeOf(parts[0] ?? node), params, isOverride: false, result: readType(node.children[0]) };
}

const method: Rule = (node, read) => {
  const { params, at, result } = readMethod(node);
  return { kind: 'lambda', params, children: node.children.filter(({ type }) => type === 'compound_statement').map(read), at, result };
};

const classRule: Rule = (node, read) => {
  const members = node.children.flatMap((child) => (child.type === 'implementation_definition' ? child.children : [child]));
  const methods = members.filter(({ type }) => type === 'method_definition' || type === 'method_declaration').map(readMethod);
  const protocols = findSyntax(node, 'parameterized_arguments', 'protocol_reference_list')?.children ?? [];
  const base = childOf(node, 'superclass');
  const bases: WrittenType[] = base ? [{ name: base.text, args: [], at: placeOf(base) }] : [];
  for (const protocol of protocols) bases.push({ name: `@${protocol.text}`, args: [], at: placeOf(protocol) });
  const body: ClassBody = {
    name: node.children[0]?.text ?? '',
    kind: node.type === 'protocol_declaration' ? 'interface' : 'class',
    bases,
    methods,
    names: new Set(methods.map((own) => own.name)),
    children: members.slice(1).map(read),
  };
  return { kind: 'class', body, at: placeOf(node.children[0] ?? node) };
};

const message: Rule = (node, read) => {
  const receiver = childOf(node, 'receiver');
  const parts = node.children.filter(({ field }) => field === 'method');
  const values = node.children.filter(({ field, type }) => field === '' && type !== 'comment');
  const [first] = parts;
  if (!receiver || !first) return { kind: 'group', children: node.children.map(read) };
  const selector = values.length === 0 ? first.text : parts.map(({ text }) => `${text}:`).join('');
  return { kind: 'message', receiver: read(receiver), selector, args: values.map(read), at: placeOf(first) };
};

const block: Rule = (node, read) => {
  const list = findSyntax({ ...node, children: node.children.filter(({ type }) => type !== 'compound_statement') }, 'parameter_list');
  const children = node.children.filter(({ type }) => type === 'compound_statement').map(read);
  return { kind: 'lambda', params: readParameters(list), children, at: placeOf(node) };
};

export const objcRules: Rules = {
  identifier: name,
  type_identifier: (node) => ({ kind: 'type', type: { name: node.text, args: [], at: placeOf(node) } }),
  comment: nothing,
  preproc_include: include,
  string_literal: literal('string'),
  string_expression: literal('string'),
  number_literal: literal('number'),
  number_expression: literal('null'),
  true: literal('boolean'),
  false: literal('boolean'),
  null: literal('null'),
  nil: literal('null'),
  parenthesized_expression: inner,
  compound_statement: scope,
  class_interface: classRule,
  class_implementation: classRule,
  protocol_declaration: classRule,
  method_definition: method,
  method_declaration: method,
  property_declaration: (node) => {
    const struct = node.children.find(({ type }) => type === 'struct_declaration');
    if (!struct) return NOTHING;
    return {
      kind: 'declare',
      name: nameIn(childOfType(struct, 'struct_declarator')),
      at: placeOf(struct),
      type: isBlock(struct) ? null : readType(struct),
      value: null,
    };
  },
  declaration,
  for_statement: (node, read) => {
    const type = childOf(node, 'type');
    const [declarator, value] = type ? node.children.filter((child) => child !== type && child.type !== 'compound_statement') : [];
    if (!type || !declarator || !value) return scope(node, read);
    const declare: Node = {
      kind: 'declare',
      name: nameIn(declarator),
      at: placeOf(declarator),
      type: readType(type),
      value: read(value),
      isElement: true,
    };
    return { kind: 'scope', children: [declare, ...node.children.filter((child) => child.type === 'compound_statement').map(read)] };
  },
  message_expression: message,
  block_literal: block,
  field_expression: (node, read) => {
    const object = childOf(node, 'argument');
    const field = childOf(node, 'field');
    return object && field ? { kind: 'member', object: read(object), name: field.text, at: placeOf(field), separator: '.' } : NOTHING;
  },
  subscript_expression: (node, read) => {
    const object = childOf(node, 'argument');
    const index = childOf(node, 'index');
    return object ? { kind: 'element', object: read(object), index: index ? read(index) : NOTHING } : NOTHING;
  },
  cast_expression: (node, read) => ({ kind: 'cast', type: readType(childOf(node, 'type')), value: read(childOf(node, 'value') ?? node) }),
  assignment_expression: (node, read) => {
    const target = childOf(node, 'left');
    const value = childOf(node, 'right');
    return target && value ? { kind: 'assign', target: read(target), value: read(value) } : NOTHING;
  },
};
