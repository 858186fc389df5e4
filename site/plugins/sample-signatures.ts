import { join } from 'node:path';
import type { Plugin, PluginSite } from 'signpost';
import type { SampleData } from '../behaviours/signatures/sample-data.ts';
import { keyOf, layOut, modulesOf } from '../samples/api/api-layout.ts';
import { loadModules } from '../samples/api/load-index.ts';
import type { PageSummary } from '../samples/summary.ts';
import { moduleName, productOf, versionOf } from '../samples/summary.ts';

const MORE: Readonly<Record<string, string>> = { 'zh-Hans': '所有成员', en: 'All members' };

/** Where the signatures of a page's samples are. `file` is from the content's root. */
export function signaturesPath(file: string): string {
  return `/signatures/${file.replace(/\.mdx?$/, '')}.json`;
}

/** Writes the signatures of the SDK names in each page's samples, which `behaviours/signatures.ts` fetches when a reader wants them. */
export const sampleSignatures: Plugin = {
  name: 'sample-signatures',
  inputs: ['content', 'samples', 'behaviours', 'data'],
  async build(site) {
    // The parsers are needed by builds only; a server that reads the configuration does without.
    const { summarizePages } = await import('../samples/summarize-pages.ts');
    const summaries = await summarizePages(join(site.siteDir, 'content'), join(site.cacheDir, 'samples.json'));
    const describe = createDescriber(site);
    return new Map(
      [...summaries].flatMap(([file, summary]): [string, string][] => {
        const data = describe(summary, file.split('/')[0] ?? '');
        return data ? [[signaturesPath(file), JSON.stringify(data)]] : [];
      }),
    );
  },
};

function createDescriber({ baseUrl, defaultLocale }: PluginSite): (summary: PageSummary, locale: string) => SampleData | undefined {
  const all = loadModules();
  const sources = new Map(
    all.map((module) => [keyOf(module), `${moduleName(module)} · ${productOf(module)} ${versionOf(module) ?? ''}`.trim()]),
  );
  const pages = new Map(
    ['v3', 'v2'].flatMap((version) =>
      modulesOf(version, all).flatMap((module) =>
        layOut(module).flatMap(({ path, types }) =>
          types.map(({ type, id }) => [`${keyOf(module)} ${type.full}`, `${version === 'v3' ? '' : `${version}/`}${path}/#${id}`] as const),
        ),
      ),
    ),
  );
  return ({ names, blocks }, locale) => {
    const more = MORE[locale];
    if (more === undefined || names.length === 0) return undefined;
    const root = baseUrl + (locale === defaultLocale ? '' : `${locale}/`);
    const entries = names.map(({ name, signatures, module, type }) => {
      const page = pages.get(`${module} ${type}`);
      return { name, signatures, from: sources.get(module) ?? module, ...(page !== undefined && { href: root + page }) };
    });
    return { more, entries, blocks };
  };
}
