import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { docusaurusPagesDir } from '../config/docusaurus.ts';
import { projectPath } from '../config/load.ts';
import { listFiles, type ReadContext, type ReadPages, readPage } from './read-doc.ts';
import { placeStandalone } from './route.ts';

/** Reads the standalone pages of the Docusaurus layout: Markdown in `src/pages`, at the site's root and without a version. */
export async function readStandalonePages(context: ReadContext, pages: ReadPages): Promise<void> {
  const { loaded, locale, version, diagnostics } = context;
  const { config, siteDir } = loaded;
  if (config.content.layout !== 'docusaurus' || !version.isLast) return;
  if (
    config.content.blog === null &&
    !config.content.lenient &&
    locale.name === config.defaultLocale &&
    existsSync(join(siteDir, 'blog'))
  ) {
    diagnostics.push({
      severity: 'warning',
      code: 'blog',
      file: projectPath(loaded, join(siteDir, 'blog')),
      message: 'is a blog, which is not supported',
      suggestion: 'turn the posts to keep into pages',
    });
  }
  const root = join(siteDir, docusaurusPagesDir(locale.name, config.defaultLocale));
  for (const path of await listFiles(root)) {
    if (/\.mdx?$/.test(path)) await readPage(context, root, path, ({ slug }) => placeStandalone(path, slug), pages);
    else if (
      !config.content.lenient &&
      isReactPage(path) &&
      !existsSync(join(siteDir, config.pages ?? 'pages', path.replace(/\.\w+$/, '.tsx')))
    ) {
      diagnostics.push({
        severity: 'warning',
        code: 'react-page',
        file: projectPath(loaded, join(root, path)),
        message: 'is a React page, which is not supported here',
        suggestion: `write it as Markdown, or as pages/${path.replace(/\.\w+$/, '.tsx')}, which is rendered by the build`,
      });
    }
  }
}

/** As in Docusaurus, every script is a page, except tests and names that begin with `_`. */
function isReactPage(path: string): boolean {
  return /\.(jsx?|tsx?)$/.test(path) && !/(^|\/)(_|__tests__\/)|\.(test|d)\.\w+$/.test(path);
}
