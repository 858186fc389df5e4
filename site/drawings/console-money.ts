import { defineDrawing } from './drawing.ts';
import { button, checkbox, field, form, pill, row, screen, stack, step, table, text, upload } from './kit/index.ts';
import { en, zh } from './terms.ts';

export const adMedia = defineDrawing({
  name: 'console-ad-media',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '流量管理的媒体管理页：1 新建媒体，2 记下媒体 ID、媒体密钥（可进游戏）和Access Token（只放服务器），3 状态为可用就能建广告位。',
      caption: '媒体 ID 和密钥写进初始化，Access Token 只放在服务器。',
      traffic: '流量管理',
      media: '媒体管理',
      add: '新建媒体',
      id: '媒体 ID、密钥',
      token: 'Access Token',
      client: '可进游戏',
      server: '只放服务器',
      ready: '可用',
    },
    en: {
      ...en,
      alt: 'Media in the Traffic menu: 1 creates the media, 2 the media ID and key go into the game and the access token stays on the server, 3 once the state is Available you can add slots.',
      caption: 'Use the media ID and key at initialization. Keep the access token on your server.',
      traffic: 'Traffic',
      media: 'Media',
      add: 'New media',
      id: 'Media ID and key',
      token: 'Access token',
      client: 'In the game',
      server: 'Server only',
      ready: 'Available',
    },
  },
  draw: (w) =>
    screen(
      [w.traffic, w.media],
      stack(
        12,
        step(1, button(w.add, { pressed: 'mouse' })),
        step(
          2,
          table(
            [{ share: 1 }, { width: 190 }],
            [
              [w.id, pill(w.client, 'teal', 'end')],
              [w.token, pill(w.server, 'bad', 'end')],
            ],
          ),
        ),
        step(3, pill(w.ready, 'good')),
      ),
    ),
});

export const adSlot = defineDrawing({
  name: 'console-ad-slot',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '新建广告位（控制台叫推广位）：1 类型先选测试，2 选样式和方向，3 选是否用于聚合并填期望 CPM，4 保存后得到广告位 ID。',
      caption: '先建测试广告位；方向要与展示时一致；保存后把 ID 填进 SpaceId。',
      traffic: '流量管理',
      slot: '推广位管理',
      trial: '测试',
      live: '正式',
      style: '样式',
      reward: '激励视频',
      mediation: '用于聚合',
      cpm: '期望 CPM',
    },
    en: {
      ...en,
      alt: 'A new ad slot: 1 choose Test first, 2 the format, 3 mediation and the expected CPM, 4 saving gives the slot ID.',
      caption: 'Create a test slot first, in the orientation your game uses. Use its ID as SpaceId.',
      traffic: 'Traffic',
      slot: 'Ad slots',
      trial: 'Test',
      live: 'Live',
      style: 'Format',
      reward: 'Rewarded video',
      mediation: 'Mediation',
      cpm: 'CPM',
    },
  },
  draw: (w) =>
    screen(
      [w.traffic, w.slot],
      stack(
        12,
        step(1, row(10, [checkbox(w.trial, true, { round: true }), checkbox(w.live, false, { round: true })])),
        step(2, form([w.style, field(w.reward, { select: true })])),
        step(3, row(10, [checkbox(w.mediation, false), form([w.cpm, field('30')])])),
        step(
          4,
          row(12, [{ width: 150, part: button(w.save, { pressed: 'mouse' }) }, text('SpaceId 1000001', { size: 24, fill: 'muted' })]),
        ),
      ),
    ),
});

export const adTestTools = defineDrawing({
  name: 'console-ad-test-tools',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '流量管理的测试工具：上面填测试设备，下面是最近 24 小时的请求数和展示数。',
      caption: '请求数在增加，说明接入成功；测试设备不产生收入。',
      traffic: '流量管理',
      tools: '测试工具',
      device: '测试设备',
      request: '请求',
      shown: '展示',
      day: '最近 24 小时',
    },
    en: {
      ...en,
      alt: 'Test tools in the Traffic menu: a test device on top, and the requests and impressions of the last 24 hours below.',
      caption: "If the number of requests goes up, your integration works. Test devices don't earn anything.",
      traffic: 'Traffic',
      tools: 'Test tools',
      device: 'Test Devices',
      request: 'Requests',
      shown: 'Shown',
      day: 'Last 24 h',
    },
  },
  draw: (w) =>
    screen(
      [w.traffic, w.tools],
      stack(
        16,
        form([w.device, field('OAID 9f3c…')]),
        table(
          [{ head: w.day, share: 1 }, { width: 120 }],
          [
            [w.request, '128'],
            [w.shown, '96'],
          ],
        ),
      ),
    ),
});

export const priceSettings = defineDrawing({
  name: 'console-price-settings',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '商店的价格设置：付费下载已打开，测试价填 0.01 元，下面是提交按钮。',
      caption: '测试价填 0.01 元；通过审核后，测试者购买一次再验证。',
      price: '价格设置',
      paid: '付费下载',
      amount: '价格',
      yuan: '元',
    },
    en: {
      ...en,
      alt: 'Price Settings of the store: paid download is on, the test price is CNY 0.01, with Submit below.',
      caption: 'Use CNY 0.01 as the test price. After approval, let testers buy the game once.',
      price: 'Price Settings',
      paid: 'Paid download',
      amount: 'Price',
      yuan: 'CNY',
    },
  },
  draw: (w) =>
    screen(
      [w.store, w.price],
      stack(
        16,
        checkbox(w.paid),
        row(12, [{ width: 300, part: form([w.amount, field('0.01', { focus: true })]) }, text(w.yuan)]),
        button(w.submit, { pressed: 'mouse' }),
      ),
    ),
});

export const licencePackage = defineDrawing({
  name: 'console-licence-package',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '正版验证的包名配置：1 打开游戏配置，2 上传 APK，等待审核，3 通过后出现价格设置的入口。',
      caption: '上传 APK 登记包名；审核通过后，价格设置的入口才会出现。',
      verify: '正版验证',
      apk: '上传 APK',
      review: '审核中',
      price: '商店 › 价格设置',
    },
    en: {
      ...en,
      alt: 'The package name in Copyright Verification: 1 opens the game configuration, 2 uploads the APK for review, 3 Price Settings appears after approval.',
      caption: 'Upload the APK to register its package name. Price Settings appears after approval.',
      verify: 'Copyright Verification',
      apk: 'Upload APK',
      review: 'In review',
      price: 'Store › Price Settings',
    },
  },
  draw: (w) =>
    screen(
      [w.build, w.verify],
      stack(
        20,
        step(2, row(12, [{ share: 1.6, part: upload(w.apk, true) }, pill(w.review, 'wait', 'end')])),
        step(3, pill(w.price, 'good')),
      ),
      { step: 1 },
    ),
});

export const appSafety = defineDrawing({
  name: 'console-app-safety',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '应用安全：2 上传安装包，3 勾选加固项目，4 提交后下载加固包，要重新签名。',
      caption: '上传包、勾选项目、提交；下载后用原证书重新签名。',
      safety: '应用安全',
      apk: '上传安装包',
      memory: 'SO 加密',
      speed: '反调试',
      download: '下载',
    },
    en: {
      ...en,
      alt: 'App Safety: 2 uploads the package, 3 selects what to harden, 4 submits. The result must be signed again.',
      caption: 'Upload the package, select the items, and submit. Sign the result with your own certificate again before you release it.',
      safety: 'App Safety',
      apk: 'Upload the package',
      memory: 'SO encryption',
      speed: 'Anti-debug',
      download: 'Download',
    },
  },
  draw: (w) =>
    screen(
      [w.services, w.safety],
      stack(
        12,
        step(2, upload(w.apk)),
        step(3, row(16, [{ share: 1.2, part: checkbox(w.memory) }, checkbox(w.speed)])),
        step(4, row(14, [button(w.submit, { align: 'fill', pressed: 'mouse' }), button(w.download, { kind: 'plain', align: 'fill' })])),
      ),
      { step: 1 },
    ),
});
