import type { ApiMember } from './model.ts';
import { endOfBrackets, splitTopLevel } from './type-ref.ts';

/** A member without its owner. */
export type Signature = Omit<ApiMember, 'owner'>;

/** Reads one line of a type. Null if the line has no form of its language. `simple` is the name of the type. */
export type SignatureParser = (line: string, simple: string) => Signature | null;

const NAMES_ONLY = { params: null, min: 0, max: Number.POSITIVE_INFINITY, returns: '', typeParams: [] } as const;

function countArguments(params: readonly string[]): { min: number; max: number } {
  let min = 0;
  let max = 0;
  for (const param of params) {
    if (/^params\b|\.\.\./.test(param)) return { min, max: Number.POSITIVE_INFINITY };
    max++;
    const isOptional = /[^=<>!]=[^=>]|\s=\s/.test(param) || /^\w+\?/.test(param);
    if (!isOptional) min = max;
  }
  return { min, max };
}

/** The type of a parameter that is written before its name: `List<String> names`. */
function leadingType(param: string): string {
  const plain = param.replace(/\s*=\s.*$/, '').trim();
  return /^(.*\S)\s+\w+$/.exec(plain)?.[1] ?? plain;
}

export const parseObjcSignature: SignatureParser = (line) => {
  const isUnavailable = line.startsWith('unavailable ');
  const text = isUnavailable ? line.slice('unavailable '.length) : line;
  const method = /^([-+]) \(/.exec(text);
  if (method) {
    const end = endOfBrackets(text, 2);
    const params: string[] = [];
    let rest = text.slice(end).trim();
    let name = '';
    for (;;) {
      const part = /^(\w*)\s*:\s*\(/.exec(rest);
      if (!part) break;
      const close = endOfBrackets(rest, part[0].length - 1);
      name += `${part[1]}:`;
      params.push(rest.slice(part[0].length, close - 1));
      rest = rest.slice(close).replace(/^\s*\w+\s*/, '');
    }
    if (name === '') name = /^\w+/.exec(rest)?.[0] ?? '';
    const common = { kind: 'method', isStatic: method[1] === '+', typeParams: [], signature: text, isUnavailable } as const;
    return name === '' ? null : { ...common, name, params, min: params.length, max: params.length, returns: text.slice(3, end - 1).trim() };
  }
  const property = /^@property (?:\(([^)]*)\) )?(.*?)(\w+)$/.exec(text.replace(/\(\^\s*(\w+)\).*$/, ' $1'));
  if (property) {
    const [, attributes = '', type = '', name = ''] = property;
    const getter = /getter=(\w+)/.exec(attributes)?.[1];
    const setter = /setter=([\w:]+)/.exec(attributes)?.[1] ?? `set${name.charAt(0).toUpperCase()}${name.slice(1)}:`;
    return {
      ...NAMES_ONLY,
      name,
      kind: 'property',
      isStatic: /\bclass\b/.test(attributes),
      isReadonly: /readonly/.test(attributes),
      isUnavailable,
      returns: type.trim(),
      signature: text,
      ...(getter && { getter }),
      setter,
    };
  }
  const name = /\w+(?=\s*(\[\])?(\s*=.*)?$)/.exec(text)?.[0];
  return name === undefined ? null : { ...NAMES_ONLY, name, kind: 'field', isStatic: true, signature: text };
};

export const parsePythonSignature: SignatureParser = (line) => {
  const method = /^(static |property |setter |class )?(\w+)\((.*)\)(?: -> (.*))?$/.exec(line);
  if (method) {
    const kind = method[1] === 'property ' ? 'property' : 'method';
    const params = splitTopLevel(method[3] ?? '').filter((param) => !/^(self|cls)$/.test(param));
    // What is given by name, in any order, is counted like the rest.
    const isOpen = params.some((param) => param.startsWith('*'));
    const min = params.filter((param) => !param.startsWith('*') && !param.includes('=')).length;
    const counts = kind === 'method' ? { min, max: isOpen ? Number.POSITIVE_INFINITY : params.length } : {};
    return { ...NAMES_ONLY, ...counts, name: method[2] ?? '', kind, isStatic: method[1] === 'static ', signature: line };
  }
  const alias = /^(\w+) = (.*)$/.exec(line);
  return alias ? { ...NAMES_ONLY, name: alias[1] ?? '', kind: 'field', isStatic: true, returns: alias[2] ?? '', signature: line } : null;
};

export const parsePhpSignature: SignatureParser = (line, simple) => {
  const match = /^(static )?(const )?\$?(\w+)(\(.*\))?(?:: (\S+))?$/.exec(line);
  if (!match) return null;
  const common = { name: match[3] ?? '', isStatic: match[1] !== undefined, signature: line };
  if (match[4] === undefined) return { ...NAMES_ONLY, ...common, kind: 'field' };
  const params = splitTopLevel(match[4].slice(1, -1));
  const isOpen = params.some((param) => param.includes('...'));
  // PHP takes more arguments than a function has parameters, and drops them: that is a mistake, too.
  const counts = { min: params.filter((param) => !/=|\.\.\./.test(param)).length, max: isOpen ? Number.POSITIVE_INFINITY : params.length };
  const types = params.map((param) => /^([\w\\|]+) +[&.]*\$/.exec(param)?.[1] ?? '');
  const result = match[5] === 'self' ? simple : (match[5] ?? '');
  const kind = common.name === '__construct' ? 'constructor' : 'method';
  return { ...NAMES_ONLY, ...counts, ...common, kind, params: types, returns: result.includes('|') ? '' : result };
};

export const parseGoSignature: SignatureParser = (line) => {
  const method = /^(?:func )?(\w+)\(/.exec(line);
  if (method) {
    const end = endOfBrackets(line, method[0].length - 1);
    const params = splitTopLevel(line.slice(method[0].length, end - 1));
    const isOpen = params.at(-1)?.includes('...') ?? false;
    const counts = { min: params.length - (isOpen ? 1 : 0), max: isOpen ? Number.POSITIVE_INFINITY : params.length };
    const result = line.slice(end).trim();
    const first = /^\(([^,)]*)/.exec(result)?.[1] ?? result;
    const returns = first.replace(/^\w+ (?=[*[A-Z])/, '');
    return { ...NAMES_ONLY, ...counts, name: method[1] ?? '', kind: 'method', isStatic: false, returns, signature: line };
  }
  const field = /^(?:var|const) (\w+)(?: (.*))?$/.exec(line) ?? /^embed \*?(\w+)/.exec(line) ?? /^(\w+)\s+(.*)$/.exec(line);
  return field ? { ...NAMES_ONLY, name: field[1] ?? '', kind: 'field', isStatic: false, returns: field[2] ?? '', signature: line } : null;
};

export const parseJsSignature: SignatureParser = (line, simple) => {
  const text = line.replace(/^(export |readonly |async |abstract |declare |protected |public )*/, '');
  const isStatic = text.startsWith('static ');
  const plain = (isStatic ? text.slice('static '.length).replace(/^readonly /, '') : text).replace(/^(get|set) (?=\w+\()/, 'accessor ');
  if (/^[[(]/.test(plain)) return { ...NAMES_ONLY, name: '[]', kind: 'index', isStatic: false, signature: line };
  const method = /^(function |accessor |new )?(\w+)\??\s*(<.*?>)?\s*\(/.exec(plain);
  if (method && !/^\w+\??\s*:/.test(plain)) {
    const open = method[0].length - 1;
    const end = endOfBrackets(plain, open);
    const params = splitTopLevel(plain.slice(open + 1, end - 1));
    const name = method[2] ?? '';
    const kind = name === 'constructor' ? 'constructor' : method[1] === 'accessor ' ? 'property' : 'method';
    const types = params.map((param) => param.replace(/^\.{0,3}\w+\??\s*:\s*/, ''));
    const typeParams = method[3] ? splitTopLevel(method[3].slice(1, -1)).map((param) => param.split(' ')[0] ?? '') : [];
    const returns = plain.slice(end).replace(/^\s*:\s*/, '');
    const common = { signature: line, typeParams, returns, params: types, ...countArguments(params) };
    return { ...common, name, kind, isStatic: isStatic || method[1] === 'function ' };
  }
  const field = /^(?:const |let |var |type )?(\w+)\??\s*(<[^=]*>)?\s*[:=]\s*(.*)$/.exec(plain);
  if (field)
    return {
      ...NAMES_ONLY,
      name: field[1] ?? '',
      kind: 'field',
      isStatic,
      returns: (field[3] ?? '').replace(/^typeof /, ''),
      signature: line,
    };
  const constant = /^(\w+)$/.exec(plain)?.[1];
  return constant === undefined
    ? null
    : { ...NAMES_ONLY, name: constant, kind: 'field', isStatic: true, isConstant: true, returns: simple, signature: line };
};

/** C#, Java, C++: result and types before the names. */
export const parseCLikeSignature: SignatureParser = (line, simple) => {
  const isStatic = line.startsWith('static ');
  let text = line.replace(/^static /, '').replace(/^event /, '');
  const hasDefault = text.startsWith('default ');
  if (hasDefault) text = text.slice('default '.length);
  let typeParams: string[] = [];
  text = text.replace(/^template (?=<)/, '');
  if (text.startsWith('<')) {
    const end = endOfBrackets(text, 0);
    typeParams = splitTopLevel(text.slice(1, end - 1)).map((param) => param.replace(/^(typename|class) /, '').split(' ')[0] ?? '');
    text = text.slice(end).trim();
  }
  if (/\bthis\[/.test(text))
    return { ...NAMES_ONLY, name: 'this[]', kind: 'index', isStatic: false, returns: text.split(' ')[0] ?? '', signature: line };
  const method = /^([^(]*?)(operator\S+?|[\w~]+)\s*(<(?:[^<>()]|<[^<>()]*>)*>)?\((.*)\)(?:\s*const)?$/.exec(text);
  if (method && !/\{ (get|set)/.test(text) && !/=/.test(method[1] ?? '')) {
    const params = splitTopLevel(method[4] ?? '').filter((param) => param !== 'void');
    const returns = (method[1] ?? '').trim();
    const name = method[2] ?? '';
    const own = method[3] ? splitTopLevel(method[3].slice(1, -1)) : typeParams;
    const kind = returns === '' && name === simple ? 'constructor' : 'method';
    return {
      name,
      kind,
      isStatic,
      hasDefault,
      returns,
      typeParams: own,
      signature: line,
      params: params.map(leadingType),
      ...countArguments(params),
    };
  }
  const field = /^(.*\S)\s+(\w+)(?:\[[^\]]*\])?\s*(\{.*\})?$/.exec(text.replace(/\s*=.*$/, ''));
  if (field) {
    const isReadonly = /^\{ get; \}$/.test(field[3] ?? '');
    return { ...NAMES_ONLY, name: field[2] ?? '', kind: 'field', isStatic, isReadonly, returns: field[1] ?? '', signature: line };
  }
  const constant = /^(\w+)(?:\s*=.*)?$/.exec(text)?.[1];
  return constant === undefined
    ? null
    : { ...NAMES_ONLY, name: constant, kind: 'field', isStatic: true, isConstant: true, returns: simple, signature: line };
};

/** Swift is only listed, not checked: its argument labels need a grammar that the samples do not use. */
export const parseSwiftSignature: SignatureParser = (line) => {
  const name =
    /^(?:static |class |mutating |convenience |override )*(?:func |var |let |case |subscript|init|associatedtype |typealias |deinit)?\s*(`?\w*|[^\w\s(]+)/.exec(
      line,
    )?.[1];
  return {
    ...NAMES_ONLY,
    name: name || 'init',
    kind: /\(/.test(line) ? 'method' : 'field',
    isStatic: /^static /.test(line),
    signature: line,
  };
};
