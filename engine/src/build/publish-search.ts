import { join } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import { loadGlossary } from '../search/glossary.ts';
import { type PublishedIndex, type PublishOptions, publishIndex } from '../search/opensearch/publish-index.ts';
import { assembleSite } from './assemble-site.ts';
import { optionsOf } from './index-material.ts';
import type { Progress } from './progress.ts';
import { collectSections } from './search-files.ts';
import { withCompileCache } from './site-cache.ts';

/**
 * Writes the search index of all pages to an OpenSearch cluster. The last index stays in service until the new one is complete.
 * @param cluster its address, the alias of the index, and how it is spread over the nodes
 */
export async function publishSearch(loaded: LoadedConfig, cluster: PublishOptions, progress: Progress): Promise<PublishedIndex> {
  return withCompileCache(loaded, async (cache) => {
    const { rendered } = await assembleSite(loaded, cache, progress);
    const glossary = loadGlossary(join(loaded.siteDir, 'glossary.yml'));
    return progress.stage('cluster', () => publishIndex(() => collectSections(rendered.pages), cluster, glossary, optionsOf(loaded)));
  });
}
