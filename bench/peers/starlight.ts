import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Generator, printPage, writeText } from './generator.ts';
import { installPackages, readVersion, stockEnvironment } from './install.ts';

const CONFIG = `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
export default defineConfig({
  site: 'https://example.com',
  integrations: [starlight({
    title: 'Bench',
    locales: { root: { label: '中文', lang: 'zh-CN' }, en: { label: 'English', lang: 'en' } },
  })],
});
`;
const COLLECTIONS = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/**
 * Installs Starlight and the Astro that it wants, newest.
 * @param folder kept from run to run, or empty
 * @throws Error if the packages cannot be installed
 */
export function installStarlight(folder: string): Generator {
  const version = installPackages(folder, ['astro@latest', '@astrojs/starlight@latest'], '@astrojs/starlight');
  const addressOf = (path: string) => `/${path}/`;
  return {
    name: `Starlight ${version} (Astro ${readVersion(folder, 'astro')})`,
    home: folder,
    quick: { warm: false, more: false },
    layOut(site, pages) {
      // Astro bundles the packages that are listed there.
      copyFileSync(join(folder, 'package.json'), join(site, 'package.json'));
      writeText(site, 'astro.config.mjs', CONFIG);
      writeText(site, 'src/content.config.ts', COLLECTIONS);
      for (const page of pages) {
        const start = page.locale === 'en' ? 'en/' : '';
        writeText(site, `src/content/docs/${start}${page.path}.md`, printPage(page, addressOf));
      }
    },
    command: [join(folder, 'node_modules/astro/bin/astro.mjs'), 'build'],
    environment: { ...stockEnvironment(), ASTRO_TELEMETRY_DISABLED: '1' },
    output: 'dist',
    addressOf,
    ready: 'h1',
    isApp: false,
  };
}
