import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { openContext } from '../support/browser.ts';

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

it('code that one version has alone has one bar, that of its frame', async () => {
  await using context = await openContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('en/compare/v2/sdk/engine/guide/cloudfunction/');
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
  await using context = await openContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('en/compare/v2/sdk/engine/guide/overview/');
  const section = page.locator('.sides > div:nth-child(2) > .change').nth(2);
  await page.goto(`en/compare/v2/sdk/engine/guide/overview/#${await section.getAttribute('id')}`);
  const left = await section.evaluate((change) => Number.parseFloat(getComputedStyle(change, '::before').left));
  expect(left).toBe(-12);
});

it.each([390, 1440])('names of folds stand at one line, be they headings or not, and beside how much they have (%d px)', async (width) => {
  await using context = await openContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  await page.goto('en/compare/v2/sdk/storage/guide/rest/');
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
  await using context = await openContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('compare/v2/sdk/start/quickstart/');
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
  await using context = await openContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('compare/v2/sdk/start/quickstart/');
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

it.each([390, 1440])('one line at one height strikes words and code that are gone; the marks are explained (%d px)', async (width) => {
  await using context = await openContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto('compare/v2/sdk/storage/guide/rest/');
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

it.each([390, 1440])('what is left out has the bar and the sign of what it is (%d px)', async (width) => {
  await using context = await openContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto('en/compare/v2/sdk/im/guide/beginner/');
  const left = await page
    .locator('.comparison-elsewhere > span.line')
    .evaluateAll((lines) => lines.map((line) => `${line.className} ${getComputedStyle(line, '::before').content}`));
  expect(left.length).toBeGreaterThan(0);
  expect(left.filter((one) => !['line added "+ "', 'line removed "− "'].includes(one))).toEqual([]);
});

it.each([390, 1440])('steps have their numbers, be they new or not (%d px)', async (width) => {
  await using context = await openContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto('compare/v2/sdk/start/quickstart/');
  const steps = await page
    .locator('.article .change ol > li')
    .evaluateAll((items) => items.map((item) => [getComputedStyle(item).listStyleType, item.getAttribute('value') !== null]));
  expect(steps.length).toBeGreaterThan(3);
  expect(new Set(steps.map(String))).toEqual(new Set(['decimal,true']));
});

it.each([390, 1440])('rows that are new or gone have one sign, before their first cell (%d px)', async (width) => {
  await using context = await openContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  await page.goto('compare/v2/sdk/storage/guide/rest/');
  const signs = await page.locator('.article tr[class^=row-]:not(.row-moved) > *').evaluateAll((cells) =>
    cells.map((cell) => {
      const own = [cell, ...cell.querySelectorAll('.line')].map((part) => getComputedStyle(part, '::before').content);
      return `${cell.previousElementSibling ? 'other' : 'first'} ${own.filter((sign) => /[+\u2212]/.test(sign) && !/\p{L}/u.test(sign)).length}`;
    }),
  );
  expect(new Set(signs)).toEqual(new Set(['first 1', 'other 0']));
});

it('tables with a column that one version alone has are stacked on a phone, and none is cut off', async () => {
  await using context = await openContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('compare/v2/sdk/storage/guide/rest/');
  const users = page.locator('.change .table-scroll', { hasText: 'POST /users' }).first();
  expect(await users.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const cells = await users
    .locator('td[data-label*="作用"]:visible')
    .evaluateAll((all) => all.map((cell) => `${getComputedStyle(cell, '::before').content} ${cell.textContent === ''}`));
  expect(new Set(cells)).toEqual(new Set(['"\u2212 作用" false']));
});

it.each([320, 390])('on a phone, titles break after what is compared, and the first change is in sight (%d px)', async (width) => {
  await using context = await openContext({ viewport: { width, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  for (const path of [
    'compare/v2/sdk/taptap-login/guide/start/',
    'en/compare/v2/sdk/taptap-login/guide/start/',
    'compare/v2/sdk/storage/guide/rest/',
  ]) {
    await page.goto(path);
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
    expect(lines[0], path).toMatch(/[：:]\s?$/);
    expect(lines.length, path).toBe(2);
    expect((await page.locator('#change-1').boundingBox())?.y, path).toBeLessThan(700);
    const names = page.locator('.comparison-summary li a');
    expect(new Set(await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height).filter(Boolean)))).toEqual(
      new Set([44]),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
  }
});

it('the arrow between both versions stands in the middle', async () => {
  await using context = await openContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('compare/v2/sdk/taptap-login/guide/start/');
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
  await using context = await openContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('compare/v2/sdk/engine/guide/cli/');
  const marks = page.locator('.article .stretch .line b');
  // The parts of a line are boxes beside each other.
  expect(new Set(await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).display)))).toEqual(new Set(['inline']));
});
