import { describe, expect, it } from 'vitest';
import { arriveAt, openContext, openPage, READY } from '../support/browser.ts';
import { bodiesOf, callingFiles, goTo, watchErrors } from '../support/calling-site.ts';
import { searchFor } from '../support/search-overlay.ts';
import { serveFixture } from '../support/served-site.ts';
import { createSiteFixture } from '../support/site-fixture.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

describe('spec §7, docs search', () => {
  it('is asked with question and language, with where, who and when, and with the cross-site token', async () => {
    using fixture = createSiteFixture(callingFiles);
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    await context.addCookies([{ name: 'XSRF-TOKEN', value: 'token-1', url: site.url }]);
    const page = await openPage(context, 'sdk/start/');
    const asked = page.waitForRequest('**/api/search?*');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('推送');
    const request = await asked;
    expect(Object.fromEntries(new URL(request.url()).searchParams)).toEqual({ q: '推送', locale: 'zh-Hans', version: 'v3' });
    expect(request.headers()).toMatchObject({
      'x-tds-doc-search-source': 'docs',
      'x-tds-doc-search-session': expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      'x-tds-doc-search-sequence': expect.stringMatching(/^\d{13}$/),
      'x-xsrf-token': 'token-1',
    });
    // The session is that of the page: the next question has it too, and a later sequence; a reload begins another.
    const marksOf = (headers: Readonly<Record<string, string>>) =>
      ['session', 'sequence'].map((mark) => headers[`x-tds-doc-search-${mark}`] ?? '');
    const ask = async (text: string) => {
      const next = page.waitForRequest('**/api/search?*');
      await page.getByRole('combobox').fill(text);
      return marksOf((await next).headers());
    };
    const [first, second] = [marksOf(request.headers()), await ask('登录')];
    expect(second[0]).toBe(first[0]);
    expect(Number(second[1])).toBeGreaterThan(Number(first[1]));
    await page.reload();
    await page.waitForSelector(READY);
    await page.keyboard.press('/');
    expect((await ask('推送'))[0]).not.toBe(first[0]);
  });
});

/** As Google's script does it: it marks the addresses that it loads by a policy of its own, and reports to the region's host. */
const GTAG = `
  const policy = trustedTypes.createPolicy('goog#html', { createScriptURL: (url) => url });
  const part = document.createElement('script');
  part.src = policy.createScriptURL('https://www.googletagmanager.com/gtag/destination');
  document.head.append(part);`;
const GTAG_PART = `
  fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' })
    .then(() => { document.documentElement.dataset.gtag = 'reported'; });`;

/** What beacons have told, in the order of what they tell of: browsers send them when it suits them, each by itself. */
const reportsOf = (counter: StandIn): Record<string, unknown>[] =>
  bodiesOf(counter).toSorted((one, other) => String(one.time).localeCompare(String(other.time)));

describe('spec §7, page-view analytics', () => {
  it('a beacon tells of the first page, of each route change, of footer choices and of searches', async () => {
    await using counter = await startStandIn();
    using fixture = createSiteFixture(callingFiles, {
      analytics: { type: 'beacon', endpoint: `${counter.origin}/count` },
      slots: {
        footer:
          '<footer><a href="https://main.example/terms" target="_blank" rel="noopener" data-tracking="footer_terms">条款</a></footer>',
      },
    });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    await context.route(/^https:/, (route) => route.abort());
    const page = await openPage(context, 'sdk/start/');
    await goTo(page, '去推送', '推送指南 | SDK');
    await page.locator('[data-tracking=footer_terms]').click();
    await page.keyboard.press('/');
    await searchFor(page, '推送');
    await page.keyboard.press('Escape');
    await expect.poll(() => counter.requests).toHaveLength(4);
    const [first, second, footer, search] = reportsOf(counter);
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
    using fixture = createSiteFixture(callingFiles, { analytics: { type: 'beacon', endpoint: `${counter.origin}/count` } });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    const seen = () => reportsOf(counter).map(({ path }) => path);
    const page = await openPage(context, 'sdk/start/');
    await goTo(page, '去推送', '推送指南 | SDK');
    await page.getByRole('link', { name: '到令牌' }).click();
    await page.waitForURL('**/#token');
    await page.goBack();
    await page.goBack();
    await arriveAt(page, '开始');
    await page.goForward();
    await arriveAt(page, '推送指南 | SDK');
    await expect.poll(() => seen()).toEqual(['/sdk/start/', '/sdk/push/', '/sdk/start/', '/sdk/push/']);
    await page.goto('sdk/old-push/');
    await expect.poll(() => seen()).toHaveLength(5);
    await page.waitForLoadState('networkidle');
    expect(seen().slice(4)).toEqual(['/sdk/push/']);
  });

  it.each(['doNotTrack', 'globalPrivacyControl'])('nobody is counted who asks for it with %s', async (signal) => {
    await using counter = await startStandIn();
    using fixture = createSiteFixture(callingFiles, { analytics: { type: 'beacon', endpoint: `${counter.origin}/count` } });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    await context.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
    }, signal);
    const page = await openPage(context, 'sdk/start/');
    await goTo(page, '去推送', '推送指南 | SDK');
    await page.waitForLoadState('networkidle');
    expect(counter.requests).toEqual([]);
  });

  it('Google Analytics 4 gets page views in its data layer, and may load and report as it does', async () => {
    using fixture = createSiteFixture(callingFiles, { analytics: { type: 'ga4', measurementId: 'G-TEST123456' } });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    const asked: string[] = [];
    await context.route(/^https:/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: asked.length === 1 ? GTAG : GTAG_PART });
    });
    const page = await openPage(context, 'sdk/start/');
    const errors = watchErrors(page);
    await page.waitForSelector('html[data-gtag=reported]');
    expect(asked).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-TEST123456',
      'https://www.googletagmanager.com/gtag/destination',
      'https://region1.google-analytics.com/g/collect',
    ]);
    await goTo(page, '去推送', '推送指南 | SDK');
    await page.waitForFunction(() => window.dataLayer?.length === 4);
    const commands = await page.evaluate(() => window.dataLayer?.map((command) => Array.from(Object(command), String)));
    expect(commands?.map((command) => command.slice(0, 2))).toEqual([
      ['js', expect.any(String)],
      ['config', 'G-TEST123456'],
      ['event', 'page_view'],
      ['event', 'page_view'],
    ]);
    expect(errors).toEqual([]);
  });

  it('Umami gets page views, and where it is blocked nothing breaks', async () => {
    const script = `
      const { websiteId, hostUrl } = document.currentScript.dataset;
      const send = (report) => fetch(hostUrl + '/api/send', { method: 'POST', body: JSON.stringify(report) });
      window.umami = { track: (change, data) => send(typeof change === 'function' ? change({ website: websiteId }) : { name: change, data }) };`;
    await using server = await startStandIn({ '/script.js': script });
    const websiteId = '94db1cb1-74f4-4a40-ad6c-962362670409';
    using fixture = createSiteFixture(callingFiles, { analytics: { type: 'umami', scriptUrl: `${server.origin}/script.js`, websiteId } });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    const page = await openPage(context, 'sdk/start/');
    await goTo(page, '去推送', '推送指南 | SDK');
    await expect.poll(() => bodiesOf(server)).toHaveLength(2);
    expect(bodiesOf(server)[1]).toMatchObject({ website: websiteId, url: '/sdk/push/', title: '推送指南 | SDK' });

    await using other = await openContext({ baseURL: site.url });
    await other.route(`${server.origin}/**`, (route) => route.abort());
    const blocked = await other.newPage();
    const errors = watchErrors(blocked);
    // There may be nothing to report until the script has failed.
    const failed = blocked.waitForEvent('requestfailed');
    await other.route('**/-/watch-reader-*.js', (route) => failed.then(() => route.continue()));
    await blocked.goto('sdk/start/');
    await blocked.waitForSelector(READY);
    await goTo(blocked, '去推送', '推送指南 | SDK');
    expect(errors).toEqual([]);
  });
});
