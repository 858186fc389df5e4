import { defineDrawing } from './drawing.ts';
import { button, checkbox, field, form, noStep, note, pill, row, screen, stack, step, switchRow, table, tabs } from './kit/index.ts';
import { en, zh } from './terms.ts';

export const bindDomain = defineDrawing({
  name: 'console-domain-api',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '域名页的 API 标签：1 填子域名并选独立 IP，2 状态是等待配置 DNS，下面给出 A 记录的值，3 证书选自动管理。',
      caption: '填写子域名，照页面给出的值添加 A 记录，证书选自动管理。',
      domain: '域名',
      file: '文件',
      notice: '公告',
      sub: '子域名',
      dns: '等待配置 DNS',
      cert: '自动管理证书',
      record: 'A 记录  203.0.113.10',
    },
    en: {
      ...en,
      alt: 'The API tab of the Domain page: 1 takes the subdomain, 2 shows the state Waiting for DNS with the A record to add, 3 is the automatic certificate.',
      caption: 'Enter the subdomain, add the A record that the page shows, and choose the automatic certificate.',
      domain: 'Domain',
      file: 'File',
      notice: 'Billboard',
      sub: 'Subdomain',
      dns: 'Waiting for DNS',
      cert: 'Automatic certificate',
      record: 'A  203.0.113.10',
    },
  },
  draw: (w) =>
    screen(
      [w.config, w.domain],
      stack(
        14,
        noStep(tabs(['API', w.file, w.engine, w.notice].slice(0, 3), 0)),
        step(1, form([w.sub, field('api.example.com')])),
        step(2, stack(6, pill(w.dns, 'wait'), note(w.record))),
        step(3, checkbox(w.cert)),
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
      alt: 'The record table of a DNS provider: api is an A record for the dedicated IP; file and web are CNAME records for the host names that the console shows.',
      caption: 'Use an A record for a dedicated IP and CNAME records for shared entries and file domains.',
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
      alt: '数据存储的文件设置页：1 是文件访问地址下拉框，选中新绑定的域名，2 保存。',
      caption: '绑定之后还要在这里选中新域名，文件 URL 才会改变。',
      files: '文件',
      address: '访问地址',
      before: '之前的 URL 用旧域名',
    },
    en: {
      ...en,
      alt: 'The file settings of Data Storage: 1 is the access address, set to the new domain, 2 is Save.',
      caption: 'After binding, select the new domain here. File URLs do not change until you do.',
      files: 'Files',
      address: 'Access at',
      before: 'File URLs used the old domain',
    },
  },
  draw: (w) =>
    screen(
      [w.storage, w.files, w.settings],
      stack(
        18,
        noStep(note(w.before)),
        step(1, form([w.address, field('file.example.com', { select: true, focus: true })])),
        step(2, button(w.save, { pointer: true })),
      ),
    ),
});

export const engineDomain = defineDrawing({
  name: 'console-domain-engine',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '域名页的云引擎标签：1 选分组并填子域名，2 选入口，3 打开强制 HTTPS。',
      caption: '选分组、填子域名，再选独立 IP 或共享入口；网页可以打开强制 HTTPS。',
      domain: '域名',
      group: '分组',
      sub: '子域名',
      entry: '入口',
      ip: '独立 IP',
      shared: '共享入口',
      https: '强制 HTTPS',
    },
    en: {
      ...en,
      alt: 'The Cloud Engine tab of the Domain page: 1 is the group and the subdomain, 2 the entry, 3 Force HTTPS.',
      caption: 'Choose the group, enter the subdomain, and choose the entry. For web pages, turn on Force HTTPS.',
      domain: 'Domain',
      group: 'Group',
      sub: 'Subdomain',
      entry: 'Entry',
      ip: 'Dedicated',
      shared: 'Shared',
      https: 'Force HTTPS',
    },
  },
  draw: (w) =>
    screen(
      [w.config, w.domain, w.engine],
      stack(
        14,
        step(1, form([w.group, field('web', { select: true })], [w.sub, field('web.example.com')])),
        step(2, form([w.entry, row(10, [checkbox(w.ip, true, { round: true }), checkbox(w.shared, false, { round: true })])])),
        step(3, switchRow(w.https)),
      ),
    ),
});
