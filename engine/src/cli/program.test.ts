import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../../tests/support/command.ts';
import { commandOf, ENGINE, page, runShell, signpost } from '../../../tests/support/signpost-program.ts';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import { serveSite } from '../server/testing/small-site.ts';

test('translations: fails where one is missing or outdated, and says which; passes when all are confirmed', async () => {
  using fixture = createSiteFixture({
    'content/zh-Hans/v3/sdk/start.mdx': page('开始'),
    'content/zh-Hans/v3/sdk/later.mdx': page('稍后'),
    'content/zh-Hans/v3/sdk/filing.mdx': page('备案').replace('\n---\n\n', '\ntranslation: none\n---\n\n'),
    'content/en/v3/sdk/start.mdx': page('Start'),
  });
  const missing = await signpost(fixture, 'translations');
  expect(missing.code).toBe(1);
  expect(missing.output).toContain('missing      content/zh-Hans/v3/sdk/later.mdx');
  expect(missing.output).not.toContain('filing');

  fixture.write('content/en/v3/sdk/later.mdx', page('Later'));
  expect(await signpost(fixture, 'translations', '--confirm')).toMatchObject({ code: 0 });

  fixture.write('content/zh-Hans/v3/sdk/start.mdx', `${page('开始')}\n## 二 {#two}\n`);
  const outdated = await signpost(fixture, 'translations');
  expect(outdated.code).toBe(1);
  expect(outdated.output).toContain('outdated     content/en/v3/sdk/start.mdx');
  expect(outdated.output).toContain('drift  content/en/v3/sdk/start.mdx');
});

test('check: problems for people, for programs and as annotations; a program gets a list where there are none', async () => {
  using fixture = createSiteFixture({
    'content/zh-Hans/v3/sdk/start.mdx': page('开始'),
    'content/zh-Hans/v2/sdk/start.mdx': page('开始'),
  });
  expect(await signpost(fixture, 'check')).toEqual({ code: 0, output: 'No problems found.\n' });
  expect(await signpost(fixture, 'check', '--format', 'json')).toEqual({ code: 0, output: '[]\n' });
  expect(await signpost(fixture, 'check', '--format', 'github')).toEqual({ code: 0, output: '' });

  fixture.write('content/zh-Hans/v3/sdk/a,b.mdx', `${page('甲')}\n[100%](/sdk/strat/)\n`);
  const found = await signpost(fixture, 'check', '--format', 'json');
  expect(found.code).toBe(1);
  const place = { file: 'content/zh-Hans/v3/sdk/a,b.mdx', line: 9, column: 1 };
  expect(JSON.parse(found.output)).toEqual([
    { severity: 'error', code: 'broken-link', ...place, message: '/sdk/strat/: there is no such page', suggestion: '/sdk/start/' },
  ]);
  const { output } = await signpost(fixture, 'check', '--format', 'github');
  expect(output).toBe('::error file=content/zh-Hans/v3/sdk/a%2Cb.mdx,line=9,col=1::/sdk/strat/: there is no such page → /sdk/start/\n');
});

test('sidebars in TypeScript, with types of Docusaurus, helpers without their endings and JSON; a mistake in them is told with its line', async () => {
  const sidebars = (labels: string): string => `import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { sdk } from './parts/sdk';
import labels from './${labels}.json';
export default { docs: ['intro', { type: 'category', label: labels.sdk, items: [...sdk] } as const] } satisfies SidebarsConfig;
`;
  using fixture = createSiteFixture(
    {
      'docs/intro.md': page('开始'),
      'docs/sdk/start.md': page('开始'),
      'sidebars.ts': sidebars('labels'),
      'parts/sdk/index.ts': "export const sdk: readonly string[] = ['sdk/start'];",
      'labels.json': '{ "sdk": "SDK" }',
    },
    {
      content: { layout: 'docusaurus' },
      sidebars: {},
      versions: [{ name: 'v3', label: 'v3', path: '', isLast: true, mainDocId: 'intro' }],
    },
  );
  expect(await signpost(fixture, 'check')).toEqual({ code: 0, output: 'No problems found.\n' });
  fixture.write('sidebars.ts', sidebars('label'));
  expect((await signpost(fixture, 'check')).output).toBe('sidebars.ts cannot be run: what it imports is not there: ./label.json.\n');
  fixture.write('sidebars.ts', 'export default {\n  docs: [introduction],\n};\n');
  expect((await signpost(fixture, 'check')).output).toBe('sidebars.ts:2 cannot be run: introduction is not defined\n');
});

test('version: freezes the pages of all locales once, and names the folders', async () => {
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/a.mdx': page('甲'), 'content/en/v3/a.mdx': page('A') });
  const first = await signpost(fixture, 'version', 'v3.1');
  expect(first).toMatchObject({ code: 0 });
  expect(first.output).toContain('content/en/v3.1');
  expect(existsSync(join(fixture.loaded.rootDir, 'content/zh-Hans/v3.1/a.mdx'))).toBe(true);
  const again = await signpost(fixture, 'version', 'v3.1');
  expect(again.code).toBe(1);
  expect(again.output).toMatch(/There are pages of "v3\.1" already/);
  expect(readFileSync(join(fixture.loaded.rootDir, 'content/en/v3.1/a.mdx'), 'utf8')).toBe(page('A'));
});

test('build: a glossary that cannot be used is told with its field, without a stack', async () => {
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': page('开始'), 'glossary.yml': 'terms: [{ zh: 5 }]\n' });
  const { code, output } = await signpost(fixture, 'build');
  expect(code).toBe(1);
  expect(output).toMatch(/The glossary .*glossary\.yml cannot be used: .*\n +terms\[0\]/);
  expect(output).not.toMatch(/^ +at /m);
});

test('hosting: writes the files of all web servers for a built site; a certificate wants its key', async () => {
  await using site = await serveSite({ 'index.html': 'home' });
  const folder = join(site.dist, '..');
  const args = ['hosting', '--dist', site.dist, '--out', 'hosting', '--name', 'docs.example'];
  expect(await runCommand(args, folder).finished).toEqual({
    status: 0,
    output: 'nginx.conf, Caddyfile, _headers, _redirects in hosting\n',
  });
  expect(readFileSync(join(folder, 'hosting/nginx.conf'), 'utf8')).toMatch(/listen 80;\n +listen \[::\]:80;\n +server_name docs\.example;/);
  const half = await runCommand([...args, '--certificate', 'docs.pem'], folder).finished;
  expect(half.status).toBe(1);
  expect(half.output).toContain('--certificate and --key go together');
});

test('the program tells its version; a command may have an option of that name', async () => {
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': page('开始') });
  const { version }: { version: string } = JSON.parse(readFileSync(join(ENGINE, 'package.json'), 'utf8'));
  expect(await signpost(fixture, '--version')).toEqual({ code: 0, output: `${version}\n` });
  const { rootDir } = fixture.loaded;
  const pack = await runShell(fixture, process.execPath, [join(ENGINE, 'bin/signpost.mjs'), 'pack', '--epub', '--version', 'v2']);
  expect(pack).toEqual({
    code: 1,
    output: `There is no built site at ${join(rootDir, 'dist')}. Run \`signpost build\` first, or name its folder with --out.\n`,
  });
});

test('a build takes the place of no folder with files of its author', async () => {
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': page('开始'), 'dist/library.js': 'mine' });
  const { rootDir } = fixture.loaded;
  const advice = 'A build takes the place of the whole folder. Name one that is not there yet, or is empty, with --out.\n';
  const builds = [
    [[], `${join(rootDir, 'dist')} has files that no build has made: library.js. ${advice}`],
    [['--out', 'content'], `${join(rootDir, 'content')} has files that no build has made: zh-Hans. ${advice}`],
    [['--out', '.'], `${rootDir} has the site itself in it. ${advice}`],
    [['--out', 'dist/library.js'], `${join(rootDir, 'dist/library.js')} is a file. ${advice}`],
  ] as const;
  for (const [options, message] of builds) {
    const { code, output } = await signpost(fixture, 'build', ...options);
    expect([code, output.split('\n').slice(-2).join('\n')]).toEqual([1, message]);
  }
  expect(readFileSync(join(rootDir, 'dist/library.js'), 'utf8')).toBe('mine');
  expect(existsSync(join(rootDir, 'content/zh-Hans/v3/sdk/start.mdx'))).toBe(true);
  // In a folder whose name begins like the one above.
  mkdirSync(join(rootDir, '..notes'));
  for (const name of ['site.config.ts', 'content']) renameSync(join(rootDir, name), join(rootDir, '..notes', name));
  const moved = commandOf(fixture, ['build', '--out', '.']).slice(0, -1);
  const { output } = await runShell(fixture, process.execPath, [...moved, join(rootDir, '..notes/site.config.ts')]);
  expect(output).toContain(`${rootDir} has the site itself in it. ${advice}`);
});

test('a build with errors speaks of the last build only where there is one', async () => {
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n[nowhere](/nowhere/)\n' });
  const { output } = await signpost(fixture, 'build');
  expect(output).toContain('1 error, 0 warnings\nNothing was published.\n');
});

test('a site may have more pages than a process may have open files', async () => {
  const pages = Array.from({ length: 400 }, (_, at) => [`content/zh-Hans/v3/sdk/p${at}.mdx`, page(`页 ${at}`)] as const);
  using fixture = createSiteFixture(Object.fromEntries(pages));
  const limited = ['-c', 'ulimit -n 200 && exec "$0" "$@"', process.execPath, ...commandOf(fixture, ['translations'])];
  const { output } = await runShell(fixture, 'sh', limited);
  expect(output).toContain('missing      content/zh-Hans/v3/sdk/p399.mdx');
});
