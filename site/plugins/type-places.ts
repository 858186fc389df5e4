import { join } from 'node:path';
import type { Plugin } from 'signpost';
import type { TypePlaces } from '../components/members/link-types.ts';
import { loadModules } from '../samples/api/load-index.ts';
import { placeTypes } from '../samples/api/place-types.ts';
import { samplesOf } from '../samples/page-samples.ts';

/** Writes where the types of each language are, which `components/members` fetches on the pages of modules: `/sdk-api/csharp/types.json`. */
export const typePlaces: Plugin = {
  name: 'type-places',
  inputs: ['content', 'samples'],
  readsOf: samplesOf,
  async build({ siteDir, cacheDir, locales, defaultLocale }) {
    // The parsers are needed by builds only; a server that reads the configuration does without.
    const { summarizePages } = await import('../samples/summarize-pages.ts');
    const summaries = await summarizePages(join(siteDir, 'content'), join(cacheDir, 'samples.json'));
    const placed = placeTypes(loadModules(), summaries, defaultLocale).flatMap(({ type, place }) => {
      // What is added to a type of a system is not where that is.
      if (type.kind === 'category') return [];
      const [above = '', address = ''] = place.split(/(?<=sdk-api\/)/);
      return [{ file: `${above}${type.module.language}/types.json`, name: type.simple, address }];
    });
    const files = [...Map.groupBy(placed, ({ file }) => file)].map(([file, types]): [string, string] => {
      const byName = Map.groupBy(types, ({ name }) => name);
      const places: TypePlaces = [...byName].map(([name, all]) => [name, ...all.map(({ address }) => address)]);
      return [file, JSON.stringify(places)];
    });
    return new Map(
      locales.flatMap((locale) =>
        files.map(([file, text]): [string, string] => [`/${locale === defaultLocale ? '' : `${locale}/`}${file}`, text]),
      ),
    );
  },
};
