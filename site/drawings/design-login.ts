import { defineDrawing } from './drawing.ts';
import {
  badge,
  button,
  card,
  circle,
  compared,
  drawn,
  gap,
  inset,
  layers,
  legend,
  note,
  type Part,
  rect,
  row,
  stack,
  strong,
  text,
  touch,
  verdict,
} from './kit/index.ts';
import { capsule, symbolButton } from './login-specimens.ts';

export const loginSizes = defineDrawing({
  name: 'design-login-sizes',
  words: {
    'zh-Hans': {
      alt: '“TapTap 登录”胶囊按钮的三个高度：32 pt 是建议的最小显示尺寸，40 pt 是默认，56 pt 是等比放大；文字始终一行。',
      caption: '默认高 40 pt，等比缩放，文字一行；颜色和标识取自素材文件。',
      small: '最小',
      normal: '默认',
      large: '放大',
    },
    en: {
      alt: 'The TapTap Log in capsule in three heights: 32 pt is the smallest advised, 40 pt the default, 56 pt scaled up. The text stays on one line.',
      caption:
        'The default height is 40 pt. Scale the button in proportion, and keep the text on one line. Take the color and logo from the supplied files.',
      small: 'Smallest',
      normal: 'Default',
      large: 'Scaled up',
    },
  },
  draw: (w) => {
    const line = (points: number, name: string): Part =>
      row(20, [
        { width: 250, part: row(6, [{ width: 104, part: strong(`${points} pt`) }, note(name)]) },
        { width: 7 * points, part: capsule(1.8 * points) },
        gap(0),
      ]);
    return stack(24, line(32, w.small), line(40, w.normal), line(56, w.large));
  },
});

export const loginStates = defineDrawing({
  name: 'design-login-states',
  words: {
    'zh-Hans': {
      alt: '登录按钮的四种状态：正常、按下（有反馈）、登录中（标识和文字换成三个点）、不可用（变灰，例如没有勾选协议）。',
      caption: '登录中不要再响应点击；没有勾选协议时按钮置灰，并说明原因。',
      normal: '正常',
      pressed: '按下',
      loading: '登录中',
      disabled: '不可用',
    },
    en: {
      alt: 'Four states of the login button: normal, pressed with visible feedback, busy with three dots in place of mark and text, disabled in gray, for example before consent.',
      caption: 'Ignore taps during login. Before the player gives consent, gray out the button and say why.',
      normal: 'Normal',
      pressed: 'Pressed',
      loading: 'Busy',
      disabled: 'Disabled',
    },
  },
  draw: (w) => {
    const height = 68;
    const ring = drawn(height, (x, y, width) => rect(x + 5, y + 5, width - 10, height - 10, { stroke: 'on-brand', thick: 3, radius: 29 }));
    const finger = drawn(height, (x, y, width) => touch(x + width - 34, y + height - 18));
    const busy = layers(
      capsule(height, { mark: 'brand' }),
      drawn(height, (x, y, width) =>
        [-28, 0, 28].map((dx) => circle(x + width / 2 + dx, y + height / 2, 6, { fill: 'on-brand' })).join(''),
      ),
    );
    const state = (part: Part, name: string) => stack(8, part, note(name, { anchor: 'middle' }));
    return stack(
      20,
      row(32, [state(capsule(height), w.normal), state(layers(capsule(height), ring, finger), w.pressed)]),
      row(32, [state(busy, w.loading), state(capsule(height, { fill: 'bar', mark: 'strong' }), w.disabled)]),
    );
  },
});

export const loginProviders = defineDrawing({
  name: 'design-login-providers',
  words: {
    'zh-Hans': {
      alt: '登录界面：TapTap 登录、手机号登录、游客试玩三个按钮同宽同高；右边的错误例子把 TapTap 收进“更多”。',
      caption: '几种登录方式同样形状、同样大小，不要把 TapTap 收进“更多”。',
      phone: '手机号登录',
      guest: '游客试玩',
      more: '更多',
      good: '一样大小',
      bad: '收进“更多”',
    },
    en: {
      alt: 'A login screen with three buttons of one size: Log in with TapTap, phone number, guest. The wrong example hides TapTap behind More.',
      caption: "Give all login buttons the same shape and size, and don't hide TapTap behind More.",
      phone: 'Phone number',
      guest: 'Guest',
      more: 'More',
      good: 'One size',
      bad: 'Behind More',
    },
  },
  draw: (w) => {
    const pillButton = (label: string) => button(label, { align: 'fill', radius: 28, kind: 'plain' });
    return compared(
      24,
      16,
      [card(stack(12, capsule(56), pillButton(w.phone), pillButton(w.guest)), { stroke: 'strong', radius: 16 }), verdict(true, w.good)],
      [
        card(stack(12, pillButton(w.phone), pillButton(w.guest), inset(0, 9, text(w.more, { anchor: 'middle', fill: 'muted' }))), {
          stroke: 'bad',
          radius: 16,
        }),
        verdict(false, w.bad),
      ],
    );
  },
});

export const loginTouch = defineDrawing({
  name: 'design-login-touch',
  words: {
    'zh-Hans': {
      alt: '图形按钮 40 × 40 pt，四周虚线是 44 × 44 pt 的点击区域，再外面留 10 pt 空白。',
      caption: '图形 40 pt，点击区域至少 44 pt，四周留 10 pt。',
      size: '图形 40 × 40 pt',
      touch: '点击区 44 × 44 pt',
      space: '四周留白 10 pt',
    },
    en: {
      alt: 'A symbol button of 40 by 40 pt, a dashed touch area of 44 by 44 pt around it, and 10 pt of free space.',
      caption: 'The symbol is 40 pt and the touch area at least 44 pt, with 10 pt of free space around it.',
      size: 'Symbol 40 pt',
      touch: 'Touch area 44 pt',
      space: '10 pt free space',
    },
  },
  draw: (w) =>
    row(30, [
      {
        width: 290,
        part: drawn(290, (x, y) =>
          [
            rect(x + 2, y + 2, 286, 286, { stroke: 'line', dashed: true, radius: 12 }),
            rect(x + 35, y + 35, 220, 220, { stroke: 'action', thick: 2, dashed: true, radius: 16 }),
            symbolButton(200)(200).at(x + 45, y + 45),
            badge(1, x + 215, y + 215),
            badge(2, x + 255, y + 50),
            badge(3, x + 26, y + 26),
          ].join(''),
        ),
      },
      legend(w.size, w.touch, w.space),
    ]),
});
