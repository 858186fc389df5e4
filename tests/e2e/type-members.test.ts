import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { declaredName } from '../../engine/src/model/declared-name.ts';
import { lookAt, openClipboardContext, openContext, openPage, readClipboard, shareContext, stopClock } from '../support/browser.ts';

it.each(['en/sdk-api/objc/tap-bootstrap/', 'sdk-api/csharp/tap-achievement/', 'sdk-api/java/tap-common/', 'en/sdk-api/csharp/lc-storage/'])(
  'all members of /%s begin at the same place, below captions if there are many',
  async (path) => {
    await using sight = await lookAt(path);
    const { page } = sight;
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
  await using context = await openClipboardContext();
  const page = await openPage(context, 'en/sdk-api/objc/tap-bootstrap/');
  const user = page.locator('.signatures').first();
  expect(await user.locator('.code-title').allInnerTexts()).toEqual(['TDSUser · Objective-C', 'Class methods', 'Instance methods']);
  expect(await user.locator('.line').first().innerText()).toBe('@interface TDSUser : LCUser');
  const delegate = page.locator('figure[data-lang="signature"]', { hasText: '@protocol TDSFriendshipNotificationDelegate' });
  await delegate.locator('.code-copy').click();
  await expect.poll(() => readClipboard(page)).toMatch(/^@protocol TDSFriendshipNotificationDelegate\n( {2}- .*\n?)+$/);
});

it.each(['sdk-api/csharp/tap-achievement/', 'sdk-api/objc/tap-bootstrap/', 'sdk-api/go/leancloud/'])(
  'what the lines of /%s declare has one colour, which is not that of types',
  async (path) => {
    await using sight = await lookAt(path);
    const { page } = sight;
    await page.locator('a.member').first().waitFor({ state: 'attached' });
    const colors = await page.locator('a.member').evaluateAll((links) => links.map((link) => getComputedStyle(link).color));
    expect(new Set(colors).size).toBe(1);
    const type = await page.locator('a.type-link').first();
    expect(colors).not.toContain(await type.evaluate((link) => getComputedStyle(link).color));
  },
);

it('in Go, the name of a field is what comes before its type', async () => {
  await using sight = await lookAt('sdk-api/go/leancloud/');
  const { page } = sight;
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
    await using sight = await lookAt(path);
    const { page } = sight;
    const link = page.locator('.line', { hasText: line }).locator('a.type-link').first();
    await link.waitFor();
    // The line below a link is as long as the type.
    expect([await link.textContent(), await link.getAttribute('href')]).toEqual([type, place]);
    expect(await page.locator('.line', { hasText: line }).first().textContent()).toContain(line);
  },
);

it('what Swift adds to types of the system is told from these, and no type leads to it', async () => {
  await using context = await shareContext();
  const page = await openPage(context, 'en/sdk-api/swift/leancloud-2/');
  await page.locator('a.type-link').first().waitFor();
  expect(await page.locator('.article h3', { hasText: /^(Bool|String)/ }).allInnerTexts()).toEqual([
    'String (extension)',
    'Bool (extension)',
  ]);
  expect(await page.locator('a.type-link', { hasText: /^(Bool|Int|String)$/ }).count()).toBe(0);
  // What a field is made of is no name of it.
  const other = await openPage(context, 'en/sdk-api/swift/leancloud/');
  await other.locator('a.member').first().waitFor({ state: 'attached' });
  const line = other.locator('.line', { hasText: 'static let read = Permission(' });
  expect(await line.locator('a.member').innerText()).toBe('read');
});

it.each([
  ['en/sdk-api/java/lc-storage-core/', 'Observable'],
  ['en/sdk-api/java/tap-achievement/', 'JSONObject'],
  ['en/sdk-api/objc/lc/', 'NSError'],
])('types of systems and libraries lead to none of another SDK that is called like them: /%s %s', async (path, type) => {
  await using sight = await lookAt(path);
  const { page } = sight;
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
  await stopClock(page);
  await page.locator('a.type-link[href^="#"]').first().hover();
  await page.clock.runFor(2000);
  expect(await page.locator('.preview').count()).toBe(0);
});

it('no two cards of the reference repeat a link, and those that leave the site say so', async () => {
  await using sight = await lookAt('en/sdk-api/');
  const { page } = sight;
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

it.each([390, 768, 1440])('lines of signatures that take one row stand at the same distance from each other at %i px', async (width) => {
  await using sight = await lookAt('sdk-api/java/lc-storage-core-2/', { viewport: { width, height: 900 } });
  const { page } = sight;
  await page.locator('a.member').first().waitFor({ state: 'attached' });
  const distances = await page.locator('.signatures [data-lang="signature"] pre').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const boxes = [...block.querySelectorAll('.line')].map((line) => line.getBoundingClientRect());
      return boxes
        .slice(1)
        .flatMap(({ top }, at) => ((boxes[at]?.height ?? 99) < 30 ? [Math.round((top - (boxes[at]?.top ?? 0)) * 10) / 10] : []));
    }),
  );
  expect(distances.length).toBeGreaterThan(100);
  expect([...new Set(distances)]).toHaveLength(1);
});

const guidesSchema = z.object({
  guides: z.array(z.object({ title: z.string(), href: z.string() })),
  uses: z.record(z.string(), z.record(z.string(), z.number())),
});

/** The text of a page, or of one of its sections, without its marks. */
function readSection(href: string): string {
  const [path = '', id] = href.split('#');
  const html = readFileSync(join(inject('dist'), path, 'index.html'), 'utf8');
  const start = id === undefined ? 0 : html.indexOf(` id="${id}"`);
  if (start < 0) return '';
  const end = id === undefined ? -1 : html.slice(start).search(/<h[2-6][^>]* id=/);
  return html.slice(start, end < 0 ? undefined : start + end).replace(/<[^>]*>/g, '');
}

it('guides that members lead to have them in samples of that section', () => {
  const dist = inject('dist');
  const files = ['', 'en/', 'v2/', 'en/v2/'].flatMap((root) =>
    readdirSync(join(dist, root, 'sdk-api'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('guides.json'))
      .map((file) => join(dist, root, 'sdk-api', file)),
  );
  expect(files.length).toBeGreaterThan(200);
  const sections = new Map<string, string>();
  let members = 0;
  const wrong = files.flatMap((file) => {
    const { guides, uses } = guidesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return Object.values(uses).flatMap((own) =>
      Object.entries(own).flatMap(([signature, index]) => {
        const href = guides[index]?.href ?? '';
        const text = sections.get(href) ?? readSection(href).toLowerCase();
        sections.set(href, text);
        members += 1;
        const name = declaredName(signature, file.includes('/go/'))?.name ?? '';
        return name !== '' && text.includes(name.toLowerCase()) ? [] : [`${file}: ${signature}, ${href}`];
      }),
    );
  });
  expect(members).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});

it.each([390, 1440])(
  'members that guides use have a link to these, in room of its own, and lines read and copy as before: %i px',
  async (width) => {
    await using context = await openClipboardContext({ viewport: { width, height: 900 } });
    const page = await openPage(context, 'en/sdk-api/csharp/tap-achievement/');
    const link = page.getByRole('link', { name: 'Guide to GrowSteps: Achievements guide' });
    await link.waitFor();
    expect(await page.locator('.line', { has: link }).textContent()).toBe('static void GrowSteps(string id, int step)');
    await page.locator('.signatures').first().locator('.code-copy').click();
    await expect.poll(() => readClipboard(page)).toContain('GrowSteps(string id, int step)\n');
    const covered = await page.locator('.line:has(.member-guide)').evaluateAll((lines) =>
      lines
        .filter((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          const guide = line.querySelector('.member-guide');
          if (guide) range.setEndBefore(guide);
          const { left = 0, right = 0 } = guide?.getBoundingClientRect() ?? {};
          return right > line.getBoundingClientRect().right || [...range.getClientRects()].some((rect) => rect.right > left + 8);
        })
        .map(({ textContent }) => textContent),
    );
    expect(covered).toEqual([]);
    const heights = await page.locator('.member-guide').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    await link.click();
    await page.waitForURL('**/en/sdk/achievement/guide/#*');
  },
);
