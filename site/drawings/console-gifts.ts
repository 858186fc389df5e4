import { defineDrawing } from './drawing.ts';
import { button, checkbox, field, form, formOf, row, screen, stack, step } from './kit/index.ts';
import { en, zh } from './terms.ts';

export const giftCreate = defineDrawing({
  name: 'console-gift-create',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '新建礼包活动：1 选唯一码或通用码，2 选接入方式，3 填物品名称和数量，4 填总库存和每人次数。',
      caption: '选码的种类和接入方式，物品名要与游戏里的 ID 一致，再设库存和每人次数。',
      tools: '运营工具',
      gifts: '礼包系统',
      unique: '唯一码',
      shared: '通用码',
      way: '接入方式',
      check: '游戏检查',
      item: '物品',
      stock: '总库存',
      each: '每人',
    },
    en: {
      ...en,
      alt: 'A new gift pack: 1 chooses unique codes or a shared code, 2 the integration, 3 the item and its number, 4 the stock and the limit per player.',
      caption: 'Choose the kind of code and the integration, use the item ID of your game, and set the stock and the limit per player.',
      tools: 'Operation Tools',
      gifts: 'Gift Packs',
      unique: 'Unique codes',
      shared: 'Shared code',
      way: 'Integration',
      check: 'Game checks',
      item: 'Item',
      stock: 'Stock',
      each: 'Per player',
    },
  },
  draw: (w) =>
    screen(
      [w.tools, w.gifts],
      stack(
        12,
        step(1, row(10, [checkbox(w.unique, true, { round: true }), checkbox(w.shared, false, { round: true })])),
        step(2, form([w.way, field(w.check, { select: true })])),
        step(3, row(10, [form([w.item, field('gold', { mono: true })]), { width: 110, part: field('1000') }])),
        step(4, row(10, [form([w.stock, field('5000')]), form([w.each, field('1')])])),
      ),
    ),
});

export const giftServer = defineDrawing({
  name: 'console-gift-server',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '礼包系统的服务器配置：1 填区服代码 server_code，2 填检查地址，3 填发货地址，4 保存。',
      caption: '每个区服一行：代码、检查地址、发货地址。',
      tools: '运营工具',
      gifts: '礼包系统',
      servers: '服务器配置',
      check: '检查地址',
      send: '发货地址',
    },
    en: {
      ...en,
      alt: 'The server configuration of Gift Packs: 1 is the server code, 2 the check address, 3 the send address, 4 saves.',
      caption: 'Add one row per game server: its code, its check address, and its send address.',
      tools: 'Operation Tools',
      gifts: 'Gift Packs',
      servers: 'Servers',
      check: 'Check URL',
      send: 'Send URL',
    },
  },
  draw: (w) =>
    screen(
      [w.tools, w.gifts, w.servers],
      stack(
        12,
        step(1, formOf(170, [['server_code', field('s1')]])),
        step(2, formOf(170, [[w.check, field('https://…/check', { mono: true })]])),
        step(3, formOf(170, [[w.send, field('https://…/send', { mono: true })]])),
        step(4, button(w.save, { pointer: true })),
      ),
    ),
});
