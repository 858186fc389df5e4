import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import { compile } from '../markdown/compile.ts';
import { TEST_CONTEXT } from '../markdown/testing/test-context.ts';
import { encodePath, pageKey } from '../model/href.ts';
import { scanContent } from './scan.ts';

const config = {
  versions: ['v3'],
  sidebars: {},
  content: { layout: 'docusaurus' as const, blogs: [{ dir: 'blog', routeBasePath: '/blog', title: 'News' }] },
};

it('posts of a blog are pages at the addresses of Docusaurus, and one page lists them', async () => {
  using site = createSiteFixture(
    {
      'docs/intro.md': '# Intro\n',
      'blog/authors.yml': 'ann:\n  name: Ann Lee\n  title: Editor of *News*\n',
      'blog/2024-01-31-first.md': '---\ntitle: First\nauthors: [ann]\ndescription: What is {new}\n---\n\nText.\n',
      'blog/2024-02-01-second/index.mdx': '---\nslug: the-second\nauthor: Bo\n---\n\n# Second [one]\n',
      'blog/undated.md': '---\ndate: 2023-05-06\n---\n\n# Old\n\n- of a list\n\nIt **was** so.\n\nNo more.\n',
    },
    config,
  );
  const { trees } = await scanContent(site.loaded);
  const docs = trees.find(({ locale }) => locale.name === 'zh-Hans')?.docs ?? [];
  const posts = docs.filter(({ place }) => place.id.startsWith('blog'));
  expect(posts.map(({ place }) => [place.id, place.route])).toEqual([
    ['blog/2024-01-31-first', '/blog/2024/01/31/first/'],
    ['blog/2024-02-01-second/index', '/blog/the-second/'],
    ['blog', '/blog/'],
    ['blog/undated', '/blog/undated/'],
  ]);
  expect(posts.find(({ place }) => place.id === 'blog/2024-01-31-first')?.source).toMatch(
    /\n\nText\.\n\n\*2024 年 1 月 31 日 · Ann Lee \(Editor of \\\*News\\\*\)\*\n$/,
  );
  expect(posts.find(({ place }) => place.id === 'blog')?.source).toMatchInlineSnapshot(`
    "---
    title: "News"
    redirect_from: ["/blog/archive","/blog/authors"]
    ---

    - [Second \\[one\\]](/blog/the-second/) · 2024 年 2 月 1 日
    - [First](/blog/2024/01/31/first/) · 2024 年 1 月 31 日

      What is \\{new\\}
    - [Old](/blog/undated/) · 2023 年 5 月 6 日

      It was so.
    "
  `);
});

it('titles and names are text, and a list of authors that cannot be read is told', async () => {
  using site = createSiteFixture(
    {
      'docs/intro.md': '# Intro\n',
      'blog/authors.yml': 'ann: {\n',
      'blog/2024-01-31-first.md': '---\ntitle: Use {braces} and <T>\nauthors: [ann]\nauthor: Bo\n---\n\nText.\n',
      'blog/2024-01-30-next.md': '---\nauthor: B <b@c>\n---\n\nText.\n',
    },
    config,
  );
  const { trees, diagnostics } = await scanContent(site.loaded);
  const told = diagnostics.filter(({ code }) => code === 'bad-blog-file');
  expect(told.map(({ severity, file }) => [severity, file])).toEqual([['warning', 'blog/authors.yml']]);
  const docs = trees.flatMap((tree) => tree.docs);
  expect(docs.find(({ place }) => place.id === 'blog')?.source).toContain('- [Use \\{braces\\} and \\<T>](/blog/2024/01/31/first/)');
  expect(docs.find(({ place }) => place.id === 'blog/2024-01-30-next')?.source).toContain('· B \\<b@c>*');
});

it('posts, tags and authors are linked to whatever is in their names', async () => {
  const post = (fields: string): string => `---\n${fields}\n---\n\n# Post\n\nText.\n`;
  using site = createSiteFixture(
    {
      'docs/intro.md': '# Intro\n',
      'blog/authors.yml': 'bo:\n  name: Bo\n  page: { permalink: /bo#1 }\n',
      'blog/2024-01-31-what?.md': post('tags: ["???", { label: C#, permalink: /c# }]\nauthors: [bo]'),
      'blog/2024-01-30-done :).md': post('tags: [{ label: One, permalink: /a/b }, { label: Two, permalink: /a.b }]'),
    },
    { ...config, content: { ...config.content, blogs: [{ dir: 'blog', routeBasePath: '/blog', title: 'News', postsPerPage: 1 }] } },
  );
  const { trees } = await scanContent(site.loaded);
  const docs = trees.flatMap((tree) => tree.docs);
  const sourceOf = (id: string): string => docs.find(({ place }) => place.id === id)?.source ?? '';
  expect(sourceOf('blog')).toContain('(/blog/2024/01/31/what%3F/)');
  expect(sourceOf('blog')).toContain('(/blog/2024/01/30/done%20:%29/)');
  expect(sourceOf('blog:tags')).toContain('(/blog/tags/%3F%3F%3F)');
  expect(sourceOf('blog/2024-01-31-what?')).toContain('[Bo](/blog/authors/bo%231) · [???](/blog/tags/%3F%3F%3F), [C#](/blog/tags/c%23)');
  const links = docs.flatMap(({ source }) => [...source.matchAll(/\]\((\/blog\/[^)]*)\)/g)].map(([, target = '']) => target));
  const routes = new Set(docs.map(({ place }) => pageKey(encodePath(place.route))));
  expect(links.filter((target) => !routes.has(pageKey(target)))).toEqual([]);
  expect(new Set(docs.map(({ file }) => file)).size).toBe(docs.length);
});

it('posts of one day are in the order of their names, and a file of authors that cannot be read is told', async () => {
  using site = createSiteFixture(
    {
      'docs/intro.md': '# Intro\n',
      'blog/authors.yml/keep.txt': 'a folder',
      ...Object.fromEntries(['a', 'b', 'c'].map((name) => [`blog/2024-01-31-${name}.md`, `# ${name}\n`])),
    },
    config,
  );
  await expect(scanContent(site.loaded)).rejects.toThrow('EISDIR');
  rmSync(join(site.loaded.siteDir, 'blog/authors.yml'), { recursive: true });
  const { trees } = await scanContent(site.loaded);
  const list = trees.flatMap(({ docs }) => docs).find(({ place }) => place.id === 'blog');
  expect(list?.source.match(/^- \[\w\]/gm)).toEqual(['- [a]', '- [b]', '- [c]']);
});

it('a post without a title is called by its name, not by a comment in its code', async () => {
  using site = createSiteFixture(
    { 'docs/intro.md': '# Intro\n', 'blog/2024-01-31-notes.md': 'Install it.\n\n```bash\n# as root\nnpm install\n```\n' },
    config,
  );
  const { trees } = await scanContent(site.loaded);
  const list = trees.flatMap(({ docs }) => docs).find(({ place }) => place.id === 'blog');
  expect(list?.source).toContain('- [2024-01-31-notes](/blog/2024/01/31/notes/)');
});

it('lists are told how a long post begins, in scripts without spaces and without half a character', async () => {
  using site = createSiteFixture(
    {
      'docs/intro.md': '# Intro\n',
      'blog/2024-01-31-a.md': `# A\n\n从 2024 年起，${'可以用新的接口'.repeat(60)}\n`,
      'blog/2024-01-30-b.md': `# B\n\n${'word '.repeat(80)}\n`,
      'blog/2024-01-29-c.md': `# C\n\n${'字'.repeat(299)}${'🚀'.repeat(9)}\n`,
    },
    config,
  );
  const { trees } = await scanContent(site.loaded);
  const list = trees.flatMap(({ docs }) => docs).find(({ place }) => place.id === 'blog')?.source ?? '';
  const excerpts = list.split('\n').filter((line) => line.startsWith('  '));
  expect(excerpts.map((line) => line.trim().length)).toEqual([301, 300, 300]);
  expect(excerpts.map((line) => line.isWellFormed())).toEqual([true, true, true]);
});

it('no character of a title, a name, a tag or a summary is a mark in the lists', async () => {
  const text = '1. __init__ [a](b) `c` *d* ~~e~~ $f$ :::g &amp; h_i_';
  using site = createSiteFixture(
    {
      'docs/intro.md': '# Intro\n',
      'blog/2024-01-31-first.md': `---\ntitle: ${JSON.stringify(text)}\ndescription: ${JSON.stringify(text)}\nauthor: ${JSON.stringify(text)}\n---\n\nText.\n`,
    },
    config,
  );
  const { trees } = await scanContent(site.loaded);
  const docs = trees.find(({ locale }) => locale.name === 'zh-Hans')?.docs ?? [];
  const htmlOf = async (id: string): Promise<string> => {
    const doc = docs.find(({ place }) => place.id === id);
    const { html, links } = await compile(doc?.source ?? '', `${id}.md`, {
      ...TEST_CONTEXT,
      dialect: { format: 'mdx', math: true, readable: [] },
    });
    expect(links.map(({ target }) => target)).toEqual(id === 'blog' ? ['/blog/2024/01/31/first/'] : []);
    return html.replaceAll('\u00a0', ' ').replace(/<a [^>]*>/g, '<a>');
  };
  const shown = text.replace('&', '&#x26;');
  expect(await htmlOf('blog')).toContain(`<p><a>${shown}</a> · 2024 年 1 月 31 日</p>\n<p>${shown}</p>`);
  expect(await htmlOf('blog/2024-01-31-first')).toContain(`<em>2024 年 1 月 31 日 · ${shown}</em>`);
});

it('lists a post once, however often it names a tag or an author', async () => {
  using site = createSiteFixture(
    {
      'docs/intro.md': '# Intro\n',
      'blog/authors.yml': 'ann:\n  name: Ann Lee\n  page: true\n',
      'blog/2024-01-31-first.md': '---\ntitle: First\nauthors: [ann, ann]\ntags: [Cloud Save, cloud-save]\n---\n\nText.\n',
    },
    config,
  );
  const { trees } = await scanContent(site.loaded);
  const docs = trees.find(({ locale }) => locale.name === 'zh-Hans')?.docs ?? [];
  const bodies = new Map(
    docs.map(({ place, source }) => [
      place.id,
      source
        .replace(/^---.*?---\n/s, '')
        .replaceAll('\u00a0', ' ')
        .trim(),
    ]),
  );
  const link = '- [First](/blog/2024/01/31/first/) · 2024 年 1 月 31 日\n\n  Text.';
  expect(bodies.get('blog:tags/cloud-save')).toBe(link);
  expect(bodies.get('blog:authors/ann')).toBe(link);
  expect(bodies.get('blog:tags')).toBe('- [Cloud Save](/blog/tags/cloud-save) (1)');
  expect(bodies.get('blog/2024-01-31-first')).toMatch(/\*2024 年 1 月 31 日 · \[Ann Lee\]\(.*?\) · \[Cloud Save\]\(.*?\)\*$/);
});

it('takes a day that is in no calendar for none', async () => {
  using site = createSiteFixture(
    {
      'docs/intro.md': '# Intro\n',
      'blog/2024-13-45-odd.md': '# Odd\n\nText.\n',
      'blog/late.md': '---\ndate: "2024-02-31"\n---\n\n# Late\n\nText.\n',
    },
    config,
  );
  const { trees } = await scanContent(site.loaded);
  const docs = trees.find(({ locale }) => locale.name === 'zh-Hans')?.docs ?? [];
  const posts = docs.filter(({ place }) => place.id.startsWith('blog/'));
  expect(posts.map(({ place, posted }) => [place.route, posted])).toEqual([
    ['/blog/2024/13/45/odd/', undefined],
    ['/blog/late/', undefined],
  ]);
});
