import type { Plugin } from 'signpost';
import { declaredName } from 'signpost/browser';
import type { ModuleNames, NamedType } from '../components/type-filter/other-pages.ts';
import { type ApiPage, publicTypes } from '../samples/api/api-layout.ts';
import type { ApiModule } from '../samples/api/model.ts';
import { versionRoot } from '../samples/api/place-types.ts';
import { samplesOf } from '../samples/page-samples.ts';
import { headTypes } from './api-headings.ts';
import { inAllLocales } from './in-all-locales.ts';
import { readSamples } from './site-samples.ts';

/**
 * Writes the names on all pages of a module that is divided, with which the filter of one page (`components/type-filter`) finds what is on the
 * others: `/sdk-api/java/lc-storage-core/names.json`. Readers who look for nothing do not load them.
 */
export const moduleNames: Plugin = {
  name: 'module-names',
  inputs: ['content', 'samples'],
  readsOf: samplesOf,
  async build(site) {
    const { placed } = await readSamples(site);
    const divided = placed.filter(({ pages }) => pages.length > 1);
    const files = divided.map(({ version, module, pages }): [string, string] => [
      `${versionRoot(version)}${pages[0]?.path}/names.json`,
      JSON.stringify(namesOf(module, pages)),
    ]);
    return inAllLocales(files, site);
  },
};

function namesOf(module: ApiModule, pages: readonly ApiPage[]): ModuleNames {
  const known = new Set(publicTypes(module).map(({ full }) => full));
  return Object.fromEntries(
    pages.map(({ path, types }) => [
      path.split('/').pop() ?? '',
      headTypes(types, known).map(({ type: { id, groups }, heading }): NamedType => {
        const lines = groups.flatMap((group) => group.lines).filter((line) => !line.startsWith('//'));
        const members = lines.flatMap((line) => declaredName(line, module.language === 'go')?.name ?? []);
        return [heading, id, ...new Set(members)];
      }),
    ]),
  );
}
