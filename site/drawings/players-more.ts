import { defineDrawing } from './drawing.ts';
import { avatar, badge, bars, button, card, circle, drawn, layers, phone, rect, row, stack, step, strong, text, to } from './kit/index.ts';

export const supportEntry = defineDrawing({
  name: 'player-support-entry',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '游戏里的客服：1 设置里的客服入口，有新回复时带红点，2 打开的页面先列常见问题，3 再是提交工单和我的工单。',
      caption: '红点由回调控制；打开页面时带上机型、版本等字段。',
      entry: '联系客服',
      faq: '充值没有到账怎么办',
      ask: '提交工单',
      mine: '我的工单',
      settings: '设置',
      help: '帮助中心',
    },
    en: {
      alt: 'Customer support in a game: 1 the entry in the settings with a dot for new replies, 2 the page lists common questions first, 3 then New ticket and My tickets.',
      caption: 'Use the callback to show and hide the dot. Pass the device and version as fields when you open the page.',
      entry: 'Support',
      faq: 'Missing purchase',
      ask: 'New ticket',
      mine: 'My tickets',
      settings: 'Settings',
      help: 'Help center',
    },
  },
  draw: (w) =>
    row(
      0,
      [
        {
          share: 0.85,
          part: card(
            stack(
              16,
              strong(w.settings),
              bars(0.8, 0.6),
              step(
                1,
                layers(
                  card(text(w.entry, { size: 24, weight: 500 }), { pad: 8 }),
                  drawn(1, (x, y, width) => circle(x + width - 4, y + 4, 10, { fill: 'dot', stroke: 'panel', thick: 2 })),
                ),
              ),
              bars(0.7),
            ),
            { stroke: 'strong', radius: 16 },
          ),
        },
        { width: 82, part: to() },
        {
          share: 1.15,
          part: card(
            stack(
              14,
              strong(w.help),
              step(2, card(text(w.faq, { size: 24 }), { pad: 8 })),
              step(3, stack(10, button(w.ask, { align: 'fill' }), button(w.mine, { align: 'fill', kind: 'plain' }))),
            ),
            { stroke: 'strong', radius: 16 },
          ),
        },
      ],
      'middle',
    ),
});

export const connectPanel = defineDrawing({
  name: 'player-connect-panel',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '悬浮窗：1 登录后入口半隐藏在屏幕边缘，2 点开的面板上是玩家头像和昵称，3 按钮内嵌动态、分享、评价。',
      caption: '入口贴边半隐藏，点开是面板；战斗和过场时由游戏隐藏入口。',
      name: '小雨',
      moments: '内嵌动态',
      share: '分享游戏',
      rate: '去评价',
    },
    en: {
      alt: 'The floating window: 1 after login the entry is half hidden at the edge, 2 the panel shows avatar and nickname, 3 its buttons are Moments, Share, and Rate.',
      caption: 'The entry sits half hidden at the edge and opens a panel. Hide it during battles and cutscenes.',
      name: 'Rain',
      moments: 'Moments',
      share: 'Share the game',
      rate: 'Rate',
    },
  },
  draw: (w) =>
    phone(
      row(120, [
        {
          width: 90,
          part: drawn(
            240,
            (x, y) => rect(x - 16, y + 88, 40, 64, { fill: 'accent', stroke: 'panel', thick: 3, radius: 20 }) + badge(1, x + 52, y + 120),
          ),
        },
        card(
          stack(
            12,
            step(2, row(14, [{ width: 56, part: avatar(56) }, strong(w.name)])),
            step(
              3,
              stack(
                10,
                button(w.moments, { align: 'fill' }),
                button(w.share, { align: 'fill', kind: 'plain' }),
                button(w.rate, { align: 'fill', kind: 'plain' }),
              ),
            ),
          ),
          { stroke: 'strong', pad: 20 },
        ),
      ]),
      { height: 400 },
    ),
});
