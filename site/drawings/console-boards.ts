import { defineDrawing } from './drawing.ts';
import { button, chain, checkbox, field, form, pill, row, screen, stack, step, switchRow, table } from './kit/index.ts';
import { en, zh } from './terms.ts';

export const leaderboardCreate = defineDrawing({
  name: 'console-leaderboard-create',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '新建排行榜：2 填名称，选成员类型、排序、更新策略、重置周期，3 勾选保留上一个版本和只允许 Master Key 更新，4 保存。',
      caption: '名称、成员类型和排序保存后不能修改，先核对再保存。',
      boards: '排行榜',
      user: '用户',
      desc: '降序',
      best: '取最好',
      weekly: '每周重置',
      keep: '保留上一个版本',
      master: '只允许使用 Master Key 更新',
    },
    en: {
      ...en,
      alt: 'A new leaderboard: 2 is the name, the member type, the order, the update strategy, and the reset interval, 3 keeps the previous version and restricts updates to the master key, 4 saves.',
      caption: "You can't change the name, the member type, or the order later, so check them before you save.",
      boards: 'Leaderboards',
      user: 'User',
      desc: 'Descending',
      best: 'Better',
      weekly: 'Weekly',
      keep: 'Keep the previous version',
      master: 'Only the Master Key may update',
    },
  },
  draw: (w) =>
    screen(
      [w.services, w.cloud, w.boards],
      stack(
        16,
        step(
          2,
          stack(
            8,
            form([w.name, field('world', { focus: true })]),
            row(12, [field(w.user, { select: true }), field(w.desc, { select: true })]),
            row(12, [field(w.best, { select: true }), field(w.weekly, { select: true })]),
          ),
        ),
        step(3, stack(2, checkbox(w.keep, true, { size: 24 }), checkbox(w.master, true, { size: 24 }))),
        step(4, button(w.save, { pressed: 'mouse' })),
      ),
      { step: 1 },
    ),
});

export const leaderboardVersions = defineDrawing({
  name: 'leaderboard-versions',
  words: {
    'zh-Hans': {
      alt: '时间线：版本 0 到周一零点重置成为版本 1，成绩清空，旧版本归档为 CSV，再过一周成为版本 2。',
      caption: '每次重置，版本号加 1，成绩清空，旧版本存成 CSV。',
      v0: '版本 0',
      v1: '版本 1',
      v2: '版本 2',
      a: '已归档为 CSV',
      b: '上一版本，可查询',
      c: '当前版本，正在计分',
    },
    en: {
      alt: 'A timeline: version 0 resets on Monday at midnight and becomes version 1. Scores are cleared, and the old version is archived as CSV. A week later, version 2 follows.',
      caption: 'Each reset adds 1 to the version, clears the scores, and archives the old version as CSV.',
      v0: 'Version 0',
      v1: 'Version 1',
      v2: 'Version 2',
      a: 'Archived as CSV',
      b: 'Previous, can still be read',
      c: 'Current, takes scores',
    },
  },
  draw: (w) =>
    chain([
      { label: w.v0, more: w.a },
      { label: w.v1, more: w.b },
      { label: w.v2, more: w.c },
    ]),
});

export const achievementCreate = defineDrawing({
  name: 'console-achievement-create',
  legend: true,
  words: {
    'zh-Hans': {
      ...zh,
      alt: '新建成就：1 填成就 ID 和名称，2 上传 512 × 512 图标，3 选主线分类和累计步数，4 初始状态可选隐藏，保存后是未发布。',
      caption: '发布之后，ID、步数、分类和初始状态不能改。',
      achievements: '成就',
      id: '成就 ID',
      title: '首次通关',
      icon: '图标 512 × 512',
      category: '分类',
      main: '主线',
      steps: '步数',
      hidden: '解锁前隐藏',
    },
    en: {
      ...en,
      alt: 'A new achievement: 1 the ID and the name, 2 the 512 by 512 icon, 3 the category and the number of steps, 4 whether it is hidden until it is unlocked.',
      caption: "After release, you can't change the ID, the steps, the category, or the initial status.",
      achievements: 'Achievements',
      id: 'ID',
      title: 'First victory',
      icon: 'Icon 512 × 512',
      category: 'Category',
      main: 'Main',
      steps: 'Steps',
      hidden: 'Hidden until unlocked',
    },
  },
  draw: (w) =>
    screen(
      [w.services, w.cloud, w.achievements],
      stack(
        10,
        step(1, form([w.id, field('first_win', { mono: true })], [w.name, field(w.title)])),
        step(2, button(w.icon, { kind: 'plain' })),
        step(3, row(12, [{ share: 1.3, part: form([w.category, field(w.main, { select: true })]) }, form([w.steps, field('10')])])),
        step(4, switchRow(w.hidden, false)),
      ),
    ),
});

export const achievementRelease = defineDrawing({
  name: 'console-achievement-release',
  legend: true,
  words: {
    'zh-Hans': {
      ...zh,
      alt: '成就列表：1 五个普通成就都是待发布，2 点发布，一次发布全部。',
      caption: '至少准备 5 个普通成就，检查后一次发布；发布后不能删除和重置。',
      achievements: '成就',
      normal: '普通成就',
      platinum: '白金成就',
      ready: '待发布 5 个',
      apply: '申请后开放',
      release: '全部发布',
    },
    en: {
      ...en,
      alt: 'The list of achievements: 1 five normal ones that are ready, 2 the button that releases all of them at once.',
      caption: "Prepare at least 5 normal achievements, check them, and release them together. You can't delete or reset them afterward.",
      achievements: 'Achievements',
      normal: 'Normal',
      platinum: 'Platinum',
      ready: '5 ready',
      apply: 'On request',
      release: 'Release all',
    },
  },
  draw: (w) =>
    screen(
      [w.services, w.cloud, w.achievements],
      stack(
        16,
        step(
          1,
          table(
            [{ share: 1 }, { width: 200 }],
            [
              [w.normal, pill(w.ready, 'good', 'end')],
              [w.platinum, pill(w.apply, 'plain', 'end')],
            ],
          ),
        ),
        step(2, button(w.release, { pressed: 'mouse' })),
      ),
    ),
});
