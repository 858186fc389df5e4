import { describe, expect, it } from 'vitest';
import { openPage, shareContext } from '../support/browser.ts';

describe('spec §9, the exchange rates', () => {
  it.each([
    ['', '实时汇率以美元为基准货币', '暂时取不到实时汇率'],
    ['en/', 'The real-time exchange rate uses US dollar as the standard currency', 'Live rates are unavailable'],
  ])('say what they are in and name the field, and say so where they cannot be had (/%s)', async (locale, helper, failure) => {
    await using context = await shareContext();
    await context.route('https://www.tapdb.com/**', (route) =>
      route.fulfill({
        json: { data: { index: [{ exchangeTo: 'CNY', currentExchangeRate: '7.25' }] } },
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    const page = await openPage(context, `${locale}sdk/tapdb/features/exchange-rate/`);
    await page.getByText(helper).waitFor();
    expect(await page.locator('[data-widget] th', { hasText: 'currency_type' }).count()).toBe(1);
    await page.locator('tr', { hasText: 'CNY' }).getByText('7.25').waitFor();
    await context.unroute('https://www.tapdb.com/**');
    await context.route('https://www.tapdb.com/**', (route) => route.abort());
    await page.reload();
    const box = page.locator('[data-widget] [role=alert]', { hasText: failure });
    await box.waitFor();
    // No table of dashes: the box stands in its place.
    expect(await page.locator('[data-widget] table').count()).toBe(0);
    await context.unroute('https://www.tapdb.com/**');
    await context.route('https://www.tapdb.com/**', (route) =>
      route.fulfill({
        json: { data: { index: [{ exchangeTo: 'CNY', currentExchangeRate: '7.31' }] } },
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await box.getByRole('button').click();
    await page.locator('tr', { hasText: 'CNY' }).getByText('7.31').waitFor();
    expect(await box.count()).toBe(0);
  });
});
