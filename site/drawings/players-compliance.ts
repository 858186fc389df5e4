import { defineDrawing } from './drawing.ts';
import { button, dialog, drawn, field, form, note, phone, rect, row, stack, text } from './kit/index.ts';

export const realName = defineDrawing({
  name: 'player-real-name',
  words: {
    'zh-Hans': {
      alt: '实名认证弹窗：填写姓名和身份证号，按钮是“提交”。',
      caption: '没有用 TapTap 账号快速认证的玩家，在这里填写一次。',
      title: '实名认证',
      why: '按国家规定，请填写真实信息',
      name: '姓名',
      number: '身份证号',
      who: '李雷',
      submit: '提交',
    },
    en: {
      alt: 'The real-name dialog: name and ID number, and a Submit button.',
      caption: "Players who don't verify with their TapTap account fill in this form once.",
      title: 'Real-name verification',
      why: 'Required by law. Enter your real details.',
      name: 'Name',
      number: 'ID number',
      who: 'Li Lei',
      submit: 'Submit',
    },
  },
  draw: (w) =>
    phone(
      dialog(
        w.title,
        stack(14, note(w.why, { anchor: 'middle' }), form([w.name, field(w.who)], [w.number, field('1101…0018', { mono: true })])),
        [{ label: w.submit, pressed: 'finger' }],
        580,
      ),
      { dimmed: true, height: 432 },
    ),
});

export const quickVerify = defineDrawing({
  name: 'player-quick-verify',
  words: {
    'zh-Hans': {
      alt: '快速认证弹窗：使用 TapTap 账号的实名信息，按钮“快速认证”，下面是“手动填写”。',
      caption: 'TapTap 账号已实名的玩家，点一下就完成，不用再填。',
      title: '实名认证',
      why: '使用 TapTap 账号的实名信息',
      quick: '快速认证',
      hand: '手动填写',
    },
    en: {
      alt: 'The quick verification dialog: use the real name of the TapTap account, with the buttons Quick verification and Enter by hand.',
      caption: "Players whose TapTap account is verified need only one tap and don't have to fill in anything.",
      title: 'Real-name verification',
      why: 'Use the real name of your TapTap account',
      quick: 'Quick verification',
      hand: 'Enter by hand',
    },
  },
  draw: (w) =>
    phone(
      dialog(
        w.title,
        stack(
          16,
          text(w.why, { anchor: 'middle', lines: 2 }),
          button(w.quick, { align: 'fill', pressed: 'finger' }),
          button(w.hand, { align: 'fill', kind: 'plain' }),
        ),
        [],
      ),
      {
        dimmed: true,
        height: 400,
      },
    ),
});

export const playLimit = defineDrawing({
  name: 'player-play-limit',
  words: {
    'zh-Hans': {
      alt: '未成年人在不允许的时段看到的弹窗：说明可玩时段，按钮“切换账号”和“退出游戏”。',
      caption: '回调 1030：弹窗由 SDK 显示，游戏不要让玩家继续。',
      title: '健康游戏提示',
      when: '周五、周六、周日和法定节假日 20:00–21:00 可以玩',
      change: '切换账号',
      quit: '退出游戏',
    },
    en: {
      alt: 'What a minor sees outside the allowed hours: when playing is allowed, with the buttons Switch account and Quit.',
      caption: "On callback 1030, the SDK shows the dialog. Don't let the player continue.",
      title: 'Time to rest',
      when: 'Minors may play Fri, Sat, Sun and on public holidays, 20:00–21:00',
      change: 'Switch account',
      quit: 'Quit',
    },
  },
  draw: (w) =>
    phone(dialog(w.title, text(w.when, { anchor: 'middle', lines: 3 }), [{ label: w.change, kind: 'plain' }, { label: w.quit }], 600), {
      dimmed: true,
      height: 360,
    }),
});

export const timeUp = defineDrawing({
  name: 'player-time-up',
  words: {
    'zh-Hans': {
      alt: '游戏时长用完的弹窗：今天的 60 分钟已用完，只有“退出游戏”。',
      caption: '回调 1050：收到就保存进度并停住，“退出游戏”会结束游戏。',
      title: '今日时长已用完',
      when: '今天的 60 分钟已经用完，请下次再来',
      quit: '退出游戏',
    },
    en: {
      alt: 'The dialog when play time is used up: the 60 minutes of today are over, and Quit is the only button.',
      caption: "On callback 1050, save the player's progress at once and stop: Quit ends the game.",
      title: 'Time is up for today',
      when: 'You have used your 60 minutes. See you next time.',
      quit: 'Quit',
    },
  },
  draw: (w) =>
    phone(dialog(w.title, text(w.when, { anchor: 'middle', lines: 2 }), [{ label: w.quit, pressed: 'finger' }]), {
      dimmed: true,
      height: 330,
    }),
});

export const playHours = defineDrawing({
  name: 'compliance-play-hours',
  words: {
    'zh-Hans': {
      alt: '一周的时间条：周一到周四全天不能玩，周五、周六、周日只有 20 点到 21 点可以玩。',
      caption: '未成年人只有周五、六、日和法定节假日 20:00–21:00 能玩。',
      mon: '一',
      tue: '二',
      wed: '三',
      thu: '四',
      fri: '五',
      sat: '六',
      sun: '日',
      hour: '20:00–21:00 可以玩',
      no: '不能玩',
    },
    en: {
      alt: 'A week: no play from Monday to Thursday, one hour from 20:00 to 21:00 on Friday, Saturday, and Sunday.',
      caption: 'Minors may play only on Fridays, Saturdays, Sundays, and public holidays, 20:00–21:00.',
      mon: 'M',
      tue: 'T',
      wed: 'W',
      thu: 'T',
      fri: 'F',
      sat: 'S',
      sun: 'S',
      hour: '20:00–21:00 allowed',
      no: 'Not allowed',
    },
  },
  draw: (w) => {
    const day = (name: string, open: boolean) =>
      stack(
        10,
        text(name, { anchor: 'middle', weight: 500 }),
        drawn(
          150,
          (x, y, width) =>
            rect(x, y, width, 150, { fill: 'box', radius: 6 }) + (open ? rect(x, y + 118, width, 22, { fill: 'action', radius: 4 }) : ''),
        ),
      );
    return stack(
      18,
      row(12, [
        day(w.mon, false),
        day(w.tue, false),
        day(w.wed, false),
        day(w.thu, false),
        day(w.fri, true),
        day(w.sat, true),
        day(w.sun, true),
      ]),
      row(20, [
        row(12, [{ width: 40, part: drawn(24, (x, y) => rect(x, y, 40, 24, { fill: 'box', radius: 4 })) }, text(w.no)]),
        {
          share: 1.6,
          part: row(12, [{ width: 40, part: drawn(24, (x, y) => rect(x, y, 40, 24, { fill: 'action', radius: 4 })) }, text(w.hour)]),
        },
      ]),
    );
  },
});
