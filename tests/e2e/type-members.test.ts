import { expect, it } from 'vitest';
import { openContext, openPage, shareContext } from '../support/browser.ts';

it.each(['en/sdk-api/objc/tap-bootstrap/', 'sdk-api/csharp/tap-achievement/', 'sdk-api/java/tap-common/', 'en/sdk-api/csharp/lc-storage/'])(
  'all members of /%s begin at the same place, below captions if there are many',
  async (path) => {
    await using context = await shareContext();
    const page = await openPage(context, path);
    await page.locator('a.member').first().waitFor({ state: 'attached' });
    const types = await page.locator('.article h3').evaluateAll((headings) =>
      headings.map((heading) => {
        let panel = heading.nextElementSibling;
        while (panel && !panel.matches('.code, .signatures')) panel = panel.nextElementSibling;
        const members = [...(panel?.querySelectorAll('.line[id]') ?? [])];
        const range = document.createRange();
        const places = members.map((line) => {
          const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
          for (let node = text.nextNode(); node; node = text.nextNode()) {
            const start = /\S/.exec(node.textContent ?? '')?.index;
            if (start === undefined) continue;
            range.setStart(node, start);
            range.setEnd(node, start + 1);
            return Math.round(range.getBoundingClientRect().left);
          }
          return -1;
        });
        return {
          name: heading.textContent,
          members: members.length,
          places,
          captions: panel?.querySelectorAll('[id] > figcaption').length ?? -1,
          isEnum: panel?.textContent?.includes('enum ') === true,
        };
      }),
    );
    expect(types.length).toBeGreaterThan(4);
    expect([...new Set(types.flatMap(({ places }) => places))]).toHaveLength(1);
    expect(types.filter(({ members, isEnum, captions }) => members < 8 && captions > 0 && !isEnum)).toEqual([]);
    expect(types.filter(({ members, isEnum, captions }) => members >= 8 && captions === 0 && !isEnum)).toEqual([]);
  },
);

it('Objective-C is written as its headers are, its methods are told by what they belong to, and few members are copied below their type', async () => {
  await using context = await openContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await openPage(context, 'en/sdk-api/objc/tap-bootstrap/');
  const user = page.locator('.signatures').first();
  expect(await user.locator('.code-title').allInnerTexts()).toEqual(['TDSUser · Objective-C', 'Class methods', 'Instance methods']);
  expect(await user.locator('.line').first().innerText()).toBe('@interface TDSUser : LCUser');
  const delegate = page.locator('figure[data-lang="signature"]', { hasText: '@protocol TDSFriendshipNotificationDelegate' });
  await delegate.locator('.code-copy').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^@protocol TDSFriendshipNotificationDelegate\n( {2}- .*\n?)+$/);
});

it.each(['sdk-api/csharp/tap-achievement/', 'sdk-api/objc/tap-bootstrap/', 'sdk-api/go/leancloud/'])(
  'what the lines of /%s declare has one colour, which is not that of types',
  async (path) => {
    await using context = await shareContext();
    const page = await openPage(context, path);
    await page.locator('a.member').first().waitFor({ state: 'attached' });
    const colors = await page.locator('a.member').evaluateAll((links) => links.map((link) => getComputedStyle(link).color));
    expect(new Set(colors).size).toBe(1);
    const type = await page.locator('a.type-link').first();
    expect(colors).not.toContain(await type.evaluate((link) => getComputedStyle(link).color));
  },
);

it('in Go, the name of a field is what comes before its type', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'sdk-api/go/leancloud/');
  const line = page.locator('.line', { hasText: /^\s*CreatedAt time\.Time$/ }).first();
  await line.locator('a.member').waitFor();
  expect(await line.locator('a.member').innerText()).toBe('CreatedAt');
});

it.each([
  ['en/sdk-api/java/tap-achievement/', 'AchievementStats getStats()', 'AchievementStats', '#com-tds-achievement-achievementstats'],
  ['en/sdk-api/csharp/tap-bootstrap/', 'class TDSUser : LCUser', 'LCUser', '/en/sdk-api/csharp/lc-storage/#leancloud-storage-lcuser'],
])(
  'types lead to their places where they stand before a name, and after that of what is made of them: /%s %s',
  async (path, line, type, place) => {
    await using context = await shareContext();
    const page = await openPage(context, path);
    const link = page.locator('.line', { hasText: line }).locator('a.type-link').first();
    await link.waitFor();
    // The line below a link is as long as the type.
    expect([await link.textContent(), await link.getAttribute('href')]).toEqual([type, place]);
    expect(await page.locator('.line', { hasText: line }).first().textContent()).toContain(line);
  },
);

it.each([
  ['en/sdk-api/java/lc-storage-core/', 'Observable'],
  ['en/sdk-api/java/tap-achievement/', 'JSONObject'],
  ['en/sdk-api/objc/lc/', 'NSError'],
])('types of systems and libraries lead to none of another SDK that is called like them: /%s %s', async (path, type) => {
  await using context = await shareContext();
  const page = await openPage(context, path);
  await page.locator('a.type-link[href^="/"]').first().waitFor();
  expect(await page.locator('.t-type', { hasText: type }).count()).toBeGreaterThan(0);
  expect(await page.locator('a.type-link', { hasText: new RegExp(`^${type}$`) }).count()).toBe(0);
});

it('types that lead to other pages print no addresses within code', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'en/sdk-api/csharp/tap-achievement/');
  const type = page.locator('a.type-link[href^="/"]').first();
  await type.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await type.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none');
});

it('no preview covers code while the pointer is on its types', async () => {
  await using context = await openContext();
  const page = await openPage(context, 'en/sdk-api/csharp/tap-achievement/');
  // A link in the text shows that previews have come by then.
  await page.locator('.article a[href^="/en/sdk/achievement/guide/"]').first().hover();
  await page.locator('.preview').waitFor();
  await page.mouse.move(5, 5);
  await page.locator('.preview').waitFor({ state: 'detached' });
  await page.locator('a.type-link[href^="#"]').first().hover();
  await page.waitForTimeout(1000);
  expect(await page.locator('.preview').count()).toBe(0);
});

it('no two cards of the reference repeat a link, and those that leave the site say so', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'en/sdk-api/');
  const links = await page.locator('main section .entries a').evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href'),
      leaves: link.getAttribute('target') === '_blank',
      hasSign: getComputedStyle(link, '::after').content.includes('↗'),
    })),
  );
  expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
  expect(links.some(({ leaves }) => leaves)).toBe(true);
  expect(links.filter(({ leaves, hasSign }) => leaves !== hasSign)).toEqual([]);
});

it('a long page of types has a field that leaves those with a name, and a link to another one shows all again', async () => {
  await using context = await shareContext({ viewport: { width: 1440, height: 900 } });
  const page = await openPage(context, 'sdk-api/java/lc-storage-core-2/');
  const field = page.getByRole('searchbox', { name: '筛选类型' });
  const [headings, entries] = [page.locator('.article h3:visible'), page.locator('.toc li:visible')];
  const [all, listed] = [await headings.count(), await entries.count()];
  expect(all).toBeGreaterThan(80);
  await field.fill('setAPNs topic');
  await expect.poll(() => headings.allInnerTexts()).toEqual(['LCPush']);
  expect(await page.locator('.article h2:visible').allInnerTexts()).toEqual(['指南里用到的类型']);
  expect(await entries.allInnerTexts()).toEqual(['指南里用到的类型', 'LCPush']);
  expect(await page.locator('.type-filter output').innerText()).toBe(`本页 ${all} 个类型中的 1 个`);
  // Nobody reads what is hidden.
  await expect.poll(() => page.locator('.toc [aria-current]:not(:visible)').count()).toBe(0);
  await field.fill('没有');
  expect(await page.locator('.type-filter output').innerText()).toBe('没有类型或成员叫这个名称');
  await page.evaluate(() => location.assign('#cn-leancloud-lcstatus'));
  await expect.poll(() => headings.count()).toBe(all);
  expect([await field.inputValue(), await entries.count()]).toEqual(['', listed]);
  await expect.poll(async () => (await page.locator('#cn-leancloud-lcstatus').boundingBox())?.y ?? -1).toBeLessThan(200);
  await openPage(context, 'sdk-api/csharp/tap-login/').then((short) => expect(short.locator('.type-filter').count()).resolves.toBe(0));
});

it('without script, a long page of types has neither the field nor room for it', async () => {
  await using context = await openContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('sdk-api/java/lc-storage-core-2/');
  expect(await page.locator('.type-filter').evaluate((room) => [room.clientHeight, room.childElementCount])).toEqual([0, 0]);
});
