import { expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { contextWithPartials, TEST_COMPONENTS } from '../testing/test-context.ts';

const compiled = (source: string) => compile(source, 'site/content/zh-Hans/v3/a.mdx', contextWithPartials({}), undefined, TEST_COMPONENTS);

test('long names in tables break where they have parts, shorter ones only on phones or where the table has no room for them; readers copy, find and download them whole', async () => {
  const name = 'getMemberStatistics(LCLeaderboard.MEMBER_TYPE, names)';
  const fits = 'SERVICE_TEMPORARILY_UNAVAILABLE';
  const page = await compiled(
    `---\ntitle: 表\n---\n\n| 操作 | 写法 |\n|---|---|\n| 查询 | \`${name}\` |\n| 短 | \`${fits}\` |\n| 站 | <https://www.example.com/reference/of/long/names> |\n`,
  );
  expect(page.html).toContain('<code>getMemberStatistics(<wbr>LCLeaderboard.<wbr>MEMBER_TYPE, <wbr>names)</code>');
  expect(page.html).toContain('<code>SERVICE_<wbr class="on-phones">TEMPORARILY_<wbr class="on-phones">UNAVAILABLE</code>');
  expect(page.html).toContain('>https://www.example.com<wbr>/reference<wbr>/of<wbr>/long<wbr>/names</a>');
  expect(page.markdown).toContain(`\`${name}\``);
  expect(JSON.stringify(page.sections)).toContain(name);
  const five = await compiled(`| ${'a | '.repeat(5)}\n|${'---|'.repeat(5)}\n| ${`\`${fits}\` | `.repeat(5)}\n`);
  expect(five.html).toContain('<code>SERVICE_<wbr>TEMPORARILY_<wbr>UNAVAILABLE</code>');
  const calls = ['User->GetNickName()', 'blockByShortCode'].map((call) => `\`${call}\``);
  const narrow = await compiled(`| ${'a | '.repeat(6)}\n|${'---|'.repeat(6)}\n| ${`${calls.join(' ')} | `.repeat(6)}\n`);
  expect(narrow.html).toContain('<code>User-><wbr>GetNickName()</code> <code>blockByShortCode</code>');
  const headers = await compiled('| 请求头 | 取值 |\n|---|---|\n| `Content-Type` | `application/json` |\n');
  expect(headers.html).toContain('<td><code class="whole">Content-Type</code></td>');
});

test('long names in a text break where they have parts, on phones alone if a page has room for them; what is short or has no parts is whole', async () => {
  const phone = '<wbr class="on-phones">';
  const inText = async (name: string): Promise<string | undefined> => {
    const { html, markdown } = await compiled(`查询 \`${name}\`。\n`);
    expect(markdown).toContain(`\`${name}\``);
    return /<code.*<\/code>/
      .exec(html)?.[0]
      .replace(/^<code>(.*)<\/code>$|^<code class="whole">(.*)<\/code>$/, (_, text, whole) => text ?? `<whole>${whole}</whole>`)
      .replaceAll(/<span class="whole">(.*?)<\/span>/g, '<whole>$1</whole>')
      .replaceAll(phone, '|');
  };
  expect(await inText('getResults:aroundUserWithId:option:callback:')).toBe('getResults:|aroundUserWithId:|option:|callback:');
  expect(await inText('android:requestLegacyExternalStorage')).toBe('android:|requestLegacyExternalStorage');
  expect(await inText('shouldRequestLegacyExternalStorage')).toBe('should|Request|Legacy|External|Storage');
  expect(await inText('%22score%22%3A200%2C%22rank%22')).toBe('%22score|%22|%3A200|%2C|%22rank|%22');
  expect(await inText('requestLegacyExternalStorage')).toBe('requestLegacyExternalStorage');
  expect(await inText('Cache-Control: no-store, private')).toBe('<whole>Cache-Control:</whole> <whole>no-store,</whole> private');
  // Browsers would break them after their hyphens, and what is short at its spaces.
  expect(await inText('X-LC-Key')).toBe('<whole>X-LC-Key</whole>');
  expect(await inText('tds deploy --prod')).toBe('<whole>tds deploy --prod</whole>');
  expect(await inText('https://your-domain.example/1.2/rtm')).toBe('<whole>https://your-domain.example</whole>|/1.2|/rtm');
  expect(await inText('2e7873378faddcbe5b56088482abcdef')).toBe('2e7873378faddcbe5b56088482abcdef');
  expect(await inText(`a.${'longer.'.repeat(10)}b`)).toBe(`a.<wbr>${'longer.<wbr>'.repeat(10)}b`);
});

test('on phones, names of columns that are long stand above the cells, and two columns that stand for themselves stay so where they take few lines', async () => {
  const classesOf = async (table: string): Promise<string | undefined> =>
    / class="([^"]+)"/.exec((await compiled(table)).html.split('<table')[1] ?? '')?.[1];
  const row = `| 首发 | ${'想知道是什么游戏、什么时候能玩。'.repeat(6)} | 让人记住 |\n`;
  expect(await classesOf(`| 阶段 | 玩家关心 | 目标 |\n|---|---|---|\n${row}`)).toBe('stacks');
  expect(await classesOf(`| 阶段 | 这个时候的玩家最关心什么 | 目标 |\n|---|---|---|\n${row}`)).toBe('stacks tall');
  const pair = '| 做 | 不做 |\n|---|---|\n| 把新攻略拆成单篇、具体的题目 | 一篇几万字的合集 |\n';
  expect(await classesOf(pair)).toBe('peers');
  const english =
    '| For players | For developers |\n|---|---|\n| See the top of the leaderboard and their own rank | Submit scores to several leaderboards with one call |\n';
  expect(await classesOf(english)).toBe('peers');
  const crowded = '| 办法 | 适合 |\n|---|---|\n| 对 Project Settings > Platforms > Android 里的密钥库运行 keytool | 已有安装包 |\n';
  expect(await classesOf(crowded)).toBe('peers stacks');
  const long = await compiled(
    pair.replace('把新', '把这一周里玩家在论坛、评论区和群里问得最多、官方到现在还没有回答过、也没有别人写过的新'),
  );
  expect(long.html).toContain('<table class="peers stacks">');
  expect(long.html).toContain('<td data-label="不做">');
  // One call in several languages: the first one is no term for the others.
  const calls = await compiled('| C# | Java | JavaScript |\n|---|---|---|\n| `SendMessage` | `sendMessage` | `sendToTheConversation` |\n');
  expect(calls.html).toContain('<td data-label="C#">');
});

test('on phones, a table stays one where its words and names have room, and no cell takes many lines', async () => {
  const classesOf = async (table: string): Promise<string | undefined> =>
    / class="([^"]+)"/.exec((await compiled(table)).html.split('<table')[1] ?? '')?.[1];
  const fields = (limit: string) => `| 字段 | 限制 | 发布后能否修改 |\n|---|---|---|\n| 名称 | ${limit} | 能 |\n`;
  expect(await classesOf(fields('不超过 80 个字符，不含符号'))).toBe('fits terms');
  expect(await classesOf(fields(`不超过 80 个字符，${'不含特殊符号，'.repeat(20)}`))).toBe('stacks');
  const terms = (meaning: string) => `| 项目 | 内容 |\n|---|---|\n| 费用 | ${meaning} |\n`;
  expect(await classesOf(terms('没有公开的价目，开通前可以提工单问'))).toBe('fits terms');
  expect(await classesOf(terms('没有公开的价目，开通前可以提工单问，'.repeat(8)))).toBe('stacks');
  // Terms without spaces are whole where they are short.
  const long =
    '| 现象 | 原因 | 处理 |\n|---|---|---|\n| 提交游戏审核的按钮一直不可用 | 还是注册开发者，要升级为认证的才行 | 在控制台升级为认证开发者 |\n';
  expect(await classesOf(long)).toBe('fits');
  // A name keeps its parts together, and takes no room from what it means.
  const packages = (name: string) => `| 平台 | 登录 | 启动 |\n|---|---|---|\n| Unity、iOS | \`${name}\` | \`${name}\` |\n`;
  expect(await classesOf(packages('TapLogin'))).toBe('fits terms');
  expect(await classesOf(packages('com.example.game.login'))).toBe('stacks terms');
});

test('terms of four to six signs in the first column are never broken: in a table of such terms by the table, else by their cells', async () => {
  const table = (...terms: string[]) =>
    compiled(`| 类型 | ${'平台 | '.repeat(5)}\n|${'---|'.repeat(6)}\n${terms.map((term) => `| ${term} |${' ✓ |'.repeat(5)}\n`).join('')}`);
  expect((await table('非消耗型', '订阅')).html).toContain('<table class="terms">');
  const mixed = (await table('非消耗型', '玩家每月自动续费的订阅', '订阅')).html;
  expect(mixed).toContain('<td class="whole">非消耗型</td>');
  expect(mixed).toContain('<td>玩家每月自动续费的订阅</td>');
  expect(mixed).toContain('<td>订阅</td>');
});

test('the first column of a table that scrolls on phones has room for its sentences, too', async () => {
  const table = (columns: number) =>
    compiled(
      `| 能力 ${'| 角色 '.repeat(columns - 1)}|\n${'|---'.repeat(columns)}|\n| 内容设置（产品、字段、表单、动态内容） ${'| ✓ '.repeat(columns - 1)}|\n`,
    );
  expect((await table(6)).html).toContain('<th class="sentences">能力</th>');
  // The others leave it enough.
  expect((await table(5)).html).toContain('<th>能力</th>');
});

test('tables of a page that have the same columns give them the same widths', async () => {
  const table = (heads: string, cells: string) => `| ${heads} |\n|---|---|---|\n| ${cells} |\n`;
  const page = await compiled(
    `---\ntitle: 错误码\n---\n\n${table('码 | 名称 | 做法', '1 | A | 等一会儿再试，或者换一个房间')}\n${table('码 | 名称 | 做法', '40020 | ROOM_NOT_FOUND | 检查')}\n${table('甲 | 乙 | 丙', '1 | 2 | 3')}`,
  );
  const widths = [...page.html.matchAll(/<th\b[^>]*>/g)].map(([tag]) => /width="([^"]+)"/.exec(tag)?.[1]);
  expect(widths).toEqual(['30.8%', '30.8%', '38.5%', '30.8%', '30.8%', '38.5%', undefined, undefined, undefined]);
});
