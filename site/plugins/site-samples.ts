import { join } from 'node:path';
import type { PluginSite } from 'signpost';
import { loadModules } from '../samples/api/load-index.ts';
import type { ApiModule } from '../samples/api/model.ts';
import { type PlacedModule, placeModules } from '../samples/api/place-types.ts';
import { createGuideFinder } from '../samples/find-guides.ts';
import type { PageSummary } from '../samples/summary.ts';

/** What the samples of the site's pages use of the SDKs. */
export interface SiteSamples {
  /** By files below `content`. */
  readonly summaries: ReadonlyMap<string, PageSummary>;
  /** All that the index has. */
  readonly modules: readonly ApiModule[];
  readonly placed: readonly PlacedModule[];
  readonly findGuides: ReturnType<typeof createGuideFinder>;
}

/** Plug-ins ask one after the other, and get the same summaries: the index takes a second to read. */
const known = new WeakMap<SiteSamples['summaries'], SiteSamples>();

export async function readSamples({ siteDir, cacheDir, defaultLocale }: PluginSite): Promise<SiteSamples> {
  // The parsers are needed by builds only; a server that reads the configuration does without.
  const { summarizePages } = await import('../samples/summarize-pages.ts');
  const content = join(siteDir, 'content');
  const summaries = await summarizePages(content, join(cacheDir, 'samples.json'));
  const before = known.get(summaries);
  if (before) return before;
  const modules = loadModules();
  const placed = placeModules(modules, summaries, defaultLocale);
  const samples = { summaries, modules, placed, findGuides: createGuideFinder(summaries, content) };
  known.set(summaries, samples);
  return samples;
}
