import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as ReactApi from 'react';
import { MARKS, type ReactHead, type ReactSettings, type SiteFacts } from './protocol.ts';
import { createStub } from './stub.ts';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactApi.ReactNode };

/** What is known while a piece of markup is rendered, and what it tells. */
export interface Moment {
  locale: string;
  version: string;
  head: { -readonly [Name in keyof ReactHead]: ReactHead[Name] };
  readonly scripted: Set<string>;
  /** Whether it asked for the versions or pages of the docs. */
  usesFacts: boolean;
}

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
  const h = React.createElement;
  const { siteConfig, siteDir } = settings;
  const stub = createStub();
  const Content = ({ children }: Props): ReactApi.ReactNode => children;
  const Nothing = (): null => null;
  // Addresses are resolved when the page is, with all those of Markdown.
  const withBase = (url: unknown): unknown =>
    typeof url === 'string' && url !== '' && !/^([a-z][\w+.-]*:|\/|#|@site\/)/i.test(url) ? `/${url}` : url;
  const facts = (): SiteFacts => {
    moment.usesFacts = true;
    return existsSync(settings.factsFile) ? JSON.parse(readFileSync(settings.factsFile, 'utf8')) : { versions: [] };
  };
  const versions = () => facts().versions.map((version) => ({ ...version, mainDocId: version.docs[0]?.id }));
  const active = () => {
    const own = versions().find(({ name }) => name === moment.version);
    const docs = Object.fromEntries((own?.docs ?? []).map((doc) => [doc.id, doc]));
    return { pluginId: 'default', version: moment.version, label: own?.label, isLast: own?.isLast, docs };
  };
  const docsData = () => ({ path: '/docs', versions: versions() });
  const location = () => ({
    pathname: versions().find(({ name }) => name === moment.version)?.path ?? '/',
    search: '',
    hash: '',
    href: '',
  });

  const tell = ({ title, description }: Props): null => {
    if (typeof title === 'string') moment.head.title ??= title;
    if (typeof description === 'string') moment.head.description ??= description;
    return null;
  };
  const Head = ({ children }: Props): null => {
    React.Children.forEach(children, (child) => {
      if (!React.isValidElement<Props>(child)) return;
      const { name, content, children: words } = child.props;
      if (child.type === 'title') tell({ title: textOf(React, words) });
      if (name === 'description') tell({ description: content });
    });
    return null;
  };
  const Layout = (props: Props): ReactApi.ReactNode => {
    tell(props);
    return props.children;
  };
  const Link = ({ to, href, isNavLink: _nav, activeClassName: _active, autoAddBaseUrl: _auto, ...props }: Props): ReactApi.ReactNode =>
    h('a', { ...props, href: String(to ?? href ?? '') });

  const messages = new Map<string, Props>();
  const messageOf = (id: string): string | undefined => {
    const file = join(siteDir, 'i18n', moment.locale, 'code.json');
    const known = messages.get(file) ?? (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
    messages.set(file, known);
    const entry: unknown = known[id];
    return isProps(entry) && typeof entry.message === 'string' ? entry.message : undefined;
  };
  const fill = (words: string, values: unknown): ReactApi.ReactNode[] =>
    words.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : nodeOf(React, isProps(values) ? values[part] : undefined)));
  const translate = ({ id, message }: Props, values?: unknown): string =>
    fill(messageOf(String(id ?? message)) ?? String(message ?? id ?? ''), values).join('');
  const Translate = ({ id, children, values }: Props): ReactApi.ReactNode => {
    const words = textOf(React, children);
    return h(React.Fragment, null, ...fill(messageOf(String(id ?? words)) ?? words, values));
  };

  const BrowserOnly = ({ children, fallback }: Readonly<Record<string, unknown>>): ReactApi.ReactNode => {
    if (typeof children !== 'function') return nodeOf(React, fallback);
    // What is shown in the browser at first is often a matter of the page's address alone.
    Reflect.set(globalThis, 'window', emptyBrowser(location()));
    try {
      const html = render(h(() => nodeOf(React, children())));
      return h(MARKS.html, { dangerouslySetInnerHTML: { __html: html } });
    } catch {
      moment.scripted.add('BrowserOnly');
      return nodeOf(React, fallback);
    } finally {
      Reflect.deleteProperty(globalThis, 'window');
    }
  };

  const CodeBlock = ({ children, language, className, title, showLineNumbers }: Props): ReactApi.ReactNode => {
    const named = /language-([\w+-]+)/.exec(String(className ?? ''))?.[1];
    const source = Array.isArray(children) && children.every((child) => typeof child === 'string') ? children.join('') : children;
    return h(
      MARKS.code,
      { 'data-language': String(language ?? named ?? ''), 'data-title': title, 'data-numbers': showLineNumbers ? '' : undefined },
      source,
    );
  };
  const Tabs = ({ children, groupId, values, defaultValue }: Props): ReactApi.ReactNode =>
    h(MARKS.tabs, { 'data-group': groupId, 'data-selected': defaultValue, 'data-labels': JSON.stringify(values ?? []) }, children);
  const TabItem = ({ children, value, label, default: isDefault }: Props): ReactApi.ReactNode =>
    h(MARKS.tab, { 'data-value': value, 'data-label': label, 'data-default': isDefault ? '' : undefined }, children);
  const Admonition = ({ children, type, title }: Props): ReactApi.ReactNode =>
    h(MARKS.note, { 'data-kind': type }, title === undefined ? null : h('strong', null, nodeOf(React, title)), children);
  const Heading = ({ as, ...props }: Props): ReactApi.ReactNode => h(typeof as === 'string' ? as : 'h2', props);
  const Details = ({ summary, children, ...props }: Props): ReactApi.ReactNode =>
    h('details', props, typeof summary === 'string' ? h('summary', null, summary) : nodeOf(React, summary), children);
  const ThemedImage = ({ sources, alt, className }: Props): ReactApi.ReactNode => {
    const { light, dark } = isProps(sources) ? sources : {};
    return [['in-light', light] as const, ['in-dark', dark] as const].map(([theme, src]) =>
      h('img', { key: theme, className: `${theme} ${String(className ?? '')}`, src: String(src ?? ''), alt }),
    );
  };
  const Redirect = ({ to }: Props): null => {
    moment.head.redirect ??= String(to);
    return null;
  };

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
    PageMetadata: tell,
    HtmlClassNameProvider: Content,
    ThemeClassNames: { page: {}, wrapper: {}, common: {}, layout: {}, docs: {}, blog: {} },
    Details,
    Redirect,
    Link,
  };
  const theme: Readonly<Record<string, unknown>> = {
    Admonition,
    CodeBlock,
    Details,
    Heading,
    IconExternalLink: Nothing,
    Layout,
    Link,
    MDXComponents: {},
    Redirect,
    TabItem,
    Tabs,
    ThemedImage,
  };
  const modules: Readonly<Record<string, unknown>> = {
    BrowserOnly,
    ComponentCreator: Nothing,
    ExecutionEnvironment: { canUseDOM: false, canUseEventListeners: false, canUseIntersectionObserver: false, canUseViewport: false },
    Head,
    Interpolate: ({ children, values }: Props): ReactApi.ReactNode => h(React.Fragment, null, ...fill(textOf(React, children), values)),
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
    Interpolate: { default: modules.Interpolate, interpolate: (words: unknown, values: unknown) => fill(String(words), values).join('') },
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
    // Small helpers that are part of every project, whether it is installed or not.
    if (specifier === 'clsx' || specifier === 'classnames') return { __esModule: true, default: classesOf, clsx: classesOf };
    return undefined;
  };
}

/** What a page finds in a browser in which nobody has done anything. */
function emptyBrowser(location: object): object {
  const storage = { getItem: () => null, setItem() {}, removeItem() {} };
  const nothing = (): void => {};
  return {
    location,
    localStorage: storage,
    sessionStorage: storage,
    navigator: { userAgent: '', language: '' },
    innerWidth: 1280,
    innerHeight: 800,
    matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing, addListener: nothing }),
    addEventListener: nothing,
    removeEventListener: nothing,
  };
}

/** A part of the theme: the project's own is a file of it; others show their content. */
function themeOf(part: string, specifier: string, siteDir: string, stub: unknown): unknown {
  if (!specifier.startsWith('@theme/')) return stub;
  const path = join(siteDir, 'src', 'theme', part);
  return ['', '.tsx', '.ts', '.jsx', '.js'].some((ending) => existsSync(path + ending)) ? undefined : stub;
}

function orStub(known: Readonly<Record<string, unknown>>, stub: unknown): unknown {
  return new Proxy(known, {
    get: (target, name) => (typeof name === 'string' && !Object.hasOwn(target, name) ? stub : Reflect.get(target, name)),
  });
}

/** `clsx('a', { b: true }, ['c'])` */
export function classesOf(...values: readonly unknown[]): string {
  return values
    .flatMap((value): string[] => {
      if (typeof value === 'string' || typeof value === 'number') return value === '' ? [] : [String(value)];
      if (Array.isArray(value)) return [classesOf(...value)];
      return isProps(value) ? Object.keys(value).filter((name) => value[name]) : [];
    })
    .filter((name) => name !== '')
    .join(' ');
}

function isProps(value: unknown): value is Props {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of what components get as their content. */
function textOf(React: typeof ReactApi, node: ReactApi.ReactNode): string {
  return React.Children.toArray(node)
    .map((child) => {
      if (React.isValidElement<Props>(child)) return textOf(React, child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}

/** A value that may be content; others show nothing. */
function nodeOf(React: typeof ReactApi, value: unknown): ReactApi.ReactNode {
  if (typeof value === 'string' || typeof value === 'number' || React.isValidElement(value)) return value;
  return Array.isArray(value) ? value.map((item: unknown) => nodeOf(React, item)) : null;
}
