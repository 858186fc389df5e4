import { defineDrawing } from './drawing.ts';
import { button, checkbox, inset, node, row, screen, stack, strong, switchRow, table, tabs, text, to, verdict } from './kit/index.ts';

export const storageTabs = defineDrawing({
  name: 'console-storage-tabs',
  words: {
    'zh-Hans': {
      alt: '数据存储的五个页签：结构化数据、文件、全文搜索、数据仓库、设置；结构化数据里左边选 class，右边是对象。',
      caption: '对象和权限在结构化数据里；安全开关在设置里。',
      cloud: '云服务',
      storage: '数据存储',
      data: '结构化数据',
      files: '文件',
      search: '全文搜索',
      lake: '数据仓库',
      settings: '设置',
    },
    en: {
      alt: 'The five tabs of Data Storage: Structured Data, Files, Full-text Search, Data Lake, and Settings. In Structured Data, classes are on the left and objects on the right.',
      caption: 'Objects and permissions are in Structured Data, and security switches are in Settings.',
      cloud: 'Cloud Services',
      storage: 'Data Storage',
      data: 'Data',
      files: 'Files',
      search: 'Search',
      lake: 'Data Lake',
      settings: 'Settings',
    },
  },
  draw: (w) =>
    screen(
      [w.cloud, w.storage],
      stack(
        18,
        tabs([w.data, w.files, w.search, w.lake, w.settings], 0),
        row(16, [
          { width: 170, part: stack(10, strong('Match', { fill: 'action' }), text('Guild'), text('_User')) },
          table(
            [
              { head: 'objectId', share: 1 },
              { head: 'score', width: 90 },
            ],
            [
              ['5f1e…', '120'],
              ['6a2c…', '80'],
            ],
          ),
        ]),
      ),
      { rail: false },
    ),
});

export const testObject = defineDrawing({
  name: 'console-storage-test-object',
  words: {
    'zh-Hans': {
      alt: '结构化数据里出现 TestObject，一行数据有 objectId 和 words。',
      caption: '控制台里看到这一行，说明初始化和域名都对。',
      storage: '数据存储',
      data: '结构化数据',
      ok: '接通了',
    },
    en: {
      alt: 'Structured Data lists TestObject with one row that has objectId and words.',
      caption: 'If this row appears in the console, your initialization and domain are correct.',
      storage: 'Data Storage',
      data: 'Structured Data',
      ok: 'It works',
    },
  },
  draw: (w) =>
    screen(
      [w.storage, w.data, 'TestObject'],
      stack(
        18,
        table(
          [
            { head: 'objectId', share: 1 },
            { head: 'words', share: 1.3 },
          ],
          [['6a2c9d…', 'Hello from …']],
          0,
        ),
        verdict(true, w.ok),
      ),
    ),
});

export const securitySwitches = defineDrawing({
  name: 'console-storage-security',
  words: {
    'zh-Hans': {
      alt: '数据存储的安全设置：禁止客户端创建 class、禁止客户端发送推送、第三方登录校验 AccessToken 都打开，LiveQuery 关闭。',
      caption: '前三个打开；LiveQuery 不用就关。',
      storage: '数据存储',
      settings: '设置',
      safety: '安全设置',
      create: '禁止客户端创建 class',
      push: '禁止客户端发送推送',
      token: '校验 AccessToken',
    },
    en: {
      alt: 'The security settings of Data Storage: creating classes and sending pushes from clients are forbidden, access tokens are verified, LiveQuery is off.',
      caption: "Turn on the first three. Turn off LiveQuery if you don't use it.",
      storage: 'Data Storage',
      settings: 'Settings',
      safety: 'Security settings',
      create: 'No classes from clients',
      push: 'No pushes from clients',
      token: 'Verify AccessToken',
    },
  },
  draw: (w) =>
    screen(
      [w.storage, w.settings, w.safety],
      stack(14, switchRow(w.create), switchRow(w.push), switchRow(w.token), switchRow('LiveQuery', false)),
    ),
});

export const joinClass = defineDrawing({
  name: 'storage-join-class',
  words: {
    'zh-Hans': {
      alt: '多对多：对的做法是中间 class GuildMember 用 Pointer 连接 Guild 和 _User；错的做法是在 Guild 里放一个很长的成员数组。',
      caption: '关联有自己的属性，或两边都很多时，用中间 class。',
      right: '中间 class',
      wrong: '很长的数组',
      long: 'members: [ 500 个 ]',
    },
    en: {
      alt: 'Many to many: right is the join class GuildMember with pointers to Guild and _User. Wrong is a long array of members in Guild.',
      caption: "Use a join class if the relation needs its own fields or if it's many-to-many.",
      right: 'Join class',
      wrong: 'Long array',
      long: 'members: [ 500 ]',
    },
  },
  draw: (w) =>
    stack(
      22,
      row(0, [
        node({ label: 'Guild' }),
        { width: 70, part: to('', 'left') },
        { share: 1.3, part: node({ label: 'GuildMember', tone: 'teal' }) },
        { width: 70, part: to() },
        node({ label: '_User' }),
      ]),
      verdict(true, w.right),
      row(0, [
        { width: 420, part: node({ label: 'Guild', more: w.long, tone: 'bad' }) },
        { share: 1, part: inset(24, 0, verdict(false, w.wrong)) },
      ]),
    ),
});

export const indexes = defineDrawing({
  name: 'console-storage-index',
  words: {
    'zh-Hans': {
      alt: 'class 的性能与索引页：选字段 level 和 createdAt，勾选组合索引，点创建。',
      caption: '给常用的查询条件建索引；几个条件一起用，就建组合索引。',
      perf: '性能与索引',
      compound: '组合索引',
      unique: '唯一索引',
      create: '创建',
    },
    en: {
      alt: 'Performance & Index of a class: the fields level and createdAt, a compound index, and Create.',
      caption: 'Create an index for the fields you query by. If you use several conditions together, create a compound index.',
      perf: 'Performance & Index',
      compound: 'Compound',
      unique: 'Unique',
      create: 'Create',
    },
  },
  draw: (w) =>
    screen(
      ['Match', w.perf],
      stack(
        16,
        row(12, [checkbox('level'), { share: 1.4, part: checkbox('createdAt') }, checkbox('mode', false)]),
        row(12, [checkbox(w.compound), checkbox(w.unique, false)]),
        button(w.create, { pressed: 'mouse' }),
      ),
    ),
});
