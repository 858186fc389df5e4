import { defineDrawing } from './drawing.ts';
import { card, middled, node, pill, row, stack, step, strong, table, text } from './kit/index.ts';

export const eventNotice = defineDrawing({
  name: 'store-event-notice',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '详情页的活动与公告栏：1 两个置顶位，2 用链接添加的公告，3 自动收录的签到和新版本。',
      caption: '签到、礼包、新版本自动收录；公告和论坛活动用链接添加，重要的置顶。',
      title: '活动与公告',
      a: '5 月 8 日维护说明',
      b: '2.0 深海来信',
      c: '签到领星尘',
      pinned: '置顶',
      link: '用链接添加',
      auto: '自动收录',
    },
    en: {
      alt: 'Events and Notices on the details page: 1 pinned places, 2 a notice added by link, 3 the sign-in event and the new version collected by themselves.',
      caption: 'Sign-in events, gifts, and versions appear automatically. Add notices and forum events by link, and pin what matters.',
      title: 'Events and Notices',
      a: 'Downtime on May 8',
      b: '2.0 Deep Sea Letters',
      c: 'Sign in for stardust',
      pinned: 'Pinned',
      link: 'By link',
      auto: 'Automatic',
    },
  },
  draw: (w) => {
    const item = (number: number, name: string, how: string, tone: 'teal' | 'plain' | 'good') =>
      step(number, table([{ share: 1 }, { width: 180 }], [[name, pill(how, tone, 'end')]]));
    return card(
      stack(12, strong(w.title, { size: 30 }), item(1, w.b, w.pinned, 'teal'), item(2, w.a, w.link, 'plain'), item(3, w.c, w.auto, 'good')),
      {
        stroke: 'strong',
        radius: 16,
        pad: 24,
      },
    );
  },
});

export const cardOdds = defineDrawing({
  name: 'store-card-odds',
  words: {
    'zh-Hans': {
      alt: '集卡概率的算法：40 份除以 5 万用户再乘 10 万，得到 80，表示 0.08%。',
      caption: '概率栏的单位是 0.001%：份数 ÷ 预计用户数 × 100,000。',
      pieces: '40',
      people: '50,000',
      fill: '填 80',
      means: '0.08%',
      a: '奖励份数',
      b: '预计用户',
      c: '单位 0.001%',
    },
    en: {
      alt: 'How to fill in the odds: 40 prizes divided by 50,000 users times 100,000 gives 80, which means 0.08 percent.',
      caption: 'The unit of the odds is 0.001%: prizes ÷ expected users × 100,000.',
      pieces: '40',
      people: '50,000',
      fill: 'Enter 80',
      means: '= 0.08%',
      a: 'Prizes',
      b: 'Users',
      c: 'Unit 0.001%',
    },
  },
  draw: (w) => {
    const sign = (s: string) => ({ width: 28, part: middled(text(s, { anchor: 'middle', weight: 500 })) });
    return row(
      8,
      [
        node({ label: w.pieces, more: w.a }),
        sign('÷'),
        node({ label: w.people, more: w.b }),
        sign('×'),
        { share: 1.3, part: node({ label: '100,000', more: w.c }) },
        sign('='),
        node({ label: w.fill, more: w.means, tone: 'good' }),
      ],
      'fill',
    );
  },
});
