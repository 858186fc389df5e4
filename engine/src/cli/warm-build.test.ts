import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runCommand } from '../../../tests/support/command.ts';
import { buildSite } from '../build/build-site.ts';
import { silentProgress } from '../build/progress.ts';
import { loadConfig } from '../config/load.ts';
import { hashSource } from '../content/translations.ts';
import { readIndex } from '../search/testing/read-index.ts';
import { formatDiagnostics } from './report.ts';

const SUPPORT = join(import.meta.dirname, '../../../tests/support');
const CONFIG = `import { constants } from './data/constants.ts';
import { fixtureConfig } from '${SUPPORT}/site-fixture.ts';
import { quotes } from './quotes.ts';
export default { ...fixtureConfig, title: process.env.FIXTURE_TITLE ?? 'Fixture', constants, plugins: [quotes], brands: fixtureConfig.brands };
`;
/** Lists the quotations of all pages, and counts them below each page. */
const QUOTES = `import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
const quotesOf = ({ source }) => source.match(/^> .*/gm);
const read = (siteDir, file) => quotesOf({ source: readFileSync(join(siteDir, file), 'utf8') }) ?? [];
export const quotes = {
  name: 'quotes',
  inputs: ['content'],
  readsOf: quotesOf,
  build: ({ siteDir }) => {
    const files = readdirSync(join(siteDir, 'content'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));
    return new Map([['/quotes.json', JSON.stringify(files.toSorted().flatMap((name) => read(siteDir, join('content', name))))]]);
  },
  page: ({ siteDir }) => ({ file }) => {
    const count = String(read(siteDir, file).length);
    return { after: { html: '<p>' + count + '</p>', markdown: count } };
  },
};
`;
const page = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n## One {#one}\n\n${text}\n`;
/** A page whose text is the recorded one, so that its date is known. */
const DATED = 'content/zh-Hans/v3/sdk/dated.mdx';
const category = (label: string): string => JSON.stringify({ label, position: 1 });

const FILES: Readonly<Record<string, string>> = {
  'site.config.ts': CONFIG,
  'quotes.ts': QUOTES,
  'changes.json': JSON.stringify({
    pages: { [DATED]: hashSource({ source: page('有日期', '文字。') }) },
    changes: [{ date: '2026-01-02', changed: [DATED, 'content/zh-Hans/v3/sdk/group/member.mdx'] }],
  }),
  [DATED]: page('有日期', '文字。'),
  'data/constants.ts': "export const constants = { sdkVersions: { unity: '3.29.2' } };\n",
  'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>',
  'content/zh-Hans/v3/sdk/start.mdx': page('开始', '参见[后面](/sdk/later/#one)。版本 {sdkVersions.unity}。'),
  'content/zh-Hans/v3/sdk/later.mdx': page('后面', "import Shared from './_shared.mdx'\n\n<Shared />"),
  'content/zh-Hans/v3/sdk/_shared.mdx': '```js\nconsole.log(1);\n```\n',
  'content/zh-Hans/v3/sdk/group/_category_.json': category('一组'),
  'content/zh-Hans/v3/sdk/group/member.mdx': page('成员', '![图](./dot.svg)'),
  'content/zh-Hans/v3/sdk/group/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="2" height="2"/>',
  'content/en/v3/sdk/start.mdx': page('Start', 'See [later](/sdk/later/#one). Version {sdkVersions.unity}.'),
  'content/zh-Hans/v2/sdk/start.mdx': page('旧的开始', '旧文字。'),
};

/** Writes three pages with a text, and what depends on other files below it. */
function writeTexts(write: (path: string, text: string) => void, text: string): void {
  write('content/zh-Hans/v3/sdk/new.mdx', page('新页', `${text}\n\n见[成员](/sdk/group/member/#one)。`));
  write('content/zh-Hans/v3/sdk/group/member.mdx', page('成员', `${text}\n\n![图](./dot.svg)`));
  write('content/zh-Hans/v3/sdk/later.mdx', page('后面', `${text}\n\nimport Shared from './_shared.mdx'\n\n<Shared />`));
}

/** Changes that an author makes, each in a folder that has been built. */
const EDITS: Readonly<Record<string, (write: (path: string, text: string) => void, root: string) => void>> = {
  'edit a page and add another': (write) => {
    write('content/en/v3/sdk/start.mdx', page('Start here', 'See [later](/sdk/later/#one) or [new](/sdk/new/).'));
    write('content/zh-Hans/v3/sdk/new.mdx', page('新页', '新文字。'));
  },
  'edit the text of one page': (write) => {
    write('content/zh-Hans/v3/sdk/new.mdx', page('新页', '另一些文字，一段新的。'));
  },
  'add links, pictures and paragraphs': (write) => writeTexts(write, '一段。'),
  // Lines move, also those of links. A page without a translation is in two languages, and one includes a partial.
  'edit later paragraphs of pages': (write) => writeTexts(write, '一段。\n\n```js\nconsole.log(3);\n```\n\n第二段，{sdkVersions.unity}。'),
  'edit them again': (write) => writeTexts(write, '一段。\n\n第二段。\n\n第三段。'),
  'take that back': (write) => writeTexts(write, '一段。'),
  'edit the text of another page': (write) => {
    write('content/zh-Hans/v3/sdk/group/member.mdx', page('成员', '一段。\n\n另一段。\n\n![图](./dot.svg)'));
  },
  'edit the text of a page with a date': (write) => {
    write(DATED, page('有日期', '文字。\n\n另一段。'));
  },
  'edit the text of a page without one': (write) => {
    write(DATED, page('有日期', '文字。\n\n又一段。'));
  },
  'edit a quotation, which a plug-in reads': (write) => {
    write('content/zh-Hans/v3/sdk/group/member.mdx', page('成员', '一段。\n\n另一段。\n\n> 一句。\n\n![图](./dot.svg)'));
  },
  'add headings and take links away': (write) => {
    write('content/zh-Hans/v3/sdk/new.mdx', page('新页', '一段。\n\n## Two\n\n另一些文字。'));
  },
  'change what lists, feeds and the search tell of pages': (write) => {
    write(
      'content/zh-Hans/v3/sdk/start.mdx',
      `---\ntitle: 开始\ndescription: 另一种说法\nkeywords: [入门]\n---\n\n## One {#one}\n\n文字。\n`,
    );
    write('content/zh-Hans/v2/sdk/start.mdx', '---\ntitle: 旧的开始\nnoindex: true\n---\n\n旧文字。\n');
  },
  'change a partial, a category and a picture': (write) => {
    write('content/zh-Hans/v3/sdk/_shared.mdx', '```js\nconsole.log(2);\n```\n');
    write('content/zh-Hans/v3/sdk/group/_category_.json', category('另一组'));
    write('content/zh-Hans/v3/sdk/group/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" width="4" height="4"/>');
  },
  'change constants, which are imported by the configuration': (write) => {
    write('data/constants.ts', "export const constants = { sdkVersions: { unity: '4.0.0' } };\n");
  },
  'move and rename pages, and retitle what others link to': (write, root) => {
    const folder = join(root, 'content/zh-Hans/v3/sdk');
    renameSync(join(folder, 'group/member.mdx'), join(folder, 'group/comrade.mdx'));
    renameSync(join(folder, 'new.mdx'), join(folder, 'group/new.mdx'));
    write('content/en/v3/sdk/start.mdx', page('Start', 'See [later](/sdk/later/#one).'));
    write('content/zh-Hans/v3/sdk/later.mdx', page('以后', "import Shared from './_shared.mdx'\n\n<Shared />"));
  },
  'delete a page with its folder, and a translation': (_write, root) => {
    rmSync(join(root, 'content/zh-Hans/v3/sdk/group'), { recursive: true });
    rmSync(join(root, 'content/en/v3/sdk/start.mdx'));
  },
};

/** Those that change nothing that other pages show: the rest of the site is not looked at. */
const OF_TEXTS: ReadonlySet<string> = new Set([
  'edit later paragraphs of pages',
  'edit them again',
  'take that back',
  'edit the text of another page',
  'edit the text of a page without one',
]);

interface Built {
  readonly status: number | null;
  /** The lines that were printed, without times. */
  readonly output: readonly string[];
}

const STAGE = /^ {2}(\w+) +[\d.]+ s\n/gm;

async function runBuild(cwd: string): Promise<{ built: Built; stages: (string | undefined)[] }> {
  const { status, output } = await runCommand(['build', '--config', 'site.config.ts'], cwd).finished;
  return {
    built: { status, output: output.replace(STAGE, '').split('\n').toSorted() },
    stages: [...output.matchAll(STAGE)].map(([, stage]) => stage),
  };
}

async function build(cwd: string): Promise<Built> {
  return (await runBuild(cwd)).built;
}

/**
 * The bytes of all files below a folder, in Base64. Files that are kept for open tabs are left out. Of the search index, which is changed
 * where it is, what is in it.
 */
function readTree(root: string): Record<string, unknown> {
  const record = join(root, '_kept.json');
  const kept = existsSync(record) ? Object.keys(JSON.parse(readFileSync(record, 'utf8'))).map((path) => `-/${path}`) : [];
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(root, name)).isFile());
  const own = names.filter((name) => name !== '_kept.json' && !kept.includes(name)).toSorted();
  const bytes = Object.fromEntries(own.map((name) => [name, readFileSync(join(root, name), 'base64')]));
  const listed = Object.entries(JSON.parse(readFileSync(join(root, '_files.json'), 'utf8'))).filter(([name]) => !kept.includes(name));
  return { ...bytes, '_files.json': JSON.stringify(listed), '_search.sqlite': readIndex(join(root, '_search.sqlite')) };
}

/** Builds a copy of the site that nothing is kept from: in this process, as a command of its own would spend most of its time on its start. */
async function buildCold(root: string): Promise<{ built: Built; tree: Record<string, unknown> }> {
  using copy = mkdtempDisposableSync(join(tmpdir(), 'signpost-cold-'));
  cpSync(root, copy.path, { recursive: true, filter: (path) => !/\/(\.signpost|dist)$/.test(path) });
  const out = join(copy.path, 'dist');
  const loaded = await loadConfig(join(copy.path, 'site.config.ts'));
  const { published, diagnostics, pages } = await buildSite(loaded, { out, progress: silentProgress });
  const messages = diagnostics.length > 0 ? formatDiagnostics(diagnostics, 'text').split('\n') : [];
  return {
    built: { status: published ? 0 : 1, output: [...messages, `${pages} pages in dist`, ''].toSorted() },
    tree: readTree(out),
  };
}

function writeTo(root: string): (path: string, text: string) => void {
  return (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
}

test('a build after any edit gives the bytes and the messages of a first one; with nothing changed, it leaves the site alone', {
  timeout: 600_000,
}, async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-warm-'));
  const root = folder.path;
  const write = writeTo(root);
  for (const [path, text] of Object.entries(FILES)) write(path, text);
  await build(root);
  for (const [name, edit] of Object.entries(EDITS)) {
    edit(write, root);
    const { built: warm, stages } = await runBuild(root);
    expect(!stages.includes('links'), name).toBe(OF_TEXTS.has(name));
    const cold = await buildCold(root);
    expect(warm, name).toEqual(cold.built);
    expect(readTree(join(root, 'dist')), name).toEqual(cold.tree);
    const place = statSync(join(root, 'dist')).ino;
    expect(await build(root), name).toEqual(warm);
    expect(statSync(join(root, 'dist')).ino, name).toBe(place);
  }
});

test('a file elsewhere that the configuration reads by itself changes a site too, and one that it looks for', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-warm-'));
  const root = join(folder.path, 'site');
  const elsewhere = writeTo(folder.path);
  const write = writeTo(root);
  for (const [path, text] of Object.entries(FILES)) write(path, text);
  write(
    'site.config.ts',
    `import { existsSync } from 'node:fs';
import { readFile } from 'fs/promises';
${CONFIG.replace("process.env.FIXTURE_TITLE ?? 'Fixture'", "(await readFile('../title.txt', 'utf8')) + existsSync(new URL('../more.txt', import.meta.url))")}`,
  );
  const titleNow = async () => {
    expect((await build(root)).status).toBe(0);
    return /<title>(.*)<\/title>/.exec(readFileSync(join(root, 'dist/sdk/start/index.html'), 'utf8'))?.[1];
  };
  elsewhere('title.txt', 'One ');
  expect(await titleNow()).toContain('One false');
  // Of a file that was saved a moment before the first build read it, only the next one knows that it has not changed since.
  await build(root);
  const place = statSync(join(root, 'dist')).ino;
  await build(root);
  expect(statSync(join(root, 'dist')).ino).toBe(place);
  elsewhere('title.txt', 'Two ');
  expect(await titleNow()).toContain('Two false');
  elsewhere('more.txt', 'more');
  expect(await titleNow()).toContain('Two true');
  elsewhere('title.txt', 'Three ');
  write('content/zh-Hans/v2/sdk/start.mdx', page('旧的开始', '另一些旧文字。'));
  expect(await titleNow()).toContain('Three true');
});

test('a module elsewhere that one of the site imports changes a site too', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-warm-'));
  const root = join(folder.path, 'site');
  const write = writeTo(root);
  const elsewhere = writeTo(folder.path);
  for (const [path, text] of Object.entries(FILES)) write(path, text);
  write('site.config.ts', CONFIG.replace('plugins:', "slots: { footer: './slots/Footer.tsx' }, plugins:"));
  write('slots/Footer.tsx', "import { words } from '../../words.ts';\nexport default () => <p>{words}</p>;\n");
  const footer = async () => {
    expect((await build(root)).status).toBe(0);
    return readFileSync(join(root, 'dist/sdk/start/index.html'), 'utf8');
  };
  elsewhere('words.ts', "export const words = 'First words';\n");
  expect(await footer()).toContain('First words');
  elsewhere('words.ts', "export const words = 'Other words';\n");
  expect(await footer()).toContain('Other words');
});

test('what is not a page changes a site too: a variable that the configuration reads, a missing file of the built site', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-warm-'));
  const root = folder.path;
  const write = writeTo(root);
  for (const [path, text] of Object.entries(FILES)) write(path, text);
  await build(root);
  rmSync(join(root, 'dist/sdk/start/index.html'));
  await build(root);
  expect(existsSync(join(root, 'dist/sdk/start/index.html'))).toBe(true);
  vi.stubEnv('FIXTURE_TITLE', 'Another');
  await build(root);
  expect(readFileSync(join(root, 'dist/sdk/start/index.html'), 'utf8')).toContain('Another</title>');
});
