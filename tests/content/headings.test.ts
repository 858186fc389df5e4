import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindOf, type PageKind } from '../../site/data/page-kinds.ts';

const content = join(import.meta.dirname, '../../site/content');
const NAMES = {
  'zh-Hans': { glance: '一览', before: '准备工作', check: '检查结果', test: '测试', trouble: '常见问题', codes: '错误码', next: '接下来' },
  en: {
    glance: 'At a glance',
    before: 'Before you start',
    check: 'Check the result',
    test: 'Test',
    trouble: 'Troubleshooting',
    codes: 'Error codes',
    next: 'Next steps',
  },
} as const;
/** The sections of each kind, in the order in which they come; a list in the list is a choice. */
const SECTIONS: Readonly<Record<PageKind, readonly (readonly (keyof (typeof NAMES)['en'])[])[]>> = {
  guide: [['before'], ['trouble', 'codes'], ['next']],
  integration: [['before'], ['check', 'test'], ['trouble', 'codes'], ['next']],
  advice: [['before'], ['next']],
  features: [['glance'], ['next']],
  reference: [['next']],
  faq: [['next']],
  rules: [['next']],
  plain: [],
};

/** How many items of lists and rows of tables each section has: what one language has more was forgotten or written twice. */
function countParts(source: string): string[] {
  const prose = source.replace(/^([ \t]*)(`{3,}|~{3,})[\s\S]*?^\1\2/gm, '');
  return prose.split(/^(?=#{2,4} )/m).map((section) => {
    const count = (line: RegExp): number => section.match(line)?.length ?? 0;
    const id = /\{#([^}]+)\}/.exec(section)?.[1] ?? 'top';
    return `${id}: ${count(/^ *[-*] /gm)} points, ${count(/^ *\d+\. /gm)} steps, ${count(/^ *\|/gm)} rows`;
  });
}

function headingsOf(source: string): string[] {
  const prose = source.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
  return [...prose.matchAll(/^#{2,4} (.+?)(?: \{#[^}]+\})?$/gm)].map(([, text = '']) => text);
}

const pages = (['zh-Hans', 'en'] as const).flatMap((locale) =>
  readdirSync(join(content, locale), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
    .map((file) => ({ locale, file, id: file.replace(/^v\d\//, '').replace(/\.mdx?$/, '') })),
);

describe('readers find the same sections on all pages of a kind', () => {
  it.each(Object.keys(SECTIONS) as PageKind[])('%s', (kind) => {
    const missing = pages
      .filter(({ id }) => kindOf(id) === kind)
      .flatMap(({ locale, file }) => {
        const headings = headingsOf(readFileSync(join(content, locale, file), 'utf8'));
        let from = 0;
        return SECTIONS[kind].flatMap((choice) => {
          const names = choice.map((name) => NAMES[locale][name]);
          const at = headings.findIndex((heading, index) => index >= from && names.some((name) => name === heading));
          if (at >= 0) from = at + 1;
          return at < 0 ? [`${locale}/${file}: no section "${names.join('" or "')}", or not in its place`] : [];
        });
      });
    expect(missing).toEqual([]);
  });

  it('features pages say at a glance how to turn a service on, its cost, its limits and its platforms', () => {
    const rows = { 'zh-Hans': ['开通', '费用', '限制', '平台'], en: ['Activation', 'Cost', 'Limits', 'Platforms'] };
    const wrong = pages
      .filter(({ id }) => kindOf(id) === 'features')
      .filter(({ locale, file }) => {
        const [, section = ''] = readFileSync(join(content, locale, file), 'utf8').split(/^## .*\{#at-a-glance\}$/m);
        const firsts = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)].map(([, text]) => text);
        return firsts.slice(1).join() !== rows[locale].join();
      });
    expect(wrong.map(({ locale, file }) => `${locale}/${file}`)).toEqual([]);
  });

  it('a page has the same lists and tables in both languages', () => {
    const partsOf = (locale: string, file: string): string[] => {
      const source = readFileSync(join(content, locale, file), 'utf8');
      return countParts(source.replace(/^---\n[\s\S]*?\n---\n/, ''));
    };
    const different = pages
      .filter(({ locale }) => locale === 'en')
      .flatMap(({ file }) => {
        const chinese = partsOf('zh-Hans', file);
        return partsOf('en', file).flatMap((part, at) => (part === chinese[at] ? [] : [`${file}  ${part}  (zh-Hans ${chinese[at]})`]));
      });
    expect(different).toEqual([]);
  });

  it('the map of the store handbook leads to each of its pages', () => {
    for (const locale of ['zh-Hans', 'en']) {
      const [, map = ''] = readFileSync(join(content, locale, 'v3/store/store-admin.mdx'), 'utf8').split(/^## .*\{#map\}$/m);
      const linked = [...(map.split('\n## ')[0] ?? '').matchAll(/\]\(\/(store\/[\w/-]+)\/\)/g)].map(([, id]) => id);
      const known = pages
        .filter((page) => page.locale === locale && /^store\/(?!store-admin$)/.test(page.id))
        .map(({ id }) => id.replace(/\/([\w-]+)\/\1$/, '/$1'));
      expect(linked.toSorted(), locale).toEqual(known.toSorted());
    }
  });

  it('a page of questions answers at least eight', () => {
    const few = pages
      .filter(({ id }) => kindOf(id) === 'faq')
      .filter(({ locale, file }) => {
        const headings = headingsOf(readFileSync(join(content, locale, file), 'utf8'));
        return headings.filter((heading) => /[?？]$/.test(heading)).length < 8;
      });
    expect(few.map(({ locale, file }) => `${locale}/${file}`)).toEqual([]);
  });
});
