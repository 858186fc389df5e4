import { defineDrawing } from './drawing.ts';
import { button, field, form, gap, middled, node, type Part, row, screen, stack, step, timeline, to, upload } from './kit/index.ts';

export const reviewStates = defineDrawing({
  name: 'store-review-states',
  words: {
    'zh-Hans': {
      alt: '游戏状态：未发布，提交后审核中（首次 1 到 3 天），通过后立即或定时上线；不通过是已拒绝，改好再提交；上线后可以下线。',
      caption: '被拒绝就看原因、修改、重新提交；不想马上公开就用定时。',
      draft: '未发布',
      review: '审核中',
      rejected: '已拒绝',
      online: '已上线',
      offline: '已下线',
      submit: '提交',
      days: '1–3 天',
      timed: '通过',
      again: '改好再提交',
    },
    en: {
      alt: 'States of a game: unpublished, in review after you submit it (1 to 3 days the first time), then online at once or on schedule. Rejected games are fixed and submitted again. Online games can go offline.',
      caption: 'If your game is rejected, read the reason, fix the problem, and submit it again. To publish later, use a schedule.',
      draft: 'Unpublished',
      review: 'In review',
      rejected: 'Rejected',
      online: 'Online',
      offline: 'Offline',
      submit: 'Submit',
      days: '1–3 days',
      timed: 'Approved',
      again: 'Fix and resubmit',
    },
  },
  draw: (w) => {
    const line = (first: Part, one: Part, second: Part, two: Part, third: Part, align: 'middle' | 'fill' = 'fill') =>
      row(
        0,
        [
          { width: 194, part: first },
          { width: 98, part: middled(one) },
          { width: 148, part: second },
          { width: 130, part: middled(two) },
          third,
        ],
        align,
      );
    return stack(
      0,
      line(
        node({ label: w.draft }),
        to(w.submit),
        node({ label: w.review, more: w.days, tone: 'wait' }),
        to(w.timed),
        node({ label: w.online, tone: 'good' }),
      ),
      line(gap(1), gap(1), to('', 'down'), gap(1), to('', 'down'), 'middle'),
      line(gap(1), gap(1), node({ label: w.rejected, more: w.again, tone: 'bad' }), gap(1), node({ label: w.offline })),
    );
  },
});

export const releaseTimeline = defineDrawing({
  name: 'store-release-timeline',
  words: {
    'zh-Hans': {
      alt: '上线前的时间线：提交资料和安装包，审核 1 到 3 天，至少提前 24 小时通过，设定定时（首次至少提前 6 小时），上线。',
      caption: '安装包和资质在改变状态的 24 小时前通过；首次定时至少提前 6 小时。',
      a: '提交',
      b: '审核',
      c: '通过',
      d: '定时',
      e: '上线',
      aMore: '资料和 APK',
      bMore: '1–3 天',
      cMore: '提前一天',
      dMore: '提前 6 小时',
      eMore: '自动公开',
    },
    en: {
      alt: 'The timeline to a release: submit material and APK, review of 1 to 3 days, approval at least 24 hours ahead, schedule (6 hours ahead for the first version), live.',
      caption:
        'The APK and certificates must be approved 24 hours before you change the status. Schedule a first version at least 6 hours ahead.',
      a: 'Submit',
      b: 'Review',
      c: 'Passed',
      d: 'Schedule',
      e: 'Live',
      aMore: 'Material and APK',
      bMore: '1–3 days',
      cMore: '1 day ahead',
      dMore: '6 h ahead',
      eMore: 'By itself',
    },
  },
  draw: (w) =>
    timeline([
      { when: w.a, what: w.aMore, state: 'done' },
      { when: w.b, what: w.bMore, state: 'done' },
      { when: w.c, what: w.cMore, state: 'now' },
      { when: w.d, what: w.dMore },
      { when: w.e, what: w.eMore },
    ]),
});

export const newVersion = defineDrawing({
  name: 'console-new-version',
  words: {
    'zh-Hans': {
      alt: '新版本：1 点新建版本，2 删掉复制来的旧 APK，3 上传新的 APK，4 填更新日志，5 提交。',
      caption: '新版本里复制来的是旧包：先删掉，再传新的。',
      create: '+ 新建版本',
      remove: '删除',
      upload: '上传 APK',
      log: '更新日志',
      change: '1. 新增双人副本',
      submit: '提交',
    },
    en: {
      alt: 'A new version: 1 creates it, 2 deletes the copied APK, 3 uploads the new APK, 4 takes the update log, 5 submits.',
      caption: 'A new version comes with a copy of the old package. Delete it before you upload the new one.',
      create: '+New Version',
      remove: 'Delete',
      upload: 'Upload the APK',
      log: 'Update log',
      change: '1. Co-op dungeons',
      submit: 'Submit',
    },
  },
  draw: (w) =>
    screen(
      [w.create],
      stack(
        12,
        step(
          2,
          row(12, [
            field('game-1.1.apk', { mono: true, faint: true }),
            { width: 150, part: button(w.remove, { kind: 'plain', align: 'fill' }) },
          ]),
        ),
        step(3, upload(w.upload)),
        step(4, form([w.log, field(w.change)])),
        step(5, button(w.submit, { pressed: 'mouse' })),
      ),
      { step: 1 },
    ),
});
