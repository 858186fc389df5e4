import { describe, expect, it } from 'vitest';
import { openContext, openPage } from '../support/browser.ts';
import { callingFiles, goTo, watchErrors } from '../support/calling-site.ts';
import { serveFixture } from '../support/served-site.ts';
import { createSiteFixture } from '../support/site-fixture.ts';
import { startStandIn } from '../support/stand-in.ts';

/** As the third party's script does it: it leaves a function, writes its own markup, and tells its host. */
const widget = (origin: string): string => `
  window.npsmeter = Object.assign((parameters) => {
    document.body.insertAdjacentHTML('beforeend', '<div class="nps">' + parameters.key + '</div>');
    fetch('${origin}/open?' + new URLSearchParams(parameters));
  }, { close: () => document.querySelector('.nps')?.remove() });`;

describe('spec §7, feedback survey', () => {
  const survey = { keys: { sdk: 'key-sdk', '': 'key-other' }, cookieName: 'user_id' };

  it('is asked on route change, with the key of the page, its title and the scrambled reader', async () => {
    await using counter = await startStandIn();
    await using host = await startStandIn({ '/widget.js': widget(counter.origin) });
    using fixture = createSiteFixture(callingFiles, {
      survey: { ...survey, hosts: ['localhost', '127.0.0.1'], scriptUrl: `${host.origin}/widget.js` },
      analytics: { type: 'beacon', endpoint: `${counter.origin}/count` },
    });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    await context.addCookies([{ name: 'user_id', value: '34567', url: site.url }]);
    const page = await openPage(context, 'sdk/start/');
    expect(host.requests).toEqual([]);
    await goTo(page, '去推送', '推送指南 | SDK');
    await page.locator('.nps', { hasText: 'key-sdk' }).waitFor();
    await page.goBack();
    await goTo(page, '去商店', '商店');
    await page.locator('.nps', { hasText: 'key-other' }).waitFor();
    expect(await page.locator('.nps').count()).toBe(1);
    expect(host.requests.map(({ url }) => url)).toContain('/widget.js?sv=1.01&npsid=key-sdk');
    expect(host.requests.map(({ url }) => url)).toContain('/widget.js?sv=1.01&npsid=key-other');
    const opened = () => counter.requests.filter(({ url }) => url.startsWith('/open?'));
    await expect
      .poll(() => opened().map(({ url }) => Object.fromEntries(new URLSearchParams(url.slice(6))))[0])
      .toEqual({
        key: 'key-sdk',
        user_id: '445619',
        remark: '推送指南',
      });
    // The cookie is for the survey alone.
    const others = () => counter.requests.filter((request) => !opened().includes(request));
    await expect.poll(() => others().length).toBeGreaterThan(0);
    expect(JSON.stringify(others())).not.toMatch(/34567|445619/);
  });

  it('is not asked on other hosts', async () => {
    await using host = await startStandIn({ '/widget.js': '' });
    using fixture = createSiteFixture(callingFiles, {
      survey: { ...survey, hosts: ['developer.example'], scriptUrl: `${host.origin}/widget.js` },
    });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    const page = await openPage(context, 'sdk/start/');
    await goTo(page, '去推送', '推送指南 | SDK');
    await page.waitForLoadState('networkidle');
    expect(host.requests).toEqual([]);
  });

  it.each([
    ['does not come', null],
    ['fails', 'window.npsmeter = () => { throw new Error("broken widget"); };'],
  ])('is only a line in the console where its script %s', async (_case, script) => {
    await using host = await startStandIn(script === null ? {} : { '/widget.js': script });
    using fixture = createSiteFixture(callingFiles, {
      survey: { ...survey, hosts: ['localhost', '127.0.0.1'], scriptUrl: `${host.origin}/widget.js` },
    });
    await using site = await serveFixture(fixture);
    await using context = await openContext({ baseURL: site.url });
    if (script === null) await context.route(`${host.origin}/**`, (route) => route.abort());
    const page = await openPage(context, 'sdk/start/');
    const errors = watchErrors(page);
    const warning = page.waitForEvent('console', (message) => message.text().startsWith('The survey could not be asked'));
    await goTo(page, '去推送', '推送指南 | SDK');
    await warning;
    expect(errors).toEqual([]);
    await page.goBack();
    await goTo(page, '去商店', '商店');
  });
});
