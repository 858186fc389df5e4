import { expect, it } from 'vitest';
import { articleOf, build, PATIENCE } from '../../../../tests/support/build-small-site.ts';
import { inVersions } from '../../../../tests/support/comparisons.ts';

it('lays tables out as pages do: a row stays in its table, rows of another number of cells that tell of other things are another table', {
  timeout: PATIENCE,
}, async () => {
  const table = (...rows: string[]): string => `${rows.map((row) => `| ${row} |`).join('\n')}\n\n`;
  const head = ['接口 | 说明 | 状态', '--- | --- | ---', '`getLeaderboardStatistics(name)` | 取一个排行榜的成绩，最多一百条 | 可用'];
  using site = await build(
    inVersions(
      `${table(...head, '`remove(name)` | 删除一个排行榜 | 可用')}旧的一段话。\n\n${table('语言 | 包', '--- | ---', 'Java | `core`')}`,
      `${table(...head, '`remove(name)` | 删除一个排行榜 | 停用', '`reset(name)` | 清空一个排行榜 | 可用')}另起，完全不同的文字。\n\n${table('语言 | 包 | 版本', '--- | --- | ---', 'Kotlin | `core` | 8.2')}`,
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  const tables = [...html.matchAll(/<div class="table-scroll" [^>]*aria-label="(.*?)"[^>]*>(.*?)<\/div>/g)];
  expect(tables.map(([, name]) => name)).toEqual(['表格：接口, 说明, 状态', '表格：语言, 包', '表格：语言, 包, 版本']);
  const [main = '', old = ''] = tables.map(([, , rows]) => rows);
  expect([...main.matchAll(/<tr(?: class="(.*?)")?>/g)].map(([, name]) => name)).toEqual([undefined, undefined, undefined, 'row-added']);
  expect(main).toContain('get<wbr class="on-phones">Leaderboard<wbr class="on-phones">Statistics');
  expect(main).toMatch(/<td data-label="状态"><del class="removed">.*可用<\/del><ins class="added">.*停用<\/ins><\/td>/);
  expect(html).not.toContain(' | ');
  expect(old).toMatch(/^<table class=".*fits.*"><thead><tr class="row-removed">/);
});

it('keeps tables that have rows in common one table, also where their heads have no word in common', { timeout: PATIENCE }, async () => {
  const table = (head: string, ...rows: string[]): string => `| ${[head, '---|---', ...rows].join(' |\n| ')} |\n`;
  using site = await build(
    inVersions(
      `${table('需要 | 调用', '比较 | `a`', '文字 | `startsWith`')}\n另一张。\n\n${table('甲 | 乙', '丙 | 丁')}`,
      `${table('要做的事 | 写法', '相等 | `b`', '比较 | `a`、`c`')}\n另一张。\n\n${table('子 | 丑', '寅 | 卯')}`,
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/');
  const heads = [...html.matchAll(/<thead>(.*?)<\/thead>/gs)].map(([, head = '']) => head.replace(/<[^>]*>/g, '').replace(/\s+/g, ''));
  expect(heads).toEqual(['删除：需要增加：要做的事删除：调用增加：写法', '删除：甲删除：乙', '增加：子增加：丑']);
});

it('keeps the heads of a table together where other text is new above it', { timeout: PATIENCE }, async () => {
  const table = (head: string, ...rows: string[]): string => `| ${[head, '---|---', ...rows].join(' |\n| ')} |\n`;
  using site = await build(
    inVersions(
      `旧的一句话。\n\n${table('error | 原因', '`a` | 没有权限', '`b` | 时间不对')}`,
      `出错时这样返回：\n\n\`\`\`json\n{ "code": -1 }\n\`\`\`\n\n${table('错误码 | 含义', '`a` | 没有权限', '`b` | 时间不对')}`,
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  expect([...html.matchAll(/<table/g)]).toHaveLength(1);
  expect(html).toMatch(/<thead><tr><th><del class="removed">.*?error<\/del><ins class="added">.*?错误码<\/ins><\/th>/);
});

it('sets rows that begin with the same cell in one table also where the newer one has more columns, or fewer', {
  timeout: PATIENCE,
}, async () => {
  const table = (...rows: string[]): string => `| ${rows.join(' |\n| ')} |\n\n`;
  using site = await build(
    inVersions(
      `${table('请求头 | 值', '---|---', '`X-Id` | Client ID', '`X-Old` | 旧的')}另一张。\n\n${table('路径 | 作用 | 需要', '---|---|---', '`GET /me` | 当前玩家 | 令牌')}`,
      `${table('请求头 | 值 | 何时', '---|---|---', '`X-Id` | Client ID | 总是')}另一张。\n\n${table('路径 | 需要', '---|---', '`GET /me` | 令牌', '`GET /all` | 凭据')}`,
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  const tables = [...html.matchAll(/<table.*?<\/table>/gs)].map(([one]) => one);
  expect(tables).toHaveLength(2);
  expect(tables[0]).toMatch(/<td[^>]*>Client ID<\/td><td[^>]*><ins class="added">.*?总是<\/ins><\/td>/);
  expect([...(tables[0] ?? '').matchAll(/<tr class="(.*?)"/g)].map(([, name]) => name)).toEqual(['row-removed']);
  expect(tables[1]).toMatch(/<td[^>]*><del class="removed">.*?当前玩家<\/del><\/td><td[^>]*>令牌<\/td>/);
  expect([...(tables[1] ?? '').matchAll(/<tr class="(.*?)"/g)].map(([, name]) => name)).toEqual(['row-added']);
});

it('keeps the lines of a cell apart', { timeout: PATIENCE }, async () => {
  const table = (cell: string): string => `| 模块 | 包 |\n|---|---|\n| 云服务 | ${cell} |\n\n`;
  using site = await build(inVersions(table('`storage`<br />`realtime`'), table('`storage`<br />`im`')));
  expect(articleOf(site, 'compare/v2/sdk/guide/')).toMatch(
    /<code>storage<\/code><br><del class="removed">.*?<code>realtime<\/code><\/del>/,
  );
});

it('stacks tables on phones also where one version has a column that the other has not, with its mark', { timeout: PATIENCE }, async () => {
  const table = (...rows: string[]): string => `| ${rows.join(' |\n| ')} |\n\n`;
  using site = await build(
    inVersions(
      table(
        '路径 | 作用 | 需要',
        '---|---|---',
        '`GET /me` | 当前玩家的全部资料，包括昵称、头像、等级，以及最近一个月里的成绩、参加过的活动、得到的成就和奖励，还有好友的数量 | 令牌',
        '`POST /authentication/accounts/login` | 登录 | 令牌',
      ),
      table('路径 | 需要', '---|---', '`GET /me` | 会话令牌', '`GET /all` | 主密钥'),
    ),
  );
  const html = articleOf(site, 'compare/v2/sdk/guide/') ?? '';
  expect(html).toMatch(/<table class="stacks/);
  expect([...html.matchAll(/<td data-label="(.*?)"/g)].map(([, name]) => name)).toEqual(
    Array.from({ length: 3 }, () => ['\u2212 作用', '需要']).flat(),
  );
});
