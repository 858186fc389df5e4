import { limits } from '../data/limits.ts';
import { defineDrawing } from './drawing.ts';
import { chain, field, form, gap, node, noStep, row, screen, stack, step, table, text, to } from './kit/index.ts';
import { en, zh } from './terms.ts';

const database = (kind: string, size: string, name: string, variable: string) =>
  defineDrawing({
    name: `console-engine-${kind.toLowerCase()}`,
    words: {
      'zh-Hans': {
        ...zh,
        alt: `新建数据库实例：1 类型选 ${kind}，2 选容量，3 名称填 ${name}；可用之后，进程里有环境变量 ${variable}。`,
        caption: `选类型和容量，起名；重新部署之后，用 ${variable} 连接。`,
        db: '数据库',
        size: '容量',
      },
      en: {
        ...en,
        alt: `A new database instance: 1 the type ${kind}, 2 the size, 3 the name ${name}. Once it is available, processes have the variable ${variable}.`,
        caption: `Choose the type and the size, and name the instance. After the next deployment, connect with ${variable}.`,
        db: 'Database',
        size: 'Size',
      },
    },
    draw: (w) =>
      screen(
        [w.engine, w.db],
        stack(
          14,
          step(1, form([w.kind, field(kind, { select: true })])),
          step(2, form([w.size, field(size, { select: true })])),
          step(3, form([w.name, field(name, { focus: true })])),
          noStep(text(variable, { mono: true, size: 24 })),
        ),
      ),
  });

export const redis = database('Redis', '1 GB', 'GAME', 'REDIS_URL_GAME');

export const mysql = database('MySQL', '1 GB', 'SHOP', 'MYSQL_HOST_SHOP');

export const mongo = database('MongoDB', '1 GB', 'EVENTS', 'MONGODB_URL_EVENTS');

export const elastic = database('Elasticsearch', '1 GB', 'SEARCH', 'ELASTICSEARCH_URL_SEARCH');

export const logs = defineDrawing({
  name: 'console-engine-logs',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '云引擎日志页：上面按环境和输出筛选，下面的一条错误标了出来。',
      caption: '先按环境和错误输出筛选，再看时间最近的一条。',
      manage: '管理部署',
      logs: '日志',
      prod: '生产环境',
      stderr: '错误输出',
      a: '启动完成',
      b: `请求超时 ${limits.engine.functionSeconds} 秒`,
    },
    en: {
      ...en,
      alt: 'The log page of Cloud Engine: filters for environment and stream on top, and an error that stands out below.',
      caption: 'Filter by environment and error stream, and start with the latest entry.',
      manage: 'Manage Deployment',
      logs: 'Logs',
      prod: 'Production',
      stderr: 'stderr',
      a: 'Started',
      b: `Timed out after ${limits.engine.functionSeconds} s`,
    },
  },
  draw: (w) =>
    screen(
      [w.engine, w.manage, w.logs],
      stack(
        16,
        row(12, [field(w.prod, { select: true }), field(w.stderr, { select: true })]),
        table(
          [{ width: 110 }, { share: 1 }],
          [
            ['09:00', w.a],
            ['09:12', text(w.b, { fill: 'bad', weight: 500 })],
          ],
        ),
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
      alt: 'Code goes to staging first, reached at the stg- domain. Once it works, it is published to production, which players reach.',
      caption: 'Verify your code in staging first, and then publish it to production.',
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
      0,
      chain(
        [
          { label: w.code, number: 1, more: 'tds deploy' },
          { label: w.stage, number: 2, more: 'stg-web…', tone: 'wait' },
          { label: w.prod, number: 3, more: 'web…', tone: 'good' },
        ],
        60,
      ),
      row(60, [gap(1), stack(0, to('', 'down'), node({ label: w.team })), stack(0, to('', 'down'), node({ label: w.players }))]),
    ),
});
