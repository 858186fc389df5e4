import { defineDrawing } from './drawing.ts';
import { button, card, field, form, pill, row, screen, stack, step, strong, switchRow, table, verdict } from './kit/index.ts';
import { en, zh } from './terms.ts';

export const mixPush = defineDrawing({
  name: 'console-push-mixpush',
  legend: true,
  words: {
    'zh-Hans': {
      ...zh,
      alt: '混合推送设置：1 打开混合推送的开关，2 给每个厂商填应用凭据，3 未配置的厂商标为未填写。',
      caption: '每个要支持的厂商都要填凭据。',
      mix: '混合推送',
      on: '启用混合推送',
      a: '厂商 A',
      b: '厂商 B',
      done: '已配置',
      none: '未填写',
    },
    en: {
      ...en,
      alt: 'Mixed push settings: 1 the switch for mixed push, 2 a vendor with its credentials, 3 a vendor that is not configured.',
      caption: 'Every vendor that you support needs credentials.',
      mix: 'Mixed push',
      on: 'Turn on mixed push',
      a: 'Vendor A',
      b: 'Vendor B',
      done: 'Configured',
      none: 'Empty',
    },
  },
  draw: (w) => {
    const columns = [{ share: 1 }, { width: 190 }];
    return screen(
      [w.push, w.settings, w.mix],
      stack(
        14,
        step(1, switchRow(w.on, true, true)),
        step(2, table(columns, [[w.a, pill(w.done, 'good', 'end')]])),
        step(3, table(columns, [[w.b, pill(w.none, 'wait', 'end')]])),
      ),
    );
  },
});

export const onlineSending = defineDrawing({
  name: 'console-push-send',
  legend: true,
  words: {
    'zh-Hans': {
      ...zh,
      alt: '在线发送：1 写内容，2 目标选一台设备并填 objectId，3 发送，4 记录里状态是 done，成功数是 1。',
      caption: '先只发给自己的一台设备，看到通知再发给所有人。',
      send: '在线发送',
      text: '内容',
      hello: '测试推送',
      target: '目标',
      sendNow: '发送',
      result: 'done · 成功 1',
    },
    en: {
      ...en,
      alt: 'Online sending: 1 the text, 2 one device by objectId as the target, 3 Send, 4 the record with the status done and one success.',
      caption: 'Send to one of your own devices first. When it arrives, send to everyone.',
      send: 'Online sending',
      text: 'Text',
      hello: 'Test push',
      target: 'Target',
      sendNow: 'Send',
      result: 'done · 1 success',
    },
  },
  draw: (w) =>
    screen(
      [w.push, w.send],
      stack(
        14,
        step(1, form([w.text, field(w.hello)])),
        step(2, form([w.target, field('objectId 5f1e…')])),
        row(16, [{ width: 240, part: step(3, button(w.sendNow, { pressed: 'mouse' })) }, step(4, pill(w.result, 'good'))]),
      ),
    ),
});

export const installation = defineDrawing({
  name: 'console-push-installation',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '结构化数据的 _Installation 表里的一台设备：vendor 和 registrationId 都有值，valid 是 true。',
      caption: '设备记录里 valid 是 true，并且有 vendor 和 registrationId（iOS 是 deviceToken），才收得到。',
      data: '结构化数据',
    },
    en: {
      ...en,
      alt: 'A device in the _Installation table of Structured Data: vendor and registrationId have values and valid is true.',
      caption: 'A device can receive pushes if valid is true and vendor and registrationId (deviceToken on iOS) have values.',
      data: 'Structured Data',
    },
  },
  draw: (w) =>
    screen(
      [w.storage, w.data, '_Installation'],
      table(
        [{ share: 1.1 }, { share: 1 }],
        [
          ['deviceType', 'android'],
          ['vendor', 'mi'],
          ['registrationId', 'uT7…k='],
          ['valid', pill('true', 'good')],
        ],
      ),
    ),
});

export const certificateChoice = defineDrawing({
  name: 'push-token-or-certificate',
  words: {
    'zh-Hans': {
      alt: '两种凭证：p8 令牌认证不过期、一个密钥管全部应用；p12 证书一年到期、每个 Bundle ID 一张。',
      caption: '新项目用 p8 令牌认证。',
      token: '令牌认证 .p8',
      cert: '证书 .p12',
      a: '不过期',
      b: '一个密钥管全部应用',
      c: '一年到期',
      d: '每个 Bundle ID 一张',
      e: '到期整次推送被拒',
      f: '推荐',
    },
    en: {
      alt: 'Two credentials: a p8 token never expires and serves all apps. A p12 certificate lasts a year and serves one bundle ID.',
      caption: 'Use p8 token authentication for new projects.',
      token: 'Token, .p8',
      cert: 'Certificate, .p12',
      a: 'Never expires',
      b: 'One key for all apps',
      c: 'Expires in a year',
      d: 'One per bundle ID',
      e: 'Expired: all refused',
      f: 'Recommended',
    },
  },
  draw: (w) =>
    row(
      20,
      [
        card(stack(14, strong(w.token), verdict(true, w.a), verdict(true, w.b, 2), pill(w.f, 'teal')), { stroke: 'action', thick: 2 }),
        card(stack(14, strong(w.cert), verdict(false, w.c), verdict(false, w.d, 2), verdict(false, w.e, 2))),
      ],
      'fill',
    ),
});
