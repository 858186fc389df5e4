import type { Brand } from './brand.ts';

/** A brand for tests. */
export const exampleBrand: Brand = {
  id: 'developer-services',
  region: 'cn',
  name: '开发者服务',
  logo: { src: '/logo.svg', srcDark: '/logo-dark.svg', height: 24, scale: 1, alt: '' },
  mainSite: 'https://main.example',
  developerSite: 'https://developer.example',
  footer: {
    form: 'full',
    label: '开发者服务',
    mainSiteLabel: '主站',
    columns: [
      {
        title: '商店',
        items: [{ key: 'publishGame', name: '发布游戏', href: 'https://developer.example/store', external: false, tracking: 'publish' }],
      },
      { title: '其他', items: [{ name: '服务状态', href: 'https://status.example/', external: true, tracking: 'status' }] },
    ],
    contacts: [{ label: '商务合作', email: 'business@main.example' }],
    social: [
      { type: 'wx', name: '微信公众号', action: '关注公众号', icon: '/wx.svg', target: 'https://main.example/wx', image: '/wx-code.svg' },
    ],
    community: { name: '加入社区', href: 'https://chat.example/', external: true, tracking: null, icon: '/chat.svg' },
    legal: [],
    company: { name: '示例公司', addresses: ['示例路 1 号'] },
    filings: [{ key: 'icp', name: '备案 0000', url: 'https://filing.example/', image: null }],
  },
};
