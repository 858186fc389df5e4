/** Files of a small built site, with one of each kind that a server treats in its own way. */
export const EXAMPLE_FILES = {
  'index.html': '首页',
  '404.html': '未找到页面',
  'en/index.html': 'Home',
  'en/404.html': 'Page Not Found',
  'sdk/index.html': `<!doctype html><title>SDK</title>${'<p>排行榜</p>'.repeat(50)}`,
  'sdk/index.md': '# SDK',
  'llms.txt': '# 文档',
  'sdk/push/index.html': '推送',
  'sdk/push/index.md': '# 推送',
  'sdk/push/llms.txt': '# 推送',
  'assets/app-1a2b3c4d.js': 'export {};',
  'files/demo.zip': '0123456789',
  'sitemap.xml': '<urlset/>',
  'icon.svg': '<svg/>',
  'photo.webp': 'webp',
  'photo.avif': 'avif',
  'robots.txt': 'User-agent: *',
  '_site.json': JSON.stringify({
    build: 'one',
    locales: [
      { name: 'zh-Hans', path: '' },
      { name: 'en', path: 'en' },
    ],
  }),
  '_redirects.json': JSON.stringify([
    { from: '/old/', to: '/sdk/#init', status: 301 },
    { from: '/away/', to: 'https://example.com/?a=1', status: 302 },
  ]),
} as const;
