import { defineDrawing } from './drawing.ts';
import { button, field, form, row, screen, stack, step } from './kit/index.ts';
import { en, zh } from './terms.ts';

export const giftCreate = defineDrawing({
  name: 'console-gift-create',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '新建礼包活动：1 选唯一码和接入方式无服务器，2 填物品名称和数量，3 填总库存和每人次数，4 保存后导出码。',
      caption: '选接入方式，物品名要与游戏里的 ID 一致，再设库存和每人次数，最后导出。',
      tools: '运营工具',
      gifts: '礼包系统',
      way: '接入方式',
      check: '无服务器',
      item: '物品',
      stock: '总库存',
      each: '每人',
      export: '导出唯一码',
    },
    en: {
      ...en,
      alt: 'A new gift pack: 1 chooses the serverless integration, 2 takes the item and its number, 3 the stock and the limit per player, 4 exports the codes.',
      caption:
        "Choose how the pack is integrated, enter your game's item ID, set the stock and the limit per player, and export the codes.",
      tools: 'Operation Tools',
      gifts: 'Gift Packs',
      way: 'Integration',
      check: 'Serverless',
      item: 'Item',
      stock: 'Stock',
      each: 'Per player',
      export: 'Export codes',
    },
  },
  draw: (w) =>
    screen(
      [w.tools, w.gifts],
      stack(
        12,
        step(1, form([w.way, field(w.check, { select: true })])),
        step(2, row(10, [form([w.item, field('gold', { mono: true })]), { width: 110, part: field('1000') }])),
        step(3, row(10, [{ share: 1.33, part: form([w.stock, field('5000')]) }, form([w.each, field('1')])])),
        step(4, button(w.export, { pressed: 'mouse' })),
      ),
    ),
});

export const giftServer = defineDrawing({
  name: 'console-gift-server',
  legend: true,
  words: {
    'zh-Hans': {
      ...zh,
      alt: '礼包系统的服务器配置：1 填区服代码 server_code，2 填检查地址，3 填发货地址，4 保存。',
      caption: '每个区服填一行。',
      tools: '运营工具',
      gifts: '礼包系统',
      servers: '服务器配置',
      check: '检查地址',
      send: '发货地址',
    },
    en: {
      ...en,
      alt: 'The server configuration of Gift Packs: 1 the server code, 2 the check address, 3 the send address, 4 save.',
      caption: 'Add one row per game server.',
      tools: 'Operation Tools',
      gifts: 'Gift Packs',
      servers: 'Server Configuration',
      check: 'Check URL',
      send: 'Send URL',
    },
  },
  draw: (w) =>
    screen(
      [w.tools, w.gifts, w.servers],
      stack(
        12,
        step(1, form(['server_code', field('s1')])),
        step(2, form([w.check, field('https://…/check', { mono: true })])),
        step(3, form([w.send, field('https://…/send', { mono: true })])),
        step(4, button(w.save, { pressed: 'mouse' })),
      ),
    ),
});
