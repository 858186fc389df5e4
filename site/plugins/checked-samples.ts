import type { Plugin } from 'signpost';
import { keyOf } from '../samples/api/api-layout.ts';
import type { ApiModule } from '../samples/api/model.ts';
import { samplesOf } from '../samples/page-samples.ts';
import { type PageSummary, productOf, renderModules } from '../samples/summary.ts';
import { signaturesPath } from './sample-signatures.ts';
import { readSamples } from './site-samples.ts';

interface Sentences {
  /** `day` as in `2026-11-22`. */
  readonly summary: (day: string) => string;
  readonly checked: (modules: string, day: string) => string;
  readonly older: (modules: string) => string;
  readonly copied: (modules: string) => string;
  readonly unindexed: (sdks: string) => string;
  readonly separator: string;
  readonly comma: string;
}

const dayInEnglish = (day: string, dateStyle: 'long' | 'medium' = 'long'): string =>
  new Intl.DateTimeFormat('en', { dateStyle, timeZone: 'UTC' }).format(new Date(day));

function dayInChinese(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return ` ${year} 年 ${month} 月 ${date} 日`;
}

const SENTENCES: Readonly<Record<string, Sentences>> = {
  'zh-Hans': {
    summary: (day) => `示例已与${dayInChinese(day)}的 SDK 对照`,
    checked: (modules, day) => `本页示例里的类、方法和参数，都与截至${dayInChinese(day)}已发布的 SDK 对照过：${modules}。`,
    older: (modules) => `其中能对照的 ${modules} 早于本页所写的版本。`,
    copied: (modules) => `${modules} 没有可供读取的发布包，对照的是公开项目里的插件副本，个别头文件可能较旧。`,
    unindexed: (sdks) => `有的 ${sdks} 模块没有可供对照的公开包，相关示例未对照。`,
    separator: '；',
    comma: '、',
  },
  en: {
    summary: (day) => `Samples checked with SDKs of ${dayInEnglish(day, 'medium')}`,
    checked: (modules, day) => `Checked against the SDKs published by ${dayInEnglish(day)}: ${modules}.`,
    older: (modules) => `The published packages of ${modules} that it could be checked against are older than the versions described here.`,
    copied: (modules) =>
      `${modules} has no package to read: it was read from the copy of its plug-ins in a public project, and some headers may be older.`,
    unindexed: (sdks) => `Some ${sdks} modules publish nothing to check against; their samples are unchecked.`,
    separator: '; ',
    comma: ', ',
  },
};

/** Who comes by keyboard has been elsewhere in the text before: what is added to a block is there when the focus enters it. */
const TRIGGERS = '.code,.article :is(a,button):focus';

/** Says at the end of each page with samples which SDKs they were checked against. */
export const checkedSamples: Plugin = {
  name: 'checked-samples',
  inputs: ['content', 'samples', 'behaviours', 'data'],
  readsOf: samplesOf,
  async page(site) {
    const { summaries, modules: all } = await readSamples(site);
    const modules = new Map(all.map((module) => [keyOf(module), module]));
    return (page) => {
      const file = page.file.replace(/^content\//, '');
      const summary = summaries.get(file);
      const sentences = SENTENCES[page.locale];
      const note = summary && sentences && describe(summary, sentences, modules);
      if (note === undefined) return undefined;
      const address = site.baseUrl.replace(/\/$/, '') + signaturesPath(file);
      const behaviour =
        summary && summary.names.length > 0 ? ` data-behaviour="signatures" data-on="${TRIGGERS}" data-signatures="${address}"` : '';
      const { title, text } = note;
      const html =
        title === undefined
          ? `<p class="page-note"${behaviour}>${text}</p>`
          : `<details class="page-note"${behaviour}><summary>${title}</summary><p>${text}</p></details>`;
      return { after: { html, markdown: text } };
    };
  },
};

interface Note {
  /** One line, also on a phone; undefined where the text is short. */
  readonly title: string | undefined;
  readonly text: string;
}

function describe(summary: PageSummary, sentences: Sentences, modules: ReadonlyMap<string, ApiModule>): Note | undefined {
  const used = summary.modules.flatMap((key) => modules.get(key) ?? []);
  // Each was read on this day or later.
  const [day = ''] = used.map(({ date }) => date).toSorted();
  const older = namesOf(used.filter(({ isOlder }) => isOlder));
  const copied = namesOf(used.filter(({ isCopy }) => isCopy));
  const platforms = summary.unindexed.map((language) => productOf({ language, id: 'tap-' }));
  const parts = [
    ...(used.length > 0 ? [sentences.checked(renderModules(used, sentences.separator), day)] : []),
    ...(older.length > 0 ? [sentences.older(older.join(sentences.comma))] : []),
    ...(copied.length > 0 ? [sentences.copied(copied.join(sentences.comma))] : []),
    ...(platforms.length > 0 ? [sentences.unindexed(platforms.join(sentences.comma))] : []),
  ];
  if (parts.length === 0) return undefined;
  const text = parts.join(sentences.separator === '; ' ? ' ' : '');
  return { title: used.length > 0 ? sentences.summary(day) : undefined, text };
}

/** The SDKs of modules, each once. */
const namesOf = (modules: readonly ApiModule[]): string[] => [...new Set(modules.map(productOf))];
