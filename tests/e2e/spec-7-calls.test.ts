import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { createBrand } from '../../site/brands/developer-services.ts';
import { openContext, openPage } from '../support/browser.ts';
import { serveFixture } from '../support/served-site.ts';
import { createSiteFixture } from '../support/site-fixture.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

const files = {
  'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n[去推送](/sdk/push/) [去商店](/store/)\n',
  'content/zh-Hans/v3/sdk/push.mdx':
    '---\ntitle: 推送指南 | SDK\nredirect_from: [/sdk/old-push/]\n---\n\n[到令牌](#token)\n\n## 令牌 {#token}\n\n文字。\n',
  'content/zh-Hans/v3/store/index.mdx': '---\ntitle: 商店\nslug: /store/\n---\n\n文字。\n',
  'glossary.yml': 'terms: []\n',
};

const goTo = async (page: Page, link: string, heading: string): Promise<void> => {
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

const bodiesOf = ({ requests }: StandIn): Record<string, unknown>[] =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));

/** Collects what a page complains about. */
const watchErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
};

describe('spec §7, docs search', () => {
  it('is asked with question and language, with where, who and when, and with the cross-site token', async () => {
    using fixture = createSiteFixture(files);
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    await context.addCookies([{ name: 'XSRF-TOKEN', value: 'token-1', url: site.url }]);
    const page = await openPage(context, 'sdk/start/');
    const asked = page.waitForRequest('**/api/search?*');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('推送');
    const request = await asked;
    expect(Object.fromEntries(new URL(request.url()).searchParams)).toEqual({ q: '推送', locale: 'zh-Hans' });
    expect(request.headers()).toMatchObject({
      'x-tds-doc-search-source': 'docs',
      'x-tds-doc-search-session': expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      'x-tds-doc-search-sequence': expect.stringMatching(/^\d{13}$/),
      'x-xsrf-token': 'token-1',
    });
  });
});

describe('spec §7, page-view analytics', () => {
  it('a beacon tells of the first page, of each route change, of footer choices and of searches', async () => {
    await using counter = await startStandIn();
    using fixture = createSiteFixture(files, {
      analytics: { type: 'beacon', endpoint: `${counter.origin}/count` },
      brands: { 'developer-services': createBrand, 'cloud-backend': createBrand },
    });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    await context.route(/^https:/, (route) => route.abort());
    const page = await openPage(context, 'sdk/start/');
    await goTo(page, '去推送', '推送指南');
    await page.locator('[data-tracking=footer_terms]').click();
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('推送');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await vi.waitFor(() => expect(counter.requests).toHaveLength(4));
    const [first, second, footer, search] = bodiesOf(counter);
    expect(first).toEqual({
      type: 'page_view',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      path: '/sdk/start/',
      title: '开始',
      locale: 'zh-Hans',
      version: 'v3',
      referrer: '',
    });
    expect(second).toMatchObject({ type: 'page_view', path: '/sdk/push/', referrer: `${site.url}sdk/start/` });
    expect(footer).toMatchObject({ type: 'event', name: 'footer', path: '/sdk/push/', data: { point: 'footer_terms' } });
    expect(search).toMatchObject({ type: 'event', name: 'search', data: { query: '推送', hits: expect.any(Number) } });
  });

  it('a page counts once each time that it is gone to: by link, by Back and Forward, by a former address, and not by a heading', async () => {
    await using counter = await startStandIn();
    using fixture = createSiteFixture(files, { analytics: { type: 'beacon', endpoint: `${counter.origin}/count` } });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    const seen = () => bodiesOf(counter).map(({ path }) => path);
    const page = await openPage(context, 'sdk/start/');
    await goTo(page, '去推送', '推送指南');
    await page.getByRole('link', { name: '到令牌' }).click();
    await page.waitForURL('**/#token');
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '开始' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: '推送指南' }).waitFor();
    await vi.waitFor(() => expect(seen()).toEqual(['/sdk/start/', '/sdk/push/', '/sdk/start/', '/sdk/push/']));
    await page.goto('sdk/old-push/');
    await vi.waitFor(() => expect(seen()).toHaveLength(5));
    await page.waitForLoadState('networkidle');
    expect(seen().slice(4)).toEqual(['/sdk/push/']);
  });

  it.each(['doNotTrack', 'globalPrivacyControl'])('nobody is counted who asks for it with %s', async (signal) => {
    await using counter = await startStandIn();
    using fixture = createSiteFixture(files, { analytics: { type: 'beacon', endpoint: `${counter.origin}/count` } });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    await context.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
    }, signal);
    const page = await openPage(context, 'sdk/start/');
    await goTo(page, '去推送', '推送指南');
    await page.waitForLoadState('networkidle');
    expect(counter.requests).toEqual([]);
  });

  it('Google Analytics 4 gets page views in its data layer, and may run', async () => {
    using fixture = createSiteFixture(files, { analytics: { type: 'ga4', measurementId: 'G-TEST123456' } });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    await context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.gtag = "loaded";' }),
    );
    const page = await openPage(context, 'sdk/start/');
    await page.waitForSelector('html[data-gtag=loaded]');
    await goTo(page, '去推送', '推送指南');
    await page.waitForFunction(() => window.dataLayer?.length === 4);
    const commands = await page.evaluate(() => window.dataLayer?.map((command) => Array.from(Object(command), String)));
    expect(commands?.map((command) => command.slice(0, 2))).toEqual([
      ['js', expect.any(String)],
      ['config', 'G-TEST123456'],
      ['event', 'page_view'],
      ['event', 'page_view'],
    ]);
  });

  it('Umami gets page views, and where it is blocked nothing breaks', async () => {
    const script = `
      const { websiteId, hostUrl } = document.currentScript.dataset;
      const send = (report) => fetch(hostUrl + '/api/send', { method: 'POST', body: JSON.stringify(report) });
      window.umami = { track: (change, data) => send(typeof change === 'function' ? change({ website: websiteId }) : { name: change, data }) };`;
    await using server = await startStandIn({ '/script.js': script });
    const websiteId = '94db1cb1-74f4-4a40-ad6c-962362670409';
    using fixture = createSiteFixture(files, { analytics: { type: 'umami', scriptUrl: `${server.origin}/script.js`, websiteId } });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    const page = await openPage(context, 'sdk/start/');
    await goTo(page, '去推送', '推送指南');
    await vi.waitFor(() => expect(bodiesOf(server)).toHaveLength(2));
    expect(bodiesOf(server)[1]).toMatchObject({ website: websiteId, url: '/sdk/push/', title: '推送指南 | SDK' });

    await using other = await openContext({ baseURL: site.url });
    await other.route(`${server.origin}/**`, (route) => route.abort());
    const blocked = await other.newPage();
    const errors = watchErrors(blocked);
    await blocked.goto('sdk/start/');
    await blocked.waitForSelector('html[data-ready]');
    await goTo(blocked, '去推送', '推送指南');
    expect(errors).toEqual([]);
  });
});

/** As the third party's script does it: it leaves a function, writes its own markup, and tells its host. */
const widget = (origin: string): string => `
  const show = (parameters) => {
    document.body.insertAdjacentHTML('beforeend', '<div class="nps">' + parameters.key + '</div>');
    fetch('${origin}/open?' + new URLSearchParams(parameters));
  };
  window.npsmeter = Object.assign(show, { close: () => document.querySelector('.nps')?.remove() });`;

describe('spec §7, feedback survey', () => {
  const survey = { sdkKey: 'key-sdk', otherKey: 'key-other', cookieName: 'user_id' };

  it('is asked on route change, with the key of the page, its title and the scrambled reader', async () => {
    await using counter = await startStandIn();
    await using host = await startStandIn({ '/widget.js': widget(counter.origin) });
    using fixture = createSiteFixture(files, {
      survey: { ...survey, hosts: ['localhost', '127.0.0.1'], scriptUrl: `${host.origin}/widget.js` },
      analytics: { type: 'beacon', endpoint: `${counter.origin}/count` },
    });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    await context.addCookies([{ name: 'user_id', value: '34567', url: site.url }]);
    const page = await openPage(context, 'sdk/start/');
    expect(host.requests).toEqual([]);
    await goTo(page, '去推送', '推送指南');
    await page.locator('.nps', { hasText: 'key-sdk' }).waitFor();
    await page.goBack();
    await goTo(page, '去商店', '商店');
    await page.locator('.nps', { hasText: 'key-other' }).waitFor();
    expect(await page.locator('.nps').count()).toBe(1);
    expect(host.requests.map(({ url }) => url)).toContain('/widget.js?sv=1.01&npsid=key-sdk');
    expect(host.requests.map(({ url }) => url)).toContain('/widget.js?sv=1.01&npsid=key-other');
    const opened = counter.requests.filter(({ url }) => url.startsWith('/open?'));
    expect(opened.map(({ url }) => Object.fromEntries(new URLSearchParams(url.slice(6))))[0]).toEqual({
      key: 'key-sdk',
      user_id: '445619',
      remark: '推送指南',
    });
  });

  it('is not asked on other hosts', async () => {
    await using host = await startStandIn({ '/widget.js': '' });
    using fixture = createSiteFixture(files, {
      survey: { ...survey, hosts: ['developer.example'], scriptUrl: `${host.origin}/widget.js` },
    });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    const page = await openPage(context, 'sdk/start/');
    await goTo(page, '去推送', '推送指南');
    await page.waitForLoadState('networkidle');
    expect(host.requests).toEqual([]);
  });

  it.each([
    ['does not come', null],
    ['fails', 'window.npsmeter = () => { throw new Error("broken widget"); };'],
  ])('is only a line in the console where its script %s', async (_case, script) => {
    await using host = await startStandIn(script === null ? {} : { '/widget.js': script });
    using fixture = createSiteFixture(files, {
      survey: { ...survey, hosts: ['localhost', '127.0.0.1'], scriptUrl: `${host.origin}/widget.js` },
    });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    if (script === null) await context.route(`${host.origin}/**`, (route) => route.abort());
    const page = await openPage(context, 'sdk/start/');
    const errors = watchErrors(page);
    const warning = page.waitForEvent('console', (message) => message.text().startsWith('The survey could not be asked'));
    await goTo(page, '去推送', '推送指南');
    await warning;
    expect(errors).toEqual([]);
    await page.goBack();
    await goTo(page, '去商店', '商店');
  });
});
