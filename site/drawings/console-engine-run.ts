import { defineDrawing } from './drawing.ts';
import { chain, field, formOf, gap, node, noStep, pill, row, screen, stack, step, table, text, to } from './kit/index.ts';
import { en, zh } from './terms.ts';

export const database = defineDrawing({
  name: 'console-engine-database',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '新建数据库实例：2 选类型和容量，3 名称填 GAME，4 状态可用后进程里有环境变量 REDIS_URL_GAME。',
      caption: '选类型和容量，起名；重新部署之后，用带这个名称的环境变量连接。',
      db: '数据库',
      size: '容量',
      ready: '可用',
    },
    en: {
      ...en,
      alt: 'A new database instance: 2 is the type and the size, 3 the name GAME; once available, processes have the variable REDIS_URL_GAME.',
      caption: 'Choose the type and the size, and name the instance. After the next deployment, connect with the variable of that name.',
      db: 'Database',
      size: 'Size',
      ready: 'Available',
    },
  },
  draw: (w) =>
    screen(
      [w.engine, w.db],
      stack(
        14,
        step(
          2,
          formOf(80, [
            [w.kind, field('Redis', { select: true })],
            [w.size, field('1 GB', { select: true })],
          ]),
        ),
        step(3, formOf(80, [[w.name, field('GAME', { focus: true })]])),
        step(
          4,
          row(12, [
            { share: 1, part: text('REDIS_URL_GAME', { mono: true, size: 24 }) },
            { width: 150, part: pill(w.ready, 'good', 'end') },
          ]),
        ),
      ),
      { step: 1 },
    ),
});

export const logs = defineDrawing({
  name: 'console-engine-logs',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '云引擎日志页：1 按环境、输出和实例筛选，2 是一条标出的错误。',
      caption: '先按环境和错误输出筛选，再看时间最近的一条。',
      manage: '管理部署',
      logs: '日志',
      prod: '生产环境',
      stderr: '错误输出',
      a: '启动完成',
      b: '请求超时 15 秒',
      c: '请求 200',
    },
    en: {
      ...en,
      alt: 'The log page of Cloud Engine: 1 filters by environment and stream, 2 is an error that stands out.',
      caption: 'Filter by environment and error stream, then read the latest entry first.',
      manage: 'Manage deployment',
      logs: 'Logs',
      prod: 'Production',
      stderr: 'stderr',
      a: 'Started',
      b: 'Timed out after 15 s',
      c: 'GET / 200',
    },
  },
  draw: (w) =>
    screen(
      [w.engine, w.manage, w.logs],
      stack(
        16,
        step(1, row(12, [field(w.prod, { select: true }), field(w.stderr, { select: true })])),
        noStep(table([{ width: 110 }, { share: 1 }], [['09:00', w.a]])),
        step(2, table([{ width: 110 }, { share: 1 }], [['09:12', text(w.b, { fill: 'bad', weight: 600 })]])),
      ),
    ),
});

export const environments = defineDrawing({
  name: 'engine-environments',
  words: {
    'zh-Hans': {
      alt: '代码先部署到预备环境，用 stg- 域名访问，没有问题再发布到生产环境，玩家用正式域名访问。',
      caption: '先在预备环境验证，再发布到生产环境。',
      code: '你的代码',
      stage: '预备环境',
      prod: '生产环境',
      team: '团队测试',
      players: '玩家',
      publish: '发布',
    },
    en: {
      alt: 'Code goes to staging first, reached at the stg- domain; once it works, it is published to production, which players reach.',
      caption: 'Verify in staging first, then publish to production.',
      code: 'Your code',
      stage: 'Staging',
      prod: 'Production',
      team: 'Your team',
      players: 'Players',
      publish: 'Publish',
    },
  },
  draw: (w) =>
    stack(
      18,
      chain(
        [
          { label: w.code, number: 1, more: 'tds deploy' },
          { label: w.stage, number: 2, more: 'stg-web…', tone: 'wait' },
          { label: w.prod, number: 3, more: 'web…', tone: 'good' },
        ],
        60,
      ),
      row(60, [gap(1), stack(6, to('', 'down'), node({ label: w.team })), stack(6, to('', 'down'), node({ label: w.players }))]),
    ),
});
