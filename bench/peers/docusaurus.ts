import { copyFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Generator, printPage, writeText } from './generator.ts';
import { installPackages, stockEnvironment } from './install.ts';
import type { PlainPage } from './pages.ts';

const PACKAGES = ['@docusaurus/core@~3.10', '@docusaurus/preset-classic@~3.10', '@docusaurus/faster@~3.10', 'react@19', 'react-dom@19'];
const CONFIG = `export default {
  title: 'Bench', url: 'https://example.com', baseUrl: '/', trailingSlash: true, onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans', 'en'] },
  markdown: { format: 'md' },
  future: { v4: true, faster: true },
  presets: [['classic', { docs: {}, blog: false }]],
};
`;

/**
 * Installs Docusaurus with its classic theme and everything that makes it faster.
 * @param folder kept from run to run, or empty
 * @throws Error if the packages cannot be installed
 */
export function installDocusaurus(folder: string): Generator {
  const version = installPackages(folder, PACKAGES, '@docusaurus/core');
  const addressOf = (path: string) => `/docs/${path}/`;
  return {
    name: `Docusaurus ${version} (Rspack)`,
    home: folder,
    quick: { warm: false, more: true },
    layOut(site, pages) {
      copyFileSync(join(folder, 'package.json'), join(site, 'package.json'));
      writeText(site, 'docusaurus.config.js', CONFIG);
      // Folders of one name would have one key.
      for (const key of listFolders(pages)) {
        writeText(site, `docs/${key}/_category_.json`, JSON.stringify({ label: posix.basename(key), key }));
      }
      for (const page of pages) {
        const docs = page.locale === 'en' ? 'i18n/en/docusaurus-plugin-content-docs/current' : 'docs';
        writeText(site, `${docs}/${page.path}.md`, printPage(page, addressOf));
      }
    },
    command: [join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    environment: stockEnvironment(),
    output: 'build',
    addressOf,
    ready: 'html[data-has-hydrated="true"]',
    isApp: true,
  };
}

function listFolders(pages: readonly PlainPage[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const { path } of pages) {
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) folders.add(folder);
  }
  return folders;
}
