import { defineDrawing } from './drawing.ts';
import { button, card, dialog, drawn, note, phone, picture, rect, row, stack, step, strong, table, tabs, text } from './kit/index.ts';

export const saveConflict = defineDrawing({
  name: 'player-save-conflict',
  words: {
    'zh-Hans': {
      alt: '存档冲突时的选择：左边是本机存档，今天 9:20，第 12 关；右边是云端存档，昨天 22:10，第 15 关；各有一个“使用”按钮。',
      caption: '两份都给玩家看：封面、时间、进度，让他选，另一份先留着。',
      title: '选择一份存档',
      local: '本机',
      cloud: '云端',
      a: '今天 9:20 · 第 12 关',
      b: '昨天 22:10 · 第 15 关',
      use: '使用',
    },
    en: {
      alt: 'A conflict between saves: the local one, today at 9:20, stage 12, and the cloud one, yesterday at 22:10, stage 15, each with a Use button.',
      caption: 'Show both saves with cover, time, and progress. Let the player choose, and keep the other save for now.',
      title: 'Choose a save',
      local: 'This device',
      cloud: 'Cloud',
      a: '9:20 · Stage 12',
      b: '22:10 · Stage 15',
      use: 'Use',
    },
  },
  draw: (w) => {
    const one = (name: string, more: string, chosen: boolean) =>
      card(
        stack(
          8,
          picture(84),
          strong(name, { anchor: 'middle' }),
          note(more, { anchor: 'middle', lines: 1 }),
          button(w.use, { align: 'fill', kind: chosen ? 'primary' : 'plain' }),
        ),
        { pad: 12, stroke: chosen ? 'action' : 'line' },
      );
    return phone(dialog(w.title, row(18, [one(w.local, w.a, false), one(w.cloud, w.b, true)]), [], 620), { dimmed: true, height: 432 });
  },
});

export const saveSlots = defineDrawing({
  name: 'player-save-slots',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '三个存档位：1 有封面、说明、时间和总时长的存档，2 另一份存档，3 空的存档位。',
      caption: '每个存档位显示封面、summary、时间和游戏时长；给玩家固定的几个位置。',
      a: '第 15 关 · 冰原',
      aMore: '昨天 22:10 · 12 小时',
      b: '第 3 关 · 森林',
      bMore: '5 月 1 日 · 2 小时',
      empty: '空存档位',
      load: '读取',
      save: '保存',
    },
    en: {
      alt: 'Three save slots: 1 a save with cover, summary, time, and play time, 2 another save, 3 an empty slot.',
      caption: 'Each slot shows the cover, the summary, the time, and the play time. Give players a fixed number of slots.',
      a: 'Stage 15 · Ice field',
      aMore: 'Yesterday 22:10 · 12 h',
      b: 'Stage 3 · Forest',
      bMore: 'May 1 · 2 h',
      empty: 'Empty slot',
      load: 'Load',
      save: 'Save',
    },
  },
  draw: (w) => {
    const slot = (number: number, name: string, more: string, action: string, used: boolean) =>
      step(
        number,
        row(16, [
          { width: 120, part: used ? picture(78) : drawn(78, (x, y) => rect(x, y, 120, 78, { stroke: 'strong', dashed: true })) },
          more === '' ? text(name, { fill: 'muted' }) : stack(0, strong(name), note(more, { lines: 1 })),
          { width: 120, part: button(action, { align: 'fill', kind: used ? 'primary' : 'plain' }) },
        ]),
      );
    return card(stack(14, slot(1, w.a, w.aMore, w.load, true), slot(2, w.b, w.bMore, w.load, true), slot(3, w.empty, '', w.save, false)), {
      stroke: 'strong',
      radius: 16,
      pad: 24,
    });
  },
});

export const leaderboardAround = defineDrawing({
  name: 'player-leaderboard',
  words: {
    'zh-Hans': {
      alt: '排行榜界面：世界和好友两个标签，第 1 名，然后是自己的名次和上下各一名，自己的一行标了出来。',
      caption: '接口的 rank 从 0 开始，显示时加 1；自己的一行标出来。',
      world: '世界',
      friends: '好友',
      a: '阿川',
      b: '小雨',
      me: '我',
      c: '北风',
    },
    en: {
      alt: 'A leaderboard: the tabs World and Friends, the first place, then your own rank with its neighbors, and your row marked.',
      caption: "The API counts ranks from 0, so add 1 when you show them. Highlight the player's own row.",
      world: 'World',
      friends: 'Friends',
      a: 'Chuan',
      b: 'Rain',
      me: 'You',
      c: 'North',
    },
  },
  draw: (w) =>
    card(
      stack(
        14,
        tabs([w.world, w.friends], 0),
        table([{ width: 60 }, { share: 1 }, { width: 120 }], [['1', w.a, '98,200']]),
        table(
          [{ width: 60 }, { share: 1 }, { width: 120 }],
          [
            ['57', w.b, '45,310'],
            ['58', strong(w.me), '45,120'],
            ['59', w.c, '44,870'],
          ],
          1,
        ),
      ),
      { stroke: 'strong', radius: 16, pad: 22 },
    ),
});
