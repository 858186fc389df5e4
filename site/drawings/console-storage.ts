import { defineDrawing } from './drawing.ts';
import { button, checkbox, field, form, note, pill, row, screen, stack, step, table } from './kit/index.ts';
import { en, zh } from './terms.ts';

export const classPermissions = defineDrawing({
  name: 'console-storage-permissions',
  words: {
    'zh-Hans': {
      ...zh,
      alt: 'class 的权限页：create、update、delete 设为无人，find 和 get 设为所有人。',
      caption: '写操作全部设为无人，改由云函数写入；读操作按需要开放。',
      data: '结构化数据',
      rights: '权限',
      nobody: '无人',
      all: '所有人',
    },
    en: {
      ...en,
      alt: 'The permissions of a class: create, update, and delete are set to nobody, and find and get are set to everyone.',
      caption: 'Allow nobody to write, and write through cloud functions instead. Allow reading as needed.',
      data: 'Structured Data',
      rights: 'Permissions',
      nobody: 'Nobody',
      all: 'Everyone',
    },
  },
  draw: (w) =>
    screen(
      [w.data, 'Match', w.rights],
      table(
        [{ share: 1 }, { width: 170 }],
        [
          ['create', pill(w.nobody, 'bad', 'end')],
          ['update', pill(w.nobody, 'bad', 'end')],
          ['delete', pill(w.nobody, 'bad', 'end')],
          ['find, get', pill(w.all, 'good', 'end')],
        ],
      ),
    ),
});

export const aclEditor = defineDrawing({
  name: 'console-storage-acl',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '结构化数据里一行的 ACL：1 打开 class，2 点 ACL 列，3 给所有人（*）只读、给作者读和写，保存，4 刷新后显示新内容。',
      caption: '打开那一行的 ACL，逐个勾选读和写，保存后刷新。',
      data: '结构化数据',
      read: '读',
      write: '写',
      author: '用户 5f1e…',
      fresh: '刷新后显示新内容',
    },
    en: {
      ...en,
      alt: 'The ACL of a row in Structured Data: 1 open the class, 2 click the ACL column, 3 give everyone (*) read and the author read and write, save, 4 refresh to see it.',
      caption: 'Open the ACL of the row, select read and write for each entry, save, and refresh.',
      data: 'Structured Data',
      read: 'Read',
      write: 'Write',
      author: 'User 5f1e…',
      fresh: 'Refresh to see it',
    },
  },
  draw: (w) =>
    screen(
      [w.storage, w.data],
      stack(
        16,
        step(2, pill('ACL', 'teal')),
        step(
          3,
          stack(
            8,
            table(
              [{ share: 1 }, { width: 120 }, { width: 120 }],
              [
                ['*', checkbox(w.read), checkbox(w.write, false)],
                [w.author, checkbox(w.read), checkbox(w.write)],
              ],
            ),
            button(w.save, { pressed: 'mouse' }),
          ),
        ),
        step(4, note(w.fresh)),
      ),
      { step: 1 },
    ),
});

export const fulltext = defineDrawing({
  name: 'console-storage-search',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '全文搜索设置：1 添加 class Strategy，2 勾选要搜索的字段 title、content、tags，3 保存，4 在搜索框里试一个词。',
      caption: '添加 class，勾选字段，保存；索引建好后试一个词。',
      search: '全文搜索',
      try: '试一个词',
    },
    en: {
      ...en,
      alt: 'Full-text search settings: 1 adds the class Strategy, 2 selects the fields title, content, and tags, 3 saves, 4 tries a word.',
      caption: 'Add the class, select the fields, and save. When the index is ready, try a word.',
      search: 'Full-text Search',
      try: 'Try a word',
    },
  },
  draw: (w) =>
    screen(
      [w.storage, w.search],
      stack(
        14,
        step(1, form(['Class', field('Strategy', { select: true })])),
        step(2, row(8, [checkbox('title'), { share: 1.35, part: checkbox('content') }, checkbox('tags')])),
        step(3, button(w.save, { pressed: 'mouse' })),
        step(4, field(w.try, { faint: true })),
      ),
    ),
});

export const dataLake = defineDrawing({
  name: 'console-storage-datalake',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '数据仓库：1 打开页面并创建 class 同步，2 勾选要分析的字段，3 保存后每天同步一次，4 执行查询看行数。',
      caption: '只勾选分析要用的字段；导入完成后执行一次查询。',
      lake: '数据仓库',
      sync: '创建 class 同步',
      daily: '每天同步',
      run: '执行',
    },
    en: {
      ...en,
      alt: 'The data lake: 1 creates a class sync, 2 selects the fields to analyze, 3 syncs once a day after saving, 4 runs a query.',
      caption: 'Select only the fields that you analyze. Run a query when the import is complete.',
      lake: 'Data Lake',
      sync: 'New class sync',
      daily: 'Daily sync',
      run: 'Run',
    },
  },
  draw: (w) =>
    screen(
      [w.storage, w.lake],
      stack(
        12,
        step(1, button(w.sync, { kind: 'plain', pressed: 'mouse' })),
        step(2, row(8, [checkbox('guild'), checkbox('level'), checkbox('phone', false)])),
        step(3, pill(w.daily, 'good')),
        step(4, row(12, [field('SELECT count() …', { mono: true }), { width: 120, part: button(w.run, { align: 'fill' }) }])),
      ),
    ),
});
