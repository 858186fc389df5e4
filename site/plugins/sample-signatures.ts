import type { Plugin, PluginSite } from 'signpost';
import type { SampleData } from '../behaviours/signatures/sample-data.ts';
import { keyOf } from '../samples/api/api-layout.ts';
import { forReaders } from '../samples/api/deprecation.ts';
import type { ApiModule } from '../samples/api/model.ts';
import { placeTypes } from '../samples/api/place-types.ts';
import { listGuides } from '../samples/find-guides.ts';
import { packageOf } from '../samples/packages.ts';
import { samplesOf } from '../samples/page-samples.ts';
import type { PageSummary } from '../samples/summary.ts';
import { moduleName, productOf, versionOf } from '../samples/summary.ts';
import { readSamples, type SiteSamples } from './site-samples.ts';

type Words = Pick<SampleData, 'more' | 'guidesLabel' | 'copyProgram'>;

const WORDS: Readonly<Record<string, { readonly words: Words; readonly sayProgram: (samples: number) => string }>> = {
  'zh-Hans': {
    words: { more: '所有成员', guidesLabel: '用到它的指南：', copyProgram: '复制全部' },
    sayProgram: (samples) => `复制由本页 ${samples} 段示例组成的完整程序`,
  },
  en: {
    words: { more: 'All members', guidesLabel: 'Used in:', copyProgram: 'Copy all' },
    sayProgram: (samples) => `Copy the whole program that ${samples} samples on this page make up`,
  },
};

/** Where the signatures of a page's samples are. `file` is from the content's root. */
export function signaturesPath(file: string): string {
  return `/signatures/${file.replace(/\.mdx?$/, '')}.json`;
}

/** Writes the signatures of the SDK names in each page's samples, and the programs that these make up, which `behaviours/signatures.ts` fetches when a reader wants them. */
export const sampleSignatures: Plugin = {
  name: 'sample-signatures',
  inputs: ['content', 'samples', 'behaviours', 'data'],
  readsOf: samplesOf,
  async build(site) {
    const samples = await readSamples(site);
    const describe = createDescriber(site, samples);
    return new Map(
      [...samples.summaries].flatMap(([file, summary]): [string, string][] => {
        const data = describe(summary, file);
        return data ? [[signaturesPath(file), JSON.stringify(data)]] : [];
      }),
    );
  },
};

function createDescriber(
  { baseUrl, defaultLocale }: PluginSite,
  { modules: all, placed, findGuides }: SiteSamples,
): (summary: PageSummary, file: string) => SampleData | undefined {
  const modules = new Map(all.map((module) => [keyOf(module), module]));
  const sources = new Map(all.map((module) => [keyOf(module), describeSource(module)]));
  const pages = new Map(placeTypes(placed).map(({ type, place }) => [`${keyOf(type.module)} ${type.full}`, place]));
  return ({ names, blocks, programs }, file) => {
    const locale = file.split('/')[0] ?? '';
    const spoken = WORDS[locale];
    if (spoken === undefined || names.length === 0) return undefined;
    const root = baseUrl + (locale === defaultLocale ? '' : `${locale}/`);
    const { guides, indexOf } = listGuides(root);
    const entries = names.map((used) => {
      const { name, module, type } = used;
      const signatures = used.signatures.map((signature) => forReaders(signature, locale, modules.get(module)));
      const page = pages.get(`${module} ${type}`);
      const from = sources.get(module) ?? module;
      return { name, signatures, from, guides: findGuides(file, used).map(indexOf), ...(page !== undefined && { href: root + page }) };
    });
    const said = programs.map((program) => ({ ...program, hint: spoken.sayProgram(program.samples.length) }));
    return { ...spoken.words, guides, entries, blocks, programs: said };
  };
}

/** The module, the package that readers install to have it, and the SDK with its version. */
function describeSource(module: ApiModule): string {
  const [name, installed] = [moduleName(module), packageOf(module)];
  const parts = [
    name,
    ...(installed === undefined || installed === name ? [] : [installed]),
    `${productOf(module)} ${versionOf(module) ?? ''}`,
  ];
  return parts.join(' · ').trim();
}
