import type { SampleBlock } from './blocks.ts';
import type { CheckedLanguage } from './syntax/parse-sample.ts';
import type { Syntax } from './syntax/syntax.ts';

/** The samples of a page that go into one file: those of a language, without a title or with the same one, in the order of the page. */
export interface Program {
  readonly language: CheckedLanguage;
  readonly blocks: readonly SampleBlock[];
}

/** What keeps the samples of a program from being pasted one after the other. */
export interface Clash {
  readonly line: number;
  readonly message: string;
}

export type ReadSyntax = (source: string, language: CheckedLanguage) => Syntax | undefined;

const TITLE = /\btitle="([^"]+)"/;

/** The file that a sample stands in, or ''. */
export const titleOf = ({ meta }: SampleBlock): string => TITLE.exec(meta)?.[1] ?? '';

export function programsOf(blocks: readonly SampleBlock[]): Program[] {
  const groups = Map.groupBy(blocks, (block) => `${block.language} ${titleOf(block)}`);
  return [...groups.values()].flatMap((own) => {
    const language = own[0]?.language;
    return language === undefined || own.length < 2 ? [] : [{ language, blocks: own }];
  });
}

/** The whole program: imports once and first, then the samples in their order. */
export function joinProgram({ language, blocks }: Program): string {
  const imports = new Set(blocks.flatMap(({ code }) => code.match(IMPORT) ?? []));
  const bodies = blocks.map(({ code }) => (language === 'js' ? code : code.replaceAll(IMPORT_LINES, '').trim()));
  return [[...imports].join('\n'), ...bodies].filter((part) => part !== '').join('\n\n');
}

type Around = readonly [before: string, after: string];

/** What is written around a sample that is no file, in the order of trying: grammars take some statements for members, and the reverse. */
const AROUND: Readonly<Partial<Record<CheckedLanguage, Readonly<Record<'members' | 'statements', Around>>>>> = {
  csharp: { members: ['class Around {\n', '\n}'], statements: ['class Around { async Task Around() {\n', '\n}}'] },
  java: { statements: ['class Around { void around() {\n', '\n}}'], members: ['class Around {\n', '\n}'] },
};
const IMPORT = /^(using (static )?[\w.]+( = [\w.<>]+)?;|import (static )?[\w.*]+;|#import .*|@import .*;)$/gm;
/** Imports with the empty lines below them. */
const IMPORT_LINES = new RegExp(`${IMPORT.source}\\n*`, IMPORT.flags);

/** What a sample is: whole types or a script, members of a type, statements, or only imports. */
export type Shape = 'file' | 'members' | 'statements' | 'imports';

/** Finds names that two samples declare, and statements beside methods: whoever pastes the samples in order would have to change them. */
export function findClashes({ language, blocks }: Program, read: ReadSyntax): Clash[] {
  const seen = new Map<string, number>();
  const clashes: Clash[] = [];
  let first: { readonly shape: Shape; readonly line: number } | undefined;
  for (const block of blocks) {
    const { shape, names } = readSample(block, read);
    for (const name of new Set(names.filter((text) => /^[@\w]/.test(text)))) {
      const before = seen.get(name);
      if (before === undefined) seen.set(name, block.line);
      else clashes.push({ line: block.line, message: `${name} is declared in the sample of line ${before}, too` });
    }
    if (shape !== 'members' && shape !== 'statements') continue;
    first ??= { shape, line: block.line };
    if (shape !== first.shape && AROUND[language] !== undefined) {
      clashes.push({ line: block.line, message: `has ${shape}, the sample of line ${first.line} ${first.shape}` });
    }
  }
  return clashes;
}

/** Reads what a sample is, and the names that it declares. */
export function readSample(
  { code, language }: SampleBlock,
  read: ReadSyntax,
): { readonly shape: Shape; readonly names: readonly string[] } {
  const body = code.replaceAll(IMPORT, (line) => ' '.repeat(line.length));
  if (body.trim() === '') return { shape: 'imports', names: [] };
  const around = AROUND[language];
  const whole = read(around ? body : code, language);
  // The grammar of C# takes statements for a file.
  const isFile =
    whole !== undefined &&
    !hasError(whole) &&
    (around === undefined || whole.children.every(({ type }) => TYPES.test(type) || /comment|namespace/.test(type)));
  if (isFile) return { shape: 'file', names: namesIn(whole) };
  for (const [shape, [before, after]] of Object.entries(around ?? {})) {
    const isStatements = shape === 'statements';
    const tree = read(before + body + after, language);
    const inner = tree && !hasError(tree) ? bodyOf(tree, isStatements) : undefined;
    const fits = isStatements || inner?.children.every(isMember);
    if (inner && fits) return { shape: isStatements ? 'statements' : 'members', names: namesIn(inner) };
  }
  return { shape: 'file', names: whole ? namesIn(whole) : [] };
}

function bodyOf(tree: Syntax, isMethod: boolean): Syntax | undefined {
  const body = tree.children[0]?.children.find(({ field }) => field === 'body');
  return isMethod ? body?.children[0]?.children.find(({ field }) => field === 'body') : body;
}

/** A call without arguments looks like a method without a name to some grammars, and a variable like a field. */
const isMember = ({ type, text, children }: Syntax): boolean => {
  if (/^(await|return|throw)\b/.test(text)) return false;
  if (METHODS.test(type)) return children.some(({ field }) => field === 'name');
  if (type === 'field_declaration') return /^(\[|@|(public|private|protected|internal|static|readonly|const|final)\b)/.test(text);
  return /_declaration$|comment|attribute_list|annotation/.test(type);
};

const hasError = (node: Syntax): boolean => node.type === 'ERROR' || node.children.some(hasError);

const TYPES =
  /^((class|interface|struct|enum|delegate|record|annotation_type)_declaration|class_definition|class_(interface|implementation)|protocol_declaration)$/;
const METHODS = /^(method|constructor|function|local_function)_(declaration|definition|statement)$|^local_function_statement$/;
const VARIABLES =
  /^(local_declaration_statement|local_variable_declaration|lexical_declaration|variable_declaration|declaration|field_declaration)$/;
const WRAPPERS = /^(global_statement|export_statement|declaration_list|namespace_declaration)$/;

/** The names that code declares where it stands, without those within its types and methods. */
function namesIn(node: Syntax): string[] {
  return node.children.flatMap((child): string[] => {
    if (WRAPPERS.test(child.type)) return namesIn(child);
    const name = child.children.find(({ field }) => field === 'name')?.text ?? '';
    if (child.type.startsWith('class_i')) {
      // A category adds to a class that stands elsewhere.
      const [head = ''] = /^@\w+\s+\w+\s*(\(\w*\))?/.exec(child.text) ?? [];
      return [head.replaceAll(/\s+/g, ' ')];
    }
    if (TYPES.test(child.type)) return [`${name || (child.children[0]?.text ?? '')}`];
    if (METHODS.test(child.type)) return methodName(child, name);
    return VARIABLES.test(child.type) ? variableNames(child) : [];
  });
}

/** A method by its name and the types of its parameters. Go may have any number of `init`. */
function methodName(node: Syntax, name: string): string[] {
  if (name === '' || name === 'init') return [];
  const params = node.children.find(({ field }) => field === 'parameters')?.text ?? '';
  return [`${name}${params.replaceAll(/\s*\w+\s*(?=[,)])/g, '').replaceAll(/\s/g, '')}`];
}

/** JavaScript: the same package may be required by several samples, which then are files of their own. */
function variableNames(node: Syntax): string[] {
  if (/\brequire\(/.test(node.text)) return [];
  if (node.type === 'variable_declarator' || node.type === 'init_declarator')
    return [node.children[0]?.text.replaceAll(/[*\s]/g, '') ?? ''];
  return node.children.flatMap(variableNames);
}
