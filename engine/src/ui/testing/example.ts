import type { PageData, PagePayload } from '../../model/page.ts';
import type { BrandData, SiteData } from '../../model/site.ts';

/** Data for tests: one small site and its pages. */
const exampleBrand: BrandData = {
  id: 'developer-services',
  region: 'cn',
  name: '开发者服务',
  logo: { src: '/logo.svg', srcDark: '/logo-dark.svg', height: 24, scale: 1, alt: '' },
};

export const exampleSite: SiteData = {
  title: '开发者文档',
  tagline: '把游戏接好',
  url: 'https://docs.example',
  baseUrl: '/',
  trailingSlash: true,
  favicon: '/favicon.svg',
  headTags: [],
  locale: { name: 'zh-Hans', label: '简体中文', direction: 'ltr', htmlLang: 'zh-Hans', calendar: 'gregory', path: '' },
  locales: [
    { name: 'zh-Hans', label: '简体中文', direction: 'ltr', htmlLang: 'zh-Hans', calendar: 'gregory', path: '' },
    { name: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  ],
  versions: [
    { name: 'v3', label: 'v3', path: '', isLast: true, mainDocId: 'sdk/start', banner: 'none' },
    { name: 'v2', label: 'v2', path: 'v2', isLast: false, mainDocId: 'sdk/start', banner: 'unmaintained' },
  ],
  versioned: ['sdk'],
  navbar: [
    { type: 'link', label: '首页', href: '/', external: false },
    { type: 'sidebar', label: 'SDK', href: '/sdk/', external: false, sidebar: 'sdk' },
    { type: 'versions' },
    { type: 'locales' },
    { type: 'search' },
  ],
  announcement: { id: 'a1', pieces: [{ text: '新公告' }], closeable: true },
  colorMode: { default: 'light', switchable: false, respectSystem: false, colors: { light: '#ffffff', dark: '#101417' } },
  search: {
    url: '/api/search',
    providerName: 'Test',
    providerUrl: 'https://search.example/',
    popular: {},
    fallbackUrl: '/search.json',
    tabs: {},
    headers: 'X-Doc-Search',
  },
  analytics: { type: 'none' },
  assistants: [],
  survey: null,
  behaviours: {},
  feedback: null,
  brand: exampleBrand,
  footer: { columns: [], note: '', year: 2026 },
};

export const examplePage: PageData = {
  build: 'b1',
  path: '/sdk/push/guide/',
  locale: 'zh-Hans',
  version: 'v3',
  kind: 'doc',
  id: 'sdk/push/guide',
  title: '推送指南',
  description: '给玩家发推送',
  keywords: ['推送'],
  image: null,
  toc: [{ id: 'init', text: '初始化', level: 2 }],
  breadcrumbs: [{ label: '推送', href: null }],
  sidebar: {
    name: 'sdk',
    treeUrl: '/assets/sdk.json',
    items: [
      {
        type: 'category',
        key: 'sdk/push',
        label: '推送',
        items: [{ type: 'link', label: '指南', href: '/sdk/push/guide/' }],
      },
      { type: 'category', key: 'sdk/im', label: '即时通讯', items: null, entry: '/sdk/im/features/' },
    ],
  },
  previous: null,
  next: { label: '常见问题', href: '/sdk/push/faq/' },
  locales: [
    { name: 'zh-Hans', href: '/sdk/push/guide/' },
    { name: 'en', href: '/en/sdk/push/guide/' },
  ],
  versions: [
    { name: 'v3', href: '/sdk/push/guide/' },
    { name: 'v2', href: '/v2/sdk/', isNear: true },
  ],
  canonical: 'https://docs.example/sdk/push/guide/',
  markdownUrl: '/sdk/push/guide/index.md',
  lastUpdated: '2026-11-12',
  changes: null,
  head: [],
};

/** What is fetched for a page in tests. */
export function examplePayload(page: Partial<PagePayload> = {}): PagePayload {
  return { ...examplePage, html: '<p>正文</p>', ...page };
}
