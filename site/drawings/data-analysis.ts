import { defineDrawing } from './drawing.ts';
import {
  barChart,
  button,
  card,
  drawn,
  field,
  funnel,
  gap,
  lineChart,
  pill,
  rect,
  row,
  screen,
  stack,
  step,
  strong,
  table,
  text,
} from './kit/index.ts';

export const eventAnalysis = defineDrawing({
  name: 'tapdb-event-analysis',
  words: {
    'zh-Hans': {
      alt: '事件分析：1 指标选胜利次数并加筛选，2 再加公式指标通关率，3 维度选关卡，4 时间选最近 7 天，5 点计算看图。',
      caption: '指标、公式、维度、时间，最后点计算。',
      analysis: '事件分析',
      wins: '胜利次数',
      rate: '通关率 = 胜利 ÷ 总数',
      stage: '维度：关卡',
      days: '最近 7 天',
      run: '计算',
    },
    en: {
      alt: 'Event analysis: 1 the metric wins with a filter, 2 the formula clear rate, 3 the dimension stage, 4 the last 7 days, 5 Calculate.',
      caption: 'Choose the metric, formula, dimension, and period, and then click Calculate.',
      analysis: 'Event Analysis',
      wins: 'Wins',
      rate: 'Clear rate = wins ÷ total',
      stage: 'By stage',
      days: '7 days',
      run: 'Calculate',
    },
  },
  draw: (w) =>
    screen(
      [w.analysis],
      stack(
        10,
        step(1, field(w.wins, { select: true })),
        step(2, field(w.rate)),
        row(12, [step(3, field(w.stage, { select: true })), step(4, field(w.days, { select: true }))]),
        row(20, [
          { width: 250, part: step(5, button(w.run, { pressed: 'mouse' })) },
          lineChart(['1', '2', '3', '4', '5'], [{ values: [0.9, 0.75, 0.7, 0.4, 0.45] }], 80),
        ]),
      ),
    ),
});

export const funnelAnalysis = defineDrawing({
  name: 'tapdb-funnel',
  words: {
    'zh-Hans': {
      alt: '首次付费漏斗：打开商店 5000 人，查看商品 3500 人，发起支付 700 人，充值 560 人。',
      caption: '从查看商品到发起支付掉了 2800 人；点人数可以存成分群。',
      a: '打开商店',
      b: '查看商品',
      c: '发起支付',
      d: '充值',
    },
    en: {
      alt: 'A funnel of the first payment: 5,000 players open the shop, 3,500 view an item, 700 start a payment, 560 pay.',
      caption: 'You lose 2,800 players between viewing an item and starting the payment. Click a number to save these players as a group.',
      a: 'Open shop',
      b: 'View item',
      c: 'Start payment',
      d: 'Charge',
    },
  },
  draw: (w) =>
    funnel(
      [
        [w.a, 1, '5000'],
        [w.b, 0.7, '3500'],
        [w.c, 0.14, '700'],
        [w.d, 0.112, '560'],
      ],
      180,
    ),
});

export const retention = defineDrawing({
  name: 'tapdb-retention',
  words: {
    'zh-Hans': {
      alt: '留存曲线：第 1 天 52%，第 2 天 45%，第 3 天 47%，第 7 天 31%；虚线是流失，从 48% 降到 25%。',
      caption: '实线是留存，可以回升；虚线是一直没回来的人，只降不升。',
      keep: '留存',
      lost: '流失',
      d1: '1 天',
      d2: '2 天',
      d3: '3 天',
      d7: '7 天',
    },
    en: {
      alt: 'Retention: 52 percent on day 1, 45 on day 2, 47 on day 3, 31 on day 7. The dashed line is churn, falling from 48 to 25 percent.',
      caption: 'The solid line is retention and can rise again. The dashed line counts players who never came back and only falls.',
      keep: 'Retention',
      lost: 'Churn',
      d1: 'Day 1',
      d2: 'Day 2',
      d3: 'Day 3',
      d7: 'Day 7',
    },
  },
  draw: (w) =>
    stack(
      14,
      row(20, [pill(`${w.keep} 52%`, 'teal'), pill(`${w.lost} 48%`, 'plain'), gap(1)]),
      lineChart(
        [w.d1, w.d2, w.d3, w.d7],
        [
          { values: [0.52 * 1.7, 0.45 * 1.7, 0.47 * 1.7, 0.31 * 1.7] },
          { values: [0.48 * 1.7, 0.39 * 1.7, 0.33 * 1.7, 0.25 * 1.7], faint: true },
        ],
        200,
      ),
    ),
});

export const distribution = defineDrawing({
  name: 'tapdb-distribution',
  words: {
    'zh-Hans': {
      alt: '未付费玩家每天的对局次数：52% 只打 1 局，34% 打 2 到 5 局，12% 打 6 到 20 局，2% 打 21 局以上。',
      caption: '每根柱子是“一天打了这么多局”的人：一半以上只打 1 局就走。',
      a: '1 局',
      b: '2–5 局',
      c: '6–20 局',
      d: '21 局以上',
    },
    en: {
      alt: 'Matches a day of players who have not paid: 52 percent play one, 34 percent two to five, 12 percent six to twenty, 2 percent more.',
      caption: 'Each bar counts the players with that many matches a day. More than half play one match and leave.',
      a: '1 match',
      b: '2–5',
      c: '6–20',
      d: '21 or more',
    },
  },
  draw: (w) => barChart([w.a, w.b, w.c, w.d], [0.84, 0.55, 0.19, 0.04], { labels: ['52%', '34%', '12%', '2%'], height: 210 }),
});

export const kanban = defineDrawing({
  name: 'tapdb-kanban',
  words: {
    'zh-Hans': {
      alt: '看板：1 左侧新建文件夹和看板，2 设置里添加报表，3 拖动调整位置和大小，4 逐张设置图表和时段，5 全局筛选只看 iOS。',
      caption: '把保存的报表放进看板，拖动调整；一个看板只讲一件事。',
      board: '看板',
      daily: '日常运营',
      add: '添加报表',
      week: '最近 7 天',
      filter: '只看 iOS',
      a: '活跃',
      b: '付费',
    },
    en: {
      alt: 'A board: 1 create folders and boards on the left, 2 add reports, 3 drag to move and size charts, 4 set chart and period one by one, 5 a global filter for iOS.',
      caption: 'Add saved reports to a board and arrange them. Keep each board to one topic.',
      board: 'Boards',
      daily: 'Daily',
      add: 'Add report',
      week: '7 days',
      filter: 'iOS only',
      a: 'Active',
      b: 'Revenue',
    },
  },
  draw: (w) => {
    const chart = (name: string, values: readonly number[]) =>
      card(stack(6, strong(name), lineChart(['', '', '', ''], [{ values }], 56)), { pad: 14 });
    return screen(
      [w.board],
      stack(
        12,
        row(14, [step(1, pill(w.daily, 'teal')), step(2, button(w.add, { kind: 'plain', align: 'fill', pressed: 'mouse' }))]),
        step(3, row(14, [chart(w.a, [0.4, 0.6, 0.5, 0.9]), chart(w.b, [0.3, 0.35, 0.7, 0.6])])),
        row(14, [step(4, pill(w.week, 'plain')), step(5, pill(w.filter, 'plain'))]),
      ),
    );
  },
});

export const userSequence = defineDrawing({
  name: 'tapdb-user-sequence',
  words: {
    'zh-Hans': {
      alt: '单用户序列：1 选主体，2 填 ID 或条件，3 点列表里的 ID，4 选时间范围，看每个时段的事件量，5 点开一条事件看属性。',
      caption: '玩家投诉时，按账号查到他那几分钟发生了什么。',
      who: '账号',
      search: 'ID 或条件',
      b: '打开商店',
      c: '充值失败',
    },
    en: {
      alt: 'The sequence of one user: 1 the subject, 2 an ID or conditions, 3 the ID in the list, 4 the period with its events, 5 one event with its properties.',
      caption: 'When a player complains, look up what happened to their account at that time.',
      who: 'Account',
      search: 'ID or condition',
      b: 'Open shop',
      c: 'Charge failed',
    },
  },
  draw: (w) =>
    card(
      stack(
        12,
        row(12, [{ share: 0.8, part: step(1, field(w.who, { select: true })) }, step(2, field(w.search, { faint: true }))]),
        step(3, text('u_10203040', { fill: 'action', weight: 500 })),
        step(
          4,
          drawn(56, (x, y, width) =>
            [0.2, 0.5, 0.9, 0.4, 0.1, 0.3, 0.7, 0.2]
              .map((value, index) =>
                rect(x + (index * width) / 8, y + 56 * (1 - value), width / 8 - 14, 56 * value, { fill: 'accent', radius: 3 }),
              )
              .join(''),
          ),
        ),
        step(
          5,
          table(
            [{ width: 110 }, { share: 1 }],
            [
              ['20:03', w.b],
              ['20:04', text(w.c, { fill: 'bad', weight: 500 })],
            ],
          ),
        ),
      ),
      { stroke: 'strong', pad: 24 },
    ),
});
