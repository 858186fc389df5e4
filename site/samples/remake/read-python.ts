import { splitTopLevel } from '../api/type-ref.ts';
import { childOf, childOfType, findSyntax, type Syntax } from '../syntax/syntax.ts';
import { markAll } from './deprecated.ts';
import { typeOfDoc } from './doc-types.ts';
import type { ListedTypes } from './merge-module.ts';

/** A file of a package: `leancloud/engine/__init__.py` is the module `leancloud.engine`. */
export interface PythonFile {
  readonly path: string;
  readonly root: Syntax;
}

const TYPES: Readonly<Record<string, string>> = {
  ...{ str: 'str', string: 'str', string_types: 'str', basestring: 'str', int: 'int', long: 'int', integer: 'int' },
  ...{ float: 'float', number: 'float', bool: 'bool', boolean: 'bool', dict: 'dict', list: 'list', tuple: 'tuple' },
  ...{ none: 'None', callable: 'Callable', function: 'Callable', datetime: 'datetime' },
};

interface Section {
  readonly head: string;
  readonly members: string[];
}

/** The modules and classes of Python files, by their full names, with the types that their comments give. */
export function readPython(files: readonly PythonFile[]): ListedTypes {
  const types = new Map<string, Section>();
  const classes = new Set(files.flatMap(({ root }) => classesOf(root)).map((node) => childOf(node, 'name')?.text ?? ''));
  for (const { path, root } of files) {
    const name = path.replace(/(\/__init__)?\.py$/, '').replaceAll('/', '.');
    const members = [
      ...(path.endsWith('/__init__.py') && !name.includes('.') ? root.children.flatMap(readImport) : []),
      ...root.children.flatMap((node) => readFunction(node, classes, false)),
    ];
    if (members.length > 0) types.set(name, { head: `module ${name}`, members });
    for (const node of classesOf(root)) {
      const simple = childOf(node, 'name')?.text ?? '';
      if (simple.startsWith('_')) continue;
      const bases = (childOf(node, 'superclasses')?.children ?? []).map(({ text }) => text.replaceAll(/\s+/g, ' '));
      const head = `class ${name}.${simple}${bases.length > 0 ? ` : ${bases.join(', ')}` : ''}`;
      const body = childOf(node, 'body')?.children ?? [];
      types.set(`${name}.${simple}`, {
        head,
        members: [...attributesOf(body), ...body.flatMap((each) => readFunction(each, classes, true))],
      });
    }
  }
  return types;
}

const classesOf = (root: Syntax): Syntax[] =>
  root.children.flatMap((node) => (node.type === 'class_definition' ? node : node.type === 'decorated_definition' ? classesOf(node) : []));

/** `from .client import init` makes `init` a name of the package. */
function readImport(node: Syntax): string[] {
  const [, from = '', list = ''] = /^from\s+\.([\w.]*)\s+import\s+\(?([\s\S]*?)\)?$/.exec(node.text) ?? [];
  return list
    .replaceAll(/#.*$/gm, '')
    .split(',')
    .flatMap((part) => {
      const [, name = '', alias = name] = /^\s*(\w+)(?:\s+as\s+(\w+))?\s*$/.exec(part) ?? [];
      return alias === '' || alias.startsWith('_') ? [] : [`${alias} = ${from === '' ? `.${name}` : `${from}.${name}`}`];
    });
}

/** What a class sets itself, and what its objects get when they are made. */
function attributesOf(body: readonly Syntax[]): string[] {
  const own = body.flatMap(({ text }) => /^([a-z]\w*)\s*=(?!=)/i.exec(text)?.[1] ?? []);
  const init = body.map(functionOf).find((node) => node && childOf(node, 'name')?.text === '__init__');
  const set = [...(init?.text ?? '').matchAll(/^\s*self\.([a-z]\w*)\s*=(?!=)/gim)].map(([, name = '']) => name);
  return [...new Set([...own.map((name) => `${name} = class attribute`), ...set.map((name) => `${name} = instance attribute`)])];
}

const functionOf = (node: Syntax): Syntax | undefined =>
  node.type === 'function_definition' ? node : node.type === 'decorated_definition' ? childOfType(node, 'function_definition') : undefined;

function readFunction(node: Syntax, classes: ReadonlySet<string>, isMethod: boolean): string[] {
  const definition = functionOf(node);
  const name = definition && childOf(definition, 'name')?.text;
  if (!definition || name === undefined || /^_(?!_(init|call)__$)/.test(name)) return [];
  const decorators = node.children.filter(({ type }) => type === 'decorator').map(({ text }) => text.slice(1).trim());
  if (decorators.some((text) => text.endsWith('.deleter'))) return [];
  const first = findSyntax(childOf(definition, 'body')?.children[0] ?? definition.children[0] ?? definition, 'string')?.text ?? '';
  const doc = /^[ru]*(?:"""|''')/.test(first) ? first : '';
  const list = (childOf(definition, 'parameters')?.text ?? '()').slice(1, -1).replaceAll(/#.*$/gm, '').replaceAll(/\s+/g, ' ');
  const params = splitTopLevel(list.replace(/,\s*$/, '')).map((param) => typed(param, doc, classes));
  const prefix = decorators.some((text) => /^(classmethod|staticmethod)$/.test(text))
    ? 'static '
    : decorators.some((text) => /^(property|(\w+\.)?classproperty)$/.test(text))
      ? 'property '
      : decorators.some((text) => text.endsWith('.setter'))
        ? 'setter '
        : '';
  const returned = /:rtype:\s*([^\n]*)/.exec(doc)?.[1];
  const result = returned === undefined || name === '__init__' ? undefined : typeOfDoc(returned, TYPES, classes);
  const line = `${isMethod ? prefix : ''}${name}(${params.join(', ')})${result === undefined ? '' : ` -> ${result}`}`;
  // There was no mark before Python 3.13: functions warn when they are called.
  const isWarning =
    decorators.some((text) => /\bdeprecated\b/.test(text)) || /\bDeprecationWarning\b|\bis deprecated\b/.test(definition.text);
  return markAll([line], isWarning ? (/"([^"]*\bis deprecated\b[^"]*)"/.exec(definition.text)?.[1] ?? '') : undefined);
}

/** A parameter that may be left out may be `None`, too, if that is what it is then. */
function typed(param: string, doc: string, classes: ReadonlySet<string>): string {
  const [, name = '', value] = /^(\w+)\s*(?:=\s*(.*))?$/.exec(param) ?? [];
  if (name === '') return param;
  const written = new RegExp(`:type ${name}:\\s*([^\\n]*)|:param ([^\\n:]+) ${name}:`).exec(doc);
  const type = written ? typeOfDoc(written[1] ?? written[2] ?? '', TYPES, classes) : undefined;
  if (type === undefined) return value === undefined ? name : `${name}=${value}`;
  return value === undefined
    ? `${name}: ${type}`
    : `${name}: ${type}${value === 'None' && !/\bNone\b/.test(type) ? ' | None' : ''} = ${value}`;
}
