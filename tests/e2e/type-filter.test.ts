import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe, { type AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import type { ModuleNames } from '../../site/components/type-filter/other-pages.ts';
import { firstPage, hold, lookAt, openContext, openPage, shareContext } from '../support/browser.ts';
import { SEARCH_FIELD, waitForHits } from '../support/search-overlay.ts';

const pageOfTypes = 'en/sdk-api/java/lc-storage-core-2/';
/** The last page of a module that is divided, which has few. */
const pageOfFew = 'en/sdk-api/objc/lc-3/';
const fieldOf = (page: Page): Locator => page.getByRole('searchbox', { name: 'Filter types and members' });

it('a long page of types has a field that leaves those with a name, and a link to another one shows all again', async () => {
  await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
  const page = await openPage(context, 'sdk-api/java/lc-storage-core-2/');
  const field = page.getByRole('searchbox', { name: '筛选类型和成员' });
  const found = page.locator('.type-filter output:visible');
  const [headings, entries] = [page.locator('.article h3:visible'), page.locator('.toc li > a:visible')];
  const [all, listed] = [await headings.count(), await entries.count()];
  expect(all).toBeGreaterThan(80);
  await field.fill('setAPNs topic');
  await expect.poll(() => headings.allInnerTexts()).toEqual(['LCPush']);
  expect(await page.locator('.article h2:visible').allInnerTexts()).toEqual(['指南里用到的类型']);
  await expect.poll(() => entries.allInnerTexts()).toEqual(['指南里用到的类型', 'LCPush', 'setAPNsTopic', 'setAPNsTeamId']);
  expect(await found.innerText()).toBe(`${all} 个类型中的 1 个，2 个成员`);
  // Of the type, what declares it and the members with these words, without room for the others.
  const lines = page.locator('.signatures .line:visible');
  expect(await lines.allInnerTexts()).toEqual([
    'class LCPush',
    'void setAPNsTopic(String APNsTopic)',
    'void setAPNsTeamId(String APNsTeamId)',
  ]);
  const [first, second] = await lines.evaluateAll((all) => all.slice(1).map((line) => line.getBoundingClientRect().top));
  expect((second ?? 0) - (first ?? 0)).toBeLessThan(26);
  expect(await page.locator('.signatures figure:visible').count()).toBe(2);
  // Nobody reads what is hidden.
  await expect.poll(() => page.locator('.toc [aria-current]:not(:visible)').count()).toBe(0);
  await field.fill('没有');
  await expect.poll(() => found.innerText()).toBe('这个模块的各页都没有类型或成员叫这个名称');
  await page.evaluate(() => location.assign('#cn-leancloud-lcstatus'));
  await expect.poll(() => headings.count()).toBe(all);
  expect([await field.inputValue(), await entries.count()]).toEqual(['', listed]);
  await expect.poll(async () => (await page.locator('#cn-leancloud-lcstatus').boundingBox())?.y ?? -1).toBeLessThan(200);
});

it('the field stays in reach at the head of the contents list: what is found is shown from its beginning, and all again around what is read', async () => {
  await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
  const page = await openPage(context, 'en/sdk-api/java/lc-storage-core-2/');
  const field = page.getByRole('searchbox', { name: 'Filter types and members' });
  await field.waitFor();
  await page.evaluate(() => scrollTo(0, 20_000));
  await expect.poll(() => page.locator('.toc').evaluate((list) => list.scrollTop)).toBeGreaterThan(100);
  expect((await field.boundingBox())?.y).toBeGreaterThan(20);
  expect((await field.boundingBox())?.y).toBeLessThan(200);
  await field.fill('callback');
  const topOf = async (name: string) => (await page.locator('.article h3', { hasText: name }).first().boundingBox())?.y ?? -1;
  await expect
    .poll(async () => {
      const top = await topOf('LCPush');
      return top > 0 && top < 500;
    })
    .toBe(true);
  await field.fill('LCFriendship');
  await page.locator('.toc').getByRole('link', { name: 'LCFriendship', exact: true }).click();
  await page.waitForURL('**#cn-leancloud-lcfriendship');
  const before = await topOf('LCFriendship');
  await field.focus();
  await page.keyboard.press('Escape');
  expect(await field.inputValue()).toBe('');
  await expect.poll(() => page.locator('.article h3:visible').count()).toBeGreaterThan(80);
  expect(Math.abs((await topOf('LCFriendship')) - before)).toBeLessThan(4);
});

it.each([
  [1440, 'Escape'],
  [1440, 'Backspace'],
  [390, 'Escape'],
])(
  'whoever looks for something further down sees on which page, and is back there when the field is empty: %i px, %s',
  async (width, key) => {
    await using context = await openContext({ viewport: { width, height: 844 } });
    const page = await openPage(context, pageOfTypes);
    await page.locator('a.member').first().waitFor({ state: 'attached' });
    const read = page.locator('#cn-leancloud-lcfriendship');
    await read.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    const topOf = async () => Math.round((await read.boundingBox())?.y ?? -1);
    if (width === 390) await page.locator('.toc-folded > summary').click();
    const field = width === 390 ? page.locator('.toc-folded input') : page.locator('.toc input');
    await field.click();
    const before = await topOf();
    for (const asked of ['setAPNs', 'zzz']) {
      // Typed as readers do: to fill a field, the browser would select what is in it, and scroll to that.
      await page.keyboard.type(asked);
      await expect.poll(() => read.isVisible()).toBe(false);
      if (width === 1440) {
        expect((await page.locator('h1').boundingBox())?.y).toBeGreaterThan(60);
        const { y = 0, height = 900 } = (await page.locator('.article :is(h3, .not-found-here):visible').first().boundingBox()) ?? {};
        expect(y).toBeGreaterThan(60);
        expect(y + height).toBeLessThan(844);
      }
      if (key === 'Backspace') await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press(key);
      expect(await field.inputValue()).toBe('');
      expect(Math.abs((await topOf()) - before), asked).toBeLessThan(4);
    }
    // What the reader has scrolled to since is where they are now.
    await page.keyboard.type('callback');
    await expect.poll(() => read.isVisible()).toBe(false);
    const last = page.locator('.article h3:visible').last();
    const name = await last.getAttribute('id');
    await last.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant', block: 'start' }));
    const kept = page.locator(`[id="${name}"]`);
    const there = (await kept.boundingBox())?.y ?? -1;
    await page.keyboard.press('Escape');
    expect(Math.abs(((await kept.boundingBox())?.y ?? -1) - there)).toBeLessThan(4);
  },
);

it('on a phone, the field is at the top and in the folded contents list, which says how much is shown', async () => {
  await using context = await openContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await openPage(context, 'en/sdk-api/java/lc-storage-core-2/');
  const field = page.getByRole('searchbox', { name: 'Filter types and members' });
  await field.waitFor();
  const all = await page.locator('.article h3').count();
  // Without scrolling, also where the title takes two lines.
  const top = (await field.boundingBox())?.y;
  expect(top).toBeLessThan(400);
  // What other pages have is no "0" of this one.
  const summary = page.locator('.toc-folded > summary');
  await field.fill('fetchFileQuery');
  await expect.poll(() => summary.getAttribute('data-found')).toBe(`0/${all}`);
  await field.fill('LCUser currentUser');
  await page.locator('.article .elsewhere a').first().waitFor();
  expect((await field.boundingBox())?.y).toBe(top);
  expect(await summary.getAttribute('data-found')).toBeNull();
  await field.fill('');
  await page.evaluate(() => scrollTo(0, 20_000));
  const folded = page.locator('.toc-folded');
  // It takes the place of the navbar, which leaves on the way down.
  await expect.poll(async () => (await folded.boundingBox())?.y).toBe(0);
  await folded.locator('summary').click();
  const inList = folded.getByRole('searchbox');
  await inList.waitFor();
  expect(await field.count()).toBe(1);
  expect((await inList.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await inList.fill('LCFriendship');
  await expect.poll(() => folded.locator('li > a:visible').allInnerTexts()).toEqual(['Other types', 'LCFriendship', 'LCFriendshipRequest']);
  await folded.getByRole('link', { name: 'LCFriendship', exact: true }).tap();
  await inList.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await page.locator('#cn-leancloud-lcfriendship').boundingBox())?.y ?? -1).toBeGreaterThan(40);
  const told = await folded.locator('summary').evaluate((line) => getComputedStyle(line, '::before').content);
  expect(told).toBe(`"1/${all}"`);
  expect(await page.locator('.article .type-filter input').inputValue()).toBe('LCFriendship');
});

it.each(['none', 'active'] as const)('what is looked for is marked where it stands, with forced colours: %s', async (forcedColors) => {
  await using context = await shareContext({ forcedColors });
  const page = await openPage(context, 'en/sdk-api/java/lc-storage-core-2/');
  await page.getByRole('searchbox', { name: 'Filter types and members' }).fill('lcpush setAPNs');
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => range.toString()));
  // In the heading, in what declares the type, in two members, and in both contents lists.
  const inOne = ['LCPush', 'setAPNs', 'setAPNs'];
  await expect.poll(marked).toEqual(['LCPush', ...inOne, ...inOne, ...inOne]);
  const looks = await page.locator('.article h3:visible').evaluate((heading) => {
    const { backgroundColor, textDecorationLine } = getComputedStyle(heading, '::highlight(found)');
    return { backgroundColor, textDecorationLine };
  });
  expect(looks.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  // Names that are links have a line already.
  expect(looks.textDecorationLine).toBe('none');
});

it('without script, a long page of types has neither the field nor room for it', async () => {
  await using sight = await lookAt('sdk-api/java/lc-storage-core-2/', { javaScriptEnabled: false });
  const { page } = sight;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.locator('.type-filter').evaluate((room) => [room.clientHeight, room.childElementCount])).toEqual([0, 0]);
    expect(await page.locator('.toc ul').evaluate((list) => getComputedStyle(list).marginBlockStart)).toBe('0px');
  }
});

it('the field takes the room that is kept for it', async () => {
  await using context = await shareContext();
  await context.route(/type-filter[^/]*\.js/, (route) => route.abort());
  const page = await openPage(context, pageOfFew);
  const kept = await page.locator('.toc ul').boundingBox();
  await context.unrouteAll();
  await page.reload();
  await page.locator('.toc input').waitFor();
  expect(await page.locator('.toc ul').boundingBox()).toEqual(kept);
});

it('the members that are found stand in the contents list under their type, and lead to their lines', async () => {
  await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
  const page = await openPage(context, pageOfTypes);
  await page.locator('a.member').first().waitFor({ state: 'attached' });
  await fieldOf(page).fill('setAPNs');
  const members = page.locator('.toc li', { has: page.locator('> a', { hasText: /^LCPush$/ }) }).locator('.found-members a');
  await expect.poll(() => members.allInnerTexts()).toEqual(['setAPNsTopic', 'setAPNsTeamId']);
  await members.nth(1).click();
  await page.waitForURL('**#cn-leancloud-lcpush.setAPNsTeamId');
  expect(await page.locator('.line-asked').innerText()).toContain('setAPNsTeamId');
  // The name of its type is in sight.
  const name = page.locator('#cn-leancloud-lcpush');
  await expect
    .poll(async () => {
      const y = (await name.boundingBox())?.y ?? -1;
      return y > 60 && y < 200;
    })
    .toBe(true);
  await fieldOf(page).focus();
  // Overloads are one entry; a type whose own name is found has no members in the list.
  await fieldOf(page).fill('LCFriendship');
  await expect.poll(() => page.locator('.toc .found-members').count()).toBe(0);
  await fieldOf(page).fill('lcrelation getQuery');
  await expect.poll(() => page.locator('.toc .found-members a').allInnerTexts()).toEqual(['getQuery']);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.toc .found-members').count()).toBe(0);
});

it('members that get their addresses after something was typed come into the list then', async () => {
  await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
  const release = await hold(context, '**/-/members.late-*.js');
  const page = await firstPage(context);
  await page.goto('sdk-api/java/lc-storage-core-2/');
  await page.getByRole('searchbox', { name: '筛选类型和成员' }).fill('setAPNs topic');
  const entries = page.locator('.toc li > a:visible');
  await expect.poll(() => entries.allInnerTexts()).toEqual(['指南里用到的类型', 'LCPush']);
  release();
  await expect.poll(() => entries.allInnerTexts()).toEqual(['指南里用到的类型', 'LCPush', 'setAPNsTopic', 'setAPNsTeamId']);
});

it('a name on another page of the module is found, too, and leads there: a type, and a member to its line', async () => {
  await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
  const page = await openPage(context, pageOfTypes);
  const files: string[] = [];
  page.on('request', (request) => request.url().endsWith('names.json') && files.push(request.url()));
  const elsewhere = page.locator('.toc .found-elsewhere');
  expect(files).toEqual([]);
  await fieldOf(page).fill('LCObject saveInBackground');
  await expect.poll(() => elsewhere.locator('p').allInnerTexts()).toEqual(['On other pages of this module']);
  expect(files).toHaveLength(1);
  const member = elsewhere.getByRole('link', { name: 'saveInBackground', exact: true });
  expect(await elsewhere.getByRole('link', { name: 'LCObject', exact: true }).getAttribute('href')).toBe(
    '/en/sdk-api/java/lc-storage-core/#cn-leancloud-lcobject',
  );
  expect(await page.locator('.toc output').innerText()).toMatch(/; other pages: \d+\stypes?$/);
  await member.click();
  await page.waitForURL('**/lc-storage-core/#cn-leancloud-lcobject.saveInBackground');
  await expect.poll(() => page.locator('.line-asked').innerText()).toContain('saveInBackground');
  // The page that it leads to knows the others, in the place of its own types where it has none of that name.
  await fieldOf(page).fill('LCPush');
  await expect
    .poll(() => page.locator('.article .elsewhere').getByRole('link', { name: 'LCPush', exact: true }).getAttribute('href'))
    .toBe('/en/sdk-api/java/lc-storage-core-2/#cn-leancloud-lcpush');
});

it('where a page has nothing of a name, it says so in the article, lists what other pages have, and searches the whole site for it', async () => {
  await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
  const page = await openPage(context, pageOfTypes);
  const box = page.locator('.article .not-found-here');
  await fieldOf(page).fill('LCObject');
  expect(await page.locator('.article h3:visible').count()).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 9000));
  await fieldOf(page).fill('fetchFileQuery');
  await expect.poll(() => page.locator('.article h3:visible').count()).toBe(0);
  await expect.poll(() => box.innerText()).toContain('Nothing on any page of this module is called “fetchFileQuery”');
  expect(await box.locator('li').count()).toBe(0);
  const fill = () => box.getByRole('button').evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await fill()).not.toBe('rgba(0, 0, 0, 0)');
  await fieldOf(page).fill('LCUser currentUser');
  await expect.poll(() => box.getByRole('link', { name: 'LCUser', exact: true }).getAttribute('href')).toContain('#cn-leancloud-lcuser');
  await expect
    .poll(async () => {
      const y = (await box.boundingBox())?.y ?? -1;
      return y > 0 && y < 800;
    })
    .toBe(true);
  expect(await box.innerText()).toContain('Nothing on this page is called');
  // They are not listed a second time beside it.
  expect(await page.locator('.toc .found-elsewhere').isVisible()).toBe(false);
  // What is listed comes first.
  await expect.poll(fill).toBe('rgba(0, 0, 0, 0)');
  await box.getByRole('button', { name: 'Search the whole site for “LCUser currentUser”' }).click();
  await expect.poll(() => page.locator(SEARCH_FIELD).inputValue()).toBe('LCUser currentUser');
  await waitForHits(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Search the whole site');
  await fieldOf(page).fill('LCPush');
  await box.waitFor({ state: 'hidden' });
});

it('the field is emptied by a button of its own, which leaves the focus in it', async () => {
  await using context = await shareContext();
  const page = await openPage(context, pageOfFew);
  const clear = page.getByRole('button', { name: 'Clear the filter' });
  for (const [screen, least] of [
    [1440, 32],
    [390, 44],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 844 });
    await fieldOf(page).waitFor();
    expect(await clear.count()).toBe(0);
    await fieldOf(page).fill('LCIMMessage');
    const { width = 0, height = 0 } = (await clear.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(least);
    const own = await fieldOf(page).evaluate((field) => getComputedStyle(field, '::-webkit-search-cancel-button').appearance);
    expect(own).toBe('none');
    await clear.click();
    expect(await fieldOf(page).inputValue()).toBe('');
    expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await clear.count()).toBe(0);
  }
});

it('pages that do not fit in a window have the field', () => {
  const has = (path: string): boolean =>
    readFileSync(join(inject('dist'), path, 'index.html'), 'utf8').includes('data-widget="TypeFilter"');
  expect(['csharp/tap-login', 'csharp/tap-achievement', 'objc/tap-db'].filter((path) => !has(`sdk-api/${path}`))).toEqual([]);
  expect(['objc/tap-connect', 'csharp/tap-update'].filter((path) => has(`sdk-api/${path}`))).toEqual([]);
});

it('every page of a module that is divided has the field, and each name in the list of the others leads to a heading that exists', () => {
  const dist = inject('dist');
  let modules = 0;
  for (const root of ['', 'en/', 'v2/', 'en/v2/']) {
    const folder = join(dist, root, 'sdk-api');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('names.json'))) {
      modules += 1;
      const names: ModuleNames = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      expect(Object.keys(names).length).toBeGreaterThan(1);
      for (const [page, types] of Object.entries(names)) {
        const html = readFileSync(join(folder, file, '../..', page, 'index.html'), 'utf8');
        expect(html).toContain('data-widget="TypeFilter"');
        expect(types.filter(([, id]) => !html.includes(`<h3 id="${id}"`))).toEqual([]);
      }
    }
  }
  expect(modules).toBeGreaterThan(5);
});

it('blocks whose last lines are filtered out end as others do', async () => {
  await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
  const page = await openPage(context, pageOfTypes);
  const roomBelow = () =>
    page.locator('.signatures figure:visible pre').evaluateAll((blocks) =>
      blocks.map((block) => {
        const lines = [...block.querySelectorAll('.line')].filter((line) => line.getClientRects().length > 0);
        return Math.round(block.getBoundingClientRect().bottom - Math.max(...lines.map((line) => line.getBoundingClientRect().bottom)));
      }),
    );
  await page.locator('a.member').first().waitFor({ state: 'attached' });
  const all = new Set(await roomBelow());
  expect(all.size).toBe(1);
  await fieldOf(page).fill('setAPNs');
  await expect.poll(async () => new Set(await roomBelow())).toEqual(all);
});

it('what the filter adds has no accessibility problem, and a page without the others’ names works', async () => {
  await using context = await shareContext({ bypassCSP: true });
  const page = await openPage(context, pageOfFew);
  await page.evaluate(axe.source);
  for (const [theme, width, asked] of [
    ['light', 1440, 'LCIMMessage'],
    ['dark', 390, 'LCUser currentUser'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
    await fieldOf(page).fill(asked);
    await page.locator(':is(.elsewhere, .found-elsewhere) a').filter({ visible: true }).first().waitFor();
    const problems = await page.evaluate(async () => {
      const { axe }: { axe?: { run(place: string): Promise<AxeResults> } } = Object(window);
      return (await axe?.run('.docs-main'))?.violations.map(({ id }) => id);
    });
    expect(problems, theme).toEqual([]);
  }
  await context.route('**/names.json', (route) => route.abort());
  await page.reload();
  await fieldOf(page).fill('LCIMMessageIO');
  await expect.poll(() => page.locator('.article h3:visible').count()).toBe(1);
  expect(await page.locator('.found-elsewhere').count()).toBe(0);
});
