import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as ReactApi from 'react';
import { createBrowserOnly } from './browser-only.ts';
import { createDocsFacts } from './docs-facts.ts';
import { classesOf, isProps } from './element-values.ts';
import type { Moment } from './moment.ts';
import { createOpenApiParts } from './openapi-parts.ts';
import type { ReactSettings } from './protocol.ts';
import { createStub } from './stub.ts';
import { createThemeParts } from './theme-parts.ts';
import { createTranslation } from './translation.ts';

/**
 * The parts of Docusaurus that components import, as far as they mean something in a page without scripts.
 * @param React the one that renders
 * @param render renders an element on its own
 * @param moment changes with each piece of markup
 * @returns a module by its name; undefined for what is no part of Docusaurus
 */
export function createStandIns(
  React: typeof ReactApi,
  render: (element: ReactApi.ReactElement) => string,
  settings: ReactSettings,
  moment: Moment,
): (specifier: string) => unknown {
  const { siteConfig, siteDir } = settings;
  const stub = createStub();
  const { versions, active, docsData, location } = createDocsFacts(settings, moment);
  const { translate, Translate, Interpolate, interpolate } = createTranslation(React, siteDir, moment);
  const parts = createThemeParts(React, moment);
  const { Content, Details, Link, Nothing, Redirect } = parts;
  // Addresses are resolved when the page is, with all those of Markdown.
  const withBase = (url: unknown): unknown =>
    typeof url === 'string' && url !== '' && !/^([a-z][\w+.-]*:|\/|#|@site\/)/i.test(url) ? `/${url}` : url;
  const context = { siteConfig: { ...siteConfig, baseUrl: '/' }, siteMetadata: {}, globalData: {}, codeTranslations: {} };
  const i18n = () => ({ ...(isProps(siteConfig.i18n) ? siteConfig.i18n : {}), currentLocale: moment.locale });
  /** Hooks and parts of the theme's packages, which have moved between these. */
  const common = {
    __esModule: true,
    Content,
    useColorMode: () => ({ colorMode: 'light', isDarkTheme: false, setColorMode() {}, setDarkTheme() {}, setLightTheme() {} }),
    useThemeConfig: () => siteConfig.themeConfig,
    useWindowSize: () => 'ssr',
    useDocsVersion: active,
    useActiveVersion: active,
    useActiveDocContext: () => ({ activeVersion: active(), alternateDocVersions: {} }),
    useActivePluginAndVersion: () => ({ activePlugin: { pluginId: 'default', pluginData: docsData() }, activeVersion: active() }),
    useVersions: versions,
    useLatestVersion: () => versions().find(({ isLast }) => isLast),
    useDocsData: docsData,
    useAllDocsData: () => ({ default: docsData() }),
    useDocsPreferredVersion: () => ({ preferredVersion: null, savePreferredVersionName() {} }),
    useCurrentSidebarCategory: () => ({ items: [] }),
    useDoc: () => ({ metadata: {}, frontMatter: {}, contentTitle: undefined, toc: [] }),
    usePluginData: (name: unknown) => (name === 'docusaurus-plugin-content-docs' ? docsData() : stub),
    useAllPluginInstancesData: () => ({ default: docsData() }),
    useLocation: location,
    useHistory: () => ({ location: location(), push() {}, replace() {}, listen() {} }),
    usePrismTheme: () => ({ plain: {}, styles: [] }),
    PageMetadata: parts.tell,
    HtmlClassNameProvider: Content,
    ThemeClassNames: { page: {}, wrapper: {}, common: {}, layout: {}, docs: {}, blog: {} },
    Details,
    Redirect,
    Link,
  };
  const theme: Readonly<Record<string, unknown>> = {
    Admonition: parts.Admonition,
    CodeBlock: parts.CodeBlock,
    Details,
    Heading: parts.Heading,
    IconExternalLink: Nothing,
    IdealImage: parts.IdealImage,
    Layout: parts.Layout,
    Link,
    MDXComponents: {},
    Redirect,
    TabItem: parts.TabItem,
    Tabs: parts.Tabs,
    ThemedImage: parts.ThemedImage,
    ...createOpenApiParts(React, parts),
  };
  const modules: Readonly<Record<string, unknown>> = {
    BrowserOnly: createBrowserOnly(React, render, location, moment),
    ComponentCreator: Nothing,
    ExecutionEnvironment: { canUseDOM: false, canUseEventListeners: false, canUseIntersectionObserver: false, canUseViewport: false },
    Head: parts.Head,
    Interpolate,
    Link,
    isInternalUrl: (url: unknown) => !/^([a-z][\w+.-]*:|\/\/)/i.test(String(url)),
    renderRoutes: Nothing,
    useBaseUrl: withBase,
    useBrokenLinks: () => ({ collectLink() {}, collectAnchor() {} }),
    useDocusaurusContext: () => ({ ...context, i18n: i18n() }),
    useGlobalData: () => ({ 'docusaurus-plugin-content-docs': { default: docsData() } }),
    useIsBrowser: () => false,
    useIsomorphicLayoutEffect: () => {},
    useRouteContext: () => ({ plugin: { id: 'default', name: 'docusaurus-plugin-content-docs' } }),
  };
  const others: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    Translate: { default: Translate, translate },
    Interpolate: { default: Interpolate, interpolate },
    useBaseUrl: { default: withBase, useBaseUrlUtils: () => ({ withBaseUrl: withBase }) },
    useGlobalData: { ...common, default: modules.useGlobalData },
    isInternalUrl: { default: modules.isInternalUrl, hasProtocol: (url: unknown) => /^[a-z][\w+.-]*:/i.test(String(url)) },
  };

  return (specifier) => {
    const [, core] = /^@docusaurus\/([A-Za-z]+)$/.exec(specifier) ?? [];
    if (core !== undefined && core in others) return { __esModule: true, ...others[core] };
    if (core !== undefined && core in modules) return { __esModule: true, default: modules[core] };
    const [, part] = /^@theme(?:-original|-init)?\/(.+)$/.exec(specifier) ?? [];
    if (part !== undefined) return part in theme ? { __esModule: true, default: theme[part] } : themeOf(part, specifier, siteDir, stub);
    if (/^(@docusaurus|react-router-dom$|react-router$)/.test(specifier)) return orStub(common, stub);
    if (specifier.startsWith('@generated/'))
      return specifier.endsWith('docusaurus.config') ? { __esModule: true, default: siteConfig } : stub;
    // What is shown elsewhere on the page is shown there by scripts.
    if (specifier === 'react-dom') return { __esModule: true, createPortal: () => null, flushSync: (run: () => unknown) => run() };
    // Shows nothing before its script has measured it.
    if (specifier === 'react-fast-marquee') return { __esModule: true, default: parts.Row };
    // Lets parts in when they are scrolled to, which needs a document; styles that wait for it are left out.
    if (specifier === 'aos') return stub;
    // Small helpers that are part of every project, whether it is installed or not.
    if (specifier === 'clsx' || specifier === 'classnames') return { __esModule: true, default: classesOf, clsx: classesOf };
    return undefined;
  };
}

/** A part of the theme: the project's own is a file of it; others show their content. */
function themeOf(part: string, specifier: string, siteDir: string, stub: unknown): unknown {
  if (!specifier.startsWith('@theme/')) return stub;
  const path = join(siteDir, 'src', 'theme', part);
  return ['.tsx', '.ts', '.jsx', '.js'].some((ending) => existsSync(path + ending) || existsSync(join(path, `index${ending}`)))
    ? undefined
    : stub;
}

function orStub(known: Readonly<Record<string, unknown>>, stub: unknown): unknown {
  return new Proxy(known, {
    get: (target, name) => (typeof name === 'string' && !Object.hasOwn(target, name) ? stub : Reflect.get(target, name)),
  });
}
