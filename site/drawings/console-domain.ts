import { defineDrawing } from './drawing.ts';
import { button, checkbox, field, form, note, pill, row, screen, stack, step, switchRow, table, text } from './kit/index.ts';
import { en, zh } from './terms.ts';

export const bindDomain = defineDrawing({
  name: 'console-domain-api',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '域名页的 API 一栏：1 填子域名，入口选独立 IP，2 添加 A 记录，3 用 dig 确认解析，4 证书选自动管理，5 状态变成已绑定。',
      caption: '按 1 到 5 做：填子域名、加 A 记录、确认解析、选证书，等状态变成已绑定。',
      domain: '域名',
      ip: '入口：独立 IP',
      record: 'A 记录 → 203.0.113.10',
      cert: '自动管理证书',
      bound: '已绑定',
    },
    en: {
      ...en,
      alt: 'The API section of the Domain page: 1 the subdomain with a dedicated IP as its entry, 2 the A record, 3 dig confirms it, 4 the automatic certificate, 5 the state Bound.',
      caption: 'Follow steps 1 to 5: enter the subdomain, add the A record, check it, choose the certificate, and wait for Bound.',
      domain: 'Domain',
      ip: 'Entry: dedicated IP',
      record: 'A record → 203.0.113.10',
      cert: 'Automatic certificate',
      bound: 'Bound',
    },
  },
  draw: (w) =>
    screen(
      [w.config, w.domain, 'API'],
      stack(
        10,
        step(1, stack(4, field('api.your-domain.example', { focus: true }), note(w.ip))),
        step(2, text(w.record)),
        step(3, text('$ dig +short … A', { mono: true, size: 24 })),
        step(4, checkbox(w.cert)),
        step(5, pill(w.bound, 'good')),
      ),
    ),
});

export const dnsRecord = defineDrawing({
  name: 'console-domain-dns',
  words: {
    'zh-Hans': {
      alt: 'DNS 服务商的记录表：api 是 A 记录，指向独立 IP；file 和 web 是 CNAME 记录，指向控制台给出的主机名。',
      caption: '独立 IP 用 A 记录，共享入口和文件域名用 CNAME 记录。',
      provider: 'DNS 服务商',
      host: '主机记录',
      type: '类型',
      value: '值',
      ip: '独立 IP',
      given: '控制台给的值',
    },
    en: {
      alt: 'The record table of a DNS provider: api is an A record for the dedicated IP. File and web are CNAME records for the host names that the console shows.',
      caption: 'Use an A record for a dedicated IP, and CNAME records for the shared entry point and file domains.',
      provider: 'DNS provider',
      host: 'Host',
      type: 'Type',
      value: 'Value',
      ip: 'Dedicated IP',
      given: 'From the console',
    },
  },
  draw: (w) =>
    screen(
      [w.provider],
      table(
        [
          { head: w.host, share: 0.9 },
          { head: w.type, width: 120 },
          { head: w.value, share: 1.6 },
        ],
        [
          ['api', pill('A', 'teal'), w.ip],
          ['file', pill('CNAME'), w.given],
          ['web', pill('CNAME'), w.given],
        ],
        0,
      ),
      { rail: false },
    ),
});

export const fileAddress = defineDrawing({
  name: 'console-domain-file',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '数据存储的文件设置页：文件访问地址的下拉框选中新绑定的域名，下面是保存按钮。',
      caption: '绑定之后还要在这里选中新域名，文件 URL 才会改变。',
      files: '文件',
      address: '访问地址',
      before: '之前的 URL 用旧域名',
    },
    en: {
      ...en,
      alt: 'The file settings of Data Storage: the access address is set to the new domain, with a Save button below.',
      caption: "After you bind the domain, select it here. File URLs don't change until you do.",
      files: 'Files',
      address: 'Address',
      before: 'File URLs used the old domain',
    },
  },
  draw: (w) =>
    screen(
      [w.storage, w.files, w.settings],
      stack(
        18,
        note(w.before),
        form([w.address, field('file.your-domain.example', { select: true, focus: true })]),
        button(w.save, { pressed: 'mouse' }),
      ),
    ),
});

export const engineDomain = defineDrawing({
  name: 'console-domain-engine',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '域名页的云引擎一栏：1 选分组、填子域名、选入口，2 按入口添加 A 或 CNAME 记录，3 打开强制 HTTPS。',
      caption: '选分组、填子域名和入口，加 DNS 记录；网页可以打开强制 HTTPS。',
      domain: '域名',
      group: '分组',
      sub: '子域名',
      ip: '独立 IP',
      shared: '共享入口',
      record: 'A 或 CNAME 记录',
      https: '强制 HTTPS',
    },
    en: {
      ...en,
      alt: 'The Cloud Engine section of the Domain page: 1 the group, the subdomain, and the entry, 2 the A or CNAME record, 3 Force HTTPS.',
      caption: 'Choose the group, enter the subdomain, choose the entry, and add the DNS record. For web pages, turn on Force HTTPS.',
      domain: 'Domain',
      group: 'Group',
      sub: 'Host',
      ip: 'Dedicated IP',
      shared: 'Shared',
      record: 'A or CNAME record',
      https: 'Force HTTPS',
    },
  },
  draw: (w) =>
    screen(
      [w.config, w.domain, w.engine],
      stack(
        12,
        step(
          1,
          stack(
            8,
            form([w.group, field('web', { select: true })], [w.sub, field('web.your-domain.example')]),
            row(10, [checkbox(w.ip, true, { round: true }), checkbox(w.shared, false, { round: true })]),
          ),
        ),
        step(2, text(w.record)),
        step(3, switchRow(w.https)),
      ),
    ),
});
