import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Locator } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { openContext } from '../support/browser.ts';

it('a reader without script sees when a page was changed, goes to all changes, and from there to a feed and back to the page', async () => {
  await using context = await openContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('en/sdk/im/guide/beginner/');
  const changes = page.locator('details.article-updated');
  await changes.locator('summary').click();
  expect(await changes.locator('li time').count()).toBeGreaterThan(1);
  // The first lines of commits are about the project, not for its readers.
  expect(await changes.locator('li').first().innerText()).toBe(await changes.locator('li time').first().innerText());
  await changes.getByRole('link', { name: 'All changes' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/en/changes/');
  expect(await page.locator('h2').allTextContents()).toEqual(expect.arrayContaining(['SDK Features', 'Store Settings']));
  const feed = await page.locator('h2#sdk + p a').first().getAttribute('href');
  const response = await context.request.get(feed ?? '');
  expect([response.status(), response.headers()['content-type'], await response.text()]).toEqual([
    200,
    expect.stringMatching(/^application\/atom\+xml/),
    expect.stringMatching(/<title>Developer Documentation v3: SDK Features<\/title>/),
  ]);
  // Which pages they are is another one each day.
  const changed = page.locator('h3[id^=sdk-] + div > ul a[href^="/en/sdk/"]').last();
  const address = await changed.getAttribute('href');
  await changed.click();
  await page.waitForURL(({ pathname }) => pathname === address);
  expect(await page.locator('.article-updated').count()).toBe(1);
});

it('on a phone, the number of a folded part stays with its name', async () => {
  await using context = await openContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('en/changes/');
  const alone = await page.locator('.change-groups summary > span').evaluateAll((names) =>
    names.flatMap((name) => {
      const range = document.createRange();
      const [words, number] = [name.firstChild, name.querySelector('small')];
      if (!words || !number) return [name.textContent];
      range.selectNodeContents(words);
      const last = [...range.getClientRects()].filter(({ width }) => width > 8).at(-1);
      return last && number.getBoundingClientRect().top < last.bottom ? [] : [name.textContent];
    }),
  );
  expect(await page.locator('.change-groups summary').count()).toBeGreaterThan(20);
  expect(alone).toEqual([]);
});

it('the home page and the downloads of the older version begin with what its other pages begin with, and with how to upgrade', async () => {
  await using context = await openContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, link] of [
    ['v2/', '/'],
    ['en/v2/', '/en/'],
    ['v2/tap-download/', '/tap-download/'],
    ['en/v2/tap-download/', '/en/tap-download/'],
  ] as const) {
    await page.goto(path);
    const notice = page.locator('main .notice');
    expect(await notice.getByRole('link').first().getAttribute('href'), path).toBe(link);
    // Amber, as on the others, and above the first section.
    const color = await notice.evaluate((element) => getComputedStyle(element).borderInlineStartColor);
    expect((await notice.boundingBox())?.y, path).toBeLessThan((await page.locator('main h2').first().boundingBox())?.y ?? 0);
    await page.goto('v2/sdk/engine/guide/cli/');
    expect(await page.locator('.notice').evaluate((element) => getComputedStyle(element).borderInlineStartColor)).toBe(color);
  }
  await page.goto('v2/');
  await page.locator('main .notice').getByRole('link', { name: '从 2.x 升级到 3.x' }).click();
  await page.waitForURL('**/sdk/taptap-login/guide/upgrade2.x/');
});

it('a page is compared with the other version from its notice and its version menu, also where its address changed, without script', async () => {
  await using context = await openContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('v2/sdk/engine/guide/cli/');
  await page.locator('.notice').getByRole('link', { name: '与 v3 对照' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/compare/v2/sdk/engine/guide/cli/');
  expect(await page.locator('.navbar-link[data-active], .navbar-link[aria-current]').allInnerTexts()).toEqual(['SDK 功能']);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, follow');
  // Told apart without colour, and for those who hear them.
  const [inserted, deleted] = [page.locator('.article ins:not(.line)').first(), page.locator('.article del:not(.line)').first()];
  // A line below the words would be that of a link.
  expect(await frameOf(inserted)).toEqual(['none', 'solid']);
  expect(await deleted.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('line-through');
  expect(await inserted.locator('.visually-hidden').textContent()).toBe('增加：');
  // Leads from change to change, below the navbar, and from the summary into what is folded.
  expect(await page.locator('.comparison-bar > b').allInnerTexts()).toEqual(['v2', 'v3']);
  expect(await page.locator('.comparison-bar > div').isVisible()).toBe(false);
  await page.locator('#change-1').getByRole('link', { name: '下一处' }).click();
  await page.waitForURL(/#change-2$/);
  const next = page.locator('#change-2');
  expect((await next.boundingBox())?.y).toBeGreaterThanOrEqual(59);
  expect((await next.boundingBox())?.y).toBeLessThan(130);
  const folded = page.locator('.whole-added').last();
  expect(await folded.getAttribute('open')).toBeNull();
  await page.locator('.sections-added a').last().click();
  expect(await folded.getAttribute('open')).toBe('');
  // Lines of code with a sign begin where those without one do.
  const starts = await page.locator('.code-sides:has(ins) .side-new .line:not(:has(> i))').evaluateAll((lines) =>
    lines.slice(0, 40).map((line) => {
      const range = document.createRange();
      const text = [...line.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (text) range.selectNodeContents(text);
      return text?.textContent?.startsWith(' ') === false ? Math.round(range.getBoundingClientRect().left) : null;
    }),
  );
  expect(new Set(starts.filter((start) => start !== null)).size).toBe(1);
  // By colour, too, in both themes, and paragraphs by a sign that stays where the reader's system sets the colours.
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    const tints = await Promise.all(
      [inserted, deleted].map((mark) => mark.evaluate((element) => getComputedStyle(element).backgroundColor)),
    );
    expect(new Set([...tints, 'rgba(0, 0, 0, 0)']).size).toBe(3);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const paragraphs = [page.locator('.article p > ins.line').first(), page.locator('.article p > del.line').first()];
  const signs = paragraphs.map((mark) => mark.evaluate((element) => getComputedStyle(element, '::before').content));
  expect(await Promise.all(signs)).toEqual(['"+ "', '"− "']);
  // Words have none: it would be read as one of them.
  expect(await inserted.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('none');
  expect(await frameOf(inserted)).toEqual(['none', 'solid']);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  expect(await frameOf(inserted)).toEqual(['none', 'solid']);
  // A print has what is folded, and none of what leads on.
  expect(await folded.locator('> div').evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(40);
  expect(await page.locator(':is(.change-bar, .comparison-bar):visible').count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: /^v3 / }).click();
  await page.waitForURL(({ pathname }) => pathname === '/sdk/engine/cli/');
  expect(await page.locator('.menu-list a', { hasText: '与 v2 对照' }).first().getAttribute('href')).toBe(
    '/compare/v2/sdk/engine/guide/cli/',
  );
  const sitemap = await (await context.request.get('sitemap.xml')).text();
  expect(sitemap).not.toContain('/compare/');
});

/** The line below an element's text, and that around it. */
const frameOf = (element: Locator): Promise<string[]> =>
  element.evaluate((found) => {
    const { textDecorationLine, borderBlockStartStyle } = getComputedStyle(found);
    return [textDecorationLine, borderBlockStartStyle];
  });

it.each([390, 1440])('with script, one bar stays in sight, tells which change is read, and leads on by keyboard (%d px)', async (width) => {
  await using context = await openContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  await page.goto('en/compare/v2/sdk/engine/guide/cli/');
  const bar = page.locator('.comparison-bar');
  const place = bar.locator('div > span');
  expect(await place.textContent()).toMatch(/^Changes: \d+$/);
  expect(await page.locator('.change-bar:visible').count()).toBe(0);
  const total = await page.locator('.change').count();
  const next = bar.getByRole('link', { name: 'Next' });
  await page.locator('#change-1').evaluate((change) => change.scrollIntoView());
  await expect.poll(() => place.textContent()).toBe(`Change 1 of ${total}`);
  await next.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => place.textContent()).toBe(`Change 3 of ${total}`);
  expect(page.url()).toMatch(/#change-3$/);
  expect(await page.locator('[role=status]').allTextContents()).toContain(`Change 3 of ${total}`);
  // It stays in sight, with the change below it.
  const [top, change] = [await bar.boundingBox(), await page.locator('#change-3').boundingBox()];
  expect(top?.y).toBeLessThan(61);
  expect(change?.y).toBeGreaterThanOrEqual((top?.y ?? 0) + (top?.height ?? 0));
  expect(change?.y).toBeLessThan(140);
  // The tabulator goes on in the change, not with the first link of the text.
  await page.keyboard.press('Tab');
  const isFurther = await page.locator('#change-3').evaluate((here) => {
    const to = document.activeElement;
    return here.contains(to) || (to !== null && (here.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING) > 0);
  });
  expect(isFurther).toBe(true);
  // The end of the page may show several: the last is the one that was asked for, and the way back leads through all.
  await page.evaluate((id) => location.assign(id), `#change-${total}`);
  await expect.poll(() => place.textContent()).toBe(`Change ${total} of ${total}`);
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  const previous = bar.getByRole('link', { name: 'Previous' });
  for (const at of [total - 1, total - 2]) {
    await previous.click();
    await expect.poll(() => place.textContent()).toBe(`Change ${at} of ${total}`);
  }
  await bar.getByRole('link', { name: 'Overview' }).click();
  await expect.poll(() => place.textContent()).toBe(`Changes: ${total}`);
});

it.each([1024, 1440, 1920])('a comparison takes the width of the navbar (%d px)', async (width) => {
  await using context = await openContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  // Of pages that are wide, too.
  for (const path of [
    'compare/v2/sdk/taptap-login/guide/start/',
    'compare/v2/sdk/engine/guide/cli/',
    'compare/v2/sdk-api/java/tap-login/',
  ]) {
    await page.goto(path);
    const left = (await page.locator('.navbar-brand').boundingBox())?.x ?? 0;
    const bar = await page.locator('.comparison-bar').boundingBox();
    expect(bar?.x, path).toBe(left);
    const navbar = await page.locator('.navbar').boundingBox();
    expect((navbar?.width ?? 0) - (bar?.width ?? 0), path).toBe(2 * left);
    expect((await page.locator('h1').boundingBox())?.x, path).toBe(left);
  }
});

/** Where the parts of a comparison begin and end, those that are seen. */
const edgesOf = (parts: Locator): Promise<[number, number][]> =>
  parts.evaluateAll((elements) =>
    elements.flatMap((element): [number, number][] => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 ? [[Math.round(left), Math.round(right)]] : [];
    }),
  );

it.each([1024, 1440])('what one version has stands in its column, and all parts have the edges of the columns (%d px)', async (width) => {
  await using context = await openContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  for (const path of [
    'compare/v2/sdk/engine/guide/cli/',
    'compare/v2/sdk/taptap-login/guide/start/',
    'en/compare/v2/sdk/storage/guide/rest/',
  ]) {
    await page.goto(path);
    await page.locator('.article details').evaluateAll((all) => all.map((details) => details.toggleAttribute('open', true)));
    const [[left = 0, right = 0] = []] = await edgesOf(page.locator('.comparison-bar'));
    const head = await edgesOf(page.locator('.comparison-bar > b'));
    expect(head, path).toEqual([
      [left, expect.any(Number)],
      [expect.any(Number), right],
    ]);
    const [[, middle = 0] = [], [second = 0] = []] = head;
    expect(second - middle, path).toBe(24);
    const kinds = new Set((await edgesOf(page.locator('.sides > div'))).map(String));
    expect([...kinds].sort(), path).toEqual([`${left},${middle}`, `${second},${right}`].sort());
    const across = '.article > .change > :is(.sides, .code, .table-scroll), .article > .unchanged';
    expect([...new Set((await edgesOf(page.locator(across))).map(String))], path).toEqual([`${left},${right}`]);
    // Tables that both have tell the versions in their rows.
    const marks = (tag: 'ins' | 'del'): Locator =>
      page.locator(`.article > .change :is(p, li) > ${tag}.line:not(.side-copy + div .gone *)`);
    expect(Math.max(...(await edgesOf(marks('del'))).map(([, end]) => end)), path).toBeLessThanOrEqual(middle);
    expect(Math.min(...(await edgesOf(marks('ins'))).map(([start]) => start)), path).toBeGreaterThanOrEqual(second);
    // What is new or gone as a whole leaves the other side empty, which is seen.
    const empty = page.locator('.only-new').first();
    expect(await empty.evaluate((side) => getComputedStyle(side, '::before').backgroundImage), path).toContain('gradient');
    expect(await page.locator('[aria-hidden] :is(a, button, [tabindex]):not(svg *)').count(), path).toBe(0);
  }
  await page.goto('compare/v2/sdk/start/agreement/');
  // Those who hear the text hear once what is on both sides, with the words that are gone.
  const both = page.locator('.side-copy + div > .edited:has(del)').first();
  expect(await both.ariaSnapshot()).toMatch(/- deletion: 删除： \S/);
  expect(await both.locator('xpath=../preceding-sibling::*').ariaSnapshot()).toBe('');
});

it.each([1024, 1440])('lines of code that wrap keep their indentation, and go on four characters within it (%d px)', async (width) => {
  await using context = await openContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  for (const path of ['compare/v2/sdk-api/java/tap-login/', 'compare/v2/sdk/taptap-login/guide/start/']) {
    await page.goto(path);
    await page.locator('.article details').evaluateAll((all) => all.map((details) => details.toggleAttribute('open', true)));
    const found = await page.locator('.code-sides .side-new, .code-sides .side-old').evaluateAll((sides) => {
      const [starts, hangs] = [new Set<number>(), new Set<number>()];
      let [wrapped, gaps] = [0, 0];
      for (const side of sides) {
        const rows = [...side.querySelectorAll('.line')].map((line) => line.getBoundingClientRect());
        gaps += rows.filter((row, at) => at > 0 && row.top - (rows[at - 1]?.bottom ?? 0) > 1).length;
        const edge = side.getBoundingClientRect().left;
        if (side.getBoundingClientRect().width < 2) continue;
        for (const line of side.querySelectorAll('.line')) {
          const indent = line.querySelector('i')?.textContent ?? '';
          const texts = [...line.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
          const character = line.querySelector('i');
          if (texts.length === 0 || !character) continue;
          const range = document.createRange();
          range.setStartBefore(texts[0] ?? line);
          range.setEndAfter(texts[texts.length - 1] ?? line);
          const rows = [...range.getClientRects()].filter((row) => row.width > 0);
          const ch = character.getBoundingClientRect().width / indent.length;
          const first = rows[0];
          if (!first) continue;
          starts.add(Math.round((first.left - edge) / ch - indent.length));
          const next = rows.filter((row) => row.top > first.top + 5);
          if (next.length === 0) continue;
          wrapped++;
          hangs.add(Math.round((Math.min(...next.map((row) => row.left)) - first.left) / ch));
        }
      }
      return { starts: [...starts], hangs: [...hangs], wrapped, gaps };
    });
    expect(found.wrapped, path).toBeGreaterThan(2);
    expect(found.starts.length, path).toBe(1);
    expect(found.hangs, path).toEqual([4]);
    expect(found.gaps, path).toBe(0);
  }
});

it('where one version says less than the other, the rest of its column is hatched, and the columns end together', async () => {
  await using context = await openContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('compare/v2/sdk/taptap-login/guide/start/');
  const rests = await page.locator('.article > .change > .sides > div:nth-child(-n + 2)').evaluateAll((sides) =>
    sides.flatMap((side) => {
      const last = side.lastElementChild?.getBoundingClientRect().bottom ?? 0;
      const rest = getComputedStyle(side, '::after');
      const isAlone = side.parentElement?.children.length === 1;
      const hatched = rest.backgroundImage.includes('135deg');
      return isAlone ? [] : [{ off: Math.round(side.getBoundingClientRect().bottom - last - Number.parseFloat(rest.height)), hatched }];
    }),
  );
  expect(rests.length).toBeGreaterThan(4);
  expect(rests.filter(({ off, hatched }) => off !== 0 || !hatched)).toEqual([]);
});

it('on a phone, the older text stands above the newer one, in one column that is as wide as the page, with signs', async () => {
  await using context = await openContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto('compare/v2/sdk/engine/guide/cli/');
  expect(await page.locator('.side-copy:visible, .comparison-bar > b:visible').count()).toBe(0);
  const [old, fresh] = [
    page.locator('.sides:not(.only-old, .only-new) > div').first(),
    page.locator('.sides:not(.only-old, .only-new) > div').nth(1),
  ];
  const [above, below] = [await old.boundingBox(), await fresh.boundingBox()];
  expect([above?.x, below?.x, above?.width]).toEqual([16, 16, below?.width]);
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  const signs = page
    .locator('.sides > div > p > .line')
    .evaluateAll((marks) => marks.map((mark) => `${mark.tagName} ${getComputedStyle(mark, '::before').content}`));
  expect(new Set(await signs)).toEqual(new Set(['DEL "− "', 'INS "+ "']));
});

it('no heading of a comparison is both new and gone', () => {
  const dist = inject('dist');
  const found = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /(?:^|\/)compare\/.*page\.json$/.test(file));
  expect(found.length).toBeGreaterThan(100);
  const both = found.filter((file) => {
    const { html } = JSON.parse(readFileSync(join(dist, file), 'utf8'));
    const marked = String(html).matchAll(
      /<(h[2-6])[^>]*><(?:ins|del) class="line (added|removed)"><span [^>]*>[^<]*<\/span>(.*?)<\/(?:ins|del)><\/h/g,
    );
    const headings = { added: new Set<string>(), removed: new Set<string>() };
    for (const [, tag, mark, text] of marked) headings[mark === 'added' ? 'added' : 'removed'].add(`${tag} ${text}`);
    return [...headings.added].some((heading) => headings.removed.has(heading));
  });
  expect(both).toEqual([]);
});

it('every feed is valid: Atom by RFC 4287, JSON Feed by its version 1.1; there is one for each language, version and section', () => {
  const dist = inject('dist');
  const found = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /(?:^|\/)changes\.(?:atom|json)$/.test(file));
  for (const root of ['', 'en/', 'v2/', 'en/v2/', 'sdk/', 'en/sdk/', 'store/', 'en/v2/sdk/']) {
    expect(found).toEqual(expect.arrayContaining([`${root}changes.atom`, `${root}changes.json`]));
  }
  const isTime = (text: unknown): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(String(text));
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' || name === 'link' });
  for (const file of found) {
    const text = readFileSync(join(dist, file), 'utf8');
    const address = `https://developer.taptap.cn/${file}`;
    if (file.endsWith('.json')) {
      const { version, title, feed_url, items } = JSON.parse(text);
      expect([version, feed_url, typeof title], file).toEqual(['https://jsonfeed.org/version/1.1', address, 'string']);
      const ids = new Set(items.map(({ id }: { id: string }) => id));
      expect(ids.size, file).toBe(items.length);
      for (const { id, url, content_text, date_modified } of items) {
        expect([URL.canParse(id), URL.canParse(url), content_text !== '', isTime(date_modified)], id).toEqual([true, true, true, true]);
      }
      continue;
    }
    expect(XMLValidator.validate(text), file).toBe(true);
    const { feed } = parser.parse(text);
    expect([feed['@_xmlns'], feed.id, isTime(feed.updated), typeof feed.author.name], file).toEqual([
      'http://www.w3.org/2005/Atom',
      address,
      true,
      'string',
    ]);
    expect(feed.link.find((link: Record<string, string>) => link['@_rel'] === 'self')?.['@_href'], file).toBe(address);
    const ids = new Set(feed.entry.map(({ id }: { id: string }) => id));
    expect(ids.size, file).toBe(feed.entry.length);
    for (const { id, title, updated, link } of feed.entry) {
      expect([URL.canParse(id), String(title) !== '', isTime(updated), URL.canParse(link[0]['@_href'])], id).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  }
});
