import { defineDrawing } from './drawing.ts';
import { button, card, dialog, phone, picture, row, stack, step, tabs, text } from './kit/index.ts';

export const momentsPanel = defineDrawing({
  name: 'player-moments-panel',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '游戏里打开的内嵌动态：1 顶部标签全部、官方、精华、视频，2 动态列表，3 发布按钮，4 关闭后回到游戏。',
      caption: '打开前先静音；关闭之后再恢复声音。',
      all: '全部',
      official: '官方',
      best: '精华',
      video: '视频',
      post: '发布',
      close: '关闭',
      a: '新手攻略合集',
      b: '本周活动说明',
    },
    en: {
      alt: 'Moments inside a game: 1 the tabs All, Official, Best, and Video, 2 the posts, 3 the Post button, 4 Close leads back to the game.',
      caption: 'Mute the game before you open it, and restore the sound when it closes.',
      all: 'All',
      official: 'Official',
      best: 'Best',
      video: 'Video',
      post: 'Post',
      close: 'Close',
      a: 'Beginner guides',
      b: 'Events this week',
    },
  },
  draw: (w) =>
    card(
      stack(
        14,
        step(1, tabs([w.all, w.official, w.best, w.video], 0)),
        step(
          2,
          row(14, [
            row(14, [{ width: 96, part: picture(72) }, text(w.a, { lines: 2 })]),
            row(14, [{ width: 96, part: picture(72) }, text(w.b, { lines: 2 })]),
          ]),
        ),
        row(20, [
          step(3, button(w.post, { align: 'fill', pressed: 'finger' })),
          step(4, button(w.close, { align: 'fill', kind: 'plain' })),
        ]),
      ),
      { stroke: 'strong', radius: 16, pad: 26 },
    ),
});

export const momentsClose = defineDrawing({
  name: 'player-moments-close',
  words: {
    'zh-Hans': {
      alt: '匹配成功时动态页上的询问：对局即将开始，按钮“继续看”和“进入对局”。',
      caption: '找到对局时先询问再关闭，不要打断正在写的内容。',
      title: '对局即将开始',
      why: '关闭动态，进入对局？',
      stay: '继续看',
      go: '进入对局',
    },
    en: {
      alt: 'A question over Moments when a match is found: the match is about to start, with the buttons Stay and Join match.',
      caption: 'When a match is found, ask before you close the page. The player may be writing.',
      title: 'Match found',
      why: 'Close this page and join?',
      stay: 'Stay',
      go: 'Join match',
    },
  },
  draw: (w) =>
    phone(
      dialog(w.title, text(w.why, { anchor: 'middle' }), [
        { label: w.stay, kind: 'plain' },
        { label: w.go, pressed: 'finger' },
      ]),
      { dimmed: true, height: 320 },
    ),
});
