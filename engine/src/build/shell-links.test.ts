import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import type { SiteConfigInput } from '../config/schema.ts';
import { createCatalog } from '../content/catalog.ts';
import { scanContent } from '../content/scan.ts';
import { localiseSidebar } from '../content/sidebar-items.ts';
import { formatDiagnostic } from '../model/diagnostic.ts';
import { checkShellLinks } from './check-shell.ts';
import { createSiteData } from './site-data.ts';

const page = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\nText.\n`;
const files = {
  'content/zh-Hans/v3/sdk/start.mdx': page('开始'),
  'content/en/v3/sdk/start.mdx': page('Start'),
  'content/zh-Hans/v3/sdk/new.mdx': page('新的', 'draft: true\n'),
  'content/zh-Hans/v3/sdk/local.mdx': page('本地', 'translation: none\n'),
};

/** What the shell has in English, and what is wrong with its links. */
async function shellOf(config: Partial<SiteConfigInput>) {
  using site = createSiteFixture(files, config);
  const { loaded } = site;
  const catalog = createCatalog(loaded, await scanContent(loaded), []);
  const english = loaded.config.locales.find(({ name }) => name === 'en');
  if (!english) throw new Error('The fixture is in English, too.');
  return {
    data: createSiteData(loaded, catalog, { behaviours: {} }, english),
    sidebar: localiseSidebar(catalog, 'sdk', catalog.sidebars.trees.get('v3/sdk') ?? [], 'en').items,
    problems: checkShellLinks(loaded, catalog, new Set()).map(formatDiagnostic),
  };
}

it('a link of the shell to a place on a page stays in the language of the reader', async () => {
  const { data, sidebar, problems } = await shellOf({
    navbar: [{ type: 'link', label: 'Begin', to: '/sdk/start#begin' }],
    announcement: { id: '1', text: 'New', to: '/sdk/start/?tab=unity#new' },
    sidebars: { v3: { sdk: [{ type: 'link', label: 'Begin', href: '/sdk/start/#begin' }] } },
  });
  expect(problems).toEqual([]);
  expect(data.navbar).toMatchObject([{ href: '/en/sdk/start/#begin' }]);
  expect(data.announcement?.pieces).toEqual([{ text: 'New', href: '/en/sdk/start/?tab=unity#new' }]);
  expect(sidebar).toMatchObject([{ href: '/en/sdk/start/#begin' }]);
});

it('words of an announcement are links of their own; one that is not in its text comes after it', async () => {
  const links = [
    { label: 'Star us', to: 'https://code.example/' },
    { label: 'A picture', to: '/sdk/start/' },
    { label: 'start', to: '/sdk/gone/' },
  ];
  const { data, problems } = await shellOf({ announcement: { id: '1', text: 'Star us, then start.', links } });
  expect(data.announcement?.pieces).toEqual([
    { text: 'Star us', href: 'https://code.example/' },
    { text: ', then ' },
    { text: 'start', href: '/sdk/gone/' },
    { text: '.' },
    { text: ' ' },
    { text: 'A picture', href: '/en/sdk/start/' },
  ]);
  expect(problems.join()).toContain('announcement.links[2]');
});

it('a document or sidebar that the shell names and nobody has is an error; a draft, or one that is not in the language, yields nothing', async () => {
  const { data, problems } = await shellOf({
    navbar: [
      { type: 'link', label: 'Start', to: 'doc:sdk/start' },
      { type: 'link', label: 'Mistyped', to: 'doc:sdk/strat' },
      { type: 'link', label: 'Draft', to: 'doc:sdk/new' },
      { type: 'menu', label: 'Menu', items: [{ label: 'Local', to: 'doc:sdk/local' }] },
    ],
    footer: {
      columns: [
        {
          title: 'More',
          items: [
            { label: 'SDK', to: 'sidebar:sdks' },
            { label: 'SDK', to: 'sidebar:sdk' },
          ],
        },
      ],
    },
  });
  expect(problems).toEqual([
    'site.config.ts  error  navbar[1] names the document "sdk/strat", which v3 does not have  →  sdk/start',
    'site.config.ts  error  footer.columns[0].items[0] names the sidebar "sdks", which v3 does not have  →  sdk',
  ]);
  expect(data.navbar).toEqual([{ type: 'link', label: 'Start', href: '/en/sdk/start/', external: false }]);
  expect(data.footer.columns).toMatchObject([{ items: [{ href: '/en/sdk/start/' }] }]);
});
