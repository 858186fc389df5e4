import type { ApiLanguage } from '../api/model.ts';
import { endOfBrackets, splitTopLevel } from '../api/type-ref.ts';
import { markAll, markDeprecated, markOf, withoutMark } from './deprecated.ts';

/** The public classes of a package by their full names: the line of the type, and its members, as the index writes them. */
export type ListedTypes = ReadonlyMap<string, { readonly head: string; readonly members: readonly string[] }>;

/** Classes that are not added: names that a compiler has shortened, what a build makes, and what is for game engines and statistics only. */
const LEFT_OUT = /\.[a-z]\w?$|\.(BuildConfig|R)\b|\.(wrapper|tracker|bridge|internal|proxy)\./;

/** What classes do when they are loaded. */
const NAMELESS = /\bstatic \{\};?$/;
/** A member whose name a compiler has shortened. */
const SHORTENED = /\b[a-z](\(.*\))?$/;

/**
 * Reads what `javap -public` says of classes.
 * @param attributes what `javap -public -v` says of them: what is deprecated, and which members a compiler has added
 */
export function readListing(listing: string, attributes = ''): ListedTypes {
  const { deprecated, added } = readAttributes(attributes);
  const types = new Map<string, { head: string; members: string[] }>();
  let members: string[] | undefined;
  let current = '';
  for (const line of listing.split('\n')) {
    const [, kind = '', full = '', rest = ''] =
      /^public (?:(?:final|abstract|static) )*(class|interface|enum|@interface) ([\w.$]+)(.*) \{$/.exec(line) ?? [];
    if (kind !== '') {
      const name = full.replaceAll('$', '.');
      const isEnum = / extends java\.lang\.Enum</.test(rest);
      members = undefined;
      const params = rest.startsWith('<') ? shorten(rest.slice(0, endOfBrackets(rest, 0))).replaceAll(' extends Object', '') : '';
      const bases = shorten(rest.slice(rest.startsWith('<') ? endOfBrackets(rest, 0) : 0))
        .replace(/ extends (?:Object|Enum<[^>]*>)(?= |$)/, '')
        .replaceAll(/,(?=\S)/g, ', ');
      members = [];
      const isAnnotation = kind === 'interface' && bases === ' extends Annotation';
      const head = isAnnotation ? `annotation ${name}` : `${isEnum ? 'enum' : kind} ${name}${params}${bases}`;
      current = full;
      types.set(name, { head: deprecated.has(full) ? markDeprecated(head) : head, members });
    } else if (line === '}') members = undefined;
    else if (members && /^ {2}public /.test(line) && !NAMELESS.test(line) && !added.has(keyOfListed(current, line)))
      members.push(...markAll([readMember(line)], deprecated.has(keyOfListed(current, line)) ? '' : undefined));
  }
  return types;
}

const keyOfListed = (type: string, line: string): string => `${type}\n${line.replaceAll(' extends java.lang.Object', '')}`;

/**
 * The names of deprecated classes, and deprecated members with those of their classes; and the members that no source has: the bridges from what a
 * class inherits, such as `Object clone()`, to what it declares, `LCQuery clone()`.
 */
function readAttributes(attributes: string): { readonly deprecated: ReadonlySet<string>; readonly added: ReadonlySet<string> } {
  const deprecated = new Set<string>();
  const added = new Set<string>();
  let [type, member] = ['', ''];
  for (const line of attributes.split('\n')) {
    if (/^(public|class|interface|final|abstract)\b/.test(line))
      type = /\b(?:class|interface|enum|@interface) ([\w.$]+)/.exec(line)?.[1] ?? '';
    else if (/^ {2}public /.test(line)) member = line;
    else if (line === '    Deprecated: true') deprecated.add(keyOfListed(type, member));
    else if (line === 'Deprecated: true') deprecated.add(type);
    else if (/^ {4}flags: .*\bACC_BRIDGE\b/.test(line)) added.add(keyOfListed(type, member));
  }
  return { deprecated, added };
}

/** Java: types without their packages. */
export const shorten = (text: string): string => text.replace(/(?<![\w.])(?:[a-z_]\w*\.)+(?=[A-Z])/g, '').replaceAll('$', '.');

function readMember(line: string): string {
  const text = line
    .trim()
    .replace(/;$/, '')
    .replace(/ throws .*$/, '')
    .replace(/\b(public|final|abstract|synchronized|native|volatile|transient) /g, '');
  return shorten(text)
    .replace(/^((?:static |default )?)(?:[A-Z]\w*\.)+(\w+\()/, '$1$2')
    .replaceAll(',', ', ')
    .replaceAll(/,\s+/g, ', ');
}

/** Java: a member without the names of its parameters, which class files often do not have, without packages, and with the plain names of inner types. */
function keyOfJava(member: string): string {
  const text = shorten(member).replaceAll(/\b[A-Z]\w*\.(?=[A-Z])/g, '');
  const open = text.indexOf('(');
  if (open < 0) return text.replace(/ = .*$/, '');
  const params = splitTopLevel(text.slice(open + 1, text.lastIndexOf(')'))).map((param) =>
    /\?\s+(extends|super)\s+[\w.]+$/.test(param) ? param : param.replace(/(?<=[\w>\].])\s+\w+$/, ''),
  );
  return `${text.slice(0, open)}(${params.join(', ')})`.replaceAll(' ', '');
}

/** Java: what each enum has, and a constant as sources write it. */
function plainConstant(member: string, name: string): string | undefined {
  if (/^static \S+ (values\(\)|valueOf\(String\))$/.test(member)) return undefined;
  const mark = markOf(member);
  if (mark !== '') return `${mark}\n${plainConstant(withoutMark(member), name)}`;
  const [, type = '', constant] = /^static ([\w.]+) (\w+)$/.exec(member) ?? [];
  return constant !== undefined && name.endsWith(type) ? constant : member;
}

/** Other languages: a member without spaces, nullability, and the value of a constant. */
function keyOfSource(member: string): string {
  const value = /^[\w ]+ = (?!>)[^(]*$/.test(member) ? member.replace(/ = .*$/, '') : member;
  return value.replaceAll(/\b(_Nullable|_Nonnull|nullable|nonnull)\b|[\s;,]/g, '').replace(/\.\.\.$/, '');
}

/** What a type is called where types are looked up: a namespace may have the name of a class. */
export function nameOfHead(head: string): string {
  if (head.startsWith('category ')) return head.slice('category '.length);
  const [, kind = '', name = ''] = /^(\w+) (\(global\)|[\w.$@]+)/.exec(head) ?? [];
  return kind === 'namespace' ? `namespace ${name}` : name;
}

/** C#: a type may have the name of another that has more or fewer parameters: `LCQuery<T>`, `LCQuery`. */
export function nameWithArity(name: string, params: string): string {
  return `${name}\`${splitTopLevel(params.slice(1, -1)).length}`;
}

/** The key of a section: with the number of type parameters if the package has it so. */
function keyOfHead(head: string, types: ListedTypes): string {
  const name = nameOfHead(head);
  const params = /^\w+ [\w.$@]+(<[^>]*>)/.exec(head)?.[1];
  const exact = params === undefined ? name : nameWithArity(name, params);
  return types.has(exact) ? exact : name;
}

/** Sections that list names of a framework, not members of a type. */
const LISTS = /^(globals|headers|typedefs) /;

/** A file whose package has sources: they tell all that the file has, in their order. Only the lines before the first type stay. */
export function writeModule(file: string, types: ListedTypes): string {
  const [head = ''] = file.split('\n\n');
  const sections = [...types.values()].map(writeSection);
  return `${[head, ...sections].join('\n\n')}\n`;
}

function writeSection({ head, members }: { readonly head: string; readonly members: readonly string[] }): string {
  return [head, ...members.map(indent)].join('\n');
}

/** A member and what stands before it. */
const indent = (member: string): string => member.replaceAll(/^(?=.)/gm, '  ');

export interface Merging {
  readonly language: ApiLanguage;
  /** The file lists a part of its package: no new types come. */
  readonly isPartial: boolean;
  /** The text of the package, in which names of lists must occur. */
  readonly text?: string;
}

/**
 * Brings a file of the index up to its package: members that are still there keep their lines, with the names of their parameters; others go,
 * and new ones come. New types are added unless the file lists a part of its package only.
 */
export function mergeModule(file: string, types: ListedTypes, { language, isPartial, text }: Merging): string {
  const keyOf = (member: string): string => (language === 'java' ? keyOfJava : keyOfSource)(withoutMark(member));
  const [head = '', ...sections] = file.trimEnd().split('\n\n');
  const known = new Set<string>();
  const kept = sections.flatMap((section) => {
    const [first = '', ...written] = withoutMark(section).split('\n');
    // Which members are deprecated, the package tells anew.
    const lines = written.filter((line) => !/^\s*# deprecated\b/.test(line));
    if (LISTS.test(first)) {
      const found = lines.filter((line) => text === undefined || text.includes(/(\w+)\W*$/.exec(line.replace(/ = .*$/, ''))?.[1] ?? line));
      return [[first, ...found].join('\n')];
    }
    const name = keyOfHead(first, types);
    const type = types.get(name);
    // A class and a namespace of one name have two sections: what is told of one stands under the first.
    if (!type && types.has(`namespace ${name}`)) return [section];
    known.add(name);
    if (!type) return [];
    const isComment = (line = ''): boolean => /^\s*# /.test(line);
    const before = new Map(lines.filter((line) => !isComment(line)).map((line) => [keyOf(line.trim()), line]));
    // Files that were made from sources have the constants of an enum by their names alone.
    const isPlain = first.startsWith('enum ') && lines.some((line) => /^ {2}\w+$/.test(line));
    const own = isPlain && language === 'java' ? type.members.flatMap((member) => plainConstant(member, name) ?? []) : type.members;
    const found = own.map((member) => ({ member, line: before.get(keyOf(member)) }));
    const members = found.flatMap(({ member, line }) => {
      if (line === undefined) return language === 'java' && SHORTENED.test(member) ? [] : indent(member);
      const mark = markOf(member);
      return mark === '' ? line : `${indent(mark)}\n${line}`;
    });
    // Somebody has written down where a member was seen that this package does not have.
    const keys = new Set(own.map(keyOf));
    const noted = lines.filter((line, index) => isComment(lines[index - 1]) && !keys.has(keyOf(line.trim())));
    const mark = markOf(type.head);
    return [
      [...(mark === '' ? [] : [mark]), first, ...members, ...noted.flatMap((line) => [lines[lines.indexOf(line) - 1] ?? '', line])].join(
        '\n',
      ),
    ];
  });
  const added = isPartial
    ? []
    : [...types].filter(([name]) => !known.has(name) && !LEFT_OUT.test(name)).map(([, type]) => writeSection(type));
  return `${[head, ...kept, ...added].join('\n\n')}\n`;
}
