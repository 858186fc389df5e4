import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { isReactPage } from '../config/docusaurus/react-pages.ts';
import { docusaurusPagesDir, PAGES_TRANSLATIONS } from '../config/docusaurus.ts';
import { insideBase } from '../config/inside-base.ts';
import { type LoadedConfig, projectPath } from '../config/load.ts';
import { textIn } from '../config/text-in.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { pathFrom } from '../model/paths.ts';
import { isFile } from '../model/read-if-there.ts';
import type { PageTree } from './catalog-types.ts';
import { ownTranslations } from './own-translations.ts';
import { reactSettings, rendererFor } from './react-project.ts';
import { addPage, isIncluded, listFiles, type ReadContext, type ReadPages, readPage } from './read-doc.ts';
import { placeStandalone } from './route.ts';

/** Address of the page that plug-ins for the search make in Docusaurus. */
const SEARCH_PAGE = '/search';

/** The content of a page in React; Docusaurus gives it the configuration. */
const IMPORT_CONFIG = "import siteConfig from '@generated/docusaurus.config';";
const REACT_PAGE = '<ReactPage config={siteConfig} />';

/** Reads the standalone pages of the Docusaurus layout: Markdown in `src/pages`, at the site's root and without a version. */
export async function readStandalonePages(context: ReadContext, pages: ReadPages): Promise<void> {
  const { loaded, locale, version, diagnostics } = context;
  const { config, siteDir } = loaded;
  if (config.content.layout !== 'docusaurus' || !version.isLast) return;
  if (
    config.content.blogs.length === 0 &&
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
  const translations = ownTranslations(loaded, locale, PAGES_TRANSLATIONS);
  if (config.content.lenient) await addReactPages(context, root, pages);
  for (const path of await listFiles(root)) {
    if (!isIncluded(path, { include: [], exclude: config.content.pagesExclude })) continue;
    if (/\.mdx?$/.test(path)) readPage(context, root, path, ({ slug }) => placeStandalone(path, slug), pages, translations);
    else if (config.content.lenient && isReactPage(path)) continue;
    else if (isReactPage(path) && !existsSync(join(siteDir, config.pages ?? 'pages', path.replace(/\.\w+$/, '.tsx')))) {
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

/**
 * Adds the pages that are React components, in each language: pages whose content is the component. A translated one is in the folder of the
 * language's pages.
 */
async function addReactPages(context: ReadContext, root: string, pages: ReadPages): Promise<void> {
  const { loaded, locale } = context;
  const { config, siteDir } = loaded;
  const source = join(siteDir, docusaurusPagesDir(config.defaultLocale, config.defaultLocale));
  const files = await listFiles(source);
  const { routeBasePath, instances } = config.content;
  const isFree = [{ routeBasePath }, ...instances].every(
    (docs) => docs.routeBasePath !== '/' && !docs.routeBasePath.startsWith(SEARCH_PAGE),
  );
  // Docusaurus' search has a page; here it is a part of every one.
  const former = isFree && !files.some((path) => /^search[./]/.test(path)) ? [SEARCH_PAGE] : [];
  for (const path of files.filter(isReactPage)) {
    const folders = [root, ownTranslations(loaded, locale, PAGES_TRANSLATIONS) ?? root];
    const own = folders.findLast((folder) => isFile(join(folder, path))) ?? source;
    const from = `@site/${pathFrom(siteDir, join(own, path))}`;
    const code = await readFile(join(own, path), 'utf8');
    if (!/^\s*export\s+default\b|^\s*export\s*\{[^}]*\bdefault\b|^\s*module\.exports/m.test(code)) continue;
    const name = path.replace(/\.\w+$/, '');
    const title =
      /<Layout[^>]*?\stitle=(?:\{\s*)?(["'])(.+?)\1/s.exec(code)?.[2] ?? (name === 'index' ? textIn(config.title, locale.name) : undefined);
    const description = /<Layout[^>]*?\sdescription=(?:\{\s*)?(["'])(.+?)\1/s.exec(code)?.[2];
    const fields = {
      ...(title && { title }),
      ...(description && { description }),
      ...(name === 'index' && { redirect_from: former }),
      hide_title: true,
      hide_table_of_contents: true,
      mdx: { format: 'mdx' },
    };
    const text = `---\n${JSON.stringify(fields)}\n---\n\nimport ReactPage from ${JSON.stringify(from)};\n${IMPORT_CONFIG}\n\n${REACT_PAGE}\n`;
    const written = projectPath(loaded, join(own, path));
    addPage(context, root, path, text, () => placeStandalone(`${name}.md`, undefined), pages, { written });
  }
}

/**
 * Leaves out a home page in React that shows nothing: one that leads elsewhere, which is a redirect, or one that cannot be rendered, for which
 * the docs are a better one than a note.
 * @param diagnostics gets a warning for one that cannot be rendered
 * @returns the pages that stay, and where the home page leads to
 */
export function withoutEmptyHome<Tree extends PageTree>(
  loaded: LoadedConfig,
  tree: Tree,
  diagnostics: Diagnostic[],
): { readonly tree: Tree; readonly redirects: readonly { readonly from: string; readonly to: string }[] } {
  const redirects: { from: string; to: string }[] = [];
  const docs = tree.docs.filter(({ place, file, written = file, locale, version, source, bodyOffset }) => {
    if (!place.isStandalone || place.route !== '/' || !isReactPage(file)) return true;
    const code = source.slice(bodyOffset).replace(REACT_PAGE, '');
    const request = { file: join(loaded.rootDir, file), locale, version, head: code, markup: REACT_PAGE, names: {} };
    const { html = '', head, fault, missing } = rendererFor(reactSettings(loaded)).render(request);
    if (html.replace(/<[^>]*>/g, '').trim() !== '' || html.includes('<img')) return true;
    // A redirect of Docusaurus' router leads to a page of the site.
    if (head.redirect !== undefined && !URL.canParse(head.redirect)) {
      const home = tree.locale.path === '' ? '' : `/${tree.locale.path}`;
      redirects.push({ from: `${home}/`, to: home + insideBase(loaded.config.baseUrl, posix.join('/', head.redirect)) });
    }
    if (head.redirect === undefined && (fault !== undefined || missing.length > 0)) {
      const why = missing.length > 0 ? `uses what is not there: ${missing.join(', ')}` : `cannot be rendered: ${fault}`;
      const message = `The home page ${why}. It shows nothing, and is left out; its address leads to other pages.`;
      const suggestion = missing.length > 0 ? "Install the project's packages, and run the scripts that make files of it." : 'Correct it.';
      diagnostics.push({ severity: 'warning', code: 'needs-package', file: written, message, suggestion });
    }
    return false;
  });
  return { tree: { ...tree, docs }, redirects };
}
