import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSiteFixture, type SiteFixture } from '../../../../tests/support/site-fixture.ts';
import { formatDiagnostic } from '../../model/diagnostic.ts';
import { DevSearch } from './dev-search.ts';
import { DevSite } from './dev-site.ts';

interface Dev extends Disposable {
  /** Returns whether the site is another one by that. */
  save(path: string, content: string): Promise<boolean>;
  prepare(): Promise<void>;
  html(path: string): Promise<string | undefined>;
  problems(path: string): Promise<string[] | undefined>;
  fileProblems(): string[];
}

async function open({ loaded, write }: SiteFixture): Promise<Dev> {
  const site = await DevSite.open(loaded);
  return {
    async save(path, content) {
      write(path, content);
      return site.update(join(loaded.siteDir, path));
    },
    prepare: () => site.prepare(),
    html: async (path) => (await site.render(path))?.html,
    problems: async (path) => (await site.render(path))?.diagnostics.map(formatDiagnostic),
    fileProblems: () => site.fileProblems.map(formatDiagnostic),
    [Symbol.dispose]: () => site.close(),
  };
}

const file = 'content/zh-Hans/v3/sdk/start.mdx';
const page = (more: string): string => `---\ntitle: 开始\n${more}---\n\n文字。\n`;

it('tells of the front matter what is wrong with it now', async () => {
  using site = createSiteFixture({ [file]: page('tittle: 始\n'), 'glossary.yml': 'terms: []\n' });
  using dev = await open(site);
  const unknown = (name: string): unknown => expect.stringContaining(`Unknown front matter field "${name}"`);
  expect(await dev.problems('/sdk/start/')).toEqual([unknown('tittle')]);
  await dev.save(file, page('tagz: 始\n'));
  expect(await dev.problems('/sdk/start/')).toEqual([unknown('tagz')]);
  await dev.save(file, page(''));
  expect(await dev.problems('/sdk/start/')).toEqual([]);
});

it('keeps nothing of what it compiles to be fast later', async () => {
  const part = 'content/zh-Hans/v3/sdk/_part.mdx';
  const text = `${page('')}\n<Part/>\n`.replace('文字', "import Part from './_part.mdx';\n\n文字");
  using site = createSiteFixture({ [file]: text, [part]: '前\n', 'glossary.yml': 'terms: []\n' });
  using dev = await open(site);
  await dev.html('/sdk/start/');
  const prepared = dev.prepare();
  await dev.save(part, '后\n');
  await prepared;
  expect(await dev.html('/sdk/start/')).toContain('后');
  expect(await dev.problems('/sdk/start/')).toEqual([]);
});

it('swaps a saved page once, however often the system tells of it', async () => {
  using site = createSiteFixture({ [file]: page(''), 'content/zh-Hans/v3/sdk/_part.mdx': '部分\n', 'glossary.yml': 'terms: []\n' });
  using dev = await open(site);
  expect(await dev.save(file, page(''))).toBe(false);
  for (const text of [`${page('')}更多。\n`, page('tags: [新]\n'), page('slug: /sdk/else/\n')]) {
    expect(await dev.save(file, text)).toBe(true);
    expect(await dev.save(file, text)).toBe(false);
  }
  expect(await dev.html('/sdk/else/')).toContain('文字');
  // What is no page of its own may be part of any.
  expect(await dev.save('content/zh-Hans/v3/sdk/_part.mdx', '部分\n')).toBe(true);
});

it('a page that was saved as something else than text is none, as in a build', async () => {
  using site = createSiteFixture({ [file]: page(''), 'glossary.yml': 'terms: []\n' });
  using dev = await open(site);
  await dev.save(file, `${page('')}\0`);
  expect(await dev.html('/sdk/start/')).toBeUndefined();
  expect(dev.fileProblems()).toContainEqual(expect.stringContaining('The file is not text in UTF-8.'));
});

it('a post of a blog keeps its signature when it is saved, and the lists of posts follow', async () => {
  const post = (title: string): string => `---\ntitle: ${title}\nauthor: Ann\n---\n\nText.\n`;
  using site = createSiteFixture(
    { 'docs/intro.md': '# Intro\n', 'blog/2024-01-31-first.md': post('First'), 'glossary.yml': 'terms: []\n' },
    {
      versions: ['v3'],
      sidebars: {},
      content: { layout: 'docusaurus', blogs: [{ dir: 'blog', routeBasePath: '/blog', title: 'News' }] },
    },
  );
  using dev = await open(site);
  const shown = await dev.html('/blog/2024/01/31/first/');
  expect(shown).toContain('· Ann');
  await dev.save('blog/2024-01-31-first.md', post('Second'));
  expect(await dev.html('/blog/2024/01/31/first/')).toBe(shown);
  expect(await dev.html('/blog/')).toContain('>Second</a>');
});

it('answers a search during which a page is saved', async () => {
  using fixture = createSiteFixture({ [file]: page(''), 'glossary.yml': 'terms: []\n' });
  const site = await DevSite.open(fixture.loaded);
  const search = new DevSearch(fixture.loaded, site);
  const answer = search.answer(new URLSearchParams({ q: '文字' }));
  search.forget();
  expect((await answer).hits).toHaveLength(1);
  site.close();
});
