import { defineDrawing } from './drawing.ts';
import { button, card, checkbox, field, note, pill, row, screen, stack, step, table, text } from './kit/index.ts';
import { en, zh } from './terms.ts';

export const variables = defineDrawing({
  name: 'console-engine-variables',
  legend: true,
  words: {
    'zh-Hans': {
      ...zh,
      alt: '分组设置里的环境变量：1 新增变量名和值，2 勾选 Secret 隐藏值，3 保存，4 重新部署后生效。',
      caption: '密钥勾选 Secret；改完要重新部署，进程才拿到新值。',
      manage: '管理部署',
      vars: '环境变量',
      hide: 'Secret，隐藏值',
      again: '重新部署后生效',
    },
    en: {
      ...en,
      alt: 'Environment variables of a group: 1 a new name and value, 2 Secret hides the value, 3 save, 4 it takes effect at the next deployment.',
      caption: 'Select Secret for keys. After a change, deploy again so that processes get the new value.',
      manage: 'Manage Deployment',
      vars: 'Variables',
      hide: 'Secret, hide the value',
      again: 'Active after deployment',
    },
  },
  draw: (w) =>
    screen(
      [w.engine, w.manage, w.vars],
      stack(
        14,
        step(1, row(12, [field('API_KEY', { mono: true }), field('••••••', { focus: true })])),
        step(2, checkbox(w.hide)),
        step(3, button(w.save, { pressed: 'mouse' })),
        step(4, pill(w.again, 'wait')),
      ),
    ),
});

export const hookEditor = defineDrawing({
  name: 'console-engine-hook',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '在线编辑器部署消息 Hook：1 创建 Global，2 再创建类型为 Hook 的函数并选 _messageReceived，3 部署到生产环境，4 最多 3 分钟后生效。',
      caption: '先建 Global，再建 Hook，部署后等最多 3 分钟。',
      manage: '管理部署',
      online: '在线编辑',
      add: '创建函数',
      deploy: '部署',
      wait: '最多 3 分钟后生效',
    },
    en: {
      ...en,
      alt: 'Deploying a message hook in the online editor: 1 create a Global, 2 a function of the type Hook named _messageReceived, 3 deploy to production, 4 it works within 3 minutes.',
      caption: 'Create the Global first, and then the Hook. After you deploy, wait up to 3 minutes.',
      manage: 'Manage Deployment',
      online: 'Online Editing',
      add: 'Create function',
      deploy: 'Deploy',
      wait: 'Active within 3 minutes',
    },
  },
  draw: (w) =>
    screen(
      [w.engine, w.manage, w.online],
      stack(
        14,
        step(1, row(12, [button(w.add, { kind: 'plain', align: 'fill' }), field('Global', { select: true })])),
        step(2, row(12, [{ width: 150, part: field('Hook', { select: true }) }, field('_messageReceived', { mono: true })])),
        step(3, button(w.deploy, { pressed: 'mouse' })),
        step(4, pill(w.wait, 'wait')),
      ),
    ),
});

export const accessToken = defineDrawing({
  name: 'console-engine-token',
  legend: true,
  words: {
    'zh-Hans': {
      ...zh,
      alt: '命令行登录：1 在部署页打开命令行部署，2 新建 AccessToken 并复制，3 在终端执行 tds login，粘贴它。',
      caption: '令牌从网页复制，粘贴到终端。',
      deploy: '部署',
      cli: '命令行部署',
      token: '新建 AccessToken',
      paste: '粘贴 AccessToken',
    },
    en: {
      ...en,
      alt: 'Logging in with the command-line tool: 1 open CLI Deploy, 2 create an AccessToken and copy it, 3 run tds login in the terminal and paste it.',
      caption: 'Copy the token from the page, and paste it into the terminal.',
      deploy: 'Deploy',
      cli: 'CLI Deploy',
      token: 'New AccessToken',
      paste: 'Paste the AccessToken',
    },
  },
  draw: (w) =>
    screen(
      [w.engine, w.deploy, w.cli],
      stack(
        16,
        step(2, button(w.token, { pressed: 'mouse' })),
        step(3, card(stack(4, text('$ tds login', { mono: true, size: 24 }), note(w.paste)), { pad: 14, stroke: 'strong' })),
      ),
      { step: 1 },
    ),
});

export const history = defineDrawing({
  name: 'console-engine-history',
  legend: true,
  words: {
    'zh-Hans': {
      ...zh,
      alt: '部署历史：1 最新一条是运行中，2 上一条旁边是回滚按钮。',
      caption: '新版本有问题，点上一条的回滚；最近 10 次部署都在这里。',
      deploy: '部署',
      history: '历史',
      running: '运行中',
      back: '回滚',
    },
    en: {
      ...en,
      alt: 'The deployment history: 1 the newest version is running, 2 the one before has a Roll back button.',
      caption: 'If the new version fails, roll back to the one before. The last 10 deployments are kept.',
      deploy: 'Deploy',
      history: 'History',
      running: 'Running',
      back: 'Roll back',
    },
  },
  draw: (w) =>
    screen(
      [w.engine, w.deploy, w.history],
      stack(
        16,
        step(1, table([{ share: 1 }, { width: 170 }], [['20210913-150821', pill(w.running, 'good', 'end')]])),
        step(
          2,
          table(
            [{ share: 1 }, { width: 180 }],
            [['20210910-101500', button(w.back, { kind: 'plain', align: 'fill', pressed: 'mouse', height: 50 })]],
          ),
        ),
      ),
    ),
});

export const cronFields = defineDrawing({
  name: 'engine-cron-fields',
  words: {
    'zh-Hans': {
      alt: 'cron 表达式 0 0 8 * * ? 的六段依次是秒、分、时、日、月、星期，表示每天 8 点整。',
      caption: '比常见的写法多一段：秒在最前。国内的时区是 UTC+8。',
      s: '秒',
      m: '分',
      h: '时',
      d: '日',
      mo: '月',
      w: '星期',
      means: '每天 08:00:00',
    },
    en: {
      alt: 'The six fields of the cron expression 0 0 8 * * ?: second, minute, hour, day, month, weekday. It means every day at 8.',
      caption: "There's one more field than usual, because seconds come first. In mainland China, the time zone is UTC+8.",
      s: 'sec',
      m: 'min',
      h: 'hour',
      d: 'day',
      mo: 'month',
      w: 'week',
      means: 'Every day at 08:00:00',
    },
  },
  draw: (w) => {
    const one = (value: string, name: string) =>
      stack(
        8,
        card(text(value, { anchor: 'middle', weight: 500, size: 30 }), { pad: 12, stroke: 'strong' }),
        note(name, { anchor: 'middle' }),
      );
    return stack(
      20,
      row(14, [one('0', w.s), one('0', w.m), one('8', w.h), one('*', w.d), one('*', w.mo), one('?', w.w)]),
      pill(w.means, 'teal', 'middle'),
    );
  },
});
