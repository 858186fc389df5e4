/** A part of an index file of Objective-C, as it is written there. */
interface Section {
  /** `class LCUser : LCObject <LCSubclassing>`. */
  readonly head: string;
  readonly kind: string;
  /** Without the kind and what follows it. */
  readonly name: string;
  readonly lines: readonly string[];
}

const KINDS = /^(class|protocol|category|enum|globals|typedefs) (\w+)/;

/** What C knows by itself, and names of the build. */
const LEFT_OUT = /^#define|VersionString\[\]|VersionNumber$/;

/** Of a type that several files have, the first is taken; what is in no type is joined. */
function readSections(texts: readonly string[]): Section[] {
  const sections = new Map<string, Omit<Section, 'lines'> & { readonly lines: string[] }>();
  for (const text of texts) {
    let lines: string[] | undefined;
    for (const line of text.split('\n')) {
      if (line.startsWith('  ')) {
        lines?.push(line.trim());
        continue;
      }
      lines = undefined;
      const [, kind = '', name = ''] = KINDS.exec(line) ?? [];
      const key = kind === 'category' ? line : `${kind} ${name}`;
      const isList = kind === 'globals' || kind === 'typedefs';
      const known = sections.get(key);
      if (kind === '' || (known && !isList)) continue;
      lines = known?.lines ?? [];
      sections.set(key, { head: line, kind, name, lines });
    }
  }
  return [...sections.values()];
}

/**
 * Writes index files of Objective-C as one header, so that a compiler can check what uses their types.
 * @param texts index files
 * @param outside names that another header declares: they are left out
 */
export function writeHeader(texts: readonly string[], outside: string): string {
  const sections = readSections(texts);
  const declared = new Set(outside.match(/\b[A-Za-z_]\w+\b/g) ?? []);
  const of = (kind: string): Section[] => sections.filter((section) => section.kind === kind && !declared.has(section.name));
  const classes = sortByBase(of('class'));
  const globals = [...of('globals'), ...of('typedefs')].flatMap(({ lines }) => lines).filter((line) => !LEFT_OUT.test(line));
  const typedefs = new Map(globals.flatMap((line) => (line.startsWith('typedef ') ? [[nameOfTypedef(line), line] as const] : [])));
  const values = new Map(
    globals.filter((line) => !line.startsWith('typedef ')).map((line) => [/(\w+)\s*(?:\(.*\)|=.*)?$/.exec(line)?.[1] ?? line, line]),
  );
  const named = classes.map(({ name }) => name);
  const known = new Set([...declared, ...named, ...typedefs.keys()]);
  // Classes that a package keeps to itself: nobody can make one.
  const hidden = sections.flatMap(({ lines }) => lines.flatMap((line) => line.match(/(?<=[(<] *|__kindof )\w+(?= ?\*)/g) ?? []));
  const names = [...new Set([...named, ...hidden.filter((name) => /^[A-Z]/.test(name) && !known.has(name))])];
  const enums = of('enum').map(({ name }) => name);
  const all = new Set([...known, ...names, ...enums]);
  const numbers = sections.flatMap(({ lines }) => lines.flatMap((line) => line.match(/(?<=:\()[A-Z]\w*(?=\)\s*\w)/g) ?? []));
  return [
    ...(names.length > 0 ? [`@class ${names.join(', ')};`] : []),
    ...of('protocol').map(({ name }) => `@protocol ${name};`),
    ...of('enum').map(renderEnum),
    // Enums of packages whose files do not show them.
    ...new Set(numbers.filter((name) => !all.has(name) && name !== 'SEL')).values().map((name) => `typedef NSInteger ${name};`),
    ...sortTypedefs(typedefs, declared),
    ...of('protocol').map(renderType),
    ...classes.map(renderType),
    ...sections.filter(({ kind }) => kind === 'category').map(renderType),
    ...[...values].filter(([name]) => !declared.has(name)).map(([, line]) => `extern ${line.replace(/\s=\s.*$/, '')};`),
  ].join('\n');
}

function nameOfTypedef(line: string): string {
  return /\(\^\s*(\w+)\)/.exec(line)?.[1] ?? /(\w+)\W*$/.exec(line)?.[1] ?? line;
}

/** A typedef may use another that stands after it. */
function sortTypedefs(typedefs: ReadonlyMap<string, string>, declared: ReadonlySet<string>): string[] {
  const written = new Set<string>();
  const lines: string[] = [];
  const write = (name: string, line: string): void => {
    if (written.has(name) || declared.has(name)) return;
    written.add(name);
    for (const used of line.match(/\w+/g) ?? []) {
      const other = typedefs.get(used);
      if (other !== undefined) write(used, other);
    }
    lines.push(`${line};`);
  };
  for (const [name, line] of typedefs) write(name, line);
  return lines;
}

const baseOf = ({ head }: Section): string => /: (\w+)/.exec(head)?.[1] ?? 'NSObject';

function sortByBase(classes: readonly Section[]): Section[] {
  const byName = new Map(classes.map((section) => [section.name, section]));
  const sorted = new Set<Section>();
  const add = (section: Section): void => {
    const base = byName.get(baseOf(section));
    if (base && base !== section) add(base);
    sorted.add(section);
  };
  classes.forEach(add);
  return [...sorted];
}

function renderEnum({ name, head, lines }: Section): string {
  const type = /: (\w+)/.exec(head)?.[1] ?? 'NSInteger';
  const constants = lines.flatMap((line) => /^\w+(?: = [^,]+)?$/.exec(line)?.[0] ?? []);
  return `typedef enum ${name} : ${type} ${name};\nenum ${name} : ${type} { ${constants.join(', ')} };`;
}

/** Whether a class has all methods of a protocol is not asked of SDKs, and of samples by another check: all are optional. */
function renderType(section: Section): string {
  const { kind, name, head, lines } = section;
  const protocols = /<([^>]*)>\s*$/.exec(head)?.[1];
  const list = protocols === undefined ? '' : ` <${protocols}>`;
  const start =
    kind === 'protocol'
      ? `@protocol ${name}${list}\n@optional`
      : kind === 'category'
        ? `@interface ${head.slice('category '.length)}`
        : `@interface ${name} : ${baseOf(section)}${list}`;
  return [start, ...lines.flatMap(renderMember), '@end'].join('\n');
}

function renderMember(line: string): string[] {
  if (line.startsWith('unavailable ')) return [`${line.slice('unavailable '.length)} __attribute__((unavailable));`];
  if (/^[-+] \(/.test(line)) return [`${line};`];
  if (!line.startsWith('@property')) return [];
  return [`${line.replace(/\b(?:nullable|nonnull|null_resettable)\b,? ?/g, '').replace('()', '')};`];
}
