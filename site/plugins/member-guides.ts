import type { Plugin } from 'signpost';
import type { MemberGuides } from '../components/members/link-guides.ts';
import { keyOf } from '../samples/api/api-layout.ts';
import { placeTypes, VERSIONS } from '../samples/api/place-types.ts';
import { listGuides } from '../samples/find-guides.ts';
import { samplesOf } from '../samples/page-samples.ts';
import type { UsedName } from '../samples/sample-names.ts';
import { readSamples } from './site-samples.ts';

/**
 * Writes which guides have samples with the members of each page of types, which `components/members` fetches there:
 * `/sdk-api/csharp/tap-login/guides.json`. In the pages themselves, these links would leave no room for types.
 */
export const memberGuides: Plugin = {
  name: 'member-guides',
  inputs: ['content', 'samples'],
  readsOf: samplesOf,
  async build(site) {
    const { baseUrl, locales, defaultLocale } = site;
    const { summaries, placed, findGuides } = await readSamples(site);
    const places = placeTypes(placed);
    return new Map(locales.flatMap(writeLocale));

    function writeLocale(locale: string): [string, string][] {
      const root = baseUrl + (locale === defaultLocale ? '' : `${locale}/`);
      const used = new Map<string, Map<string, UsedName[]>>(VERSIONS.map((version) => [version, membersByType(`${locale}/${version}/`)]));
      return [...Map.groupBy(places, ({ place }) => place.split('#')[0] ?? '')].map(([page, types]) => {
        const { guides, indexOf } = listGuides(root);
        const uses = types.flatMap(({ version, type, place }): [string, Record<string, number>][] => {
          const members = used.get(version)?.get(`${keyOf(type.module)} ${type.full}`) ?? [];
          const found = members.flatMap((member): [string, number][] => {
            const [guide] = findGuides(`${locale}/${version}/`, member, false);
            // Of overloads, the first has the address of the name. What an SDK says of it stands in lines before.
            const signature = member.signatures[0]?.split('\n').pop();
            if (guide === undefined || signature === undefined) return [];
            return [[signature, indexOf(guide)]];
          });
          return found.length === 0 ? [] : [[place.split('#')[1] ?? '', Object.fromEntries(found)]];
        });
        const data: MemberGuides = { guides, uses: Object.fromEntries(uses) };
        return [`${root.slice(baseUrl.length - 1)}${page}guides.json`, JSON.stringify(data)];
      });
    }

    /** The members that samples of guides use, each once. */
    function membersByType(folder: string): Map<string, UsedName[]> {
      const names = [...summaries].flatMap(([file, summary]) => (file.startsWith(folder) ? summary.names : []));
      // Members are called with their types: `TapLogin.Init`, `LCUser logIn:`.
      const members = names.filter(({ name }) => /[. ]/.test(name));
      const unique = new Map(members.map((used) => [`${used.module} ${used.type} ${used.name}`, used]));
      return Map.groupBy(unique.values(), ({ module, type }) => `${module} ${type}`);
    }
  },
};
