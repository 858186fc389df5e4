import { defineDrawing } from './drawing.ts';
import { button, card, checkbox, field, form, mark, note, pill, row, screen, stack, step, strong, table, text } from './kit/index.ts';
import { en, zh } from './terms.ts';

export const supportAgents = defineDrawing({
  name: 'console-support-agents',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '厂商服务里的游戏客服：1 打开服务，2 填手机号、选角色和范围，3 成员登录后出现在列表里，4 给自己也加上管理员。',
      caption: '填手机号、选角色和范围；先给自己加上管理员角色。',
      vendor: '厂商服务',
      support: '游戏客服',
      phone: '手机号',
      agent: '客服',
      all: '全部工单',
      me: '自己',
      admin: '管理员',
      member: '小林',
      logged: '已登录',
    },
    en: {
      ...en,
      alt: 'Customer Support in the vendor services: 1 opens the service, 2 takes a phone number, a role, and a scope, 3 lists the member after login, 4 makes yourself an administrator.',
      caption: 'Enter the phone number, and choose a role and a scope. Make yourself an administrator first.',
      vendor: 'Vendor Services',
      support: 'Customer Support',
      phone: 'Phone',
      agent: 'Agent',
      all: 'All tickets',
      me: 'You',
      admin: 'Admin',
      member: 'Lin',
      logged: 'Logged in',
    },
  },
  draw: (w) =>
    screen(
      [w.vendor, w.support],
      stack(
        12,
        step(2, stack(8, form([w.phone, field('138 0000 0000')]), row(12, [checkbox(w.agent), checkbox(w.all)]))),
        step(3, table([{ share: 1 }, { width: 150 }], [[w.member, pill(w.logged, 'teal', 'end')]])),
        step(4, table([{ share: 1 }, { width: 150 }], [[w.me, pill(w.admin, 'good', 'end')]])),
      ),
      { step: 1 },
    ),
});

export const supportCategories = defineDrawing({
  name: 'console-support-categories',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '工作台的产品与分类：1 新建产品，2 记下产品 ID，3 在产品下建分类，4 给分类选表单、客服组和文章。',
      caption: '建产品，再建分类；没有子分类时，玩家打开的页面是空的。',
      admin: '管理',
      products: '产品与分类',
      product: '星海',
      id: '产品 ID',
      pay: '充值',
      login: '登录',
      bug: '缺陷',
      form: '表单',
      group: '客服组',
      article: '文章',
    },
    en: {
      ...en,
      alt: 'Products & Categories in the workbench: 1 creates a product, 2 is its ID, 3 the categories below it, 4 the form, the group, and the articles of a category.',
      caption: 'Create the product, and then its categories. Without subcategories, players see an empty page.',
      admin: 'Administration',
      products: 'Products & Categories',
      product: 'Star Sea',
      id: 'Product ID',
      pay: 'Payment',
      login: 'Login',
      bug: 'Bugs',
      form: 'Form',
      group: 'Group',
      article: 'Articles',
    },
  },
  draw: (w) =>
    screen(
      [w.settings, w.admin, w.products],
      stack(
        16,
        row(16, [step(1, strong(w.product)), step(2, pill(w.id, 'teal'))]),
        step(
          3,
          row(12, [
            card(text(w.login, { anchor: 'middle' }), { pad: 10 }),
            card(strong(w.pay, { anchor: 'middle' }), { pad: 10, stroke: 'action', thick: 2 }),
            card(text(w.bug, { anchor: 'middle' }), { pad: 10 }),
          ]),
        ),
        step(4, row(12, [pill(w.form, 'plain', 'middle'), pill(w.group, 'plain', 'middle'), pill(w.article, 'plain', 'middle')])),
      ),
    ),
});

export const supportRoles = defineDrawing({
  name: 'support-roles',
  words: {
    'zh-Hans': {
      alt: '角色表：管理员能改设置、不能回复玩家；客服能回复和改工单；协作者能看工单、写内部备注。',
      caption: '按要做的事选角色，一个人可以有几个角色。',
      can: '能做',
      admin: '管理员',
      agent: '客服',
      helper: '协作者',
      set: '业务设置',
      reply: '回复玩家',
      note: '内部备注',
    },
    en: {
      alt: 'Roles: an admin changes settings but does not reply to players, an agent replies, a collaborator reads tickets and writes internal notes.',
      caption: 'Choose roles based on what people do. One person can have several roles.',
      can: 'May',
      admin: 'Admin',
      agent: 'Agent',
      helper: 'Helper',
      set: 'Change settings',
      reply: 'Reply to players',
      note: 'Internal notes',
    },
  },
  draw: (w) =>
    table(
      [
        { head: w.can, share: 1.5 },
        { head: w.admin, width: 110, anchor: 'middle' },
        { head: w.agent, width: 110, anchor: 'middle' },
        { head: w.helper, width: 110, anchor: 'middle' },
      ],
      [
        [w.set, mark(true), mark(false), mark(false)],
        [w.reply, mark(false), mark(true), mark(false)],
        [w.note, mark(true), mark(true), mark(true)],
      ],
    ),
});

export const workOrder = defineDrawing({
  name: 'console-work-order',
  words: {
    'zh-Hans': {
      alt: '开发者中心：1 点右上角的工单，2 选分类，3 一张工单写一件事并附截图，4 提交后在同一处看回复。',
      caption: '点右上角的工单，选分类，一张只写一件事。',
      center: '开发者中心',
      ticket: '工单',
      category: '分类',
      shop: '商店运营服务支持',
      topic: '标题',
      about: '换包名 - 星海',
      submit: '提交',
    },
    en: {
      alt: 'The Developer Center: 1 Ticket in the upper-right corner, 2 the category, 3 one matter per ticket with screenshots, 4 Submit. Replies appear in the same place.',
      caption: 'Click Ticket in the upper-right corner, choose a category, and describe only one issue per ticket.',
      center: 'Developer Center',
      ticket: 'Ticket',
      category: 'Category',
      shop: 'Store operations',
      topic: 'Subject',
      about: 'New package name',
      submit: 'Submit',
    },
  },
  draw: (w) =>
    screen(
      [w.center],
      stack(
        12,
        row(14, [note(''), { width: 240, part: step(1, button(w.ticket, { kind: 'plain', align: 'fill', pressed: 'mouse' })) }]),
        step(2, form([w.category, field(w.shop, { select: true })])),
        step(3, form([w.topic, field(w.about)])),
        step(4, button(w.submit)),
      ),
    ),
});

export const ticketStates = defineDrawing({
  name: 'support-ticket-page',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '工作台的工单页：1 玩家的话，2 SDK 带来的机型和版本字段，3 回复玩家，4 内部备注，玩家看不到。',
      caption: '先看 2 的机型和版本；同事之间的话写进内部备注。',
      ticket: '工单',
      player: '充值没有到账',
      model: '机型 · 版本 2.0.1',
      reply: '回复玩家',
      internal: '内部备注',
    },
    en: {
      alt: 'A ticket in the workbench: 1 what the player wrote, 2 device and version sent by the SDK, 3 the reply, 4 an internal note that the player does not see.',
      caption: 'Look at the device and version first. Use internal notes to talk to colleagues.',
      ticket: 'Tickets',
      player: 'My purchase is missing',
      model: 'Device · version 2.0.1',
      reply: 'Reply',
      internal: 'Note',
    },
  },
  draw: (w) =>
    screen(
      [w.ticket, '#1024'],
      stack(
        14,
        step(1, card(text(w.player), { pad: 14 })),
        step(2, pill(w.model, 'teal')),
        row(14, [step(3, button(w.reply, { align: 'fill' })), step(4, button(w.internal, { kind: 'plain', align: 'fill' }))]),
      ),
    ),
});
