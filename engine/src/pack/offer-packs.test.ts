import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { offerPacks } from './offer-packs.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'signpost-offer-'));
const place = { url: 'https://docs.example', baseUrl: '/docs/', homes: { en: '/docs/' }, brand: '', region: '' };
const site = { siteDir: cacheDir, locales: ['en'], defaultLocale: 'en', ...place, cacheDir };
const seen = { file: 'content/en/v3/offline.md', locale: 'en', version: 'v3', title: 'Offline', headings: [] };
const plugin = offerPacks({ page: 'offline' });
const KEPT = [
  '## Pages in this tab',
  'Pages you have read here, and some that they link to, open without a network. Reload or close this tab, and all of them are gone: take with you what you need for longer.',
].join('\n\n');
const TAKEN = [
  '## Take with you',
  [
    '- Print, or save as PDF: Print any page in your browser: the paper has the text alone, without menus and buttons.',
    '- Copy as Markdown: At the end of each page, copy or view its Markdown, for your notes or a coding assistant.',
    '- List of Markdown addresses: The Markdown address of every section and page. Give the link to a coding assistant, which reads what it needs, or download the pages with a script. [llms.txt](https://docs.example/docs/llms.txt)',
  ].join('\n'),
].join('\n\n');
const WAYS = `${KEPT}\n\n${TAKEN}`;
const INTRO = 'You can read these docs without a network: go on with the pages in this tab, or take what you need with you.';
afterAll(() => rmSync(cacheDir, { recursive: true }));

it('lists what was packed with its sizes at the end of the page, and publishes it', async () => {
  expect((await plugin.page?.(site))?.(seen)?.after?.markdown).toBe(WAYS);
  expect(await plugin.folders?.(site)).toEqual(new Map());
  mkdirSync(join(cacheDir, 'packs'));
  const packed = { locale: 'en', version: 'v3', section: null, pages: 3, date: '2026-11-28' };
  const record = [
    { ...packed, file: 'docs-en-v3.zip', kind: 'offline', bytes: 5_181_116 },
    { ...packed, file: 'docs-en-v3.pdf', kind: 'pdf', bytes: 1_200 },
    { ...packed, file: 'gone.epub', kind: 'epub', bytes: 1 },
  ];
  writeFileSync(join(cacheDir, 'packs/packs.json'), JSON.stringify(record));
  for (const file of ['docs-en-v3.zip', 'docs-en-v3.pdf']) writeFileSync(join(cacheDir, 'packs', file), '');
  const changeOf = await plugin.page?.(site);
  const html = changeOf?.(seen)?.after?.html ?? '';
  expect(html.match(/<a [^>]*href="\/docs\/packs\/[^>]*>.*?<\/a>/g)?.map((link) => link.replaceAll(/<[^>]*>/g, ''))).toEqual([
    // What needs a computer comes last: phones show one below the other.
    'PDF 1\u00a0kB To print or to pass on. It has page numbers.',
    'Offline site 5.2\u00a0MB A ZIP for computers: unpack it, then browse and search.',
  ]);
  const [, sheet = ''] = /<link rel="stylesheet" href="\/docs(\/-\/downloads-\w+\.css)">/.exec(html) ?? [];
  expect((await plugin.build?.({ ...site, toPng: () => Promise.reject(new Error('Nothing is drawn.')) }))?.get(sheet)).toContain(
    '.download ',
  );
  expect(changeOf?.(seen)?.after?.markdown).toBe(
    [
      'English · As of November 28, 2026',
      '',
      '- [PDF (1\u00a0kB)](https://docs.example/docs/packs/docs-en-v3.pdf): To print or to pass on. It has page numbers.',
      '- [Offline site (5.2\u00a0MB)](https://docs.example/docs/packs/docs-en-v3.zip): A ZIP for computers: unpack it, then browse and search.',
    ].join('\n'),
  );
  expect(changeOf?.({ ...seen, file: 'content/en/v3/online.md' })).toBeUndefined();
  expect(await plugin.folders?.(site)).toEqual(new Map([['/packs', join(cacheDir, 'packs')]]));
});

it('can stand below a heading; while there are no files, a page about them says what works without them', async () => {
  const headings = ['get', 'more'].map((id) => ({ id, level: 2, text: id === 'get' ? 'Get it' : 'More' }));
  const hook = await offerPacks({ page: 'offline', heading: 'get' }).page?.({ ...site, cacheDir: join(cacheDir, 'empty') });
  const change = hook?.({ ...seen, headings });
  const html = change?.html?.('<p>Read it anywhere.</p><h2 id="get">Get it</h2><p>One.</p><h2 id="more">More</h2>') ?? '';
  expect(html).not.toMatch(/<h\d id|Read it anywhere/);
  expect(html.match(/<h2>.*?<\/h2>/g)).toEqual(['<h2>Pages in this tab</h2>', '<h2>Take with you</h2>']);
  // Their names look alike: none is a link.
  expect(html.match(/<li>/g)).toHaveLength(3);
  expect(html.match(/(?<=<li>.*)<a .*?<\/a>/g)).toEqual(['<a href="/docs/llms.txt">llms.txt</a>']);
  expect(html).toMatch(
    /^<section class="downloads"><p>You can [^<]*<\/p><\/section>(<section class="downloads">((?!<\/section>).)*<\/section>){2}$/,
  );
  expect(html).not.toMatch(/not available|not offered/i);
  expect(change?.markdown?.('Read it anywhere.\n\n## Get it\n\nOne.\n\n## More\n')).toBe(`${INTRO}\n\n${WAYS}`);
  expect(hook?.(seen)?.after?.markdown).toBe(WAYS);
});

it('begins with the language and the version of the page, and lists the others below a heading, each link with what it leads to', async () => {
  const packed = { section: null, pages: 3, kind: 'offline', bytes: 1 };
  const names = ['zh-v2', 'zh-v3', 'en-v2', 'en-v3'];
  const record = [
    { ...packed, locale: 'en', version: 'v3', section: 'sdk', file: 'en-v3-sdk.zip' },
    ...names.map((name) => ({ ...packed, locale: name.slice(0, 2), version: name.slice(3), file: `${name}.zip` })),
  ];
  for (const { file } of record) writeFileSync(join(cacheDir, 'packs', file), '');
  writeFileSync(join(cacheDir, 'packs/packs.json'), JSON.stringify(record));
  const headings = [{ id: 'get', level: 2, text: 'Get it' }];
  const change = (await offerPacks({ page: 'offline', heading: 'get' }).page?.(site))?.({ ...seen, headings });
  const page = change?.markdown?.('## Get it\n\nAfter.\n') ?? '';
  expect([...page.matchAll(/packs\/(.+?)\.zip|^#+ .+/gm)].map(([line, name]) => name ?? line)).toEqual([
    '## Get it',
    'en-v3',
    '### Other languages and versions',
    ...['en-v3-sdk', 'en-v2', 'zh-v3', 'zh-v2'],
    // What needs no files comes before what explains them.
    '## Pages in this tab',
  ]);
  // Without a known change, nothing is said of it.
  expect(page).toContain('\n\nEnglish\u00a0v3\n\n');
  const html = change?.html?.('<h2 id="get">Get it</h2><p>After.</p>') ?? '';
  expect([...html.matchAll(/aria-label="([^"]+)"><span>/g)].map(([, name]) => name)).toEqual(
    ['English\u00a0v3, sdk', 'English\u00a0v2', 'Chinese\u00a0v3', 'Chinese\u00a0v2'].map((name) => `Offline site 1\u00a0kB, ${name}`),
  );
  expect(html).toMatch(/<h3>Other languages and versions<\/h3>.*<h2>Pages in this tab<\/h2>.*<\/section><p>After\.<\/p>$/);
  // A page about reading offline ends with what else can be taken along.
  expect(change?.after?.markdown).toBe(TAKEN);
});

it('finds its heading by its words, whatever marks they have in Markdown, and ends a text without it', async () => {
  const headings = [{ id: 'get', level: 2, text: 'Get it_all' }];
  const change = (await offerPacks({ page: 'offline', heading: 'get' }).page?.(site))?.({ ...seen, headings });
  expect(change?.markdown?.('# Get it_all\n\n## Get `it_all`\n\nAfter.\n')).toMatch(
    /^# Get it_all\n\n## Get `it_all`\n\n[^#]+### .+After\.\n$/s,
  );
  expect(change?.markdown?.('Before.\n')).toMatch(/^Before\.\n\n[^#]+### /);
  expect(change?.html?.('<h2 id="other">Other</h2><p>Before.</p>')).toMatch(/^<h2 id="other">Other<\/h2><p>Before\.<\/p><section/);
});

it('names languages whose locales are named like folders, and no version where there is one', async () => {
  const file = join(cacheDir, 'packs/packs.json');
  const record = [{ locale: 'pt_BR', version: 'v3', section: null, pages: 3, file: 'docs-pt_BR.zip', kind: 'offline', bytes: 1 }];
  writeFileSync(join(cacheDir, 'packs/docs-pt_BR.zip'), '');
  writeFileSync(file, JSON.stringify(record));
  const table = (await plugin.page?.(site))?.({ ...seen, locale: 'pt_BR' })?.after?.markdown;
  expect(table).toMatch(/^português \(Brasil\)\n/);
});

it('a list that was cut off while it was written counts as empty, and names of any letters as names', async () => {
  const file = join(cacheDir, 'packs/packs.json');
  const record = [{ locale: 'en', version: 'v3', section: '指南', pages: 3, file: 'docs-en-v3-指南.zip', kind: 'offline', bytes: 1 }];
  writeFileSync(join(cacheDir, 'packs/docs-en-v3-指南.zip'), '');
  writeFileSync(file, JSON.stringify(record));
  expect((await plugin.page?.(site))?.(seen)?.after?.html).toContain('/docs/packs/docs-en-v3-%E6%8C%87%E5%8D%97.zip');
  writeFileSync(file, JSON.stringify(record).slice(0, 40));
  expect((await plugin.page?.(site))?.(seen)?.after?.markdown).toBe(WAYS);
});
