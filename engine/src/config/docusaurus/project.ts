import { pathFrom } from '../../model/paths.ts';
import { type Fields, fieldsOf, flag, records, text, texts } from '../../model/record.ts';
import { ConfigError } from '../config-error.ts';
import type { SiteConfigInput } from '../schema.ts';
import type { Aliases } from './aliases.ts';
import { readBrandColors } from './brand-colors.ts';
import { readFooter } from './footer.ts';
import { navbarTitleOf, readNavbar } from './navbar.ts';
import { findParts, type ProjectParts } from './parts.ts';
import { contentOf } from './project-content.ts';
import { readSidebars } from './project-sidebars.ts';
import { runModules } from './run-modules.ts';
import {
  announcementOf,
  attributesOf,
  colorModeOf,
  elsewhereIcon,
  faviconOf,
  headTagOf,
  localeOf,
  logoOf,
  originOf,
  severityOf,
} from './settings.ts';
import { type Compatibility, tellParts } from './tell-parts.ts';
import { CURRENT } from './versions.ts';

/** A Docusaurus project as a configuration of ours, and what became of its own. */
export interface DocusaurusProject {
  readonly input: SiteConfigInput;
  readonly compatibility: Compatibility;
  /** Its configuration as plain data. */
  readonly siteConfig: Fields;
  readonly aliases: Aliases;
  /** Whether there are plug-ins for Markdown that can be run. */
  readonly runsRemarkPlugins: boolean;
}

/**
 * Reads a Docusaurus project as it stands.
 * @param file absolute path of `docusaurus.config.*`
 * @throws ConfigError if the configuration or a sidebar cannot be run, or takes longer than six seconds
 */
export async function readDocusaurusProject(siteDir: string, file: string): Promise<DocusaurusProject> {
  const { values, missing, aliases, remark } = await runModules(siteDir, [file]);
  const config = fieldsOf(values[0]);
  if (Object.keys(config).length === 0) {
    const why = missing.length > 0 ? ` Not there: ${missing.join(', ')}. Install the project's packages.` : ' Write export default { … }.';
    throw new ConfigError(`${pathFrom(siteDir, file)} has no configuration: it exports nothing.${why}`);
  }
  const parts = findParts(config, siteDir);
  const { theme, baseUrl, versions, last, otherVersions } = parts;
  const { sidebars, lost } = await readSidebars(parts);
  const i18n = fieldsOf(config.i18n);
  const defaultLocale = text(i18n.defaultLocale) ?? 'en';
  const locales = texts(i18n.locales).length > 0 ? texts(i18n.locales) : [defaultLocale];
  const [staticDir = 'static', ...moreStaticDirs] = texts(config.staticDirectories);
  const colors = readBrandColors(parts.sheets, siteDir);
  const makers = severityOf(config.onBrokenLinks, 'error') === 'error' ? makersIn(parts, lost) : [];
  const told = tellParts(parts, { missing, aliases, remark, lost, colors, makers });
  const leftOut = [...told.leftOut];
  const navbar = fieldsOf(theme.navbar);
  const context = {
    siteDir,
    baseUrl,
    locales,
    defaultLocale,
    sidebars: new Set(Object.keys(sidebars[last?.name ?? CURRENT] ?? {})),
    hasVersions: versions.length > 1,
    lastLabel: last?.label ?? '',
    instances: otherVersions,
    leftOut,
  };
  const footer = readFooter(fieldsOf(theme.footer), context);
  const input: SiteConfigInput = {
    title: text(config.title) ?? 'Documentation',
    tagline: text(config.tagline) ?? '',
    ...navbarTitleOf(navbar, text(config.title), context),
    ...originOf(config.url),
    baseUrl,
    trailingSlash: flag(config.trailingSlash) ?? false,
    ...faviconOf(text(config.favicon)),
    staticDir,
    moreStaticDirs,
    defaultLocale,
    locales: locales.map((name) => localeOf(name, fieldsOf(fieldsOf(i18n.localeConfigs)[name]))),
    versions: versions.map((version) => ({ ...version })),
    content: contentOf(parts, missing, makers.length > 0),
    sidebars,
    navbar: readNavbar(navbar, context),
    footer,
    logo: logoOf(fieldsOf(navbar.logo), siteDir, [staticDir, ...moreStaticDirs]),
    announcement: announcementOf(fieldsOf(theme.announcementBar), context),
    colorMode: colorModeOf(fieldsOf(theme.colorMode)),
    theme: colors,
    headTags: [
      ...elsewhereIcon(text(config.favicon)),
      ...records(config.headTags).flatMap(headTagOf),
      ...records(theme.metadata).map((meta) => ({ tag: 'meta' as const, attributes: attributesOf(meta) })),
    ],
    redirects: [...parts.redirects],
  };
  const compatibility = { used: told.used, replaced: [...new Set(told.replaced)], leftOut: [...new Set(leftOut)] };
  return { input, siteConfig: config, aliases, runsRemarkPlugins: remark.run.length > 0, compatibility };
}

/** What makes pages that are not known here. Where a script makes the sidebars, it makes pages, too. */
function makersIn({ plugins, otherPresets }: ProjectParts, lostSidebars: readonly string[]): string[] {
  const makers = [...plugins, ...otherPresets].filter(({ makesPages }) => makesPages).map(({ name }) => name);
  return [...new Set(makers), ...(lostSidebars.length > 0 ? ['scripts that have not been run'] : [])];
}
