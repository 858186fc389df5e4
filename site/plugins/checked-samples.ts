import { join } from 'node:path';
import type { PageAddition, Plugin } from 'signpost';
import { loadModules } from '../samples/api/load-index.ts';
import type { ApiModule } from '../samples/api/model.ts';
import { type PageSummary, productOf, renderModules } from '../samples/summary.ts';

interface Sentences {
  readonly checked: (modules: string) => string;
  readonly older: (modules: string) => string;
  readonly unindexed: (sdks: string) => string;
  readonly separator: string;
  readonly comma: string;
}

const SENTENCES: Readonly<Record<string, Sentences>> = {
  'zh-Hans': {
    checked: (modules) => `本页示例里的类、方法和参数，都与已发布的 SDK 对照过：${modules}。`,
    older: (modules) => `其中能对照的 ${modules} 早于本页所写的版本。`,
    unindexed: (sdks) => `有的 ${sdks} 模块没有可供对照的公开包，相关示例未对照。`,
    separator: '；',
    comma: '、',
  },
  en: {
    checked: (modules) => `Checked against the published SDKs: ${modules}.`,
    older: (modules) => `The published packages of ${modules} that it could be checked against are older than the versions described here.`,
    unindexed: (sdks) => `Some ${sdks} modules publish nothing to check against; their samples are unchecked.`,
    separator: '; ',
    comma: ', ',
  },
};

/** Says at the end of each page with samples which SDKs they were checked against. */
export const checkedSamples: Plugin = {
  name: 'checked-samples',
  inputs: ['content', 'samples'],
  async pages({ siteDir, cacheDir }) {
    // The parsers are needed by builds only; a server that reads the configuration does without.
    const { summarizePages } = await import('../samples/summarize-pages.ts');
    const modules = new Map(loadModules().map((module) => [`${module.language}/${module.id}`, module]));
    const pages = await summarizePages(join(siteDir, 'content'), join(cacheDir, 'samples.json'));
    return ({ file, locale }) => {
      const summary = pages.get(file.replace(/^content\//, ''));
      const sentences = SENTENCES[locale];
      return summary && sentences && describe(summary, sentences, modules);
    };
  },
};

function describe(summary: PageSummary, sentences: Sentences, modules: ReadonlyMap<string, ApiModule>): PageAddition | undefined {
  const used = summary.modules.flatMap((key) => modules.get(key) ?? []);
  const older = used.filter(({ isOlder }) => isOlder);
  const platforms = summary.unindexed.map((language) => productOf({ language, id: 'tap-' }));
  const parts = [
    ...(used.length > 0 ? [sentences.checked(renderModules(used, sentences.separator))] : []),
    ...(older.length > 0 ? [sentences.older([...new Set(older.map(productOf))].join(sentences.comma))] : []),
    ...(platforms.length > 0 ? [sentences.unindexed(platforms.join(sentences.comma))] : []),
  ];
  if (parts.length === 0) return undefined;
  const text = parts.join(sentences.separator === '; ' ? ' ' : '');
  return { html: `<p class="page-note">${text}</p>`, markdown: text };
}
