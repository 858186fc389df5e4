import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectBlocks, type SampleBlock } from '../../site/samples/blocks.ts';
import type { CheckedLanguage } from '../../site/samples/syntax/parse-sample.ts';

/** A page with samples of one language. */
export interface SamplePage {
  /** From the content's root: `en/v3/sdk/start/quickstart.mdx`. */
  readonly file: string;
  readonly source: string;
  readonly blocks: readonly SampleBlock[];
}

const content = join(import.meta.dirname, '../../site/content');

/** All pages, in the order of their names. */
export function loadPages(): Omit<SamplePage, 'blocks'>[] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .toSorted()
    .map((file) => ({ file: file.replaceAll('\\', '/'), source: readFileSync(join(content, file), 'utf8') }));
}

/** The pages with samples of a language. */
export function loadSamplePages(language: CheckedLanguage): SamplePage[] {
  return loadPages()
    .map((page) => ({ ...page, blocks: collectBlocks(page.source).filter((block) => block.language === language) }))
    .filter(({ blocks }) => blocks.length > 0);
}

const codeOf = ({ blocks }: SamplePage): string => blocks.map(({ code }) => code).join('\n');

/** The pages of a version that need to be compiled: one whose samples are the same in the first language is left out. */
export function pagesToCompile(pages: readonly SamplePage[], version: string): SamplePage[] {
  return pages.filter((page) => {
    if (page.file.split('/')[1] !== version) return false;
    const source = pages.find((other) => other.file === page.file.replace(/^en\//, 'zh-Hans/'));
    return !page.file.startsWith('en/') || source === undefined || codeOf(source) !== codeOf(page);
  });
}

/** How many samples of each page are left out, in the first language, by the path of the page without its language. */
export function countLeftOut(outside: readonly { readonly file: string }[]): Record<string, number> {
  const first = outside.filter(({ file }) => file.startsWith('zh-Hans/'));
  return Object.fromEntries([...Map.groupBy(first, ({ file }) => file.replace(/^[^/]+\//, ''))].map(([file, all]) => [file, all.length]));
}
