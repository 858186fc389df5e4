import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { firstPage, lookAt, openPage, shareContext } from '../support/browser.ts';

it('a comparison takes the width of the navbar, that of pages that are wide, too', async () => {
  for (const path of [
    'compare/v2/sdk/engine/guide/cli/',
    'compare/v2/sdk-api/java/tap-login/',
    'compare/v2/sdk/taptap-login/guide/start/',
  ]) {
    await using sight = await lookAt(path);
    const { page } = sight;
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${path} at ${width} px`;
      const left = (await page.locator('.navbar-brand').boundingBox())?.x ?? 0;
      const bar = await page.locator('.comparison-bar').boundingBox();
      expect(bar?.x, where).toBe(left);
      const navbar = await page.locator('.navbar').boundingBox();
      expect((navbar?.width ?? 0) - (bar?.width ?? 0), where).toBe(2 * left);
      expect((await page.locator('h1').boundingBox())?.x, where).toBe(left);
    }
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

it('what one version has stands in its column, and all parts have the edges of the columns', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'compare/v2/sdk/start/agreement/');
  // Those who hear the text hear once what is on both sides, with the words that are gone.
  const both = page.locator('.side-copy + div > .edited:has(del)').first();
  expect(await both.ariaSnapshot()).toMatch(/- deletion: 删除： \S/);
  expect(await both.locator('xpath=../preceding-sibling::*').ariaSnapshot()).toBe('');
  for (const path of [
    'compare/v2/sdk/engine/guide/cli/',
    'compare/v2/sdk/taptap-login/guide/start/',
    'en/compare/v2/sdk/storage/guide/rest/',
  ]) {
    await page.goto(path);
    await page.locator('.article details').evaluateAll((all) => all.map((details) => details.toggleAttribute('open', true)));
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${path} at ${width} px`;
      const [[left = 0, right = 0] = []] = await edgesOf(page.locator('.comparison-bar'));
      const head = await edgesOf(page.locator('.comparison-bar > b'));
      expect(head, where).toEqual([
        [left, expect.any(Number)],
        [expect.any(Number), right],
      ]);
      const [[, middle = 0] = [], [second = 0] = []] = head;
      expect(second - middle, where).toBe(24);
      const kinds = new Set((await edgesOf(page.locator('.sides > div'))).map(String));
      expect([...kinds].sort(), where).toEqual([`${left},${middle}`, `${second},${right}`].sort());
      const across = '.article > .change > :is(.sides, .code, .table-scroll), .article > .unchanged';
      expect([...new Set((await edgesOf(page.locator(across))).map(String))], where).toEqual([`${left},${right}`]);
      // Tables that both have tell the versions in their rows.
      const marks = (tag: 'ins' | 'del'): Locator =>
        page.locator(`.article > .change :is(p, li) > ${tag}.line:not(.side-copy + div .gone *)`);
      expect(Math.max(...(await edgesOf(marks('del'))).map(([, end]) => end)), where).toBeLessThanOrEqual(middle);
      expect(Math.min(...(await edgesOf(marks('ins'))).map(([start]) => start)), where).toBeGreaterThanOrEqual(second);
      // What is new or gone as a whole leaves the other side empty, which is seen.
      const empty = page.locator('.only-new').first();
      expect(await empty.evaluate((side) => getComputedStyle(side, '::before').backgroundImage), where).toContain('gradient');
      expect(await page.locator('[aria-hidden] :is(a, button, [tabindex]):not(svg *)').count(), where).toBe(0);
    }
  }
});

it('lines of code that wrap keep their indentation, and go on four characters within it', async () => {
  await using context = await shareContext();
  const [page = await firstPage(context)] = context.pages();
  for (const path of ['compare/v2/sdk-api/java/tap-login/', 'compare/v2/sdk/taptap-login/guide/start/']) {
    await page.goto(path);
    await page.locator('.article details').evaluateAll((all) => all.map((details) => details.toggleAttribute('open', true)));
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${path} at ${width} px`;
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
      expect(found.wrapped, where).toBeGreaterThan(2);
      expect(found.starts.length, where).toBe(1);
      expect(found.hangs, where).toEqual([4]);
      expect(found.gaps, where).toBe(0);
    }
  }
});

it('where one version says less than the other, the rest of its column is hatched, and the columns end together', async () => {
  await using sight = await lookAt('compare/v2/sdk/taptap-login/guide/start/');
  const { page } = sight;
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

it.each(['light', 'dark'] as const)('the hatching is fainter than what stands beside it (%s)', async (colorScheme) => {
  await using context = await shareContext({ colorScheme });
  const page = await openPage(context, 'compare/v2/sdk/storage/guide/rest/');
  const empty = page.locator('.only-new').first();
  await empty.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, height = 0 } = (await empty.boundingBox()) ?? {};
  const picture = await page.screenshot({ clip: { x: x + 20, y: y + 6, width: 120, height: height - 12 } });
  const contrast = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.width, height: image.height });
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const linear = (value = 0): number => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const lights: number[] = [];
    const pixels = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
    for (let at = 0; at < pixels.length; at += 4)
      lights.push(0.2126 * linear(pixels[at]) + 0.7152 * linear(pixels[at + 1]) + 0.0722 * linear(pixels[at + 2]));
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
  }, picture.toString('base64'));
  expect(contrast).toBeGreaterThan(1.04);
  expect(contrast).toBeLessThan(1.08);
});

it('where the system sets the colours, and nothing is hatched, lines at its sides show what is empty', async () => {
  await using sight = await lookAt('compare/v2/sdk/storage/guide/rest/', { forcedColors: 'active' });
  const { page } = sight;
  const linesOf = (side: Locator, part: '::before' | '::after'): Promise<string[]> =>
    side.first().evaluate((found, name) => {
      const { borderInlineStartStyle, borderInlineStartWidth, opacity } = getComputedStyle(found, name);
      return [borderInlineStartStyle, borderInlineStartWidth, opacity];
    }, part);
  const shown = ['solid', '1px', '1'];
  expect(await linesOf(page.locator('.only-new'), '::before')).toEqual(shown);
  expect(await linesOf(page.locator('.sides:not(.only-new, .only-old) > div'), '::after')).toEqual(shown);
});

it('on a phone, the older text stands above the newer one, in one column that is as wide as the page, with signs', async () => {
  await using sight = await lookAt('compare/v2/sdk/engine/guide/cli/', { viewport: { width: 390, height: 844 } });
  const { page } = sight;
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

it('on a phone, what opens is as high as a finger, and new headings and list items begin where new texts do', async () => {
  await using sight = await lookAt('compare/v2/sdk/start/quickstart/', { viewport: { width: 390, height: 844 } });
  const { page } = sight;
  const heights = await page
    .locator('.article .change :is(summary, figcaption):visible')
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  const edges = await page
    .locator('.sides > div > :is(h2, h3, p, ul) > .line:visible, .sides > div > ul > li > .line:visible')
    .evaluateAll((lines) =>
      lines.map((line) => {
        const { borderInlineStartWidth, paddingInlineStart } = getComputedStyle(line);
        return line.getBoundingClientRect().left + Number.parseFloat(borderInlineStartWidth) + Number.parseFloat(paddingInlineStart);
      }),
    );
  expect(edges.length).toBeGreaterThan(20);
  expect(new Set(edges.map(Math.round)).size).toBe(1);
});

it('code that one version has alone has one bar, that of its frame', async () => {
  await using sight = await lookAt('en/compare/v2/sdk/engine/guide/cloudfunction/');
  const { page } = sight;
  const alone = page.locator('.change .code:has(.code-name > ins.line:only-child)');
  const bars = await alone.evaluateAll((all) =>
    all.map((code) =>
      [code, code.querySelector('pre .line') ?? code].map((part) => getComputedStyle(part).borderInlineStartColor !== 'rgba(0, 0, 0, 0)'),
    ),
  );
  expect(bars.length).toBeGreaterThan(3);
  expect(new Set(bars.map(String))).toEqual(new Set(['true,false']));
});

it('the mark of a section that a link led to stands before it, between the columns', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'en/compare/v2/sdk/engine/guide/overview/');
  const section = page.locator('.sides > div:nth-child(2) > .change').nth(2);
  await page.goto(`en/compare/v2/sdk/engine/guide/overview/#${await section.getAttribute('id')}`);
  const left = await section.evaluate((change) => Number.parseFloat(getComputedStyle(change, '::before').left));
  expect(left).toBe(-12);
});

it.each([1440, 390])('names of folds stand at one line, be they headings or not, and beside how much they have (%d px)', async (width) => {
  await using sight = await lookAt('en/compare/v2/sdk/storage/guide/rest/', { viewport: { width, height: 844 } });
  const { page } = sight;
  const found = await page.locator('.article [data-size]').evaluateAll((folds) =>
    folds.map((fold) => {
      const range = document.createRange();
      const name = fold.querySelector('.line')?.lastChild;
      if (name) range.selectNodeContents(name);
      const { whiteSpace } = getComputedStyle(fold, '::after');
      return `${Math.round(range.getBoundingClientRect().left - fold.getBoundingClientRect().left)} ${whiteSpace}`;
    }),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(await page.locator('.article [data-size] > div').count()).toBeGreaterThan(0);
  expect([...new Set(found)]).toEqual([expect.stringMatching(/^\d+ nowrap$/)]);
});

it('sections that stand beside each other open and close together, those below each other do not', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'compare/v2/sdk/start/quickstart/');
  const row = page.locator('.sides:has(> div:nth-child(2) > .change)', { hasText: '导入模块' }).first();
  const [old, fresh] = [
    row.locator('> :first-child > .change > details').first(),
    row.locator('> :nth-child(2) > .change > details').first(),
  ];
  const areOpen = (): Promise<(string | null)[]> => Promise.all([old, fresh].map((fold) => fold.getAttribute('open')));
  await fresh.locator('> summary').click();
  await expect.poll(areOpen).toEqual(['', '']);
  await old.locator('> summary').click();
  await expect.poll(areOpen).toEqual([null, null]);
  await page.setViewportSize({ width: 390, height: 844 });
  await fresh.locator('> summary').click();
  await expect.poll(() => fresh.evaluate((fold) => fold.clientHeight)).toBeGreaterThan(200);
  expect(await areOpen()).toEqual([null, '']);
});

it('each step of the bar leads to what is marked in sight, also where it stands beside the one before', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'compare/v2/sdk/start/quickstart/');
  const total = await page.locator('.change').count();
  let beside = 0;
  let above = -1;
  for (let at = 1; at <= total; at++) {
    await page.locator('.change-next').click();
    await expect.poll(() => page.locator('.change:target').getAttribute('id')).toBe(`change-${at}`);
    const top = await page.evaluate(() => scrollY);
    if (top === above) {
      beside++;
      const fold = page.locator('.change:target > details');
      expect(await fold.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
      const box = await fold.boundingBox();
      expect(box?.y).toBeGreaterThan(100);
      expect(box?.y).toBeLessThan(900);
    }
    above = top;
  }
  expect(beside).toBeGreaterThan(0);
});

it.each([1440, 390])('one line at one height strikes words and code that are gone; the marks are explained (%d px)', async (width) => {
  await using sight = await lookAt('compare/v2/sdk/storage/guide/rest/', { viewport: { width, height: 844 } });
  const { page } = sight;
  const lines = await page.locator('.article del:not(.line):has(code)').evaluateAll((marks) =>
    marks.map((mark) => {
      const { backgroundImage, backgroundRepeat, textDecorationColor } = getComputedStyle(mark);
      return [backgroundImage.startsWith('linear-gradient'), backgroundRepeat, textDecorationColor];
    }),
  );
  expect(lines.length).toBeGreaterThan(2);
  expect(new Set(lines.map(String))).toEqual(new Set(['true,no-repeat,rgba(0, 0, 0, 0)']));
  expect(await page.locator('.comparison-marks').isVisible()).toBe(true);
});

it.each([1440, 390])('what is left out has the bar and the sign of what it is (%d px)', async (width) => {
  await using sight = await lookAt('en/compare/v2/sdk/im/guide/beginner/', { viewport: { width, height: 844 } });
  const { page } = sight;
  const left = await page
    .locator('.comparison-elsewhere > span.line')
    .evaluateAll((lines) => lines.map((line) => `${line.className} ${getComputedStyle(line, '::before').content}`));
  expect(left.length).toBeGreaterThan(0);
  expect(left.filter((one) => !['line added "+ "', 'line removed "− "'].includes(one))).toEqual([]);
});

it.each([1440, 390])('steps have their numbers, be they new or not (%d px)', async (width) => {
  await using sight = await lookAt('compare/v2/sdk/start/quickstart/', { viewport: { width, height: 844 } });
  const { page } = sight;
  const steps = await page
    .locator('.article .change ol > li')
    .evaluateAll((items) => items.map((item) => [getComputedStyle(item).listStyleType, item.getAttribute('value') !== null]));
  expect(steps.length).toBeGreaterThan(3);
  expect(new Set(steps.map(String))).toEqual(new Set(['decimal,true']));
});

it.each([1440, 390])('rows that are new or gone have one sign, before their first cell (%d px)', async (width) => {
  await using sight = await lookAt('compare/v2/sdk/storage/guide/rest/', { viewport: { width, height: 844 } });
  const { page } = sight;
  const signs = await page.locator('.article tr[class^=row-]:not(.row-moved) > *').evaluateAll((cells) =>
    cells.map((cell) => {
      const own = [cell, ...cell.querySelectorAll('.line')].map((part) => getComputedStyle(part, '::before').content);
      return `${cell.previousElementSibling ? 'other' : 'first'} ${own.filter((sign) => /[+\u2212]/.test(sign) && !/\p{L}/u.test(sign)).length}`;
    }),
  );
  expect(new Set(signs)).toEqual(new Set(['first 1', 'other 0']));
});

it('tables with a column that one version alone has are stacked on a phone, and none is cut off', async () => {
  await using sight = await lookAt('compare/v2/sdk/storage/guide/rest/', { viewport: { width: 390, height: 844 } });
  const { page } = sight;
  const users = page.locator('.change .table-scroll', { hasText: 'POST /users' }).first();
  expect(await users.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const cells = await users
    .locator('td[data-label*="作用"]:visible')
    .evaluateAll((all) => all.map((cell) => `${getComputedStyle(cell, '::before').content} ${cell.textContent === ''}`));
  expect(new Set(cells)).toEqual(new Set(['"\u2212 作用" false']));
});

it('on a phone, titles break after what is compared, and the first change is in sight', async () => {
  for (const path of [
    'compare/v2/sdk/taptap-login/guide/start/',
    'en/compare/v2/sdk/taptap-login/guide/start/',
    'compare/v2/sdk/storage/guide/rest/',
  ]) {
    await using sight = await lookAt(path, { hasTouch: true });
    const { page } = sight;
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const where = `${path} at ${width} px`;
      const lines = await page.locator('h1').evaluate(({ firstChild }) => {
        const [range, rows] = [document.createRange(), new Map<number, string>()];
        const text = firstChild?.textContent ?? '';
        for (let at = 0; firstChild && at < text.length; at++) {
          range.setStart(firstChild, at);
          range.setEnd(firstChild, at + 1);
          const { top } = range.getBoundingClientRect();
          rows.set(top, (rows.get(top) ?? '') + text.charAt(at));
        }
        return [...rows.values()];
      });
      expect(lines[0], where).toMatch(/[：:]\s?$/);
      expect(lines.length, where).toBe(2);
      expect((await page.locator('#change-1').boundingBox())?.y, where).toBeLessThan(760);
      const heights = await page
        .locator('.comparison-summary :is(li a, label):visible')
        .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height));
      expect(Math.min(...heights), where).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
    }
  }
});

it('on wide screens, all sections that differ are seen at once, none of them cut off', async () => {
  await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
  const page = await openPage(context, 'compare/v2/sdk/storage/guide/rest/');
  for (const path of ['compare/v2/sdk/storage/guide/rest/', 'en/compare/v2/sdk/start/quickstart/', 'compare/v2/sdk-api/java/tap-friend/']) {
    await page.goto(path);
    const summary = page.locator('.comparison-summary');
    const hidden = await summary.evaluate((box) =>
      [box, ...box.querySelectorAll('ul')].map((part) => [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight]),
    );
    expect(new Set(hidden.flat()), path).toEqual(new Set([0]));
    // The longest list has 46 names, in columns.
    expect((await summary.boundingBox())?.height, path).toBeLessThan(850);
  }
});

it.each([390, 900])('at %i px, a long list of sections is closed, and opens by a button, by keyboard and by the bar', async (width) => {
  await using context = await shareContext({ viewport: { width, height: 844 } });
  const page = await openPage(context, 'en/compare/v2/sdk/storage/guide/rest/');
  const summary = page.locator('.comparison-summary');
  const names = summary.locator('li a');
  const total = await names.count();
  expect(total).toBeGreaterThan(10);
  expect(await summary.locator('a:visible').count()).toBe(0);
  expect((await summary.boundingBox())?.height).toBeLessThan(48);
  const toggle = summary.getByRole('checkbox', { name: `Show all ${total} sections` });
  await toggle.focus();
  await page.keyboard.press('Space');
  expect(await summary.locator('a:visible').count()).toBe(total);
  // No name is cut off, at a side or below.
  const cut = await summary.evaluate((box) =>
    [box, ...box.querySelectorAll('ul, a')].filter(
      (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > box.clientHeight + 1,
    ),
  );
  expect(cut).toEqual([]);
  await summary.locator('label').click();
  expect(await summary.locator('a:visible').count()).toBe(0);
  await page.goto(`${page.url()}#summary`);
  expect(await summary.locator('a:visible').count()).toBe(total);
});

it.each(['compare/v2/sdk-api/objc/tap-db/', 'compare/v2/sdk/taptap-login/features/'])(
  'without script, the sections that differ are reached on a phone: %s',
  async (path) => {
    await using context = await shareContext({ viewport: { width: 390, height: 844 }, hasTouch: true, javaScriptEnabled: false });
    const [page = await firstPage(context)] = context.pages();
    await page.goto(path);
    const summary = page.locator('.comparison-summary');
    const label = summary.locator('label');
    // Few sections are listed at once.
    if ((await label.count()) > 0) await label.tap();
    expect(await summary.locator('a:visible').count()).toBe(await summary.locator('a').count());
  },
);

it('the arrow between both versions stands in the middle', async () => {
  await using sight = await lookAt('compare/v2/sdk/taptap-login/guide/start/');
  const { page } = sight;
  const gaps = await page.locator('.comparison-pages').evaluate((line) => {
    const [old, fresh] = [...line.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
    const range = document.createRange();
    const arrow = line.querySelector('span')?.firstChild;
    if (!old || !fresh || !arrow) return [];
    range.setStart(arrow, 0);
    range.setEnd(arrow, 1);
    const { left, right } = range.getBoundingClientRect();
    return [left - old.right, fresh.left - right].map(Math.round);
  });
  expect(gaps).toEqual([8, 8]);
});

it('words of code that differ stand in the text of their lines', async () => {
  await using sight = await lookAt('compare/v2/sdk/engine/guide/cli/');
  const { page } = sight;
  const marks = page.locator('.article .stretch .line b');
  // The parts of a line are boxes beside each other.
  expect(new Set(await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).display)))).toEqual(new Set(['inline']));
});
