import { defineDrawing } from './drawing.ts';
import { barChart, button, card, checkbox, field, pill, row, stack, step } from './kit/index.ts';

export const cluster = defineDrawing({
  name: 'tapdb-cluster',
  words: {
    'zh-Hans': {
      alt: '条件分群：1 主体选账号、种类选条件，2 属性条件累计付费大于 0，3 做过登录并且之后没做过，4 用“且”连接，5 填名称、每天更新，6 保存后显示人数。',
      caption: '属性条件和行为条件都满足的玩家进入分群；每天 0 点后自动更新。',
      subject: '账号 · 条件',
      paid: '#total_pay 大于 0',
      did: '7 月登录过，8 月没有',
      and: '且',
      name: '流失付费玩家 · 每天',
      count: '1,280 人',
    },
    en: {
      alt: 'A condition group: 1 the subject account and the kind condition, 2 total payment above 0, 3 logged in before and not since, 4 joined by AND, 5 a name and daily updates, 6 the number of players after saving.',
      caption: "The group contains players who meet both the property and the behavior conditions. It's updated daily after midnight.",
      subject: 'Account · condition',
      paid: '#total_pay > 0',
      did: 'Active in July, not since',
      and: 'AND',
      name: 'Lost payers · daily',
      count: '1,280 players',
    },
  },
  draw: (w) =>
    card(
      stack(
        10,
        step(1, field(w.subject, { select: true })),
        step(2, field(w.paid)),
        row(10, [{ share: 3, part: step(3, field(w.did)) }, step(4, pill(w.and, 'teal'))]),
        step(5, field(w.name)),
        step(6, pill(w.count, 'good')),
      ),
      { stroke: 'strong', pad: 24 },
    ),
});

export const userTag = defineDrawing({
  name: 'tapdb-user-tag',
  words: {
    'zh-Hans': {
      alt: '新建标签：1 主体选账号，2 名称填 matches_7d，3 每天更新，4 值是最近 7 天 #match_end 的次数，5 保存，等计算完成。',
      caption: '标签是每个账号的一个值，可以当筛选和维度用。',
      subject: '账号',
      daily: '每天更新',
      value: '#match_end 次数 · 7 天',
      save: '保存',
    },
    en: {
      alt: 'A new tag: 1 the subject account, 2 the name matches_7d, 3 daily updates, 4 the value: number of #match_end in 7 days, 5 Save and wait for the calculation.',
      caption: 'A tag stores one value per account. Use it as a filter or a dimension.',
      subject: 'Account',
      daily: 'Daily',
      value: '#match_end count · 7 days',
      save: 'Save',
    },
  },
  draw: (w) =>
    card(
      stack(
        12,
        row(12, [step(1, field(w.subject, { select: true })), step(2, field('matches_7d', { mono: true }))]),
        step(3, checkbox(w.daily, true, { round: true })),
        step(4, field(w.value)),
        step(5, button(w.save, { pressed: 'mouse' })),
      ),
      { stroke: 'strong', pad: 26 },
    ),
});

export const virtualEvent = defineDrawing({
  name: 'tapdb-virtual-event',
  words: {
    'zh-Hans': {
      alt: '虚拟事件：1 名称以 #ve@ 开头，2 成员 #match_end 加筛选，3 再加 #guild_war 和 #boss_fight，4 全局筛选 iOS，5 保存。',
      caption: '几个事件并成一个来统计；同一个人只算一次。',
      not: '不含教程',
      ios: 'os 等于 iOS',
      save: '保存',
    },
    en: {
      alt: 'A virtual event: 1 a name that begins with #ve@, 2 the member #match_end with a filter, 3 #guild_war and #boss_fight, 4 the global filter iOS, 5 Save.',
      caption: 'Several events count as one, and each player counts only once.',
      not: 'No tutorial',
      ios: 'os equals iOS',
      save: 'Save',
    },
  },
  draw: (w) =>
    card(
      stack(
        12,
        step(1, field('#ve@any_battle', { mono: true, focus: true })),
        step(2, row(10, [field('#match_end', { mono: true }), pill(w.not, 'wait')])),
        step(3, row(10, [field('#guild_war', { mono: true }), field('#boss_fight', { mono: true })])),
        row(12, [{ share: 1.4, part: step(4, field(w.ios)) }, step(5, button(w.save, { align: 'fill', pressed: 'mouse' }))]),
      ),
      { stroke: 'strong', pad: 26 },
    ),
});

export const virtualProperty = defineDrawing({
  name: 'tapdb-virtual-property',
  words: {
    'zh-Hans': {
      alt: '虚拟属性：1 选事件属性，2 主体选无，3 名称以 #vp@ 开头，4 关联事件选自动，5 写表达式，先检查再试算。',
      caption: '先检查语法，再试算几个值，确认后创建。',
      event: '事件属性',
      none: '主体：无',
      auto: '关联：自动',
      check: '检查',
    },
    en: {
      alt: 'A virtual property: 1 an event property, 2 no subject, 3 a name that begins with #vp@, 4 linked events automatic, 5 the expression, checked and tried first.',
      caption: 'Check the syntax, try some values, and then create the property.',
      event: 'Event prop.',
      none: 'Subject: none',
      auto: 'Automatic',
      check: 'Check',
    },
  },
  draw: (w) =>
    card(
      stack(
        12,
        row(12, [step(1, field(w.event, { select: true })), step(2, field(w.none, { select: true }))]),
        row(12, [{ share: 1.3, part: step(3, field('#vp@chapter', { mono: true, focus: true })) }, step(4, field(w.auto))]),
        step(5, stack(10, field('split_part("#stage_id", …)', { mono: true }), button(w.check, { pressed: 'mouse' }))),
      ),
      { stroke: 'strong', pad: 26 },
    ),
});

export const propertyAnalysis = defineDrawing({
  name: 'tapdb-property-analysis',
  words: {
    'zh-Hans': {
      alt: '属性分析：1 选主体，2 选指标，3 加全局筛选，4 选维度，5 计算，得到各 VIP 等级的人数。',
      caption: '主体、指标、筛选、维度，然后计算。',
      subject: '账号',
      metric: '用户数',
      filter: '等级大于 10',
      by: '维度：VIP',
      run: '计算',
    },
    en: {
      alt: 'Property analysis: 1 the subject, 2 the metric, 3 a global filter, 4 the dimension, 5 Calculate gives the players per VIP level.',
      caption: 'Choose the subject, metric, filter, and dimension, and then click Calculate.',
      subject: 'Account',
      metric: 'Users',
      filter: 'Level > 10',
      by: 'By VIP',
      run: 'Calculate',
    },
  },
  draw: (w) =>
    card(
      stack(
        12,
        row(12, [step(1, field(w.subject, { select: true })), step(2, field(w.metric, { select: true }))]),
        row(12, [step(3, field(w.filter)), step(4, field(w.by, { select: true }))]),
        row(16, [
          { width: 250, part: step(5, button(w.run, { pressed: 'mouse' })) },
          barChart(['V0', 'V1', 'V2', 'V3'], [0.9, 0.5, 0.3, 0.12], { height: 90 }),
        ]),
      ),
      { stroke: 'strong', pad: 26 },
    ),
});
