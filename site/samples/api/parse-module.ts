import { readJavaHead, writeJavaHead } from './java-head.ts';
import type { ApiLanguage, ApiMember, ApiModule, ApiType } from './model.ts';
import {
  parseCLikeSignature,
  parseGoSignature,
  parseJsSignature,
  parseObjcSignature,
  parsePhpSignature,
  parsePythonSignature,
  parseSwiftSignature,
  type SignatureParser,
} from './parse-signature.ts';
import { splitTopLevel } from './type-ref.ts';

/** A line of the index that has no form of its language. The message begins with its place. */
export class MalformedIndexError extends Error {}

const SIGNATURES: Readonly<Record<ApiLanguage, SignatureParser>> = {
  csharp: parseCLikeSignature,
  java: parseCLikeSignature,
  cpp: parseCLikeSignature,
  objc: parseObjcSignature,
  js: parseJsSignature,
  python: parsePythonSignature,
  php: parsePhpSignature,
  go: parseGoSignature,
  swift: parseSwiftSignature,
};

const KINDS = 'class|struct|interface|enum|annotation|namespace|module|package|type|trait|protocol|extension|actor|typealias|globals';

interface Section {
  readonly type?: ApiType;
  readonly lines?: string[];
}

/** Reads a file of the index. `file` is for messages. Throws MalformedIndexError. */
export function parseModule(text: string, language: ApiLanguage, id: string, file: string): ApiModule {
  const lines = text.split('\n');
  const head = /^# (.+?), (.+)$/.exec(lines[0] ?? '');
  const malformed = (index: number, expected: string): MalformedIndexError =>
    new MalformedIndexError(`${file}:${index + 1}: ${expected}; it is "${lines[index]}".`);
  if (!head) throw malformed(0, 'the first line must be "# <module>, <source>"');
  const types = new Map<string, ApiType>();
  const listed: ApiType[] = [];
  const globals: string[] = [];
  const headers = new Map<string, string[]>();
  const module: ApiModule = {
    language,
    id,
    title: head[1] ?? id,
    source: head[2] ?? '',
    date: /^# taken on (\d{4}-\d{2}-\d{2})$/m.exec(text)?.[1] ?? '',
    isOlder: lines.some((line) => line.startsWith('# older')),
    isCopy: lines.some((line) => line.startsWith('# copy')),
    types: listed,
    globals,
    headers,
  };
  let section: Section | undefined;
  let mark: { readonly deprecated?: string } = {};
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (/^\s*#/.test(line)) {
      const [found, deprecated = ''] = /^\s*# deprecated(?:: (.*))?$/.exec(line) ?? [];
      if (found !== undefined) mark = { deprecated };
      continue;
    }
    const own = mark;
    mark = {};
    if (/^\S/.test(line)) {
      section = openSection(line, module, types, headers);
      if (section?.type && own.deprecated !== undefined) section.type.deprecated = own.deprecated;
      if (!section) throw malformed(index, 'a line that is not indented must begin with the kind and the name of a type');
      continue;
    }
    if (!section) throw malformed(index, 'a member must come after its type');
    const member = line.slice(2);
    if (!/^ {2}\S/.test(line)) throw malformed(index, 'a member must be indented by two spaces');
    if (section.lines) section.lines.push(member);
    const { type } = section;
    if (!type) {
      if (section.lines === undefined) globals.push(member);
      continue;
    }
    const signature = SIGNATURES[language](member, type.simple);
    if (!signature) throw malformed(index, `a member of ${type.full} has no form of ${language}`);
    // C#: `LCQuery<T>` repeats what `LCQuery` has, whose name it shares.
    if (!type.members.get(signature.name)?.some((known) => known.signature === member))
      addMember(type, { ...signature, ...own, owner: type });
  }
  if (module.date === '') throw malformed(0, 'a line "# taken on 2026-11-22" must say when the package was read');
  listed.push(...types.values());
  return module;
}

export function addMember(type: ApiType, member: ApiMember): void {
  const members = type.members.get(member.name);
  if (members) members.push(member);
  else type.members.set(member.name, [member]);
  if (member.signature.startsWith('embed ')) type.bases.push(member.name);
}

function openSection(line: string, module: ApiModule, types: Map<string, ApiType>, headers: Map<string, string[]>): Section | undefined {
  const framework = /^headers (\w+)$/.exec(line)?.[1];
  if (framework !== undefined) {
    const list = headers.get(framework) ?? [];
    headers.set(framework, list);
    return { lines: list };
  }
  if (/^(globals \w+|globals|typedefs)$/.test(line)) return {};
  const open = OPEN[module.language];
  const type = open ? open(line, module) : (openDelegate(line, module) ?? openType(line, module));
  if (!type) return undefined;
  const key = type.kind === 'protocol' ? `@${type.full}` : type.full;
  const known = types.get(key);
  if (!known) {
    types.set(key, type);
    return { type };
  }
  known.bases.push(...type.bases.filter((base) => !known.bases.includes(base)));
  known.protocols.push(...type.protocols);
  if (type.kind !== 'namespace' && module.language !== 'objc') known.kind = type.kind;
  known.typeParams.push(...type.typeParams.slice(known.typeParams.length));
  return { type: known };
}

function createType(module: ApiModule, kind: string, full: string, rest: Partial<ApiType> = {}): ApiType {
  const simple = full.split('.').at(-1) ?? full;
  return { kind, simple, full, module, typeParams: [], bases: [], protocols: [], members: new Map(), ...rest };
}

function openObjcType(line: string, module: ApiModule): ApiType | undefined {
  const match = /^(class|protocol|category|enum|struct) (\w+)(?: \(\w*\))?(?: : (\w+))?(?: <(.*)>)?/.exec(line);
  if (!match) return undefined;
  const [, kind = '', name = '', base, protocols] = match;
  return createType(module, kind, name, {
    bases: kind === 'class' && base ? [base] : [],
    protocols: protocols ? splitTopLevel(protocols) : [],
  });
}

function openJavaType(line: string, module: ApiModule): ApiType | undefined {
  const head = readJavaHead(line);
  if (!head) return undefined;
  const type = createType(module, head.kind, head.full, {
    bases: [...head.extended, ...head.implemented, ...head.unknown].map((base) => base.replace(/<.*$/, '')),
    typeParams: namesOfParams(head.params),
  });
  return { ...type, declaration: writeJavaHead(head, type.simple) };
}

/** Languages whose types have lines of their own form. */
const OPEN: Partial<Record<ApiLanguage, typeof openJavaType>> = { java: openJavaType, objc: openObjcType };

const namesOfParams = (params: string): string[] => splitTopLevel(params.slice(1, -1)).map((param) => param.split(/[\s:]/)[0] ?? '');

function openDelegate(line: string, module: ApiModule): ApiType | undefined {
  const match = /^(?:multicast )?delegate ([\w.:]+)(?:<[^(]*>)?(?:\((.*)\)| : [^(]*\((.*)\))$/.exec(line);
  if (!match) return undefined;
  const params = splitTopLevel(match[2] ?? match[3] ?? '');
  const types = params.map((param) => /^(.*\S)\s+\w+$/.exec(param.replace(/\s*=\s.*$/, ''))?.[1] ?? param);
  return createType(module, 'delegate', (match[1] ?? '').replaceAll('::', '.'), { delegateParams: types });
}

function openType(line: string, module: ApiModule): ApiType | undefined {
  const match = new RegExp(`^(${KINDS}) (.*)$`).exec(line);
  if (!match) return undefined;
  let rest = match[2] ?? '';
  let bases: string[] = [];
  const colon = / : (?!.*> : )/.exec(rest) ?? / : /.exec(rest);
  if (colon) {
    bases = splitTopLevel(rest.slice(colon.index + 3)).map((base) => base.replace(/<.*$/, '').replaceAll('::', '.').trim());
    rest = rest.slice(0, colon.index);
  }
  const bracket = rest.indexOf('<');
  const typeParams = bracket > 0 ? namesOfParams(rest.slice(bracket, rest.lastIndexOf('>') + 1)) : [];
  const name = (bracket > 0 ? rest.slice(0, bracket) : rest).trim().split(' ')[0] ?? '';
  if (!/^\(global\)$|^[\w.\\:$]+$/.test(name)) return undefined;
  return createType(module, match[1] ?? '', name.replaceAll('\\', '.').replaceAll('::', '.'), { bases, typeParams });
}
