import type { SdkIndex } from './api/sdk-index.ts';
import { renderTypeRef } from './api/type-ref.ts';
import type { SampleBlock } from './blocks.ts';
import { type Context, type Finding, type PageNames, Scope, type Use, type Value } from './check/context.ts';
import { evaluate } from './check/evaluate.ts';
import { UNINDEXED } from './check/externals.ts';
import { findMissingImports } from './check/missing-imports.ts';
import { findMissingRegistrations } from './check/missing-registrations.ts';
import type { CheckedLanguage, SampleParser } from './syntax/parse-sample.ts';
import { type ClassBody, NOTHING, type Node } from './syntax/tree.ts';

/** A block with what was found in it. */
export interface CheckedBlock {
  readonly block: SampleBlock;
  readonly findings: readonly Finding[];
  readonly uses: readonly Use[];
  /** It imports an SDK that publishes nothing to check against. */
  readonly usesUnindexed: boolean;
}

export interface Tools {
  readonly parse: SampleParser;
  readonly indexOf: (language: CheckedLanguage) => SdkIndex;
  /** Names that samples of any page declare. */
  readonly ownNames: ReadonlySet<string>;
  /** The source of the page, if what its samples leave out is to be found, too. */
  readonly page?: string;
}

interface Parsed {
  readonly block: SampleBlock;
  readonly node: Node;
}

/** Checks all blocks of a page. Blocks of a language share imports, classes and the variables on whose types they agree. */
export function checkPage(blocks: readonly SampleBlock[], tools: Tools): CheckedBlock[] {
  const languages = new Set(blocks.map(({ language }) => language));
  return [...languages].flatMap((language) => {
    const parsed = blocks
      .filter((block) => block.language === language)
      .map((block) => ({ block, node: tools.parse(block.code, language) }));
    return checkLanguage(language, parsed, tools);
  });
}

function checkLanguage(language: CheckedLanguage, parsed: readonly Parsed[], tools: Tools): CheckedBlock[] {
  const index = tools.indexOf(language);
  const imports = joinImports(parsed.map(({ node }) => importsOf(node)));
  const text = parsed.map(({ block }) => block.code).join('\n');
  const page: PageNames = {
    classes: new Map(parsed.flatMap(({ node }) => classesOf(node)).map((body) => [body.name, body])),
    variables: new Map(),
    declared: new Set(),
    imports: new Map(imports),
    usesUnindexed: parsed.some(({ node }) => importPaths(node).some((path) => UNINDEXED[language]?.test(path))),
  };
  const declared: { name: string; value: Value | null }[] = [];
  const base = { language, index, page, ownNames: tools.ownNames };
  const run = ({ node }: Parsed, calls: Pick<Context, 'declare' | 'report' | 'use'>): void => {
    const own = importsOf(node);
    for (const [name, full] of own) page.imports.set(name, full);
    const context: Context = { ...base, ...calls, evaluate: (part, scope) => evaluate(context, part, scope) };
    evaluate(context, node, new Scope(null));
    for (const name of own.keys()) page.imports.set(name, imports.get(name) ?? null);
  };
  for (const item of parsed) run(item, { declare: (name, value) => declared.push({ name, value }), report: () => {}, use: () => {} });
  for (const { name } of declared) page.declared.add(name);
  for (const [name, value] of [...conventions(language, text), ...agreed(declared)]) page.variables.set(name, value);
  const checked = parsed.map((item) => {
    const findings = new Map<string, Finding>();
    const uses = new Map<string, Use>();
    run(item, {
      declare: () => {},
      report: (finding) => findings.set(`${finding.row} ${finding.kind} ${finding.written}`, finding),
      use: (use) => uses.set(`${use.row} ${use.column} ${use.name}`, use),
    });
    return { block: item.block, findings: [...findings.values()], uses: [...uses.values()], usesUnindexed: page.usesUnindexed };
  });
  const missing = findMissingImports(
    language,
    checked.map(({ block: { code }, uses }) => ({ code, uses })),
    index,
  );
  const samples = checked.map(({ block, uses }, place) => ({ code: block.code, uses, classes: classesOf(parsed[place]?.node ?? NOTHING) }));
  const untold = tools.page === undefined ? [] : findMissingRegistrations(language, samples, tools.page);
  return checked.map((block, place) => ({
    ...block,
    findings: [...block.findings, ...(missing[place] ?? []), ...(untold[place] ?? [])],
  }));
}

/** Names that the pages on messaging and on multiplayer use for one thing only. */
function conventions(language: CheckedLanguage, text: string): [string, Value][] {
  if (language !== 'js') return [];
  const value = (name: string): Value => ({ type: { name, args: [] }, isType: false });
  if (/@leancloud\/play/.test(text))
    return [
      ['client', value('Client')],
      ['player', value('Player')],
    ];
  if (/leancloud-realtime|createIMClient|imClient/.test(text))
    return [
      ['imClient', value('IMClient')],
      ['conversation', value('Conversation')],
    ];
  return [];
}

/** Variables whose declarations all have the same known type. */
function agreed(declared: readonly { name: string; value: Value | null }[]): [string, Value][] {
  const values = new Map<string, Value | null>();
  for (const { name, value } of declared) {
    const known = values.get(name);
    const isSame =
      known === undefined || (known && value && renderTypeRef(known.type) === renderTypeRef(value.type) && known.isType === value.isType);
    values.set(name, isSame ? value : null);
  }
  return [...values].flatMap(([name, value]): [string, Value][] => (value ? [[name, value]] : []));
}

function visit(node: Node, call: (node: Node) => void): void {
  call(node);
  if (node.kind === 'class') for (const child of node.body.children) visit(child, call);
  if (node.kind === 'new' && node.body) for (const child of node.body.children) visit(child, call);
  if (node.kind === 'group' || node.kind === 'scope' || node.kind === 'lambda') for (const child of node.children) visit(child, call);
}

function classesOf(root: Node): ClassBody[] {
  const classes: ClassBody[] = [];
  visit(root, (node) => node.kind === 'class' && classes.push(node.body));
  return classes;
}

function importPaths(root: Node): string[] {
  const paths: string[] = [];
  visit(root, (node) => node.kind === 'import' && paths.push(node.path));
  return paths;
}

/** Java and PHP: full names by the names that imports bind. */
function importsOf(root: Node): Map<string, string | null> {
  const imports = new Map<string, string | null>();
  visit(root, (node) => {
    if (node.kind !== 'import') return;
    for (const { local, from } of node.names) if (from?.includes('.')) imports.set(local, from);
  });
  return imports;
}

function joinImports(all: readonly ReadonlyMap<string, string | null>[]): Map<string, string | null> {
  const joined = new Map<string, string | null>();
  for (const imports of all) {
    for (const [name, full] of imports) joined.set(name, joined.has(name) && joined.get(name) !== full ? null : full);
  }
  return joined;
}
