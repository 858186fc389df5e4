import { hashSample } from '../behaviours/signatures/sample-data.ts';
import { declarationOf, keyOf, signatureOf } from './api/api-layout.ts';
import type { SampleBlock } from './blocks.ts';
import type { Use } from './check/context.ts';
import type { CheckedBlock } from './check-page.ts';
import { headingsOf } from './page-samples.ts';
import { joinProgram, programsOf } from './programs.ts';
import { shownLines, wholeCode } from './shown-code.ts';
import type { CheckedLanguage } from './syntax/parse-sample.ts';

/** A type or a member that samples of a page use. */
export interface UsedName {
  readonly name: string;
  readonly signatures: readonly string[];
  /** `csharp/tap-login`, and the full name of the type there. */
  readonly module: string;
  readonly type: string;
}

/** The SDK names of a page's samples, with their places in the code as it is shown. */
export interface PageNames {
  readonly names: readonly UsedName[];
  /** The id of the heading above the first use of each name; null if there is none. */
  readonly sections: readonly (string | null)[];
  /** By the hash of the shown code: row, column, length, index of the name. */
  readonly blocks: Readonly<Record<string, readonly (readonly [number, number, number, number])[]>>;
  /** The whole programs that samples with such names are parts of, each with the hashes of its samples' shown code. */
  readonly programs: readonly { readonly code: string; readonly samples: readonly string[] }[];
}

/** Most overloads that are shown of a name. */
const MOST_SIGNATURES = 12;

/** @param source the page */
export function collectNames(checked: readonly CheckedBlock[], source: string): PageNames {
  const names: UsedName[] = [];
  const sections: (string | null)[] = [];
  const headings = headingsOf(source);
  const indexes = new Map<string, number>();
  const blocks: Record<string, [number, number, number, number][]> = {};
  for (const { block, uses } of checked) {
    const lines = shownLines(block);
    if (!lines || uses.length === 0) continue;
    const shownRows = new Map(lines.map(({ row }, index) => [row, index]));
    const places = uses.flatMap((use): [number, number, number, number][] => {
      const row = shownRows.get(use.row);
      const word = use.name.split(':')[0] ?? '';
      if (row === undefined || word === '' || !lines[row]?.text.startsWith(word, use.column)) return [];
      const used = describe(use);
      const key = JSON.stringify(used);
      const index = indexes.get(key) ?? names.push(used) - 1;
      if (index === sections.length) sections.push(headings.findLast(({ line }) => line < block.line)?.id ?? null);
      indexes.set(key, index);
      return [[row, use.column, word.length, index]];
    });
    if (places.length > 0)
      blocks[hashSample(lines.map(({ text }) => text).join('\n'))] = places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  }
  return { names, sections, blocks, programs: joinPrograms(checked, blocks) };
}

/** Languages whose samples stand one after the other as they are; a file of Go or PHP begins with a line of its own. */
const JOINED: ReadonlySet<CheckedLanguage> = new Set(['cpp', 'csharp', 'java', 'js', 'objc', 'python']);

function joinPrograms(checked: readonly CheckedBlock[], named: PageNames['blocks']): PageNames['programs'] {
  return programsOf(checked.map(({ block }) => block)).flatMap(({ language, blocks }) => {
    const samples = blocks.flatMap((block) => hashShown(block) ?? []);
    if (!JOINED.has(language) || samples.length < blocks.length || !samples.some((hash) => hash in named)) return [];
    return [{ code: joinProgram({ language, blocks: blocks.map((block) => ({ ...block, code: wholeCode(block) })) }), samples }];
  });
}

function hashShown(block: SampleBlock): string | undefined {
  const lines = shownLines(block);
  return lines && hashSample(lines.map(({ text }) => text).join('\n'));
}

function describe({ name, type, members }: Use): UsedName {
  const owner = members[0]?.owner ?? type;
  const signatures = members.length > 0 ? [...new Set(members.map(signatureOf))] : constructorsOf(type);
  return {
    name: members.length > 0 ? `${owner.simple}${owner.module.language === 'objc' ? ' ' : '.'}${name}` : type.simple,
    signatures: signatures.slice(0, MOST_SIGNATURES),
    module: keyOf(owner.module),
    type: owner.full,
  };
}

/** What a type is, and how it is made. */
function constructorsOf(type: Use['type']): string[] {
  const named = [type.simple, '__construct', '__init__'].flatMap((name) => type.members.get(name) ?? []);
  const made = named.filter(({ kind, name }) => kind === 'constructor' || name === '__init__');
  return [declarationOf(type), ...made.map(signatureOf)];
}
