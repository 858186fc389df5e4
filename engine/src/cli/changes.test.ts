import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { page, signpost } from '../../../tests/support/signpost-program.ts';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';

const run = promisify(execFile);

const git = (folder: string, ...args: string[]) =>
  run('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], { cwd: folder });

test('changes: lists them from git, records them, and takes the record where there is no history', async () => {
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': page('开始') });
  const folder = fixture.loaded.rootDir;
  await git(folder, 'init', '-q');
  await git(folder, 'add', '.');
  await git(folder, 'commit', '-qm', 'Write the first page');
  const today = new Date().toISOString().slice(0, 10);
  const listed = { code: 0, output: `${today}  Write the first page\n  + content/zh-Hans/v3/sdk/start.mdx\n` };
  expect(await signpost(fixture, 'changes', '--since', '2020-01-01')).toEqual(listed);
  expect((await signpost(fixture, 'changes', '--since', 'monday')).output).toContain('A day is written as in 2026-01-31.');
  expect(await signpost(fixture, 'changes', '--record')).toEqual({ code: 0, output: 'changes.json: 1 pages, the history\n' });

  rmSync(join(folder, '.git'), { recursive: true });
  // Messages of commits are not for readers, so they are not recorded.
  expect(await signpost(fixture, 'changes')).toEqual({ code: 0, output: `${today}\n  + content/zh-Hans/v3/sdk/start.mdx\n` });
  fixture.write('content/zh-Hans/v3/sdk/start.mdx', page('从这里开始'));
  expect((await signpost(fixture, 'changes')).output).toContain('not recorded: content/zh-Hans/v3/sdk/start.mdx');
  expect((await signpost(fixture, 'check')).output).toContain(
    'pages were changed after it was recorded, and have no date: content/zh-Hans/v3/sdk/start.mdx',
  );
  await signpost(fixture, 'changes', '--record', '--title', 'Say where');
  expect((await signpost(fixture, 'changes')).output).toContain(`${today}  Say where\n    content/zh-Hans/v3/sdk/start.mdx\n`);
  fixture.write('content/zh-Hans/v3/sdk/next.mdx', page('以后'));
  await signpost(fixture, 'changes', '--record');
  rmSync(join(folder, 'content/zh-Hans/v3/sdk/next.mdx'));
  await signpost(fixture, 'changes', '--record');
  expect((await signpost(fixture, 'changes')).output).toContain(`${today}\n  - content/zh-Hans/v3/sdk/next.mdx\n`);
});

test('changes --record tells of the last change of each page which sections are new, changed or gone, whatever their punctuation', async () => {
  const text = (...sections: string[]): string => `${page('开始')}\n${sections.join('\n\n')}\n`;
  using fixture = createSiteFixture({
    'content/zh-Hans/v3/sdk/start.mdx': text('## 登录 {#login}\n\n一', '## 名称\n\n二', '## 旧', '### 旧一', '## 码\n\n```sh\n## a\n```'),
    'content/zh-Hans/v3/sdk/same.mdx': text('## 登录,"一"\n\n一"二"'),
    'content/zh-Hans/v3/sdk/part.mdx': text('## 接口 {#api}\n\n一'),
  });
  const folder = fixture.loaded.rootDir;
  await git(folder, 'init', '-q');
  const commit = async (day: number): Promise<void> => {
    vi.stubEnv('GIT_COMMITTER_DATE', `2026-01-0${day}T12:00:00Z`);
    await git(folder, 'add', '.');
    await git(folder, 'commit', '-qm', 'Write');
  };
  await commit(1);
  fixture.write(
    'content/zh-Hans/v3/sdk/start.mdx',
    text('## 登录 {#login}\n\n一一', '## `新` 名\n\n二', '## 又 \\< [新](/x)\n\n三', '### 又一', '## 码\n\n```sh\n## b\n```', '### 三'),
  );
  fixture.write('content/zh-Hans/v3/sdk/same.mdx', text('## 登录,"一"\n\n一“二”'));
  // A component has the heading now.
  fixture.write('content/zh-Hans/v3/sdk/part.mdx', text('<Endpoint id="api" />'));
  await commit(2);
  await signpost(fixture, 'changes', '--record');
  const recorded = readFileSync(join(folder, 'changes.json'), 'utf8');
  expect(JSON.parse(recorded).sections).toEqual({
    'content/zh-Hans/v3/sdk/part.mdx': { date: '2026-01-02', changed: ['一', '接口'] },
    'content/zh-Hans/v3/sdk/start.mdx': {
      date: '2026-01-02',
      added: ['又 < 新', '三'],
      changed: ['登录', '新 名', '码'],
      removed: ['旧'],
    },
  });
  // Without the history, they stay until the page is changed again.
  rmSync(join(folder, '.git'), { recursive: true });
  await signpost(fixture, 'changes', '--record');
  expect(readFileSync(join(folder, 'changes.json'), 'utf8')).toBe(recorded);
  for (const name of ['start', 'part']) fixture.write(`content/zh-Hans/v3/sdk/${name}.mdx`, page('再开始'));
  await signpost(fixture, 'changes', '--record');
  expect(JSON.parse(readFileSync(join(folder, 'changes.json'), 'utf8')).sections).toEqual({});
});

test('diff: counts what differs between two versions, and shows it for one page', async () => {
  using fixture = createSiteFixture({
    'content/zh-Hans/v2/sdk/start.mdx': '---\ntitle: 始\n---\n\n## 一\n\n调用 `Login()` 登录。\n\n旧的。\n',
    'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 始\n---\n\n## 一\n\n调用 `SignIn()` 登录。\n',
    'content/zh-Hans/v3/sdk/new.mdx': page('新'),
  });
  const all = await signpost(fixture, 'diff', 'v2', 'v3');
  expect(all).toEqual({ code: 0, output: '/v2/sdk/start/ -> /sdk/start/: 0 added, 1 removed, 1 changed\n/sdk/new/: only in v3\n' });
  expect((await signpost(fixture, 'diff', 'v2', 'v3', '/sdk/start/')).output).toBe(
    '/v2/sdk/start/ -> /sdk/start/\n  ## 一\n~ 调用 [-Login-]{+SignIn+}() 登录。\n- 旧的。\n',
  );
  expect(await signpost(fixture, 'diff', 'v2', 'v4')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no version "v4"'),
  });
  const missing = await signpost(fixture, 'diff', 'v2', 'v3', '/sdk/strat/');
  expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('Did you mean /sdk/start/?') });
});
