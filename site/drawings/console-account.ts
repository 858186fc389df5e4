import { defineDrawing } from './drawing.ts';
import { centred, circle, cross, drawn, field, layers, phone, picture, row, screen, stack, strong, switchRow } from './kit/index.ts';

export const authenticationConsole = defineDrawing({
  name: 'console-authentication',
  words: {
    'zh-Hans': {
      alt: '内建账户的设置：第三方集成里填平台的 ID 和密钥，设置里有验证 AccessToken 和改密码后重新登录两个开关。',
      caption: '填了密钥并打开验证，伪造的授权数据会被后端拒绝。',
      cloud: '云服务',
      account: '内建账户',
      third: '第三方集成',
      settings: '设置',
      secret: '密钥',
      verify: '验证 AccessToken',
      again: '改密码后重新登录',
    },
    en: {
      alt: 'The settings of TDS Authentication: Third-party integration takes the ID and secret of a platform, Settings has switches to verify access tokens and to force a new login after a password change.',
      caption: "When you've entered the secret and turned on verification, the server rejects forged authorization data.",
      cloud: 'Cloud Services',
      account: 'Authentication',
      third: 'Third-party integration',
      settings: 'Settings',
      secret: 'Secret',
      verify: 'Verify AccessToken',
      again: 'New login after change',
    },
  },
  draw: (w) =>
    screen(
      [w.cloud, w.account],
      stack(
        12,
        strong(w.third),
        row(12, [field('App ID', { faint: true }), field(w.secret, { faint: true })]),
        strong(w.settings),
        switchRow(w.verify, true, true),
        switchRow(w.again, false),
      ),
    ),
});

export const billboardImage = defineDrawing({
  name: 'player-billboard-image',
  words: {
    'zh-Hans': {
      alt: '图片模板的公告：一张大图轮播，下面是三个圆点，右上角关闭。',
      caption: '图片模板适合少量活动宣传，图上写清活动和时间。',
      label: '活动大图',
    },
    en: {
      alt: 'The image template: a carousel of one large picture with three dots and a close button.',
      caption: 'Use the image template for a few promotions. Put the event and its dates on the picture.',
      label: 'Event picture',
    },
  },
  draw: (w) =>
    phone(
      centred(
        540,
        stack(
          14,
          layers(
            picture(250, { label: w.label }),
            drawn(
              1,
              (x, y, width) =>
                circle(x + width - 28, y + 28, 22.5, { fill: 'panel', stroke: 'strong' }) + cross(x + width - 28, y + 28, 'text', 8),
            ),
          ),
          drawn(20, (x, y, width) =>
            [0, 1, 2]
              .map((index) =>
                circle(x + width / 2 + (index - 1) * 34, y + 10, 8, index === 0 ? { fill: 'accent' } : { fill: 'panel', stroke: 'strong' }),
              )
              .join(''),
          ),
        ),
      ),
      { dimmed: true, height: 380 },
    ),
});
