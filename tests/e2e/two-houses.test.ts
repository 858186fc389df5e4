import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openContext, openPage, takeComplaints } from '../support/browser.ts';
import { serveFixture } from '../support/served-site.ts';
import { createSiteFixture, type SiteFixture } from '../support/site-fixture.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A site that has things of its own. Its modules find the engine's package as installed ones do. */
function createOwnSite(files: Readonly<Record<string, string>>, config: Parameters<typeof createSiteFixture>[1]): SiteFixture {
  const fixture = createSiteFixture({ 'glossary.yml': 'terms: []\n', ...files }, { ...config, brands: null, url: 'https://docs.example' });
  symlinkSync(join(ROOT, 'node_modules'), join(fixture.loaded.rootDir, 'node_modules'));
  return fixture;
}

const meter = {
  'components/index.ts': `import { defineComponent, h, z } from 'signpost/components';
export const Meter = defineComponent({
  props: { value: z.number() },
  late: { module: new URL('./meter.late.ts', import.meta.url), origins: { 'connect-src': ['https://rates.example'] } },
  render: ({ props }) => h('p', { className: ['meter'] }, 'Measured: ' + props.value),
});
`,
  'components/meter.late.ts': `import type { Behaviour } from 'signpost/components';
import './meter.css';
export const start: Behaviour<{ value: number }> = (place, { props, locale, language }) => {
  if (props.value < 0) throw new Error('below zero');
  const output = document.createElement('output');
  output.textContent = [props.value * 2, locale, language].join(' ');
  place.append(output);
  return () => { document.title = 'ended'; };
};
`,
  'components/meter.css': '[data-widget="Meter"] output { color: rgb(1, 2, 3); }\n',
};

it('a component of a site comes to life in the browser, with its style, where it is used; without script its HTML stands', async () => {
  using fixture = createOwnSite(
    {
      ...meter,
      'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n<Meter value={21} />\n\n[下一页](/sdk/next/)\n',
      'content/zh-Hans/v3/sdk/next.mdx': '---\ntitle: 下一页\n---\n\n<Meter value={-1} />\n',
    },
    { components: './components/index.ts' },
  );
  await using site = await serveFixture(fixture);
  const response = await fetch(new URL('sdk/start/', site.url));
  expect(response.headers.get('content-security-policy')).toContain("connect-src 'self' https://rates.example;");
  expect(await response.text()).toContain(
    '<div data-widget="Meter" data-props=\'{"value":21}\'><p class="meter">Measured: 21</p></div>'
      .replaceAll('"v', '&#x22;v')
      .replaceAll('e":', 'e&#x22;:'),
  );

  await using context = await openContext({ baseURL: site.url });
  const page = await openPage(context, 'sdk/start/');
  const output = page.locator('[data-widget] output');
  await output.waitFor();
  expect(await output.textContent()).toBe('42 zh-Hans zh-Hans');
  expect(await output.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');

  // The next one throws: what the build rendered stays.
  const warned = page.waitForEvent('console', (message) => message.text().includes('below zero'));
  await page.locator('.article a[href="/sdk/next/"]').click();
  await warned;
  expect(await page.locator('.meter').textContent()).toBe('Measured: -1');
  expect(takeComplaints(context)).toEqual([]);
});

it("a site's colours and style sheet are in the one style sheet of its pages, in both themes", async () => {
  using fixture = createOwnSite(
    { 'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n文字。\n', 'own.css': '.article p { letter-spacing: 3px; }\n' },
    {
      styles: './own.css',
      theme: { light: { surface: '#fffffe' }, dark: { surface: '#000001' }, measures: { gutter: '7px' } },
      colorMode: { default: 'light', switchable: true, respectSystem: false },
    },
  );
  await using site = await serveFixture(fixture);
  await using context = await openContext({ baseURL: site.url });
  const page = await openPage(context, 'sdk/start/');
  const valueOf = (name: string) => page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token), name);
  expect(await page.locator('link[rel=stylesheet]:not([media])').count()).toBe(1);
  expect(await page.locator('.article p').evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('3px');
  expect([await valueOf('--surface'), await valueOf('--gutter')]).toEqual(['#fffffe', '7px']);
  expect(await page.locator('meta[name=theme-color]').first().getAttribute('content')).toBe('#fffffe');
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  expect(await valueOf('--surface')).toBe('#000001');
});
