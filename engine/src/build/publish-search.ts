import type { LoadedConfig } from '../config/load.ts';
import { type PublishedIndex, type PublishOptions, publishIndex } from '../search/opensearch/publish-index.ts';
import { assembleSite } from './assemble-site.ts';
import { indexMaterial } from './index-material.ts';
import { openAnalyses } from './index-sections.ts';
import type { Progress } from './progress.ts';
import { collectSections } from './search-files.ts';
import { openSiteCache, siteCacheFile } from './site-cache.ts';

/**
 * Writes the search index of all pages to an OpenSearch cluster. The last index stays in service until the new one is complete. What
 * builds have made of the texts is taken over.
 * @param cluster its address, the alias of the index, and how it is spread over the nodes
 */
export async function publishSearch(loaded: LoadedConfig, cluster: PublishOptions, progress: Progress): Promise<PublishedIndex> {
  using cache = openSiteCache(loaded);
  const { rendered } = await assembleSite(loaded, cache, progress);
  const { glossary, options } = indexMaterial(loaded);
  using analyses = openAnalyses(siteCacheFile(loaded));
  return await progress.stage('cluster', () =>
    publishIndex(() => collectSections(rendered.pages), { ...cluster, kept: analyses }, glossary, options),
  );
}
