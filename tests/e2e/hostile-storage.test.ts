import { describe, expect, it } from 'vitest';
import * as keys from '../../engine/src/ui/preferences/keys.ts';
import { openContext, READY } from '../support/browser.ts';
import { openSearch } from '../support/search-overlay.ts';
import { readSafety, SAFE, watchSafety } from '../support/watch-safety.ts';

const RUN = 'window.hasRun=true';
const MARKUP = `"><img src=x onerror="${RUN}"><script>${RUN}</script>`;

describe('hostile values in the browser’s storage', () => {
  const common = [...Object.values(keys).filter((key) => typeof key === 'string'), keys.recentHitsKey('zh-Hans')];
  const names = common.map((key) => key.replace(/^docs_/, 'tds_doc_'));

  it.each([
    ['markup', MARKUP],
    ['broken JSON', '[{"a":'],
    ['lists of nothing', '[null,1e999,{},[],"",{"source":null}]'],
    ['an object with a prototype', '{"__proto__":{"hasRun":true},"constructor":{"prototype":1},"x":{"y":null}}'],
    ['rules that close', `}</style><script>${RUN}</script>*{display:none!important}`],
    [
      'a link that runs',
      JSON.stringify([{ id: 'x', score: 1, source: { title: 'x', url: `javascript:${RUN}`, heading: '', content: '' } }]),
    ],
    ['a text without end', 'x'.repeat(100_000)],
  ])('%s: the page is there, and works', async (_name, value) => {
    await using context = await openContext();
    await watchSafety(context);
    await context.addInitScript(
      ([all, stored]) => {
        if (location.protocol === 'about:') return;
        for (const key of all) {
          localStorage.setItem(key, stored);
          sessionStorage.setItem(key, stored);
        }
      },
      [names, value] as const,
    );
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto('sdk/start/quickstart/');
    await page.waitForSelector(READY);
    await page.locator('h1').waitFor();
    await openSearch(page);
    expect(await page.locator('.search a[href^="javascript:"]').count()).toBe(0);
    expect(errors).toEqual([]);
    expect(await readSafety(page)).toEqual(SAFE);
  });
});
