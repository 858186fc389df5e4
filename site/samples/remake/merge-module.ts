import { endOfBrackets, splitTopLevel } from '../api/type-ref.ts';

/** The public classes of a package by their full names: the line of the type, and its members, as the index writes them. */
export type ListedTypes = ReadonlyMap<string, { readonly head: string; readonly members: readonly string[] }>;

/** Classes that are not added: names that a compiler has shortened, what a build makes, and what is for game engines and statistics only. */
const LEFT_OUT = /\.[a-z]\w?$|\.(BuildConfig|R)\b|\.(wrapper|tracker|bridge|internal)\./;

/** Reads what `javap -public` says of classes. */
export function readListing(listing: string): ListedTypes {
  const types = new Map<string, { head: string; members: string[] }>();
  let members: string[] | undefined;
  for (const line of listing.split('\n')) {
    const [, kind = '', full = '', rest = ''] =
      /^public (?:(?:final|abstract|static) )*(class|interface|enum|@interface) ([\w.$]+)(.*) \{$/.exec(line) ?? [];
    if (kind !== '') {
      const name = full.replaceAll('$', '.');
      const isEnum = / extends java\.lang\.Enum</.test(rest);
      members = undefined;
      const params = rest.startsWith('<') ? shorten(rest.slice(0, endOfBrackets(rest, 0))).replaceAll(' extends Object', '') : '';
      const bases = splitTopLevel(
        shorten(rest.slice(rest.startsWith('<') ? endOfBrackets(rest, 0) : 0)).replace(/\b(extends|implements)\b/g, ','),
      ).filter((base) => base !== 'Object' && !/^Enum</.test(base));
      members = [];
      types.set(name, { head: `${isEnum ? 'enum' : kind} ${name}${params}${bases.length > 0 ? ` : ${bases.join(', ')}` : ''}`, members });
    } else if (line === '}') members = undefined;
    else if (members && /^ {2}public /.test(line)) members.push(readMember(line));
  }
  return types;
}

const shorten = (text: string): string => text.replace(/(?<![\w.])(?:[a-z_]\w*\.)+(?=[A-Z])/g, '').replaceAll('$', '.');

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

/** A member without the names of its parameters, which class files often do not have. */
function keyOf(member: string): string {
  const open = member.indexOf('(');
  if (open < 0) return member.replace(/ = .*$/, '');
  const params = splitTopLevel(member.slice(open + 1, member.lastIndexOf(')'))).map((param) =>
    /\?\s+(extends|super)\s+[\w.]+$/.test(param) ? param : param.replace(/(?<=[\w>\].])\s+\w+$/, ''),
  );
  return `${member.slice(0, open)}(${params.join(', ')})`.replaceAll(' ', '');
}

/**
 * Brings a file of the index up to its package: members that are still there keep their lines, with the names of their parameters; others go,
 * and new ones come. New classes are added unless the file lists a part of its package only.
 */
export function mergeModule(text: string, types: ListedTypes, { isPartial }: { readonly isPartial: boolean }): string {
  const [head = '', ...sections] = text.trimEnd().split('\n\n');
  const known = new Set<string>();
  const kept = sections.flatMap((section) => {
    const [first = '', ...lines] = section.split('\n');
    const name = /^\w+ ([\w.$]+)/.exec(first)?.[1] ?? '';
    known.add(name);
    const type = types.get(name);
    if (!type) return [];
    const before = new Map(lines.filter((line) => !line.trim().startsWith('#')).map((line) => [keyOf(line.trim()), line]));
    const members = type.members.map((member) => before.get(keyOf(member)) ?? `  ${member}`);
    return [[first, ...members].join('\n')];
  });
  const added = isPartial
    ? []
    : [...types]
        .filter(([name]) => !known.has(name) && !LEFT_OUT.test(name))
        .map(([, { head: first, members }]) => [first, ...members.map((member) => `  ${member}`)].join('\n'));
  return `${[head, ...kept, ...added].join('\n\n')}\n`;
}
