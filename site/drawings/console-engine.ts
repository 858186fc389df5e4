import { defineDrawing } from './drawing.ts';
import { button, card, checkbox, field, form, middled, noStep, pill, row, screen, stack, step, strong, text, to } from './kit/index.ts';
import { en, zh } from './terms.ts';

export const deploy = defineDrawing({
  name: 'console-engine-deploy',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '左边是本机终端执行 tds deploy --prod，右边是控制台分组 web 的生产环境，状态是运行中。',
      caption: '在项目目录执行部署命令，控制台里分组的状态变成运行中。',
      local: '本机终端',
      group: '分组 web',
      prod: '生产环境',
      running: '运行中',
    },
    en: {
      ...en,
      alt: 'A terminal runs tds deploy --prod. In the console, the production environment of the group web shows the state Running.',
      caption: 'Run the deploy command in the project folder. The state of the group changes to Running.',
      local: 'Your terminal',
      group: 'Group web',
      prod: 'Production',
      running: 'Running',
    },
  },
  draw: (w) =>
    row(
      0,
      [
        {
          share: 1.15,
          part: card(
            stack(
              12,
              step(1, strong(w.local)),
              text('$ tds switch', { mono: true, size: 24 }),
              text('$ tds deploy --prod', { mono: true, size: 24 }),
            ),
            { stroke: 'strong' },
          ),
        },
        { width: 60, part: middled(to()) },
        { share: 1, part: card(stack(12, step(2, strong(w.group)), text(w.prod), pill(w.running, 'good')), { stroke: 'strong' }) },
      ],
      'fill',
    ),
});

export const gitDeploy = defineDrawing({
  name: 'console-engine-git',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '用 Git 部署：1 在分组设置里填仓库地址，2 填分支、选环境，点部署，3 生成 webhook 令牌，推送后自动部署。',
      caption: '先填仓库地址，再选分支和环境部署；要自动部署就加 webhook。',
      manage: '管理部署',
      repo: '仓库',
      branch: '分支',
      prod: '生产环境',
      deploy: '部署',
      hook: '生成 webhook 令牌',
    },
    en: {
      ...en,
      alt: 'Deploying with Git: 1 the repository in the group settings, 2 the branch, the environment and Deploy, 3 a webhook token for automatic deployment.',
      caption: 'Enter the repository, then choose the branch and the environment, and deploy. For automatic deployment, add a webhook.',
      manage: 'Manage Deployment',
      repo: 'Repository',
      branch: 'Branch',
      prod: 'Production',
      deploy: 'Deploy',
      hook: 'New webhook token',
    },
  },
  draw: (w) =>
    screen(
      [w.engine, w.manage, 'web'],
      stack(
        14,
        step(1, form([w.repo, field('git@…/game.git', { mono: true })])),
        step(
          2,
          stack(
            10,
            row(12, [form([w.branch, field('main')]), { share: 0.85, part: field(w.prod, { select: true }) }]),
            button(w.deploy, { pressed: 'mouse' }),
          ),
        ),
        step(3, button(w.hook, { kind: 'plain' })),
      ),
    ),
});

export const onlineEditor = defineDrawing({
  name: 'console-engine-editor',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '在线编辑器：1 点创建函数，2 类型选 Function，填名字，粘贴函数体，3 保存后部署。',
      caption: '创建函数，选类型、填名字、粘贴函数体，保存后点部署。',
      manage: '管理部署',
      online: '在线编辑',
      add: '创建函数',
      deploy: '部署',
    },
    en: {
      ...en,
      alt: 'The online editor: 1 creates a function, 2 takes its type, its name, and its body, 3 deploys.',
      caption: 'Create a function, choose its type, name it, paste its body, save, and deploy.',
      manage: 'Manage Deployment',
      online: 'Online Editing',
      add: 'Create function',
      deploy: 'Deploy',
    },
  },
  draw: (w) =>
    screen(
      [w.engine, w.manage, w.online],
      stack(
        12,
        step(1, button(w.add, { kind: 'plain' })),
        step(
          2,
          stack(
            8,
            form([w.kind, field('Function', { select: true })], [w.name, field('claimDailyReward', { mono: true })]),
            field('const { params } = …', { mono: true }),
          ),
        ),
        step(3, button(w.deploy, { pressed: 'mouse' })),
      ),
    ),
});

export const timer = defineDrawing({
  name: 'console-engine-timer',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '定时任务：2 选函数，3 填 cron 表达式，4 选失败后是否重试，保存后显示下次执行时间。',
      caption: '选函数、填 cron（六段，秒在最前），保存后核对下次执行时间。',
      manage: '管理部署',
      timers: '定时任务',
      fn: '函数',
      retry: '失败后重试',
      next: '下次：今天 08:00:00',
    },
    en: {
      ...en,
      alt: 'Timers: 2 chooses the function, 3 takes the cron expression, 4 chooses whether to retry. The next run is shown after saving.',
      caption: 'Choose the function, enter the cron expression (six fields, seconds first), and check the next run.',
      manage: 'Manage Deployment',
      timers: 'Scheduled Jobs',
      fn: 'Function',
      retry: 'Retry on failure',
      next: 'Next run: today 08:00:00',
    },
  },
  draw: (w) =>
    screen(
      [w.engine, w.manage, w.timers],
      stack(
        14,
        step(2, form([w.fn, field('dailyReset', { select: true })])),
        step(3, form(['Cron', field('0 0 8 * * ?', { mono: true, focus: true })])),
        step(4, checkbox(w.retry)),
        noStep(pill(w.next, 'teal')),
      ),
      { step: 1 },
    ),
});
