import { defineDrawing } from './drawing.ts';
import { button, card, chain, field, form, gap, noStep, row, screen, stack, step, text, to } from './kit/index.ts';
import { en, zh } from './terms.ts';

export const domainPlan = defineDrawing({
  name: 'domain-plan',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '一个主域名分成四个子域名：api 用于 API，file 用于文件，web 用于云引擎，notice 用于公告。',
      caption: '一个子域名只给一个应用的一种用途。',
      api: 'API 请求',
      file: '文件下载',
      web: '云引擎网站',
      notice: '公告面板',
    },
    en: {
      ...en,
      alt: 'One domain with four subdomains: api for API requests, file for files, web for Cloud Engine, notice for the billboard.',
      caption: 'Use each subdomain for one purpose in one app.',
      api: 'API requests',
      file: 'Files',
      web: 'Cloud Engine',
      notice: 'Billboard',
    },
  },
  draw: (w) => {
    const pair = (host: string, use: string) =>
      row(0, [
        { width: 410, part: card(text(`${host}.your-domain.example`), { pad: 12 }) },
        { width: 64, part: to() },
        card(text(use), { pad: 12, fill: 'tint', stroke: 'action' }),
      ]);
    return stack(16, pair('api', w.api), pair('file', w.file), pair('web', w.web), pair('notice', w.notice));
  },
});

export const icpTicket = defineDrawing({
  name: 'console-icp-ticket',
  words: {
    'zh-Hans': {
      alt: '开发者中心的工单页：1 依次选 TDS 游戏服务、ICP 备案、网站域名备案、新增备案，2 写主域名和主体并附材料，下面是提交按钮。',
      caption: '按 1 的次序选分类，写明主域名和主体，附上材料后提交。',
      ticket: '工单',
      one: 'TDS 游戏服务',
      two: 'ICP 备案',
      three: '网站域名备案',
      four: '新增备案',
      domain: '主域名',
      company: '主体名称',
      submit: '提交',
      who: '某某科技',
    },
    en: {
      alt: 'The ticket page of the Developer Center: 1 is the category ICP filing, Website domain filing, New filing. 2 is the domain and the company, with Submit below.',
      caption: 'Choose the category in the order shown, enter the domain and the company, attach the documents, and submit.',
      ticket: 'Ticket',
      one: 'TDS services',
      two: 'ICP Filing',
      three: 'Website',
      four: 'New Filing',
      domain: 'Domain',
      company: 'Company',
      submit: 'Submit',
      who: 'Your company',
    },
  },
  draw: (w) =>
    screen(
      [w.ticket],
      stack(
        14,
        step(
          1,
          stack(
            10,
            row(12, [field(w.one, { select: true }), field(w.two, { select: true })]),
            row(12, [field(w.three, { select: true }), field(w.four, { select: true })]),
          ),
        ),
        step(2, form([w.domain, field('your-domain.example')], [w.company, field(w.who)])),
        noStep(button(w.submit, { pressed: 'mouse' })),
      ),
    ),
});

export const dedicatedIp = defineDrawing({
  name: 'console-dedicated-ip',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '从购买到生效的四步：1 购买独立 IP，2 绑定域名时选它作入口，3 用 curl 验证，4 把 DNS 换成 A 记录。',
      caption: '先验证新地址能用，再改 DNS，玩家不会察觉切换。',
      buy: '购买 IP',
      bind: '选作入口',
      check: 'curl 验证',
      dns: '换 A 记录',
      buyMore: '应用配置 › 域名',
      bindMore: '绑定的域名不用删',
      checkMore: 'TLS 握手成功',
      dnsMore: '删掉旧的 CNAME',
    },
    en: {
      ...en,
      alt: 'Four steps from purchase to effect: 1 buy a dedicated IP, 2 choose it as the entry of the domain, 3 verify with curl, 4 replace the CNAME with an A record.',
      caption: "If you verify that the new address works before you change DNS, players won't notice the switch.",
      buy: 'Buy the IP',
      bind: 'Make it the entry',
      check: 'Verify with curl',
      dns: 'Add the A record',
      buyMore: 'In Domain',
      bindMore: 'Keep the domain',
      checkMore: 'TLS succeeds',
      dnsMore: 'Drop the CNAME',
    },
  },
  draw: (w) =>
    stack(
      10,
      gap(4),
      chain(
        [
          { number: 1, label: w.buy, more: w.buyMore },
          { number: 2, label: w.bind, more: w.bindMore },
          { number: 3, label: w.check, more: w.checkMore },
          { number: 4, label: w.dns, more: w.dnsMore, tone: 'teal' },
        ],
        30,
      ),
    ),
});
