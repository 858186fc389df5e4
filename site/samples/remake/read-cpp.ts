import { endOfBrackets, splitTopLevel } from '../api/type-ref.ts';
import { markAll, markDeprecated, readMessage } from './deprecated.ts';
import type { ListedTypes } from './merge-module.ts';

/** What Unreal's build reads, and words that say nothing of a use. */
const MACROS = /\b(?:U(?:CLASS|STRUCT|ENUM|PROPERTY|FUNCTION|META|INTERFACE|PARAM)|GENERATED_(?:\w+_)?BODY|DEPRECATED|UE_DEPRECATED)\s*\(/g;
const WORDS = /\b(?:\w+_API|FORCEINLINE|inline|virtual|explicit|override|final|constexpr|mutable|extern)\b ?/g;

interface Section {
  readonly head: string;
  readonly members: string[];
}

interface Scope {
  /** `FLCError::`, or '' outside of all types. */
  readonly prefix: string;
  /** Of the type around; undefined outside. */
  readonly name?: string;
  readonly members: string[];
  access: string;
}

const GLOBALS = 'typedefs';

/** A header, without its folder: `TapUELogin.h`. */
export interface CppHeader {
  readonly name: string;
  readonly text: string;
}

/**
 * The public types of C++ headers, by their full names: `FLCError`, `FLCError::FDelegate`. Delegates that Unreal's macros declare are types of
 * their own, values of plain enums are `static enumerator` members of the type around. A section for each header has its types, and the
 * headers that come with it.
 */
export function readCpp(headers: readonly CppHeader[]): ListedTypes {
  const types = new Map<string, Section>();
  const globals: string[] = [];
  const sections: (readonly [string, Section])[] = [];
  for (const { name, text } of headers) {
    const before = new Set(types.keys());
    readScope(clean(text), { prefix: '', members: globals, access: 'public' }, types);
    const own = [...types.keys()].filter((type) => !before.has(type) && !type.includes('::'));
    const included = [...text.matchAll(/^[ \t]*#include\s+"(?:[^"]*\/)?(\w+)\.h"/gm)].map(([, file = '']) => `include ${file}`);
    const head = `headers ${name.replace(/\.h$/, '')}`;
    if (own.length > 0) sections.push([head, { head, members: [...own, ...included.filter((line) => !line.endsWith('.generated'))] }]);
  }
  const lists = globals.filter((line) => line.startsWith('typedef ')).map((line) => line.slice('typedef '.length));
  if (lists.length > 0) types.set(GLOBALS, { head: GLOBALS, members: lists });
  return new Map([...types, ...sections]);
}

function clean(header: string): string {
  const plain = header
    .replaceAll('\r', '')
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ' ')
    .replaceAll(/\\\n/g, ' ')
    .replaceAll(/^[ \t]*#.*$/gm, '');
  let text = '';
  let from = 0;
  for (const { 0: macro, index } of plain.matchAll(MACROS)) {
    if (index < from) continue;
    const end = endOf(plain, index + macro.length - 1);
    text += `${plain.slice(from, index)}${replaceMacro(plain.slice(index, end))}`;
    from = end;
  }
  return text + plain.slice(from);
}

/** What stands for an advice against a declaration, before it. */
const ADVICE = /\[\[deprecated(?:\("((?:[^"\\]|\\.)*)"\))?\]\] */;

const adviceOf = (text: string): string | undefined => {
  const advice = ADVICE.exec(text);
  return advice ? (advice[1] ?? '') : undefined;
};

/** Unreal tells by macros what C++ tells by an attribute. */
function replaceMacro(macro: string): string {
  const isAdvice = /^(UE_)?DEPRECATED\b|\bDeprecated(Function|Property)\b/.test(macro);
  if (!isAdvice) return '';
  const said = readMessage(
    /\bDeprecationMessage\s*=\s*(.*)/s.exec(macro)?.[1] ?? (macro.startsWith('U') && !macro.startsWith('UE_') ? '' : macro),
  );
  return said === '' ? '[[deprecated]] ' : `[[deprecated("${said.replaceAll('"', '\\"')}")]] `;
}

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' };

/** The place after the bracket that closes the one at `open`; texts within are skipped. */
function endOf(text: string, open: number): number {
  const close = PAIRS[text.charAt(open)];
  let depth = 0;
  for (let index = open; index < text.length; index++) {
    const char = text.charAt(index);
    if (char === '"') index = text.indexOf('"', index + 1);
    else if (char === text.charAt(open)) depth++;
    else if (char === close && --depth === 0) return index + 1;
  }
  return text.length;
}

/** Reads the declarations of a file or of a type, one after the other. */
function readScope(text: string, scope: Scope, types: Map<string, Section>): void {
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index);
    if (char === '"') index = text.indexOf('"', index + 1);
    else if (char === '(' || char === '[') index = endOf(text, index) - 1;
    else if (char === ';') {
      readStatement(text.slice(start, index), scope, types);
      start = index + 1;
    } else if (char === '{') {
      const end = endOf(text, index);
      const isValue = /=\s*$/.test(text.slice(start, index));
      if (!isValue) {
        readBlock(text.slice(start, index), text.slice(index + 1, end - 1), scope, types);
        start = end;
      }
      index = end - 1;
    }
  }
}

/** What stands before a declaration: the label of an access changes that of the scope. */
function afterLabels(text: string, scope: Scope): string {
  let rest = text.trim();
  for (;;) {
    const label = /^(public|protected|private)\s*:(?!:)\s*/.exec(rest);
    if (!label) return rest.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').trim();
    scope.access = label[1] ?? '';
    rest = rest.slice(label[0].length);
  }
}

function readBlock(before: string, body: string, scope: Scope, types: Map<string, Section>): void {
  const written = afterLabels(before, scope);
  const reason = adviceOf(written);
  const text = written.replace(ADVICE, '').replaceAll(WORDS, '').trim();
  const space = /^namespace (\w+)$/.exec(text)?.[1];
  if (space !== undefined) {
    const members: string[] = [];
    const full = `${scope.prefix}${space}`;
    const section = { head: `namespace ${full}`, members };
    types.set(full, section);
    readScope(body, { prefix: `${full}::`, members, access: 'public' }, types);
    return;
  }
  if (scope.access !== 'public' || text.startsWith('friend ')) return;
  const [, kind = '', scoped, name = '', rest = ''] = /^(enum|class|struct)( class| struct)? (\w+)\s*(?::\s*(.*))?$/.exec(text) ?? [];
  if (kind === '') {
    if (text.includes('(')) readStatement(written, scope, types);
    return;
  }
  const full = `${scope.prefix}${name}`;
  const bases = splitTopLevel(rest).map((base) => base.replace(/\b(public|protected|private|virtual) /g, '').trim());
  const plain = `${kind} ${full}${bases.length > 0 && rest !== '' ? ` : ${bases.join(', ')}` : ''}`;
  const head = reason === undefined ? plain : markDeprecated(plain, reason);
  if (kind === 'enum') {
    const values = splitTopLevel(body.replaceAll(/\s+/g, ' ')).flatMap((value) => /^\w+/.exec(value.trim())?.[0] ?? []);
    types.set(full, { head, members: values });
    if (scoped === undefined) scope.members.push(...values.map((value) => `static enumerator ${value}`));
    return;
  }
  const members: string[] = [];
  types.set(full, { head, members });
  readScope(body, { prefix: `${full}::`, name, members, access: kind === 'class' ? 'private' : 'public' }, types);
}

const DELEGATE = /^DECLARE_(\w*?)(?:DELEGATE|EVENT)(_RetVal)?(?:_\w+?Params?)?\s*\((.*)\)$/;

function readStatement(statement: string, scope: Scope, types: Map<string, Section>): void {
  const written = afterLabels(statement, scope);
  const line = written.replace(ADVICE, '');
  if (scope.access !== 'public' || line === '') return;
  const [, sort = '', returns, list = ''] = DELEGATE.exec(line) ?? [];
  if (list !== '') {
    readDelegate(sort, returns !== undefined, list, scope, types);
    return;
  }
  if (/^(friend|using namespace|class|struct|enum|SLATE_|DECLARE_)\b/.test(line) || /^[A-Z_]+\(/.test(line)) return;
  const [, alias, aliased] = /^using (\w+) = (.*)$/.exec(line) ?? [];
  if (alias !== undefined) scope.members.push(`typedef ${aliased} ${alias}`);
  else if (line.startsWith('typedef ')) scope.members.push(line);
  else if (scope.name !== undefined || scope.prefix !== '') {
    const member = readMember(line.replaceAll(WORDS, ''));
    if (member !== undefined && !/~|^SLATE_/.test(member)) scope.members.push(...markAll([member], adviceOf(written)));
  }
}

/** `DECLARE_DELEGATE_TwoParams(FDelegate, int Code, const FString& Msg)`; those that scripts see have each name after a comma. */
function readDelegate(sort: string, hasResult: boolean, list: string, scope: Scope, types: Map<string, Section>): void {
  const all = splitTopLevel(list);
  const [name = '', ...rest] = hasResult ? all.slice(1) : all;
  const params = sort.includes('DYNAMIC')
    ? rest.flatMap((param, index) => (index % 2 === 0 ? [`${param} ${rest[index + 1] ?? ''}`.trim()] : []))
    : rest;
  const full = `${scope.prefix}${name}`;
  const kind = sort.includes('MULTICAST') ? 'multicast delegate' : 'delegate';
  const result = hasResult ? ` : ${all[0]} (${params.join(', ')})` : `(${params.join(', ')})`;
  types.set(full, { head: `${kind} ${full}${result}`, members: [] });
}

/** Where the parameters of a method begin: the brackets of `TFunction<void()>` are not theirs. -1 if the text is no method. */
function openOfParameters(text: string): number {
  for (const { 0: found, index } of text.matchAll(/(?:\boperator\s*[^\w\s(]+|\w)\s*\(/g)) {
    const before = text.slice(0, index).replaceAll(/operator\W+/g, '');
    if ((before.match(/</g)?.length ?? 0) === (before.match(/>/g)?.length ?? 0)) return index + found.length - 1;
  }
  return -1;
}

/** A method with type parameters, of which those without a name are conditions. One that takes anything says nothing of what it takes. */
function readTemplate(text: string): string | undefined {
  const end = endOfBrackets(text, text.indexOf('<'));
  const params = splitTopLevel(text.slice(text.indexOf('<') + 1, end - 1)).filter((param) => /^(typename|class) \w+$/.test(param.trim()));
  const method = readMember(text.slice(end).trim());
  if (params.length === 0 || !method?.includes('(') || text.includes('...')) return undefined;
  const [, isStatic = '', rest = ''] = /^(static )?(.*)$/.exec(method) ?? [];
  return `${isStatic}template <${params.join(', ')}> ${rest}`;
}

/** A method keeps the values of its parameters, a field does not keep its own. */
function readMember(text: string): string | undefined {
  const open = openOfParameters(text);
  const assigned = text.indexOf('=');
  if (text.startsWith('template')) return readTemplate(text);
  if (open < 0 || (assigned >= 0 && assigned < open && !/\boperator\b/.test(text))) {
    const field = text.replace(/\s*(=|\{).*$/, '').replace(/\s*:\s*\d+$/, '');
    return /^[\w:<>,*& ]+[\s*&>]\w+(\[\w*\])?$/.test(field) ? field : undefined;
  }
  const end = endOf(text, open);
  const isConst = /^\s*const\b/.test(text.slice(end));
  return `${text.slice(0, end)}${isConst ? ' const' : ''}`;
}
