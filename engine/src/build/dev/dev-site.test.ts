import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { createSiteFixture, type SiteFixture } from '../../../../tests/support/site-fixture.ts';
import { buildSite } from '../build-site.ts';
import { silentProgress } from '../progress.ts';
import { DevServer } from './dev-server.ts';

/** The first build of a shell takes long. */
const PATIENCE = 120_000;

afterEach(() => vi.restoreAllMocks());

interface Dev extends AsyncDisposable {
  get(path: string): Promise<Response>;
  article(path: string): Promise<string>;
  /** Writes a file, and waits until the server has applied it. */
  save(path: string, content: string): Promise<void>;
}

const files = { 'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n文字。\n', 'glossary.yml': 'terms: []\n' };

async function serve({ loaded, write }: SiteFixture): Promise<Dev> {
  const applied = vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const server = await DevServer.open(loaded);
  const url = await server.listen(0);
  const get = (path: string): Promise<Response> => fetch(new URL(path, url));
  return {
    get,
    async article(path) {
      const { html }: { html: string } = JSON.parse(await (await get(`${path}page.json`)).text());
      return html;
    },
    async save(path, content) {
      applied.mockClear();
      write(path, content);
      await vi.waitFor(() => expect(applied).toHaveBeenCalled(), { timeout: 120_000 });
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
}

const svg = (width: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="5"><path d="M0 0h1v1z"/></svg>`;

it('shows what the build shows: inherited ids, sizes of pictures, titles, styles, cards', async () => {
  using fixture = createSiteFixture({
    ...files,
    'static/img/a.svg': svg(3),
    'content/zh-Hans/v3/sdk/guide/index.mdx': '# 指南 {sdkVersions.unity}\n\n<DocCardList/>\n',
    'content/zh-Hans/v3/sdk/guide/a.mdx':
      '---\ntitle: 甲\n---\n\n头一段。\n\n## 安装\n\n![图](/img/a.svg) ![旁](./b.svg)\n\n<p style="color: red">红</p>\n',
    'content/zh-Hans/v3/sdk/guide/b.svg': svg(4),
    'content/en/v3/sdk/guide/a.mdx': '---\ntitle: A\n---\n\nFirst.\n\n## Install\n\n[here](#install) [there](/sdk/guide/#nothing)\n',
  });
  const out = join(fixture.loaded.rootDir, 'dist');
  const { diagnostics } = await buildSite(fixture.loaded, { out, keepGoing: true, progress: silentProgress });
  expect(diagnostics.map(({ code }) => code)).toEqual(['broken-anchor']);
  await using dev = await serve(fixture);
  for (const path of ['sdk/start/', 'sdk/guide/', 'sdk/guide/a/', 'en/sdk/guide/', 'en/sdk/guide/a/']) {
    const built = JSON.parse(readFileSync(join(out, path, 'page.json'), 'utf8'));
    const shown = await (await dev.get(`${path}page.json`)).json();
    expect({ ...shown, html: shown.html.replace(/<style>.*<\/style>$/, '') }).toEqual({ ...built, build: 'dev' });
  }
  expect(await dev.article('sdk/guide/a/')).toMatch(/<style>\.s-\w+\{color:red\}<\/style>$/);
  expect(vi.mocked(console.warn).mock.calls.flat().join('\n')).toContain('content/en/v3/sdk/guide/a.mdx:9:18');
});

it('shows a page as it was last saved, even if that was while it was compiled', async () => {
  using fixture = createSiteFixture({ ...files, 'content/zh-Hans/v3/sdk/_note.mdx': '旧的' });
  await using dev = await serve(fixture);
  const long = `import Note from './_note.mdx'\n\n<Note/>\n\n${'```cpp\nint a = f<b>(c);\n```\n\n'.repeat(20)}`;
  await dev.save('content/zh-Hans/v3/sdk/long.mdx', long);
  const slow = dev.article('sdk/long/');
  await dev.save('content/zh-Hans/v3/sdk/_note.mdx', '新的');
  await slow;
  expect(await dev.article('sdk/long/')).toContain('新的');
});

it('goes on when the glossary was broken during a search, and finds again when it is right', async () => {
  using fixture = createSiteFixture({ ...files, 'glossary.yml': 'terms: [' });
  const fatal: unknown[] = [];
  const note = (error: unknown): number => fatal.push(error);
  process.on('unhandledRejection', note);
  await using dev = await serve(fixture);
  const search = (): Promise<Response> => dev.get('/api/search?q=文字&locale=zh-Hans');
  expect((await search()).status).toBe(500);
  await dev.save('glossary.yml', 'terms: []\n');
  expect(await (await search()).json()).toMatchObject({ hits: [{ source: { title: '开始' } }] });
  process.off('unhandledRejection', note);
  expect(fatal).toEqual([]);
});

it('finds a picture that is added after the page', async () => {
  using fixture = createSiteFixture({
    ...files,
    'content/zh-Hans/v3/sdk/a.mdx': '---\ntitle: 甲\n---\n\n![旁](./b.svg) ![静](/img/c.svg)\n',
  });
  await using dev = await serve(fixture);
  expect(await dev.article('sdk/a/')).toContain('src="#"');
  await dev.save('content/zh-Hans/v3/sdk/b.svg', svg(7));
  await dev.save('static/img/c.svg', svg(8));
  const html = await dev.article('sdk/a/');
  expect(html).toMatch(/src="\/-\/files\/b-\w+\.svg" width="7"/);
  expect(html).toContain('src="/img/c.svg" width="8"');
});

it('shows a picture in the size of the folder that it is taken from, whichever of two is saved', async () => {
  using fixture = createSiteFixture(
    { ...files, 'content/zh-Hans/v3/sdk/a.mdx': '---\ntitle: 甲\n---\n\n![静](/c.svg)\n', 'more/c.svg': svg(6) },
    { moreStaticDirs: ['more'] },
  );
  await using dev = await serve(fixture);
  expect(await dev.article('sdk/a/')).toContain('src="/c.svg" width="6"');
  await dev.save('static/c.svg', svg(7));
  await dev.save('more/c.svg', svg(8));
  expect(await dev.article('sdk/a/')).toContain('src="/c.svg" width="7"');
});

it('shows saved texts on other pages and finds them, whether the names of pages change or not', async () => {
  const path = 'content/zh-Hans/v3/sdk/guide/a.mdx';
  using fixture = createSiteFixture({
    ...files,
    'content/zh-Hans/v3/sdk/guide/index.mdx': '# 指南\n\n<DocCardList/>\n',
    [path]: '# 甲\n\n头一段。\n',
  });
  await using dev = await serve(fixture);
  const cards = async (): Promise<string[]> =>
    [...(await dev.article('sdk/guide/')).matchAll(/card-t\w+">([^<]*)</g)].map(([, text = '']) => text);
  const found = async (): Promise<number> => JSON.parse(await (await dev.get('/api/search?q=黄昏&locale=zh-Hans')).text()).hits.length;
  expect(await cards()).toEqual(['甲', '头一段。']);
  expect(await found()).toBe(0);
  await dev.save(path, '# 甲\n\n黄昏的一段。\n');
  expect(await cards()).toEqual(['甲', '黄昏的一段。']);
  expect(await found()).toBe(1);
  await dev.save(path, '# 乙\n\n黄昏的一段。\n');
  expect(await cards()).toEqual(['乙', '黄昏的一段。']);
  await dev.save('content/zh-Hans/v3/sdk/guide/b.mdx', '# 丙\n\n又一段。\n');
  await dev.save(path, '# 乙\n\n末一段。\n');
  expect(await cards()).toEqual(['乙', '末一段。', '丙', '又一段。']);
  expect(await found()).toBe(0);
});

it('applies changes in their order: a page that takes long to read does not bring back the state before a later one', async () => {
  using fixture = createSiteFixture(files);
  await using dev = await serve(fixture);
  const isApplied = (name: string) => vi.mocked(console.log).mock.calls.some(([line]) => String(line).startsWith(name));
  const [slow, quick] = ['content/zh-Hans/v3/sdk/slow.mdx', 'content/zh-Hans/v3/sdk/start.mdx'];
  // What was saved while all was read again is known, and not applied once more; a part of pages is always.
  const last = 'content/zh-Hans/v3/sdk/_last.mdx';
  // Without a title in its front matter, it has to be compiled before it is on other pages.
  const code = Array.from({ length: 400 }, (_, at) => `\`\`\`cpp\nint a${at} = f<b${at}>(c);\n\`\`\`\n\n`);
  fixture.write(slow, `# 慢\n\n${code.join('')}`);
  await setTimeout(50);
  fixture.write(quick, '---\ntitle: 新的开始\n---\n\n文字。\n');
  fixture.write(last, '末\n');
  await vi.waitFor(() => expect([slow, last].map(isApplied)).toEqual([true, true]), { timeout: PATIENCE });
  const { sidebar }: { sidebar: unknown } = JSON.parse(await (await dev.get('sdk/start/page.json')).text());
  expect(['慢', '新的开始'].filter((title) => !JSON.stringify(sidebar).includes(`"${title}"`))).toEqual([]);
});

it('leads on from former addresses, as the build does', async () => {
  const page = '---\ntitle: 新\nredirect_from: [/sdk/%E6%97%A7/]\n---\n\n文字。\n';
  using fixture = createSiteFixture(
    { ...files, 'content/zh-Hans/v3/sdk/new.mdx': page },
    { baseUrl: '/docs/', redirects: [{ from: '/away/', to: 'https://example.com/' }] },
  );
  await using dev = await serve(fixture);
  const target = async (path: string): Promise<unknown> => {
    const { status, headers } = await fetch(new URL(path, (await dev.get('')).url), { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await target('sdk/旧/?a=1')).toEqual([302, '/docs/sdk/new/?a=1']);
  expect(await target('en/sdk/旧')).toEqual([302, '/docs/en/sdk/new/']);
  expect(await target('away/')).toEqual([302, 'https://example.com/']);
  expect(await target('sdk/none/')).toEqual([404, null]);
});
