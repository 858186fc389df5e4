import { defineDrawing } from './drawing.ts';
import { button, card, field, form, pill, row, screen, stack, step, strong, text, to } from './kit/index.ts';

export const dnsSwitch = defineDrawing({
  name: 'dns-before-after',
  words: {
    'zh-Hans': {
      alt: '换独立 IP 前后的 DNS 记录：之前是 CNAME 指向共享入口，之后是 A 记录指向独立 IP。',
      caption: '先删 CNAME 再加 A：同一个名字下两种记录不能并存。',
      before: '之前',
      after: '之后',
      shared: '共享入口',
      ip: '203.0.113.10',
    },
    en: {
      alt: 'The DNS record before and after the switch: a CNAME for the shared entry, then an A record for the dedicated IP.',
      caption: "Delete the CNAME record before you add the A record. A name can't have both.",
      before: 'Before',
      after: 'After',
      shared: 'Shared entry',
      ip: '203.0.113.10',
    },
  },
  draw: (w) => {
    const record = (title: string, kind: string, value: string, good: boolean) =>
      card(stack(14, strong(title), text('api.your-domain.example', { size: 24 }), pill(kind, good ? 'teal' : 'plain'), text(value)), {
        stroke: good ? 'action' : 'strong',
        thick: good ? 2 : 1.5,
        pad: 16,
      });
    return row(0, [record(w.before, 'CNAME', w.shared, false), { width: 40, part: to() }, record(w.after, 'A', w.ip, true)]);
  },
});

export const receipt = defineDrawing({
  name: 'push-vendor-receipt',
  words: {
    'zh-Hans': {
      alt: '厂商后台新建回执：1 打开推送配置，2 新建回执，3 填名称和地址，粘贴证书，4 保存后复制回执编号，5 填进控制台的混合推送。',
      caption: '把 4 复制的编号填回控制台的混合推送配置，送达统计才会回来。',
      vendor: '厂商后台',
      config: '推送配置',
      receipt: '新建回执',
      name: '名称',
      address: '地址',
      cert: '粘贴证书',
      id: '回执编号',
      console: '填进混合推送',
    },
    en: {
      alt: 'A receipt on the site of a vendor: 1 open the push configuration, 2 create a receipt, 3 enter name and address and paste the certificate, 4 copy the receipt ID after saving, 5 enter it in the mixed push settings of the console.',
      caption: 'Copy the ID from step 4 to the mixed push settings in the console. You then get delivery statistics.',
      vendor: 'Vendor site',
      config: 'Push configuration',
      receipt: 'New receipt',
      name: 'Name',
      address: 'Address',
      cert: 'Paste certificate',
      id: 'Receipt ID',
      console: 'Into mixed push',
    },
  },
  draw: (w) =>
    screen(
      [w.vendor, w.config],
      stack(
        10,
        step(2, button(w.receipt, { height: 50, pressed: 'mouse' })),
        step(
          3,
          stack(
            8,
            form([w.name, field('push')], [w.address, field('https://…/hms', { mono: true })]),
            button(w.cert, { kind: 'plain', height: 50 }),
          ),
        ),
        row(10, [step(4, pill(w.id, 'good')), { share: 1.25, part: step(5, pill(w.console, 'teal')) }]),
      ),
      { step: 1 },
    ),
});
