import { defineDrawing } from './drawing.ts';
import {
  barChart,
  button,
  card,
  chain,
  field,
  form,
  gap,
  middled,
  node,
  type Part,
  picture,
  pill,
  row,
  screen,
  stack,
  strong,
  table,
  text,
  to,
} from './kit/index.ts';

export const strategies = defineDrawing({
  name: 'leaderboard-strategies',
  words: {
    'zh-Hans': {
      alt: '玩家依次提交 100、120、80：取最好留下 120，取最新留下 80，累加得到 300。',
      caption: '同样三次提交，策略不同，留下的值不同（降序榜）。',
      title: '提交 100 → 120 → 80',
      better: '取最好',
      last: '取最新',
      sum: '累加',
    },
    en: {
      alt: 'A player submits 100, 120, and 80: better keeps 120, last keeps 80, sum makes 300.',
      caption: 'The same three scores lead to different values (descending leaderboard).',
      title: 'Submitted: 100 → 120 → 80',
      better: 'better',
      last: 'last',
      sum: 'sum',
    },
  },
  draw: (w) =>
    stack(
      34,
      strong(w.title, { anchor: 'middle' }),
      barChart([w.better, w.last, w.sum], [0.4, 0.27, 1], { labels: ['120', '80', '300'], height: 180 }),
    ),
});

export const groupRanks = defineDrawing({
  name: 'leaderboard-group-ranks',
  words: {
    'zh-Hans': {
      alt: '同样三名好友：在全榜是第 12、58、301 名，在好友榜是第 1、2、3 名。',
      caption: '好友榜只在给定的人里排名，名次从头数。',
      whole: '全榜',
      group: '好友榜',
      a: '阿川',
      me: '我',
      b: '小雨',
    },
    en: {
      alt: 'The same three friends: ranks 12, 58, and 301 on the whole board, ranks 1, 2, and 3 among friends.',
      caption: 'A friends leaderboard ranks only the players you name, starting from the top.',
      whole: 'Whole board',
      group: 'Friends only',
      a: 'Chuan',
      me: 'You',
      b: 'Rain',
    },
  },
  draw: (w) => {
    const board = (ranks: readonly [string, string, string]): Part =>
      table(
        [{ width: 70 }, { share: 1 }],
        [
          [ranks[0], w.a],
          [ranks[1], strong(w.me)],
          [ranks[2], w.b],
        ],
        1,
      );
    const between = 70;
    return stack(
      12,
      row(between, [strong(w.whole), strong(w.group)]),
      row(0, [board(['12', '58', '301']), { width: between, part: to() }, board(['1', '2', '3'])]),
    );
  },
});

export const saveReplace = defineDrawing({
  name: 'gamesave-replace',
  words: {
    'zh-Hans': {
      alt: '替换存档：先建新存档，再删旧存档；直接更新旧对象时，旧文件会留下来占空间。',
      caption: '先建新的，成功后再删旧的；不要在旧对象上换文件。',
      create: '新建存档',
      remove: '删除旧存档',
      one: '只剩一份',
      update: '更新旧对象',
      left: '旧文件仍占空间',
    },
    en: {
      alt: 'Replacing a save: create the new one, then delete the old one. Updating the old object leaves its old file behind.',
      caption: "Create the new save first, and then delete the old one. Don't replace files on the old object.",
      create: 'Create the new',
      remove: 'Delete the old',
      one: 'One save left',
      update: 'Update the old',
      left: 'Old file stays',
    },
  },
  draw: (w) =>
    stack(
      26,
      chain([{ label: w.create }, { label: w.remove }, { label: w.one, tone: 'good' }]),
      row(
        0,
        [
          node({ label: w.update }),
          { width: 44, part: middled(to()) },
          node({ label: w.left, tone: 'bad' }),
          { width: 44, part: gap(1) },
          gap(1),
        ],
        'fill',
      ),
    ),
});

export const giftWeb = defineDrawing({
  name: 'player-gift-web',
  words: {
    'zh-Hans': {
      alt: '网页兑换表单：角色 ID、兑换码、图形验证码，按钮“兑换”。',
      caption: '验证码图片 5 分钟内有效，点图可以换一张。',
      who: '角色 ID',
      code: '兑换码',
      captcha: '验证码',
      image: '图片',
      redeem: '兑换',
    },
    en: {
      alt: 'The redeem form on a web page: character ID, gift code, captcha, and the Redeem button.',
      caption: 'A captcha image is valid for 5 minutes. Let players click it for a new one.',
      who: 'Character ID',
      code: 'Gift code',
      captcha: 'Captcha',
      image: 'Image',
      redeem: 'Redeem',
    },
  },
  draw: (w) =>
    card(
      stack(
        14,
        form(
          [w.who, field('10001')],
          [w.code, field('S0LLC8ICB2MP2', { mono: true })],
          [w.captcha, row(12, [field('7KQ2', { mono: true }), { width: 150, part: picture(54, { label: w.image }) }])],
        ),
        button(w.redeem, { align: 'fill', pressed: 'finger' }),
      ),
      { stroke: 'strong', pad: 28 },
    ),
});

export const giftKinds = defineDrawing({
  name: 'gift-code-kinds',
  words: {
    'zh-Hans': {
      alt: '两种礼包码：唯一码每人一个、只能用一次；通兑码是一个固定的词，很多人用，共享 5000 份库存。',
      caption: '一人一个用唯一码，口令祝福用通兑码。',
      unique: '唯一码',
      shared: '通兑码',
      once: '每个只用一次',
      stock: '还剩 4,812 / 5,000',
    },
    en: {
      alt: 'Two kinds of gift codes: unique codes, one for each player and used once. A shared code, one word for many players with a stock of 5,000.',
      caption: 'Use unique codes if each player gets their own, and a shared code for a slogan.',
      unique: 'Unique codes',
      shared: 'Shared code',
      once: 'Each works once',
      stock: '4,812 of 5,000 left',
    },
  },
  draw: (w) =>
    row(
      24,
      [
        card(
          stack(
            12,
            strong(w.unique),
            text('S0LLC8ICB2MP2', { mono: true, size: 24 }),
            text('S0LK27D9XQ4TA', { mono: true, size: 24 }),
            text('S0LW81N5ZB7EY', { mono: true, size: 24 }),
            pill(w.once, 'teal'),
          ),
          { stroke: 'strong', pad: 24 },
        ),
        card(stack(12, strong(w.shared), text('SPRING', { mono: true, size: 30 }), gap(24), pill(w.stock, 'wait')), {
          stroke: 'strong',
          pad: 24,
        }),
      ],
      'fill',
    ),
});

export const giftPanel = defineDrawing({
  name: 'console-gift-panel',
  words: {
    'zh-Hans': {
      alt: '礼包的活动面板：状态是进行中，已发放 1000、已兑换 640，按钮“导出”和“暂停”。',
      caption: '暂停立即生效，可以再开启；导出的唯一码一行一个。',
      tools: '运营工具',
      gifts: '礼包系统',
      state: '进行中',
      issued: '已发放',
      redeemed: '已兑换',
      export: '导出',
      pause: '暂停',
    },
    en: {
      alt: 'The panel of a gift pack: the state is Active, 1,000 issued and 640 redeemed, with the buttons Export and Pause.',
      caption: 'Pausing takes effect immediately and can be undone. Exported files have one code per line.',
      tools: 'Operation Tools',
      gifts: 'Gift Packs',
      state: 'Active',
      issued: 'Issued',
      redeemed: 'Redeemed',
      export: 'Export',
      pause: 'Pause',
    },
  },
  draw: (w) =>
    screen(
      [w.tools, w.gifts],
      stack(
        16,
        pill(w.state, 'good'),
        table(
          [{ share: 1 }, { width: 120 }],
          [
            [w.issued, '1000'],
            [w.redeemed, '640'],
          ],
        ),
        row(14, [button(w.export, { align: 'fill' }), button(w.pause, { kind: 'plain', align: 'fill' })]),
      ),
    ),
});
