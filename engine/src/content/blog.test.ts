import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
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
      'blog/authors.yml': 'ann:\n  name: Ann Lee\n',
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
  expect(posts.find(({ place }) => place.id === 'blog/2024-01-31-first')?.source).toMatch(/\n\nText\.\n\n\*2024-01-31 · Ann Lee\*\n$/);
  expect(posts.find(({ place }) => place.id === 'blog')?.source).toMatchInlineSnapshot(`
    "---
    title: "News"
    redirect_from: ["/blog/archive","/blog/authors"]
    ---

    - [Second \\[one\\]](/blog/the-second/) · 2024-02-01
    - [First](/blog/2024/01/31/first/) · 2024-01-31

      What is \\{new\\}
    - [Old](/blog/undated/) · 2023-05-06

      It was so.
    "
  `);
});
