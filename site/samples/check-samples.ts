import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIndexes } from './api/load-index.ts';
import { collectBlocks, declaredNames } from './blocks.ts';
import { type CheckedBlock, checkPage } from './check-page.ts';
import { createSampleParser } from './syntax/parse-sample.ts';

/** A page with samples, and what was found in them. */
export interface CheckedPage {
  /** From the content's root: `en/v3/sdk/start/quickstart.mdx`. */
  readonly file: string;
  readonly blocks: readonly CheckedBlock[];
}

/** Checks the samples of all pages below `content`, whose folders are `<locale>/<version>`. Throws MalformedIndexError. */
export async function checkSamples(content: string): Promise<CheckedPage[]> {
  const parse = await createSampleParser();
  const indexes = createIndexes();
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => /\.mdx?$/.test(file));
  const pages = files
    .toSorted()
    .map((file) => ({ file: file.replaceAll('\\', '/'), page: readFileSync(join(content, file), 'utf8') }))
    .map(({ file, page }) => ({ file, page, blocks: collectBlocks(page) }));
  const ownNames = new Set(pages.flatMap(({ blocks }) => blocks.flatMap(({ code }) => declaredNames(code))));
  return pages
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ file, page, blocks }) => {
      const version = file.split('/')[1] ?? '';
      return { file, blocks: checkPage(blocks, { parse, indexOf: (language) => indexes(version, language), ownNames, page }) };
    });
}

/** `file:line  language  kind  what is written → what exists`. */
export function renderFindings(pages: readonly CheckedPage[]): string[] {
  return pages.flatMap(({ file, blocks }) =>
    blocks.flatMap(({ block, findings }) =>
      findings.map(({ row, kind, isOlder, written, nearest }) => {
        const older = isOlder ? ' (the index is older than the documented SDK: look it up)' : '';
        return `${file}:${block.line + row}  ${block.language}  ${kind}  ${written}${nearest === '' ? '' : `  → ${nearest}`}${older}`;
      }),
    ),
  );
}
