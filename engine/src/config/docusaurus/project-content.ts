import { type Fields, fieldsOf, text } from '../../model/record.ts';
import { insideBase } from '../inside-base.ts';
import type { SiteConfigInput } from '../schema.ts';
import { BLOG_LISTS } from './blogs.ts';
import { editUrlsOf } from './edit-urls.ts';
import { translationsFolder, versionFolder } from './folders.ts';
import { formatOf } from './markdown-format.ts';
import { docsOptions, type ProjectParts } from './parts.ts';
import { admonitionsOf, filesOf, severityOf, tocLevelsOf } from './settings.ts';
import { CURRENT, routeBaseOf } from './versions.ts';

/**
 * Where the pages of a project are, and how they are read.
 * @param missing packages and files that are not there
 * @param hasUnknownPages whether links may lead to pages that are not known, so that a broken one is no error
 */
export function contentOf(
  parts: ProjectParts,
  missing: readonly string[],
  hasUnknownPages: boolean,
): NonNullable<SiteConfigInput['content']> {
  const { siteDir, config, theme, main, preset, blogs, patches, pagesOptions } = parts;
  const markdown = fieldsOf(config.markdown);
  const hooks = fieldsOf(markdown.hooks);
  return {
    layout: 'docusaurus',
    current: CURRENT,
    ...(main && { docsDir: main.dir }),
    routeBasePath: routeBaseOf(main?.options),
    instances: parts.otherVersions.map(({ id, plugin, dir, routeBasePath, version, options }) => ({
      id,
      dir,
      routeBasePath,
      translations: `${translationsFolder('docs', plugin)}/${version.name === CURRENT ? CURRENT : versionFolder(version.name)}`,
      ...filesOf(options),
      numberPrefixes: options.numberPrefixParser !== false,
      ...(id === plugin ? {} : { version: { label: version.label, banner: version.banner, current: plugin } }),
    })),
    ...filesOf(main?.options),
    numberPrefixes: main?.options.numberPrefixParser !== false,
    sidebarCollapsed: main?.options.sidebarCollapsed !== false,
    sidebarCollapsible: main?.options.sidebarCollapsible !== false,
    tocLevels: tocLevelsOf(fieldsOf(theme.tableOfContents)),
    keepsCase: fieldsOf(markdown.anchors).maintainCase === true,
    admonitions: [...new Set(pagesOptions.flatMap(admonitionsOf))],
    format: formatOf(text(markdown.format), siteDir),
    math: /remark-math|remarkMath/.test(JSON.stringify([missing, config.presets, config.plugins])),
    mathMacros: mathMacrosOf(pagesOptions),
    lenient: true,
    brokenLinks: hasUnknownPages ? 'warning' : severityOf(config.onBrokenLinks, 'error'),
    brokenAnchors: patches.length > 0 ? 'warning' : severityOf(config.onBrokenAnchors, 'warning'),
    brokenImages: severityOf(hooks.onBrokenMarkdownImages ?? config.onBrokenMarkdownImages, 'error'),
    unchecked: uncheckedIn(parts),
    blogs: [...blogs],
    pagesExclude: filesOf(fieldsOf(preset.pages)).exclude,
    outdatedNotice: false,
    editUrls: Object.assign(
      {},
      ...docsOptions(parts).map((options) => editUrlsOf(siteDir, 'docs', options, config)),
      ...parts.blogOptions.map((options) => editUrlsOf(siteDir, 'blog', options, config)),
    ),
  };
}

/** Addresses that Docusaurus is told not to check, and other orders of a blog's posts. */
function uncheckedIn({ theme, baseUrl, blogs }: ProjectParts): string[] {
  return [
    ...blogs.flatMap(({ routeBasePath }) => BLOG_LISTS.map((list) => `${routeBasePath}/${list}`.replace(/\/+/g, '/'))),
    ...[...JSON.stringify(theme).matchAll(/pathname:\/\/(\/[^"?#]*)/g)].flatMap(([, path]) => (path ? insideBase(baseUrl, path) : [])),
  ];
}

/** The commands of the project's own in formulas: those that its plug-in for KaTeX or MathJax is given, the latter with their number of arguments. */
function mathMacrosOf(allOptions: readonly Fields[]): Record<string, string> {
  const plugins: unknown[] = allOptions.flatMap(({ rehypePlugins }): unknown[] => (Array.isArray(rehypePlugins) ? rehypePlugins : []));
  const given = plugins.flatMap((entry) => {
    // A plug-in that is not installed is left out of its own entry.
    const options = fieldsOf(Array.isArray(entry) ? entry.at(-1) : undefined);
    return [options.macros, fieldsOf(options.tex).macros].flatMap((macros) => Object.entries(fieldsOf(macros)));
  });
  const macros = given.flatMap(([name, value]) => {
    const tex = text(Array.isArray(value) ? value[0] : value);
    return tex === undefined ? [] : [[`\\${name.replace(/^\\/, '')}`, tex] as const];
  });
  return Object.fromEntries(macros);
}
