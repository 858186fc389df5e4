import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { SiteConfigInput } from '../../engine/src/config/schema.ts';
import { createBrand as createCloudBackend } from '../../site/brands/cloud-backend.ts';
import { createBrand as createDeveloperServices } from '../../site/brands/developer-services.ts';
import { footerCodes } from '../../site/plugins/footer-codes.ts';
import { openContext, openPage } from '../support/browser.ts';
import { serveFixture } from '../support/served-site.ts';
import { createSiteFixture } from '../support/site-fixture.ts';

const brands = { 'developer-services': createDeveloperServices, 'cloud-backend': createCloudBackend };
const site = join(import.meta.dirname, '../../site');
const files = {
  'slots/Footer.tsx': `export { default } from ${JSON.stringify(join(site, 'slots/Footer.tsx'))};\n`,
  'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n文字。\n',
  'content/en/v3/sdk/start.mdx': '---\ntitle: Start\n---\n\nText.\n',
  'glossary.yml': 'terms: []\n',
};

/** Each link as `name → address`, with an arrow up where it opens in a new tab; of what is no link, the name. */
const readLinks = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((found) =>
    found.map((link) => {
      const name = link.getAttribute('aria-label') ?? link.textContent;
      if (!link.hasAttribute('href')) return name;
      return `${name} ${link.getAttribute('target') === '_blank' ? '↗' : '→'} ${link.getAttribute('href')}`;
    }),
  );

/** What the Chinese footer of a build says. */
async function readFooter(variant: Pick<SiteConfigInput, 'brand' | 'region'>) {
  const shell: Partial<SiteConfigInput> = { brands, slots: { footer: './slots/Footer.tsx' }, plugins: [footerCodes(brands)] };
  using fixture = createSiteFixture(files, { ...shell, ...variant });
  cpSync(join(site, 'static'), join(fixture.loaded.rootDir, 'static'), { recursive: true });
  await using served = await serveFixture(fixture);
  await using context = await openContext({ baseURL: served.url });
  const page = await openPage(context, 'sdk/start/');
  const footer = page.locator('.footer');
  return {
    form: await footer.getAttribute('data-form'),
    brand: await page.locator('.navbar-brand').getAttribute('aria-label'),
    logoHeight: await page.locator('.navbar-brand img').first().getAttribute('height'),
    lead: await readLinks(footer.locator('.footer-brand a, .footer-button')),
    links: await readLinks(footer.locator('.footer-columns li > *, .footer-simple li > *')),
    filings: await readLinks(footer.locator('.footer-base li > *')),
    company: await footer.locator('.footer-base p').allInnerTexts(),
  };
}

describe('the four variants', () => {
  it('developer services in China have the full footer, with filings and addresses', async () => {
    const footer = await readFooter({ brand: 'developer-services', region: 'cn' });
    expect(footer).toMatchObject({ form: 'full', brand: expect.stringContaining('开发者服务'), logoHeight: '24' });
    expect(footer.lead).toEqual([
      'www.taptap.cn → https://www.taptap.cn',
      '开发者服务 → https://developer.taptap.cn',
      '前往 TapTap 主站 ↗ https://www.taptap.cn',
      '加入 Discord 社区 ↗ https://discord.com/invite/sample',
    ]);
    expect(footer.links).toEqual([
      '发布游戏 → https://developer.taptap.cn/store',
      '开发与构建 → https://developer.taptap.cn/service#developer-and-build',
      '运营工具 → https://developer.taptap.cn/service#operation-tools',
      '变现工具 → https://developer.taptap.cn/service#revenue-tools',
      '广告投放平台 ↗ https://biz.taptap.com/',
      '资源互换平台 ↗ https://rep.taptap.cn/',
      '内容营销平台',
      '开发者教程 → https://developer.taptap.cn/tds-tutorials/list',
      '开发者论坛 → https://www.taptap.cn/forum/g28',
      '开发者文档 → https://developer.taptap.cn/docs',
      '开发者博客',
      '薪火计划 → https://developer.taptap.cn/project-torch',
      '服务状态',
      '认证与审核 ↗ https://developer.taptap.cn/verification',
      '服务条款 ↗ https://www.taptap.cn/doc/terms',
      '隐私政策 ↗ https://www.taptap.cn/doc/privacy',
      '侵权投诉 ↗ https://www.taptap.cn/doc/27',
      '无障碍说明 → https://developer.taptap.cn/accessibility/',
      '加入我们',
    ]);
    expect(footer.filings).toEqual([
      '沪 ICP 备 00000000 号 ↗ https://beian.miit.gov.cn/',
      '沪网文〔0000〕0000-000 号',
      '营业执照 000000000000000000',
      '沪公网安备 00000000000000 号 ↗ https://beian.mps.gov.cn/',
      '上海市互联网举报中心 ↗ https://www.shjbzx.cn/',
      '违法和不良信息举报中心 ↗ https://www.12377.cn/',
    ]);
    expect(footer.company[0]).toMatch(/公司.*公司地址：.*注册地址：/s);
    expect(footer.company[1]).toBe(`© ${new Date().getFullYear()} 易玩（上海）网络科技有限公司`);
  });

  it('developer services elsewhere link terms and privacy of the global site alone', async () => {
    const footer = await readFooter({ brand: 'developer-services', region: 'global' });
    expect(footer).toMatchObject({ form: 'simple', logoHeight: '24', filings: [] });
    expect(footer.lead).toEqual(['www.taptap.io → https://www.taptap.io', '开发者服务 → https://developer.taptap.io']);
    expect(footer.company.join()).not.toMatch(/地址/);
    expect(footer.links).toEqual(['服务条款 ↗ https://www.taptap.io/doc/terms', '隐私政策 ↗ https://www.taptap.io/doc/privacy']);
  });

  it.each([
    { region: 'cn' as const, host: 'www.leancloud.cn', docs: 'docs.leancloud.cn', filings: 2 },
    { region: 'global' as const, host: 'leancloud.app', docs: 'docs.leancloud.app', filings: 0 },
  ])('the cloud backend ($region) has links and filings of its own', async ({ region, host, docs, filings }) => {
    const footer = await readFooter({ brand: 'cloud-backend', region });
    expect(footer).toMatchObject({ form: 'simple', brand: expect.stringContaining('云后端服务'), logoHeight: '20' });
    expect(footer.filings).toHaveLength(filings);
    expect(footer.links).toEqual([
      `价格 → https://${host}/pricing/`,
      `SDK 下载 → https://${docs}/sdk/start/download/`,
      `常见问题 → https://${docs}/sdk/start/faq/`,
      '工单支持 ↗ https://leanticket.cn/',
      '服务状态',
      '论坛 ↗ https://forum.leancloud.cn/',
      '博客',
    ]);
  });
});
