import { defineConfig, offerPacks } from 'signpost';
import { createBrand as createCloudBackend } from './brands/cloud-backend.ts';
import { createBrand as createDeveloperServices } from './brands/developer-services.ts';
import { constants } from './data/constants.ts';
import { movedPages } from './data/moved-pages.ts';
import { prose } from './data/prose.ts';
import { terms } from './data/terms.ts';
import { variantConstants } from './data/variants.ts';
import { checked } from './footer/check-brand.ts';
import { apiPages } from './plugins/api-pages.ts';
import { checkedSamples } from './plugins/checked-samples.ts';
import { clauses } from './plugins/clauses.ts';
import { designResources } from './plugins/design-resources.ts';
import { drawingFiles } from './plugins/drawings.ts';
import { footerCodes } from './plugins/footer-codes.ts';
import { memberGuides } from './plugins/member-guides.ts';
import { moduleNames } from './plugins/module-names.ts';
import { pageStyles } from './plugins/page-styles.ts';
import { platformPages } from './plugins/platform-pages.ts';
import { questions } from './plugins/questions.ts';
import { restData } from './plugins/rest-data.ts';
import { sampleSignatures } from './plugins/sample-signatures.ts';
import { typePlaces } from './plugins/type-places.ts';
import { sidebars } from './sidebars.ts';

const brands = { 'developer-services': checked(createDeveloperServices), 'cloud-backend': checked(createCloudBackend) };

export default defineConfig({
  title: { 'zh-Hans': '开发者文档', en: 'Developer Documentation' },
  tagline: { 'zh-Hans': '把游戏接好、上架、运营好', en: 'Integrate, publish and run your game' },
  url: 'https://developer.taptap.cn',
  baseUrl: '/',
  trailingSlash: true,
  favicon: '/favicon.svg',

  defaultLocale: 'zh-Hans',
  locales: [
    { name: 'zh-Hans', label: '简体中文', direction: 'ltr', htmlLang: 'zh-Hans', calendar: 'gregory', path: '' },
    { name: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  ],
  versions: [
    { name: 'v3', label: 'v3', path: '', isLast: true, mainDocId: 'store/store-devagreement' },
    { name: 'v2', label: 'v2', path: 'v2', mainDocId: 'sdk/start/overview', banner: 'unmaintained' },
  ],
  content: {
    dir: 'content/<locale>/<version>',
    questions: { v3: { least: 6, most: 12 }, v2: { least: 6, most: 12 } },
    versioned: ['sdk', 'design', 'tap-download', 'sdk-api'],
  },
  sidebars,
  moved: movedPages,
  terms,
  feedback: {},

  navbar: [
    { type: 'link', label: { 'zh-Hans': '首页', en: 'Home' }, to: '/' },
    { type: 'sidebar', label: { 'zh-Hans': '商店设置', en: 'Store Settings' }, sidebar: 'store', to: '/store/' },
    { type: 'sidebar', label: { 'zh-Hans': 'SDK 功能', en: 'SDK Features' }, sidebar: 'sdk', to: '/sdk/' },
    { type: 'sidebar', label: 'SDK API', sidebar: 'api', to: '/sdk-api/' },
    {
      type: 'menu',
      label: { 'zh-Hans': '下载', en: 'Download' },
      items: [
        { label: { 'zh-Hans': '设计资源', en: 'Design Resources' }, to: '/design/' },
        { label: { 'zh-Hans': 'SDK 工具包', en: 'SDK Toolkits' }, to: '/tap-download/' },
        { label: { 'zh-Hans': '示例项目', en: 'Demos' }, to: '/demos/' },
      ],
      also: ['/offline/'],
    },
    { type: 'versions' },
    { type: 'locales' },
    { type: 'search' },
  ],

  storagePrefix: 'tds_doc',
  search: {
    url: '/api/search',
    headers: 'X-TDS-Doc-Search',
    providerName: 'SQLite',
    providerUrl: 'https://www.sqlite.org/',
    popular: {
      'zh-Hans': {
        v3: ['TapTap 登录', '实名认证', '云存档', '排行榜', '创建游戏'],
        v2: ['TapTap 登录', '数据分析', '内嵌动态', '数据存储', '即时通讯'],
      },
      en: {
        v3: ['TapTap Login', 'real-name verification', 'cloud save', 'leaderboard', 'create a game'],
        v2: ['TapTap Login', 'data analysis', 'Moments', 'data storage', 'instant messaging'],
      },
    },
    tabs: {
      unity: ['Unity', 'C#'],
      csharp: ['C#', 'Unity'],
      android: ['Android', 'Java'],
      java: ['Java', 'Android'],
      ios: ['iOS', 'Objective-C', 'Swift'],
      objc: ['Objective-C', 'iOS'],
      ue4: ['Unreal'],
    },
    asked: { 'zh-Hans': ['./asked/zh-Hans.yml'], en: ['./asked/en.yml', './asked/translated/en.yml'] },
    meanings: { 'zh-Hans': './meanings/zh-Hans.bin', en: './meanings/en.bin' },
  },
  colorMode: { default: 'light', switchable: false, respectSystem: false },
  constants: (variant) => ({ ...constants, ...variantConstants(variant) }),
  components: './components/index.ts',
  styles: './styles/index.css',
  pages: './pages',
  behaviours: { footer: './behaviours/footer.ts', signatures: './behaviours/signatures.ts' },
  slots: { home: './slots/HomeNews.tsx', footer: './slots/Footer.tsx' },
  theme: { light: { accent: '#15c5ce', link: '#007277' }, dark: { accent: '#2bd0d8', link: '#56d3da' } },
  prose,
  plugins: [
    drawingFiles,
    designResources,
    restData,
    pageStyles,
    checkedSamples,
    sampleSignatures,
    typePlaces,
    memberGuides,
    moduleNames,
    apiPages,
    platformPages,
    clauses,
    questions,
    footerCodes(brands),
    offerPacks({ page: 'offline', heading: 'download', fonts: '@fontsource-variable/noto-sans-sc/index.css' }),
  ],
  brands,
  regions: ['cn', 'global'],
});
