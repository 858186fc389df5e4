import { describe, expect, it } from 'vitest';
import { lookAt, openPage, shareContext } from '../support/browser.ts';

describe('spec §2, the footer', () => {
  it('shows a code on hover and focus, with what scanning it does; writes to its contacts, and marks its filings with their signs', async () => {
    await using context = await shareContext();
    const page = await openPage(context, 'sdk/');
    const first = page.locator('.footer-qr').first();
    const code = first.locator('figure');
    await expect.poll(() => code.isVisible()).toBe(false);
    await first.getByRole('button').hover();
    await expect.poll(() => code.isVisible()).toBe(true);
    expect(await code.innerText()).toBe('关注公众号');
    expect(await code.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(
      0,
    );
    await page.mouse.move(0, 0);
    await expect.poll(() => code.isVisible()).toBe(false);
    await first.getByRole('button').focus();
    await expect.poll(() => code.isVisible()).toBe(true);
    // On its way from an icon to the code, the pointer does not close it.
    const last = page.locator('.footer-qr').last();
    await last.getByRole('button').hover();
    const icon = await last.getByRole('button').boundingBox();
    if (!icon) throw new Error('The last icon is not in the page.');
    await page.mouse.move(icon.x + icon.width / 2, icon.y - 40, { steps: 20 });
    expect(await last.locator('figure').isVisible()).toBe(true);
    const footer = page.locator('.footer');
    const mails = await footer
      .locator('a[href^="mailto:"]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent]));
    expect(mails).toHaveLength(2);
    for (const [href, text] of mails) expect(href).toBe(`mailto:${text}`);
    expect(await footer.locator('.footer-base img').count()).toBe(3);
  });

  it('says on a phone of 360 px in one line what scanning a code does, where that has five characters', async () => {
    await using sight = await lookAt('sdk/', { isMobile: true, viewport: { width: 360, height: 780 } });
    const { page } = sight;
    for (const name of ['关注公众号', '关注视频号']) {
      const label = page.locator('.footer-qr figcaption', { hasText: name });
      expect((await label.boundingBox())?.height).toBeLessThan(30);
      expect(await label.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
    }
  });

  it('closes a code that the pointer or the focus has opened on Escape, and opens it anew', async () => {
    await using context = await shareContext();
    const page = await openPage(context, 'sdk/');
    const icon = page.locator('.footer-qr button').first();
    const code = page.locator('.footer-qr figure').first();
    await page.waitForLoadState('networkidle');
    for (const open of ['hover', 'focus'] as const) {
      await icon[open]();
      await expect.poll(() => code.isVisible()).toBe(true);
      // What closes it comes late: a key that is pressed before does nothing.
      await expect
        .poll(async () => {
          await page.keyboard.press('Escape');
          return code.isVisible();
        })
        .toBe(false);
      await page.locator('.footer-qr button').last()[open]();
      await expect.poll(() => code.isVisible()).toBe(false);
      await icon[open]();
      await expect.poll(() => code.isVisible()).toBe(true);
      await page.mouse.move(0, 0);
    }
  });

  it('shows a code at a tap where a pointer cannot hover', async () => {
    await using context = await shareContext({ viewport: { width: 1024, height: 768 }, hasTouch: true });
    const page = await openPage(context, 'sdk/');
    const last = page.locator('.footer-qr').last();
    await last.getByRole('button').tap();
    await expect.poll(() => last.locator('figure').isVisible()).toBe(true);
    expect(await last.innerText()).toBe('加入 QQ 群');
  });

  it('shows all codes with captions on narrow screens', async () => {
    await using sight = await lookAt('en/sdk/', { viewport: { width: 390, height: 844 } });
    const { page } = sight;
    expect(await page.locator('.footer-qr figcaption:visible').allInnerTexts()).toEqual([
      'Follow on WeChat',
      'Follow on Channels',
      'Follow on Bilibili',
      'Join the QQ group',
    ]);
    expect(await page.locator('.footer-qr button:visible').count()).toBe(0);
  });

  it('in English leaves out what is Chinese alone', async () => {
    await using sight = await lookAt('en/sdk/');
    const { page } = sight;
    const footer = page.locator('.footer');
    expect(await footer.getAttribute('data-language')).toBe('en');
    expect(await footer.locator('.footer-brand a').last().innerText()).toBe('Developer Services');
    // Neither the blog nor the jobs.
    expect(await footer.locator('.footer-columns :is(h2, li)').allInnerTexts()).toEqual([
      ...['Store', 'Publish a game', 'Game Services', 'Develop and build', 'Operation tools', 'Revenue tools'],
      ...['Commercialization', 'Advertising platform', 'Resource exchange platform', 'Content marketing platform'],
      ...['Community', 'Tutorials', 'Developer forum', 'Documentation', 'Project Torch'],
      ...['Other', 'Service status', 'Verification', 'Terms of service', 'Privacy policy', 'Report infringement', 'Accessibility'],
    ]);
    expect(await footer.locator('[data-tracking=footer_ads]').getAttribute('href')).toMatch(/\/en\/$/);
    expect(await footer.locator('[data-tracking=footer_discord] img').getAttribute('src')).toBe('/img/social/discord.svg');
    expect(await footer.innerText()).not.toMatch(/[\u4e00-\u9fff]/);
  });

  it.each(['sdk/', 'en/sdk/'])('fits at each of its breakpoints, and does at each of its breakpoints what it is for (%s)', async (path) => {
    await using context = await shareContext();
    const page = await openPage(context, path);
    /** How the parts stand: columns of links and codes side by side, and what stands beside what. */
    const layout = () =>
      page.locator('.footer').evaluate((footer) => {
        const boxes = (selector: string) => [...footer.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
        const isBeside = (one?: DOMRect, other?: DOMRect) => Boolean(one && other && one.top < other.bottom && other.top < one.bottom);
        const across = (all: readonly DOMRect[]) => new Set(all.map(({ left }) => Math.round(left))).size;
        const [lead, columns, contact] = ['.footer-lead', '.footer-columns', '.footer-contact'].map((part) => boxes(part)[0]);
        const [company, copyright] = boxes('.footer-base p');
        const filings = boxes('.footer-base li');
        const codes = footer.querySelector('.footer-qr figure');
        return {
          sideBySide: isBeside(lead, columns) && isBeside(columns, contact),
          copyrightAtEnd: isBeside(company, copyright),
          mailsAlone: !isBeside(boxes('dl')[0], boxes('.footer-social')[0]),
          columns: across(boxes('.footer-columns div')),
          codes: codes && getComputedStyle(codes).position === 'static' ? across(boxes('.footer-qr figure')) : 0,
          filingsInOneColumn: across(filings) === 1,
          wideButton: (boxes('.footer-button')[0]?.width ?? 0) > footer.clientWidth - 40,
        };
      });
    const wide = {
      sideBySide: true,
      copyrightAtEnd: true,
      mailsAlone: true,
      columns: 5,
      codes: 0,
      filingsInOneColumn: false,
      wideButton: false,
    };
    // English words are too long for three columns on a wide phone, and for two of equal lengths on a narrow one.
    const [onWidePhones, onPhones] = path === 'sdk/' ? [3, 3] : [2, 1];
    const stacked = { ...wide, sideBySide: false, mailsAlone: false };
    const expected = [
      [1280, wide],
      [1279, stacked],
      [1014, stacked],
      [1013, { ...stacked, copyrightAtEnd: false }],
      [941, { ...stacked, copyrightAtEnd: false }],
      [940, { ...stacked, copyrightAtEnd: false, mailsAlone: true }],
      [901, { ...stacked, copyrightAtEnd: false, mailsAlone: true }],
      [900, { ...stacked, copyrightAtEnd: false, mailsAlone: true, columns: 3 }],
      [768, { ...stacked, copyrightAtEnd: false, mailsAlone: true, columns: 3 }],
      [767, { ...stacked, copyrightAtEnd: false, mailsAlone: true, columns: 3, codes: 4 }],
      [428, { ...stacked, copyrightAtEnd: false, mailsAlone: true, columns: onWidePhones, codes: 4 }],
      [427, { ...stacked, copyrightAtEnd: false, mailsAlone: true, columns: onPhones, codes: 2 }],
      [380, { ...stacked, copyrightAtEnd: false, mailsAlone: true, columns: onPhones, codes: 2 }],
      [
        379,
        { ...stacked, copyrightAtEnd: false, mailsAlone: true, columns: onPhones, codes: 2, filingsInOneColumn: true, wideButton: true },
      ],
      [
        320,
        { ...stacked, copyrightAtEnd: false, mailsAlone: true, columns: onPhones, codes: 2, filingsInOneColumn: true, wideButton: true },
      ],
    ] as const;
    for (const [width, parts] of expected) {
      await page.setViewportSize({ width, height: 800 });
      expect(await layout(), `${width} px`).toEqual(parts);
      // All of it fits, with a code open, and headings in one line.
      if (width >= 768) await page.locator('.footer-qr button').first().focus();
      const misfits = await page.locator('.footer, .footer *').evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => {
            const { left, right, height } = element.getBoundingClientRect();
            return left < 0 || right > document.documentElement.clientWidth || (element.tagName === 'H2' && height > 24);
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(misfits, `${width} px`).toEqual([]);
    }
  });

  it.each(['sdk/', 'en/sdk/'])(
    'has about the same distances between all that stands side by side, and its filings on one line each (%s)',
    async (path) => {
      await using sight = await lookAt(path);
      const { page } = sight;
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        // Up to the ends of the texts: columns are as wide as their share.
        const distances = await page.locator('.footer-brand, .footer-columns > div, .footer-contact').evaluateAll((parts) => {
          const range = document.createRange();
          const ends = parts.map((part) => {
            const texts = [...part.querySelectorAll('a, li > *, h2, dd')].map((text) => {
              range.selectNodeContents(text);
              return range.getBoundingClientRect().right;
            });
            return { left: part.getBoundingClientRect().left, right: Math.max(...texts) };
          });
          return ends.slice(1).map(({ left }, index) => left - (ends[index]?.right ?? left));
        });
        expect(distances).toHaveLength(6);
        expect(Math.max(...distances) / Math.min(...distances), `${width} px`).toBeLessThan(2);
        const tops = await page.locator('.footer-base li span').evaluateAll((names) =>
          names.map((name) => {
            const range = document.createRange();
            range.selectNodeContents(name);
            return range.getBoundingClientRect().top;
          }),
        );
        for (const one of tops) for (const other of tops) expect(one === other || Math.abs(one - other) > 15).toBe(true);
      }
    },
  );

  it.each(['sdk/', 'en/sdk/'])('has its columns from edge to edge, as far apart everywhere, below 1280 px (%s)', async (path) => {
    await using sight = await lookAt(path);
    const { page } = sight;
    for (const width of [1279, 1024, 941]) {
      await page.setViewportSize({ width, height: 800 });
      const columns = await page
        .locator('.footer-columns > div')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      const gaps = columns.slice(1).map(({ left }, index) => Math.round(left - columns[index].right));
      expect(Math.max(...gaps) - Math.min(...gaps), `${width} px`).toBeLessThanOrEqual(1);
      const line = await page.locator('.footer-base').boundingBox();
      expect(Math.round(columns.at(-1)?.right), `${width} px`).toBe(Math.round((line?.x ?? 0) + (line?.width ?? 0)));
      const [icons, community] = await Promise.all(
        ['.footer-social', '.footer-contact > .footer-button'].map((part) => page.locator(part).boundingBox()),
      );
      expect((community?.x ?? 0) - (icons?.x ?? 0) - (icons?.width ?? 0), `${width} px`).toBe(32);
    }
  });

  it.each(['sdk/', 'en/sdk/'])(
    'has links of one height on phones, high enough for a finger, and rows of one height below the line (%s)',
    async (path) => {
      await using sight = await lookAt(path, { viewport: { width: 360, height: 800 } });
      const { page } = sight;
      const heights = (selector: string): Promise<number[]> =>
        page.locator(selector).evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().height))]);
      expect(await heights('.footer-columns li')).toEqual([36]);
      // Long ones have several lines.
      expect((await heights('.footer-base :is(li, p > span)')).filter((height) => height % 26 !== 0)).toEqual([]);
    },
  );

  it.each(['sdk/', 'en/sdk/'])(
    'has entries of one height in each of its lists at any width, with an address or without (%s)',
    async (path) => {
      await using sight = await lookAt(path);
      const { page } = sight;
      for (const width of [360, 940, 941, 960, 996, 997, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const heights = await page
          .locator('.footer-columns ul')
          .evaluateAll((lists) =>
            lists.map((list) => new Set([...list.children].map((entry) => entry.getBoundingClientRect().height)).size),
          );
        expect(heights, `${width} px`).toEqual(heights.map(() => 1));
      }
    },
  );

  it('breaks no word of what scanning a code does at 320 px', async () => {
    await using sight = await lookAt('sdk/', { hasTouch: true, isMobile: true, viewport: { width: 320, height: 780 } });
    const lines = await sight.page.locator('.footer-qr figcaption').evaluateAll((captions) =>
      captions.map((caption) => {
        const range = document.createRange();
        range.selectNodeContents(caption);
        return {
          lines: new Set([...range.getClientRects()].map(({ top }) => top)).size,
          beyond: caption.scrollWidth - caption.clientWidth,
        };
      }),
    );
    expect(lines).toEqual(lines.map(() => ({ lines: expect.any(Number), beyond: 0 })));
    expect(lines.slice(0, 2).map((caption) => caption.lines)).toEqual([1, 1]);
    // Its Chinese part is one word, which begins a line.
    expect(lines[2]?.lines).toBeLessThanOrEqual(2);
  });

  it.each([390, 768, 1024, 1280])('has no filing alone on the last of several lines at %i px', async (width) => {
    await using sight = await lookAt('sdk/', { viewport: { width, height: 800 } });
    const { page } = sight;
    const tops = await page
      .locator('.footer-base li')
      .evaluateAll((filings) => filings.map((filing) => Math.round(filing.getBoundingClientRect().top)));
    expect(tops).toHaveLength(6);
    expect(tops.at(-1)).toBe(tops.at(-2));
  });

  it('shows its icons offline as well, where nobody has scrolled to it before', async () => {
    await using context = await shareContext();
    const page = await openPage(context, 'sdk/');
    const pictures = page.locator('.footer img:visible');
    await expect.poll(() => pictures.evaluateAll((images: HTMLImageElement[]) => images.every((image) => image.complete))).toBe(true);
    await context.setOffline(true);
    await page.locator('.footer').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(() =>
        pictures.evaluateAll((images: HTMLImageElement[]) => images.filter((image) => image.complete && image.naturalWidth === 0).length),
      )
      .toBe(0);
  });
});
