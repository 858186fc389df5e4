import { createIndexes } from './api/load-index.ts';
import { collectBlocks } from './blocks.ts';
import { checkPage } from './check-page.ts';
import { type PageSummary, summarize } from './summary.ts';
import { createSampleParser } from './syntax/parse-sample.ts';

export interface ChangedPage {
  /** Path from `content`, whose folders are `<locale>/<version>`. */
  readonly file: string;
  readonly source: string;
  readonly hash: string;
}

export interface SummarizedPage extends Omit<ChangedPage, 'source'> {
  readonly summary: PageSummary;
}

// Entry of the process that parses the samples of changed pages. Whoever has asked ends it; if nobody waits any longer, it ends itself. Not by
// `process.exit`, which waits for threads that compile the grammars, while these may wait for the main thread to collect garbage.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.once('message', async (changed: readonly ChangedPage[]) => {
  const parse = await createSampleParser();
  const indexes = createIndexes();
  const summaries = changed.map(({ file, source, hash }): SummarizedPage => {
    const version = file.split('/')[1] ?? '';
    const blocks = checkPage(collectBlocks(source), { parse, indexOf: (language) => indexes(version, language), ownNames: new Set() });
    return { file, hash, summary: summarize(blocks, source) };
  });
  process.send?.(summaries);
});
