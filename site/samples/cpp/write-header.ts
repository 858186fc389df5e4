/** A part of an index file of C++, with the types that are declared within it. */
interface Section {
  /** `class`, `struct`, `enum`, `namespace`, `delegate` or `multicast delegate`. */
  readonly kind: string;
  readonly name: string;
  /** What follows the name: ` : FLCObject`, `(const FLCError& Error)`. */
  readonly rest: string;
  readonly lines: readonly string[];
  readonly nested: Section[];
}

const HEAD = /^((?:multicast )?delegate|enum|class|struct|namespace) ([\w:]*\w)(.*)$/;

/** Of a type that several files have, the first is taken. */
function readSections(texts: readonly string[]): { readonly tops: Section[]; readonly typedefs: string[] } {
  const sections = new Map<string, Section>();
  const tops: Section[] = [];
  const typedefs: string[] = [];
  for (const text of texts) {
    let lines: string[] | undefined;
    for (const line of text.split('\n')) {
      if (line.startsWith('  ')) {
        if (!line.trim().startsWith('#')) lines?.push(line.trim());
        continue;
      }
      lines = line === 'typedefs' ? typedefs : undefined;
      const [, kind = '', full = '', rest = ''] = HEAD.exec(line) ?? [];
      if (kind === '' || sections.has(full)) continue;
      lines = [];
      const [, parent, name = full] = /^(.*)::(\w+)$/.exec(full) ?? [];
      const section = { kind, name, rest, lines, nested: [] };
      sections.set(full, section);
      const around = parent === undefined ? tops : sections.get(parent)?.nested;
      around?.push(section);
    }
  }
  return { tops, typedefs };
}

const isAlias = ({ kind }: Section): boolean => kind.endsWith('delegate');
const textOf = (section: Section): string => [section.rest, ...section.lines, ...section.nested.map(textOf)].join('\n');

/**
 * Writes index files of C++ as one header, so that a compiler can check what uses their types.
 * @param texts index files
 * @param outside names that another header declares: they are left out
 */
export function writeHeader(texts: readonly string[], outside: string): string {
  const { tops: all, typedefs: written } = readSections(texts);
  const declared = new Set(outside.match(/\b[A-Za-z_]\w+\b/g) ?? []);
  const tops = all.filter(({ name }) => !declared.has(name));
  const typedefs = [...new Set(written)].map((line) => ({ name: /\w+$/.exec(line)?.[0] ?? '', line }));
  const text = [...tops.map(textOf), ...written].join('\n');
  const names = (section: Section): string[] => [section.name, ...section.nested.flatMap(names)];
  const known = new Set([...declared, ...tops.flatMap(names), ...typedefs.map(({ name }) => name)]);
  // What the engine has besides: nobody's samples use it.
  const unknown = [...new Set(text.match(/\b[FUSIAE][A-Z]\w*\b/g) ?? [])].filter((name) => !known.has(name));
  const classes = tops.filter(({ kind }) => kind === 'class' || kind === 'struct');
  return [
    ...unknown.map((name) => `struct ${name} {};`),
    ...classes.map(({ name }) => `struct ${name};`),
    ...tops.filter(({ kind }) => kind === 'enum').map((section) => render(section, true)),
    ...inOrder(tops, typedefs),
  ].join('\n');
}

/** Types and short names after those that they need to be declared. */
function inOrder(tops: readonly Section[], typedefs: readonly { readonly name: string; readonly line: string }[]): string[] {
  const byName = new Map(tops.map((section) => [section.name, section]));
  const lineOf = new Map(typedefs.map(({ name, line }) => [name, line]));
  const done = new Set<string>();
  const lines: string[] = [];
  const writeNeeds = (text: string, needsWhole: (name: string) => boolean): void => {
    for (const name of new Set(text.match(/\b[A-Z]\w*\b/g) ?? [])) {
      const other = byName.get(name);
      if (lineOf.has(name) || (other && (isAlias(other) || needsWhole(name)))) write(name);
    }
  };
  const write = (name: string): void => {
    if (done.has(name)) return;
    done.add(name);
    const alias = lineOf.get(name);
    if (alias !== undefined) {
      writeNeeds(alias, () => false);
      lines.push(`using ${name} = ${alias.slice(0, -name.length).trim()};`);
      return;
    }
    const section = byName.get(name);
    if (!section || section.kind === 'enum') return;
    const text = textOf(section);
    // A base, a type around another, a value of its own, what makes one.
    const whole = (other: string): boolean => new RegExp(`(?:^ : .*|, )\\b${other}\\b|\\b${other}(?:::|\\(\\)| \\w+$)`, 'm').test(text);
    writeNeeds(text, whole);
    lines.push(render(section, true));
  };
  for (const name of [...byName.keys(), ...lineOf.keys()]) write(name);
  return lines;
}

function render(section: Section, isScoped: boolean): string {
  const { kind, name, rest, lines, nested } = section;
  if (isAlias(section)) {
    const [, result = 'void', params = ''] = /^(?: : (.*?) )?\((.*)\)$/.exec(rest) ?? [];
    return `using ${name} = T${kind === 'delegate' ? '' : 'Multicast'}Delegate<${result}(${params})>;`;
  }
  if (kind === 'enum') return `enum ${isScoped ? 'class ' : ''}${name}${rest} { ${lines.join(', ')} };`;
  const [aliases, members] = [true, false].map((wanted) => lines.filter((line) => line.startsWith('typedef ') === wanted));
  const isPlain = (inner: Section): boolean => lines.includes(`static enumerator ${inner.lines[0]}`);
  const body = [
    ...(aliases ?? []).map((line) => `${line};`),
    ...nested.toSorted((a, b) => Number(isAlias(a)) - Number(isAlias(b))).map((inner) => render(inner, !isPlain(inner))),
    ...(members ?? []).filter((line) => !line.startsWith('static enumerator ')).map(renderMember),
  ];
  return `${kind === 'namespace' ? 'namespace' : 'struct'} ${name}${rest} {\n${body.join('\n')}\n};`;
}

function renderMember(line: string): string {
  const [, generic, rest] = /^static (template <[^>]*>) (.*)$/.exec(line) ?? [];
  return generic === undefined ? `${line};` : `${generic} static ${rest};`;
}
