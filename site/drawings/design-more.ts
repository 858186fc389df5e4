import { defineDrawing } from './drawing.ts';
import { centred, drawn, rect, row, stack, text, words } from './kit/index.ts';
import { capsule, symbolButton } from './login-specimens.ts';

export const loginKinds = defineDrawing({
  name: 'design-login-kinds',
  words: {
    'zh-Hans': {
      alt: '两种登录按钮：图形按钮 40 × 40 pt，只放短标识；胶囊按钮高 40 pt，放字标和“登录”。',
      caption: '位置小、几种方式并列用图形按钮；只有一个入口时用胶囊按钮。',
      symbol: '图形按钮 40 × 40 pt',
      capsule: '胶囊按钮，高 40 pt',
    },
    en: {
      alt: 'Two login buttons: the symbol button of 40 by 40 pt with the short mark, the capsule of 40 pt height with the wordmark and Log in.',
      caption: 'Use the symbol if space is limited or if several login methods are side by side. Use the capsule for a single entry.',
      symbol: 'Symbol, 40 × 40 pt',
      capsule: 'Capsule, 40 pt high',
    },
  },
  draw: (w) =>
    row(30, [
      stack(18, centred(120, symbolButton(120)), text(w.symbol, { anchor: 'middle' })),
      { share: 1.42, part: stack(18, centred(380, capsule(120)), text(w.capsule, { anchor: 'middle' })) },
    ]),
});

export const momentsCrop = defineDrawing({
  name: 'design-moments-crop',
  words: {
    'zh-Hans': {
      alt: '背景图在手机上的裁切：横屏图的左右、竖屏图的上下会被裁掉，装饰放在虚线的安全区内。',
      caption: '小屏手机会裁掉边缘，装饰和文字都留在虚线以内。',
      safe: '安全区',
      wide: '横屏背景',
      tall: '竖屏背景',
    },
    en: {
      alt: 'How backgrounds are cropped: the sides of the landscape picture and the ends of the portrait picture may be cut. Decoration stays inside the dashed safe area.',
      caption: 'Small phones crop the edges. Keep decoration inside the dashed line.',
      safe: 'Safe area',
      wide: 'Landscape',
      tall: 'Portrait',
    },
  },
  draw: (w) =>
    row(24, [
      {
        share: 1.7,
        part: stack(
          14,
          drawn(
            236,
            (x, y, width) =>
              rect(x, y, width, 236, { fill: 'bar', stroke: 'strong' }) +
              rect(x + 56, y + 18, width - 112, 200, { fill: 'panel', stroke: 'action', thick: 2, dashed: true }) +
              words(x + width / 2, y + 128, w.safe, { weight: 500, anchor: 'middle' }),
          ),
          text(w.wide, { anchor: 'middle' }),
        ),
      },
      {
        share: 1,
        part: stack(
          14,
          centred(
            150,
            drawn(
              236,
              (x, y) =>
                rect(x, y, 150, 236, { fill: 'bar', stroke: 'strong' }) +
                rect(x + 10, y + 36, 130, 164, { fill: 'panel', stroke: 'action', thick: 2, dashed: true }) +
                words(x + 75, y + 127, w.safe, { size: 24, weight: 500, anchor: 'middle' }),
            ),
          ),
          text(w.tall, { anchor: 'middle' }),
        ),
      },
    ]),
});
