import { existsSync, mkdirSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { runCommand } from '../../../tests/support/command.ts';
import { findBrowser } from '../pack/book/print.ts';

const ENGINE = join(import.meta.dirname, '../index.ts');
const CONFIG = `import { offerPacks } from '${ENGINE}';
export default {
  title: 'Docs', url: 'https://docs.example', sidebars: {}, plugins: [offerPacks({ page: 'offline', heading: 'one' })],
  locales: [{ name: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: '' },
    { name: 'de', label: 'Deutsch', direction: 'ltr', htmlLang: 'de', calendar: 'gregory', path: 'de' }],
};
`;
/** What a page says, with the address of each link before its words. */
const offeredBy = (html: string): string => html.replaceAll(/<a [^>]*href="([^"]*)"[^>]*>/g, '$1 ').replaceAll(/<[^>]*>/g, '');
const page = (title: string): string => `---\ntitle: ${title}\n---\n\n## One {#one}\n\nText.\n`;

it('build --packs packs what was built, offers it in the same build, and packs again only what has changed', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-build-packs-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    writeFileSync(join(folder.path, path), text);
  };
  const read = (path: string): string => readFileSync(join(folder.path, path), 'utf8');
  const build = (...options: string[]) => runCommand(['build', '--config', 'docs', ...options], folder.path).finished;
  write('docs/site.config.ts', CONFIG);
  for (const locale of ['en', 'de']) for (const name of ['start', 'offline']) write(`docs/content/${locale}/${name}.md`, page(name));

  await build();
  expect(read('dist/offline/index.html')).toContain('Pages in this tab');
  const first = await build('--packs', 'offline');
  expect(first.output).toMatch(/docs-en-\S+\.zip {2}\d+\skB, \d+ pages/);
  const [zip = ''] = readdirSync(join(folder.path, 'dist/packs')).filter((name) => /^docs-en-.*\.zip$/.test(name));
  const bytes = readFileSync(join(folder.path, 'dist/packs', zip));
  expect(offeredBy(read('dist/offline/index.html'))).toContain(`/packs/${zip} Offline site ${Math.round(bytes.length / 1000)}\u00a0kB`);
  // A pack cannot tell its own size: it leads to the page that does.
  const packed = Object.entries(unzipSync(bytes)).find(([path]) => path.endsWith('/offline/index.html'));
  expect(strFromU8(packed?.[1] ?? new Uint8Array())).toContain('<p>https://docs.example/offline/</p>');

  expect((await build('--packs', 'offline')).output).not.toContain('.zip');
  write('docs/content/de/start.md', page('Anfang'));
  const again = await build('--packs', 'offline', '--format', 'json');
  expect(again.output).toMatch(/docs-de-\S+\.zip/);
  // Programs read one list, however often it was built.
  expect(again.output.match(/^\[/gm)).toHaveLength(1);
  expect(again.output).not.toContain('docs-en-');
  expect(readFileSync(join(folder.path, 'dist/packs', zip)).equals(bytes)).toBe(true);

  // A kind that is not asked for any more goes as soon as it is out of date.
  write('docs/content/de/start.md', page('Start'));
  await build('--packs', 'epub');
  expect(existsSync(join(folder.path, 'dist/packs', zip.replace('-en-', '-de-')))).toBe(false);
  expect(existsSync(join(folder.path, 'dist/packs', zip.replace('zip', 'epub')))).toBe(true);
});

it('build --packs makes all kinds that the machine can, and the page says which one is missing', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-build-packs-'));
  for (const locale of ['en', 'de']) {
    mkdirSync(join(folder.path, 'docs/content', locale), { recursive: true });
    writeFileSync(join(folder.path, 'docs/content', locale, 'offline.md'), page('Offline'));
  }
  writeFileSync(join(folder.path, 'docs/site.config.ts'), CONFIG);
  const offered = (): string => offeredBy(readFileSync(join(folder.path, 'dist/offline/index.html'), 'utf8'));
  const build = () => runCommand(['build', '--config', 'docs', '--packs'], folder.path).finished;

  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('CHROMIUM_PATH', '');
  expect((await build()).status).toBe(0);
  expect(offered()).toMatch(/docs-en-\S+\.epub EPUB \d.*docs-en-\S+\.zip Offline site \d/s);
  vi.unstubAllEnvs();

  if (findBrowser() === undefined) return console.warn('Left out: printing a PDF, as there is neither Chrome nor Chromium.');
  expect((await build()).output).toMatch(/docs-de-\S+\.pdf {2}/);
  expect(offered()).toMatch(/docs-en-\S+\.pdf PDF \d/);
  expect(offered()).not.toContain('Not offered');
});

it('start --packs serves at once, and offers the packs when they are made', { timeout: 600_000 }, async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-build-packs-'));
  mkdirSync(join(folder.path, 'docs/content/en'), { recursive: true });
  mkdirSync(join(folder.path, 'docs/content/de'));
  writeFileSync(join(folder.path, 'docs/site.config.ts'), CONFIG);
  writeFileSync(join(folder.path, 'docs/content/en/offline.md'), page('Offline'));
  const started = runCommand(['start', '--config', 'docs', '--packs', 'offline', '--port', '0'], folder.path);
  let printed = '';
  started.process.stdout?.on('data', (text: string) => {
    printed += text;
  });
  await started.says('http://127.0.0.1:');
  await started.says('\n\n');
  const [url = ''] = /http:\S+/.exec(printed) ?? [];
  const offered = async (): Promise<string> => offeredBy(await (await fetch(`${url}/offline/`)).text());
  expect(await offered()).toContain('Pages in this tab');
  // Readers come first: on a busy machine the packs wait for minutes.
  await expect.poll(offered, { timeout: 500_000, interval: 1000 }).toMatch(/docs-en-\S+\.zip Offline site \d+\skB/);
  started.process.kill();
  await started.finished;
});

it('start --packs ends at once when it is ended while the packs are made, and these with it', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-build-packs-'));
  for (const locale of ['en', 'de']) mkdirSync(join(folder.path, 'docs/content', locale), { recursive: true });
  writeFileSync(join(folder.path, 'docs/site.config.ts'), CONFIG);
  writeFileSync(join(folder.path, 'docs/content/en/offline.md'), page('Offline'));
  const packing = `if (process.argv[2] === 'build') await new Promise((resolve) => setTimeout(resolve, 1e8, console.error('packs')))`;
  vi.stubEnv('NODE_OPTIONS', `--import data:text/javascript,${encodeURIComponent(packing)}`);
  const started = runCommand(['start', '--config', 'docs', '--packs', 'offline', '--port', '0'], folder.path);
  await started.says('packs\n');
  started.process.kill();
  // The output ends with the last process that writes to it.
  await started.finished;
});

it('start --packs serves on where no process can be started for the packs, and packs nothing where it cannot serve', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-build-packs-'));
  for (const locale of ['en', 'de']) mkdirSync(join(folder.path, 'docs/content', locale), { recursive: true });
  writeFileSync(join(folder.path, 'docs/site.config.ts'), CONFIG);
  writeFileSync(join(folder.path, 'docs/content/en/offline.md'), page('Offline'));
  await runCommand(['build', '--config', 'docs'], folder.path).finished;
  vi.stubEnv('NODE_OPTIONS', `--import data:text/javascript,process.execPath='/nowhere/node'`);
  const start = (port: string) => runCommand(['start', '--config', 'docs', '--packs', 'offline', '--port', port], folder.path);
  const started = start('0');
  const [url = ''] = [await started.says(/http:\S+/)];
  await started.says('The packs are not made');
  expect((await fetch(`${url}/offline/`)).status).toBe(200);
  const second = await start(new URL(url).port).finished;
  expect(second).toMatchObject({ status: 1, output: expect.stringContaining('Choose another port') });
  expect(second.output).not.toContain('The packs');
  started.process.kill();
  await started.finished;
});

it('says what is missing, and which kinds there are', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-build-packs-'));
  writeFileSync(join(folder.path, 'a.md'), '# A\n');
  const { status, output } = await runCommand(['build', '--packs'], folder.path).finished;
  expect(status).toBe(1);
  expect(output).toContain("Add offerPacks({ page: 'offline' }) to the plug-ins");
  expect((await runCommand(['build', '--packs', 'mobi'], folder.path).finished).output).toContain('some of offline, epub, pdf');
});
