import { defineDrawing } from './drawing.ts';
import {
  appIcon,
  avatar,
  button,
  card,
  centred,
  field,
  form,
  note,
  picture,
  pill,
  row,
  screen,
  stack,
  step,
  strong,
  tabs,
  text,
  timeline,
  to,
} from './kit/index.ts';

export const milestones = defineDrawing({
  name: 'store-milestones',
  words: {
    'zh-Hans': {
      alt: '预约里程碑的三档：1 万预约送金币，5 万送体力，10 万送十连券；第一档已达成，第二档进行中。',
      caption: '最多三档；奖励写清具体道具和数量，不写“大礼包”。',
      a: '10,000',
      b: '50,000',
      c: '100,000',
      aMore: '金币 × 1000',
      bMore: '体力 × 5',
      cMore: '十连券 × 1',
    },
    en: {
      alt: 'Three milestones: gold at 10,000 reservations, energy at 50,000, a ticket at 100,000. The first is reached and the second under way.',
      caption: 'You can set up to three levels. Name the items and their numbers instead of promising a "big gift".',
      a: '10,000',
      b: '50,000',
      c: '100,000',
      aMore: 'Gold × 1000',
      bMore: 'Energy × 5',
      cMore: 'Ticket × 1',
    },
  },
  draw: (w) =>
    timeline([
      { when: w.a, what: w.aMore, state: 'done' },
      { when: w.b, what: w.bMore, state: 'now' },
      { when: w.c, what: w.cMore },
    ]),
});

export const teaserPage = defineDrawing({
  name: 'store-teaser-page',
  words: {
    'zh-Hans': {
      alt: '预热页和预约页的按钮：预热页只有“关注”，没有评分；预约页有“预约”和评分评价。',
      caption: '预热页只能关注，没有评分；补齐物料后转为预约页。',
      teaser: '预热页',
      page: '预约页',
      follow: '关注',
      reserve: '预约',
      none: '没有评分',
      rating: '有评分和评价',
    },
    en: {
      alt: 'The buttons of a teaser page and a reservation page: the teaser has Follow and no ratings, the reservation page has Reserve and ratings.',
      caption: 'A teaser page has only a Follow button and no ratings. Complete the materials to turn it into a reservation page.',
      teaser: 'Teaser page',
      page: 'Reservation',
      follow: 'Follow',
      reserve: 'Reserve',
      none: 'No ratings',
      rating: 'Ratings and reviews',
    },
  },
  draw: (w) => {
    const page = (title: string, action: string, more: string, kind: 'plain' | 'primary') =>
      card(stack(14, strong(title), picture(90), button(action, { align: 'fill', kind }), note(more, { anchor: 'middle' })), {
        stroke: 'strong',
        radius: 16,
      });
    return row(0, [page(w.teaser, w.follow, w.none, 'plain'), { width: 60, part: to() }, page(w.page, w.reserve, w.rating, 'primary')]);
  },
});

export const reviewReply = defineDrawing({
  name: 'store-review-reply',
  words: {
    'zh-Hans': {
      alt: '一条评价和官方回复：1 玩家的评价，2 回复写三段：听到了什么、怎么看、下一步，3 发送。',
      caption: '24 小时内回复：听到了什么，怎么看，下一步做什么。',
      player: '第二章总是闪退，很可惜',
      reply: '官方回复',
      body: '已复现，5 月 8 日修复',
      send: '发送',
    },
    en: {
      alt: 'A review and its official reply: 1 what the player wrote, 2 the reply says what you heard, what you think, and what comes next, 3 Send.',
      caption: "Reply within 24 hours. Say what you heard, what you think, and what you'll do next.",
      player: 'Chapter two keeps crashing',
      reply: 'Official reply',
      body: 'Found it. Fixed on May 8.',
      send: 'Send',
    },
  },
  draw: (w) =>
    card(
      stack(
        14,
        step(1, row(14, [{ width: 56, part: avatar(56) }, text(w.player)])),
        step(2, card(stack(4, strong(w.reply, { fill: 'action' }), text(w.body)), { fill: 'tint', stroke: 'action', pad: 14 })),
        step(3, button(w.send, { pressed: 'mouse' })),
      ),
      { stroke: 'strong', radius: 16, pad: 26 },
    ),
});

export const outage = defineDrawing({
  name: 'store-outage-notice',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '详情页的停服提示：1 原因和进展，2 预计恢复时间；大范围故障时从推荐和搜索里隐藏。',
      caption: '修复期间每小时更新一次进展；恢复后记得结束。',
      title: '服务器维护中',
      why: '登录异常，正在修复',
      until: '预计 18:00 恢复',
      name: '星海',
    },
    en: {
      alt: 'The outage notice on a details page: 1 cause and progress, 2 the expected end. For large outages the game is hidden from recommendations and search.',
      caption: 'Update the progress every hour, and end the notice when the game is back.',
      title: 'Servers are down',
      why: 'Login fails, fix under way',
      until: 'Back at about 18:00',
      name: 'Star Sea',
    },
  },
  draw: (w) =>
    card(
      stack(
        16,
        row(16, [{ width: 72, part: appIcon(72) }, strong(w.name)]),
        card(stack(12, strong(w.title, { fill: 'wait' }), step(1, text(w.why)), step(2, text(w.until))), {
          fill: 'wait-tint',
          stroke: 'wait',
        }),
      ),
      { stroke: 'strong', radius: 16, pad: 26 },
    ),
});

export const officialPush = defineDrawing({
  name: 'console-official-push',
  words: {
    'zh-Hans': {
      alt: '官方帖消息推送：1 先在论坛发好官方帖，2 新增，选这篇帖子，3 立即发送或定时（今天或明天，至少 5 分钟后），4 提交。',
      caption: '每个自然周一次；01:00–07:00 不能发；定时的不能改，只能取消。',
      ops: '游戏运营',
      content: '内容',
      push: '官方帖消息推送',
      ready: '官方帖已发布',
      post: '帖子',
      about: '2.0 更新说明',
      time: '时间',
      when: '今天 20:00',
      submit: '提交',
    },
    en: {
      alt: 'Official post push: 1 publish the post in the forum first, 2 choose it, 3 send now or at a time today or tomorrow, 4 submit.',
      caption:
        "You can push once per calendar week, but not from 01:00 to 07:00. You can cancel a scheduled push, but you can't change it.",
      ops: 'Game Operations',
      content: 'Content',
      push: 'Official post push',
      ready: 'Post published',
      post: 'Post',
      about: 'What is new in 2.0',
      time: 'Time',
      when: 'Today 20:00',
      submit: 'Submit',
    },
  },
  draw: (w) =>
    screen(
      [w.ops, w.content, w.push],
      stack(
        14,
        step(1, pill(w.ready, 'good')),
        step(2, form([w.post, field(w.about, { select: true })])),
        step(3, form([w.time, field(w.when, { select: true })])),
        step(4, button(w.submit, { pressed: 'mouse' })),
      ),
    ),
});

export const forumSlots = defineDrawing({
  name: 'community-featured-slots',
  words: {
    'zh-Hans': {
      alt: '论坛首页：最上面是推荐位图标，下面是置顶的公告，再下面是官方、攻略、讨论子版块。',
      caption: '前五个推荐位留给玩家最常找的东西；没人点的一周后换掉。',
      guide: '攻略',
      gift: '礼包',
      bug: '反馈',
      pinned: '置顶',
      notice: '5 月 8 日维护说明',
      official: '官方',
      talk: '讨论',
    },
    en: {
      alt: 'The home of a forum: featured slots on top, a pinned notice below, then the sub-forums Official, Guides, and Talk.',
      caption: 'Use the first slots for what players look for most. After a week, replace slots that nobody taps.',
      guide: 'Guides',
      gift: 'Gifts',
      bug: 'Bugs',
      pinned: 'Pinned',
      notice: 'Downtime on May 8',
      official: 'Official',
      talk: 'Talk',
    },
  },
  draw: (w) => {
    const slot = (label: string) => stack(6, centred(68, appIcon(68)), text(label, { size: 24, anchor: 'middle' }));
    return card(
      stack(
        18,
        row(12, [slot(w.guide), slot(w.gift), slot(w.bug), slot('FAQ')]),
        row(14, [{ width: 130, part: pill(w.pinned, 'teal') }, text(w.notice)]),
        tabs([w.official, w.guide, w.talk], 0),
      ),
      { stroke: 'strong', radius: 16, pad: 26 },
    );
  },
});
