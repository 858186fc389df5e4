import { EXACT_IMPORTS, IMPORTS } from './write-stubs.ts';

/** A sample as a Java source that can be compiled. */
export interface WrappedSample {
  readonly source: string;
  /** The line of the sample by the line of the source; the first is 0. Undefined for lines that were put around it. */
  readonly lines: readonly (number | undefined)[];
}

/** What other samples of its page tell a sample. */
export interface PageJava {
  readonly imports: readonly string[];
  /** Types of variables by name; those of which samples disagree are left out. */
  readonly variables: ReadonlyMap<string, string>;
  /** Sources of classes by name. */
  readonly classes: ReadonlyMap<string, string>;
}

interface Chunk {
  readonly first: number;
  readonly text: string;
}

const IMPORT = /^\s*import\s+(?:static\s+)?([\w.]+(?:\.\*)?)\s*;/;
const CLASS = /^(?:(?:public|protected|private|static|abstract|final)\s+)*(?:class|interface|enum|@interface|record)\s/;
const METHOD =
  /^(?!(?:if|for|while|switch|try|else|return|new|synchronized|catch|do|throw|finally|await)\b)(?:[\w<>[\],.?]+\s+)+\w+\s*\([^;{}=]*\)\s*(?:throws\s+[\w.,\s]+)?\{/;
const FIELD = /^(?:public|protected|private|static)\s/;
/** The TapTap edition of the LeanCloud SDK, which is the published one, has the same classes in another package. */
export const EDITION = [/\bcn\.leancloud\./g, 'com.tapsdk.lc.'] as const;
const VARIABLE = /(?<![\w.])([A-Z][\w.]*(?:<[\w<>?, .[\]]*>)?(?:\[\])?)\s+([a-z]\w*)\s*(?=[=;,):])/g;

/** What the samples of a page have in common. */
export function describePage(codes: readonly string[]): PageJava {
  const imports = new Set(codes.flatMap((code) => code.split('\n').flatMap((line) => IMPORT.exec(line)?.[1] ?? [])));
  const variables = new Map<string, string | null>();
  for (const [, type = '', name = ''] of codes.flatMap((code) => [...stripComments(code).matchAll(VARIABLE)])) {
    variables.set(name, (variables.get(name) ?? type) === type ? type : null);
  }
  const classes = codes.flatMap((code) =>
    splitChunks(code.replaceAll(...EDITION)).flatMap(({ text }): [string, string][] => {
      const [, name = ''] = /\b(?:class|interface|enum)\s+(\w+)/.exec(stripComments(text)) ?? [];
      return CLASS.test(bareDeclaration(text)) ? [[name, text]] : [];
    }),
  );
  return {
    classes: new Map(classes.toReversed()),
    imports: [...imports].map((path) => path.replace(...EDITION)),
    variables: new Map([...variables].flatMap(([name, type]) => (type === null ? [] : [[name, type] as const]))),
  };
}

/**
 * Puts what a sample leaves out around it: a class, a method, the imports and the variables of its page.
 * @param name of the package, so that samples do not see each other
 * @param classes full names of the SDKs' classes by their simple names
 */
export function wrapSample(code: string, name: string, page: PageJava, classes: ReadonlyMap<string, string>): WrappedSample {
  const chunks = splitChunks(code.replaceAll(...EDITION));
  const bare = (chunk: Chunk): string => stripComments(chunk.text);
  const isHead = (chunk: Chunk): boolean => /^(import|package)\s/.test(bare(chunk));
  const isMember = (chunk: Chunk): boolean => {
    const text = bareDeclaration(chunk.text);
    return CLASS.test(text) || METHOD.test(text) || FIELD.test(text);
  };
  const body = chunks.filter((chunk) => !isHead(chunk));
  const members = body.filter(isMember);
  const ownText = chunks.map(bare).join('\n');
  const others = classesOf(ownText, page.classes);
  const text = [ownText, ...others].join('\n');
  const own = new Map(chunks.filter(isHead).flatMap((chunk) => pathOf(chunk)));
  const memberText = members.map(bare).join('\n');
  const fields = [...page.variables].filter(
    ([variable]) => new RegExp(`\\b${variable}\\b`).test(text) && !new RegExp(`[\\w>\\]]\\s+${variable}\\s*[=;]`).test(memberText),
  );
  const imported = joinImports([...own.keys()], page.imports, `${text}\n${fields.map(([, type]) => type).join('\n')}`, classes);
  const lines: string[] = [
    `package samples.${name};`,
    ...imported.map((path) => `import ${path};`),
    ...IMPORTS.map((path) => `import ${path};`),
  ];
  const numbers = lines.map((_, index) => own.get(imported[index - 1] ?? ''));
  const write = (line: string, number?: number): void => {
    lines.push(line);
    numbers.push(number);
  };
  const writeChunk = (chunk: Chunk): void => {
    for (const [index, line] of chunk.text.split('\n').entries()) write(line, chunk.first + index);
  };
  write(`public class Sample extends Activity {${fields.map(([variable, type]) => ` ${type} ${variable};`).join('')}`);
  for (const line of others.join('\n').split('\n')) write(line);
  members.forEach(writeChunk);
  write('void sample() throws Exception {');
  body.filter((chunk) => !isMember(chunk)).forEach(writeChunk);
  write('}}');
  return { source: lines.join('\n'), lines: numbers };
}

/** Classes of other samples that a sample uses, and those that they use. */
function classesOf(text: string, classes: ReadonlyMap<string, string>): string[] {
  const found = new Map<string, string>();
  for (let rest = text; rest !== ''; ) {
    const used = new Set(rest.match(/\b[A-Z]\w*/g) ?? []);
    const added = [...classes].filter(
      ([name]) => used.has(name) && !found.has(name) && !new RegExp(`\\b(?:class|interface|enum)\\s+${name}\\b`).test(text),
    );
    for (const [name, source] of added) found.set(name, source);
    rest = added.map(([, source]) => source).join('\n');
  }
  return [...found.values()];
}

/** A declaration without the comments and annotations before it. */
function bareDeclaration(text: string): string {
  return stripComments(text).replace(/^(?:@\w+(?:\.\w+)*(?:\([^)]*\))?\s*)+/, '');
}

function pathOf(chunk: Chunk): [string, number][] {
  const rows = stripComments(chunk.text) === '' ? [] : chunk.text.split('\n');
  return rows.flatMap((line, index) => {
    const path = IMPORT.exec(line)?.[1];
    return path === undefined ? [] : [[path, chunk.first + index]];
  });
}

/** Imports of the sample, of its page, and those of SDK classes that nobody imports: whether a page has them is another check. */
function joinImports(own: readonly string[], page: readonly string[], text: string, classes: ReadonlyMap<string, string>): string[] {
  const names = new Map<string, string>();
  const all: string[] = own.filter((path) => path.endsWith('.*'));
  const used = new Set(text.match(/\b[A-Z]\w*/g) ?? []);
  const simpleOf = (path: string): string => path.split('.').at(-1) ?? '';
  for (const path of own) if (!path.endsWith('.*')) names.set(simpleOf(path), path);
  for (const path of [...page, ...EXACT_IMPORTS])
    if (used.has(simpleOf(path)) && !names.has(simpleOf(path))) names.set(simpleOf(path), path);
  for (const name of used) {
    const full = classes.get(name);
    const declares = new RegExp(`\\b(?:class|interface|enum)\\s+${name}\\b`).test(text);
    if (full !== undefined && !names.has(name) && !declares) names.set(name, full);
  }
  return [...names.values(), ...all];
}

/** Cuts code where a statement or a declaration ends. */
function splitChunks(code: string): Chunk[] {
  const chunks: Chunk[] = [];
  let depth = 0;
  let start = 0;
  const cut = (end: number): void => {
    const text = code.slice(start, end);
    const blank = /^\s*/.exec(text)?.[0] ?? '';
    const first = code.slice(0, start).split('\n').length - 1 + (blank.split('\n').length - 1);
    if (text.trim() !== '') chunks.push({ first, text: text.slice(blank.lastIndexOf('\n') + 1) });
    start = end;
  };
  for (let index = 0; index < code.length; index++) {
    const end = skipText(code, index);
    if (end > index) {
      index = end - 1;
      continue;
    }
    const char = code.charAt(index);
    if (char === '{' || char === '(' || char === '[') depth++;
    if (char === '}' || char === ')' || char === ']') depth--;
    if (depth === 0 && (char === ';' || char === '}')) cut(index + 1);
  }
  cut(code.length);
  return chunks;
}

/** The end of a comment or a text that begins here, else `index`. */
function skipText(code: string, index: number): number {
  const pattern = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/y;
  pattern.lastIndex = index;
  return index + (pattern.exec(code)?.[0].length ?? 0);
}

function stripComments(code: string): string {
  return code.replaceAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '').trim();
}
