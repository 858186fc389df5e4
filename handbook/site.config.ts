import { defineConfig } from 'signpost';
import { configReference } from './plugins/config-reference.ts';

export default defineConfig({
  title: { en: 'Signpost Handbook', 'zh-Hans': 'Signpost 手册' },
  tagline: { en: 'Documentation sites out of Markdown', 'zh-Hans': '用 Markdown 写文档站' },
  url: 'https://handbook.example',
  locales: ['en', 'zh-Hans'],
  content: { questions: { current: { least: 6, most: 12 } } },
  colorMode: { switchable: true, respectSystem: true },
  styles: './styles.css',
  plugins: [configReference],
});
