import { defineDrawing } from './drawing.ts';
import {
  bars,
  button,
  card,
  centred,
  circle,
  cross,
  drawn,
  gap,
  inset,
  layers,
  type Part,
  phone,
  picture,
  pill,
  rect,
  row,
  shape,
  stack,
  step,
  strong,
  tabs,
  text,
  to,
} from './kit/index.ts';

export const billboardList = defineDrawing({
  name: 'player-billboard-navigate',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '横屏的导航公告：1 顶栏的活动和游戏标签，2 左侧列表用短标题，未读有红点，3 右侧是长标题和正文，4 关闭按钮。',
      caption: '导航模板：左侧短标题，右侧长标题和正文，未读的有红点。',
      event: '活动',
      game: '游戏',
      a: '2.0 更新',
      b: '维护公告',
      title: '2.0 版本更新说明',
    },
    en: {
      alt: 'The navigation template in landscape: 1 the tabs Events and Game, 2 the list of short titles with a dot for unread ones, 3 the long title and the text, 4 the close button.',
      caption:
        'The navigation template has short titles on the left, the long title and the text on the right, and a dot for unread items.',
      event: 'Events',
      game: 'Game',
      a: '2.0 update',
      b: 'Downtime',
      title: 'What is new in 2.0',
    },
  },
  draw: (w) =>
    card(
      stack(
        14,
        row(14, [
          step(1, tabs([w.event, w.game], 0)),
          {
            width: 110,
            part: step(
              4,
              drawn(44, (x, y) => cross(x + 20, y + 22, 'muted', 11)),
            ),
          },
        ]),
        row(
          18,
          [
            {
              width: 250,
              part: step(
                2,
                stack(
                  8,
                  layers(
                    card(text(w.a, { weight: 500 }), { pad: 8, fill: 'tint', stroke: 'action' }),
                    drawn(8, (x, y, width) => circle(x + width - 4, y + 4, 8, { fill: 'dot' })),
                  ),
                  card(text(w.b), { pad: 8 }),
                ),
              ),
            },
            step(3, stack(14, strong(w.title, { lines: 2 }), bars(1, 0.94, 0.6))),
          ],
          'top',
        ),
      ),
      { stroke: 'strong', radius: 16, pad: 22 },
    ),
});

export const billboardSplash = defineDrawing({
  name: 'player-billboard-splash',
  words: {
    'zh-Hans': {
      alt: '横屏的开屏公告：图片不超过弹窗的一半高，首屏就能看到文字和“查看”按钮。',
      caption: '横屏时图片不超过弹窗一半高，文字留在第一屏。',
      title: '夏日活动开始',
      open: '查看',
      half: '不超过一半',
    },
    en: {
      alt: 'A splash announcement in landscape: the picture takes at most half of the height, so text and the View button are on the first screen.',
      caption: 'In landscape, the picture can take up to half of the height so that the text stays on the first screen.',
      title: 'Summer event is on',
      open: 'View',
      half: 'Half at most',
    },
  },
  draw: (w) =>
    phone(
      centred(
        520,
        card(stack(12, picture(150, { label: w.half }), strong(w.title, { anchor: 'middle' }), button(w.open, { align: 'middle' })), {
          pad: 16,
          stroke: 'strong',
        }),
      ),
      { dimmed: true, height: 396 },
    ),
});

export const marquee = defineDrawing({
  name: 'player-billboard-marquee',
  words: {
    'zh-Hans': {
      alt: '跑马灯：屏幕上方一条深色横条，左边是图标，文字从右向左滚动。',
      caption: '跑马灯不挡操作；切换场景时由游戏关闭它。',
      words: '今晚 22:00 停服维护，请提前下线',
    },
    en: {
      alt: 'The marquee: a strip at the top of the screen with an icon and text that moves from right to left.',
      caption: "The marquee doesn't block the game. Close it from your game when the scene changes.",
      words: 'Maintenance tonight at 22:00',
    },
  },
  draw: (w) =>
    phone(
      stack(
        70,
        centred(
          600,
          layers(
            drawn(60, (x, y, width) => rect(x, y, width, 60, { fill: 'action', radius: 30 })),
            inset(
              24,
              11,
              row(16, [
                { width: 36, part: drawn(36, (x, y) => circle(x + 18, y + 18, 16, { fill: 'on-action' })) },
                text(w.words, { fill: 'on-action', weight: 500 }),
              ]),
            ),
          ),
        ),
        bars(0.3),
      ),
      { height: 300 },
    ),
});

export const badgeStates = defineDrawing({
  name: 'player-billboard-badge',
  words: {
    'zh-Hans': {
      alt: '公告入口的两种状态：有未读公告时右上角有红点，打开面板之后红点消失。',
      caption: '查询到 showRedDot 为 1 就显示红点，打开面板后清除。',
      notice: '公告',
      unread: '有未读',
      read: '已读',
    },
    en: {
      alt: 'Two states of the billboard entry: a dot in the corner while there are unread announcements, no dot after the panel was opened.',
      caption: 'Show the dot when showRedDot is 1, and clear it when the panel opens.',
      notice: 'News',
      unread: 'Unread',
      read: 'Read',
    },
  },
  draw: (w) => {
    const entry = (dot: boolean) =>
      centred(
        150,
        layers(
          card(
            stack(
              8,
              drawn(52, (x, y, width) =>
                shape(
                  [
                    [x + width / 2 - 26, y + 20],
                    [x + width / 2 + 18, y + 4],
                    [x + width / 2 + 18, y + 48],
                    [x + width / 2 - 26, y + 34],
                  ],
                  { stroke: 'text', thick: 3 },
                ),
              ),
              strong(w.notice, { anchor: 'middle' }),
            ),
            { pad: 16, stroke: 'strong', radius: 16 },
          ),
          drawn(1, (x, y, width) => (dot ? circle(x + width - 8, y + 8, 14, { fill: 'dot', stroke: 'panel', thick: 3 }) : '')),
        ),
      );
    const below = (one: Part, between: Part, other: Part) => centred(440, row(0, [one, { width: 140, part: between }, other]));
    return stack(
      14,
      below(entry(true), to(), entry(false)),
      below(pill(w.unread, 'bad', 'middle'), gap(1), pill(w.read, 'plain', 'middle')),
    );
  },
});
