import type { Plugin } from 'signpost';
import type { TypePlaces } from '../components/members/link-types.ts';
import { isAddition } from '../samples/api/api-layout.ts';
import { placeTypes } from '../samples/api/place-types.ts';
import { samplesOf } from '../samples/page-samples.ts';
import { inAllLocales } from './in-all-locales.ts';
import { readSamples } from './site-samples.ts';

/** Writes where the types of each language are, which `components/members` fetches on the pages of modules: `/sdk-api/csharp/types.json`. */
export const typePlaces: Plugin = {
  name: 'type-places',
  inputs: ['content', 'samples'],
  readsOf: samplesOf,
  async build(site) {
    const { placed } = await readSamples(site);
    const listed = placeTypes(placed).flatMap(({ type, place }) => {
      // What is added to a type of a system is not where that is.
      if (isAddition(type)) return [];
      const [above = '', address = ''] = place.split(/(?<=sdk-api\/)/);
      return [{ file: `${above}${type.module.language}/types.json`, name: type.simple, address }];
    });
    const files = [...Map.groupBy(listed, ({ file }) => file)].map(([file, types]): [string, string] => {
      const byName = Map.groupBy(types, ({ name }) => name);
      const places: TypePlaces = [...byName].map(([name, all]) => [name, ...all.map(({ address }) => address)]);
      return [file, JSON.stringify(places)];
    });
    return inAllLocales(files, site);
  },
};
