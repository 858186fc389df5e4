import type { SiteConfig } from '../config/schema.ts';
import { fillLabel, labelsFor } from '../markdown/labels.ts';
import { closest } from '../model/closest.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { createCollator } from '../model/language.ts';
import type { Version } from '../model/locale.ts';
import { existsIn, sourceFor } from './catalog-lookup.ts';
import type { CatalogPage, SourceDoc, TagIndex, TagInfo } from './catalog-types.ts';
import { fieldPlace } from './page-sources.ts';
import { docRoute } from './route.ts';
import type { SourceTree } from './scan.ts';
import { tagSlug } from './tag-slug.ts';
import type { TagDefinition } from './tags-file.ts';

/** Route of the page of all tags. Those of single tags are below it. */
export function tagsRoute({ content }: Pick<SiteConfig, 'content'>): string {
  return docRoute(content.routeBasePath, 'tags');
}

type Definitions = ReadonlyMap<string, TagDefinition> | undefined;

/** A tag while its pages are collected; texts and pages by locale. */
interface FoundTag {
  readonly label: Record<string, string>;
  readonly description: Record<string, string>;
  readonly members: Map<string, Set<CatalogPage>>;
}

/** The tags of a version by route, and by locale the routes of each page's tags. */
interface Gathered {
  readonly found: Map<string, FoundTag>;
  readonly routes: Map<string, Map<CatalogPage, readonly string[]>>;
}

/** Collects the tags of all written pages except unlisted ones. Problems are added to the diagnostics. */
export function collectTags(
  config: SiteConfig,
  trees: readonly SourceTree[],
  written: readonly CatalogPage[],
  diagnostics: Diagnostic[],
): TagIndex {
  const ofPage = new Map(config.locales.map(({ name }) => [name, new Map<CatalogPage, CatalogPage[]>()] as const));
  const pages = config.versions.flatMap((version) => {
    const own = written.filter((page) => page.version === version);
    const { found, routes } = gatherTags(config, version, trees, own, diagnostics);
    const tags = new Map([...found].map(([route, tag]) => [route, tagPage(version, route, tag)] as const));
    for (const [locale, routesOf] of routes) {
      for (const [page, its] of routesOf)
        ofPage.get(locale)?.set(
          page,
          its.flatMap((route) => tags.get(route) ?? []),
        );
    }
    return tags.size === 0 ? [] : [...tags.values(), allTagsPage(config, version, [...tags.values()])];
  });
  return { pages, ofPage };
}

function gatherTags(
  config: SiteConfig,
  version: Version,
  trees: readonly SourceTree[],
  pages: readonly CatalogPage[],
  diagnostics: Diagnostic[],
): Gathered {
  const found = new Map<string, FoundTag>();
  const routes = new Map(config.locales.map(({ name }) => [name, new Map<CatalogPage, readonly string[]>()] as const));
  for (const [locale, routesOf] of routes) {
    const definitions = definitionsFor(trees, version, locale, config.defaultLocale);
    for (const page of pages) {
      const doc = existsIn({ config }, page, locale) ? sourceFor({ config }, page, locale) : undefined;
      if (!doc?.frontMatter.tags || doc.frontMatter.unlisted) continue;
      const report: Report = (message, suggestion) => {
        // An untranslated page is reported in its own locale.
        if (doc.locale === locale) diagnostics.push(tagWarning(doc, message, suggestion));
      };
      const its = doc.frontMatter.tags.map((written) => {
        const tag = defineTag(written, definitions, report);
        const route = docRoute(tagsRoute(config), tag.permalink);
        noteTag(found, route, tag, { page, locale, report });
        return route;
      });
      routesOf.set(page, [...new Set(its)]);
    }
  }
  return { found, routes };
}

type Report = (message: string, suggestion?: string) => void;

function noteTag(
  found: Map<string, FoundTag>,
  route: string,
  tag: TagDefinition,
  { page, locale, report }: { readonly page: CatalogPage; readonly locale: string; readonly report: Report },
): void {
  const known = found.get(route) ?? { label: {}, description: {}, members: new Map<string, Set<CatalogPage>>() };
  found.set(route, known);
  known.label[locale] ??= tag.label;
  known.description[locale] ??= tag.description;
  if (known.label[locale] !== tag.label) report(`the tags "${tag.label}" and "${known.label[locale]}" have the same address, ${route}`);
  known.members.set(locale, (known.members.get(locale) ?? new Set()).add(page));
}

/** The tags file of a locale, else that of the source language. */
function definitionsFor(trees: readonly SourceTree[], version: Version, locale: string, defaultLocale: string): Definitions {
  const fileOf = (name: string): Definitions => trees.find((tree) => tree.version === version && tree.locale.name === name)?.tags;
  return fileOf(locale) ?? fileOf(defaultLocale);
}

type WrittenTag = NonNullable<SourceDoc['frontMatter']['tags']>[number];

function defineTag(tag: WrittenTag, definitions: Definitions, report: Report): TagDefinition {
  const defined = typeof tag === 'string' ? definitions?.get(tag) : undefined;
  if (defined) return defined;
  const { label, permalink } = typeof tag === 'string' ? { label: tag, permalink: undefined } : tag;
  if (definitions) report(`the tag "${label}" is not in tags.yml`, closest(label, definitions.keys()));
  return { label, permalink: permalink ?? tagSlug(label), description: '' };
}

function tagWarning(doc: SourceDoc, message: string, suggestion: string | undefined): Diagnostic {
  const place = fieldPlace(doc, 'tags');
  return { severity: 'warning', code: 'tag', file: doc.file, ...place, message, ...(suggestion ? { suggestion } : {}) };
}

function tagPage(version: Version, route: string, { label, description, members }: FoundTag): CatalogPage & { generated: TagInfo } {
  const title = Object.fromEntries(Object.entries(label).map(([locale, text]) => [locale, fillLabel(labelsFor(locale).tag, text)]));
  const lists = new Map([...members].map(([locale, pages]) => [locale, [...pages]] as const));
  return listPage(version, route, { type: 'tag', label, title, description, lists });
}

function allTagsPage(config: SiteConfig, version: Version, tags: readonly (CatalogPage & { generated: TagInfo })[]): CatalogPage {
  const title = Object.fromEntries(config.locales.map(({ name }) => [name, labelsFor(name).tags]));
  const lists = new Map<string, CatalogPage[]>();
  for (const { name } of config.locales) {
    const inLocale = tags.filter(({ generated }) => generated.lists.has(name));
    const labelOf = (tag: (typeof tags)[number]): string => tag.generated.label[name] ?? '';
    const { compare } = createCollator(name);
    if (inLocale.length > 0)
      lists.set(
        name,
        inLocale.toSorted((a, b) => compare(labelOf(a), labelOf(b))),
      );
  }
  return listPage(version, tagsRoute(config), { type: 'tags', label: title, title, description: {}, lists });
}

function listPage(version: Version, route: string, generated: TagInfo): CatalogPage & { generated: TagInfo } {
  return { version, id: route.slice(1, -1), route, sources: new Map(), landing: null, generated };
}
