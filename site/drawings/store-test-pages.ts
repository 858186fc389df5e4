import { defineDrawing } from './drawing.ts';
import { bars, button, card, picture, row, screen, stack, step, strong, switchRow, text } from './kit/index.ts';

export const openTestStates = defineDrawing({
  name: 'store-open-test-states',
  words: {
    'zh-Hans': {
      alt: '详情页按钮的三个阶段：测试前只有“预约”，开放测试时是“预约”和“参与测试”，上线后是“下载”。',
      caption: '到了开始时间出现“参与测试”，说明计划生效。',
      before: '测试前',
      during: '测试中',
      after: '上线后',
      reserve: '预约',
      join: '参与测试',
      get: '下载',
    },
    en: {
      alt: 'The button of the details page in three stages: Reserve before the test, Reserve and Join Test during it, Download after launch.',
      caption: 'If Join Test appears at the start time, the plan is in effect.',
      before: 'Before',
      during: 'Test',
      after: 'Launched',
      reserve: 'Reserve',
      join: 'Join Test',
      get: 'Download',
    },
  },
  draw: (w) => {
    const page = (title: string, ...buttons: readonly ReturnType<typeof button>[]) =>
      card(stack(12, strong(title, { anchor: 'middle' }), picture(80), ...buttons), { stroke: 'strong', radius: 16, pad: 16 });
    return row(
      16,
      [
        page(w.before, button(w.reserve, { align: 'fill' })),
        page(w.during, button(w.reserve, { align: 'fill', kind: 'plain' }), button(w.join, { align: 'fill', pressed: 'finger' })),
        page(w.after, button(w.get, { align: 'fill' })),
      ],
      'fill',
    );
  },
});

export const noRight = defineDrawing({
  name: 'store-no-test-right',
  words: {
    'zh-Hans': {
      alt: '两种“没有测试资格”：游戏自己样式的提示，说明旧的检查接口还在；蓝白色的平台页面，说明没有资格或计划时间不对。',
      caption: '先看提示是谁画的，再对照原因。',
      own: '没有测试资格',
      ownWhy: '游戏样式：删掉旧的检查接口',
      platform: '没有测试资格',
      platformWhy: '平台页面：查资格、时间、Client ID',
      ok: '确定',
    },
    en: {
      alt: 'Two messages about missing test access: one in the style of the game means that the package still contains the old check API. The page of the platform means no access, wrong times, or another Client ID.',
      caption: 'First check who shows the message, and then look at the reason.',
      own: 'No test access',
      ownWhy: 'Game style: remove the old check API',
      platform: 'No test access',
      platformWhy: 'Platform page: check access, time, ID',
      ok: 'OK',
    },
  },
  draw: (w) =>
    row(
      20,
      [
        stack(
          14,
          card(stack(16, strong(w.own, { anchor: 'middle' }), bars(1, 0.7), button(w.ok, { align: 'middle', kind: 'plain' })), {
            radius: 24,
            stroke: 'strong',
            dashed: true,
          }),
          text(w.ownWhy, { lines: 3, anchor: 'middle' }),
        ),
        stack(
          14,
          card(stack(16, strong(w.platform, { anchor: 'middle' }), bars(1, 0.7), button(w.ok, { align: 'middle' })), {
            stroke: 'action',
            thick: 2.5,
          }),
          text(w.platformWhy, { lines: 3, anchor: 'middle' }),
        ),
      ],
      'top',
    ),
});

export const internalTest = defineDrawing({
  name: 'console-internal-test',
  words: {
    'zh-Hans': {
      alt: '内部测试：1 打开内部测试页，2 打开“仅有测试资格的用户可以登录”，3 新建计划并保存，4 添加测试用户，导入 TapTap ID。',
      caption: '先打开登录限制，再建计划、加人；最多 100 人。',
      release: '版本发布',
      test: '测试',
      internal: '内部测试',
      lock: '仅有测试资格的用户可以登录',
      plan: '新建计划',
      add: '添加测试用户',
    },
    en: {
      alt: 'An internal test: 1 opens the Internal page, 2 turns on Only users with test access can log in, 3 creates a plan, 4 adds test users by TapTap ID.',
      caption: 'Turn on the login restriction first. Then create the plan and add up to 100 people.',
      release: 'Release',
      test: 'Test',
      internal: 'Internal Test',
      lock: 'Only users with test access',
      plan: 'New plan',
      add: 'Add Test Users',
    },
  },
  draw: (w) =>
    screen(
      [w.release, w.test, w.internal],
      stack(
        18,
        step(2, switchRow(w.lock, true, true)),
        step(3, button(w.plan, { kind: 'plain' })),
        step(4, button(w.add, { pressed: 'mouse' })),
      ),
      {
        step: 1,
      },
    ),
});
