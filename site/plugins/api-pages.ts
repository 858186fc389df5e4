import { join } from 'node:path';
import type { Plugin, PluginDoc } from 'signpost';
import { type ApiPage, keyOf, layOut, modulesOf, type PlacedType, publicTypes } from '../samples/api/api-layout.ts';
import { forReaders } from '../samples/api/deprecation.ts';
import { loadModules } from '../samples/api/load-index.ts';
import type { ApiLanguage, ApiModule, ApiType } from '../samples/api/model.ts';
import { usesOf } from '../samples/api/uses.ts';
import { createGuideFinder } from '../samples/find-guides.ts';
import { samplesOf } from '../samples/page-samples.ts';
import { moduleName, productOf, versionOf } from '../samples/summary.ts';
import { API_WORDS, type ApiWords } from './api-words.ts';

const VERSIONS = ['v3', 'v2'] as const;
/** What most readers come for is listed first; the others follow by name. */
const FIRST_PRODUCTS = ['TapSDK Unity', 'TapSDK Android', 'TapSDK iOS', 'TapSDK Unreal', 'TapADN Unity', 'TapADN Android'];
/** The page that lists all modules. */
const LIST = 'sdk-api/modules';
/** What is above it. */
const ABOVE_LIST: Readonly<Record<string, string>> = { v3: 'pages/sdk-api/', v2: 'pages/v2/' };
const LABELS: Readonly<Record<ApiLanguage, string>> = {
  cpp: 'C++',
  csharp: 'C#',
  go: 'Go',
  java: 'Java',
  js: 'JavaScript',
  objc: 'Objective-C',
  php: 'PHP',
  python: 'Python',
  swift: 'Swift',
};

/** Pages with all public types and members of each SDK module, and one that lists them. */
export const apiPages: Plugin = {
  name: 'api-pages',
  inputs: ['content', 'samples'],
  readsOf: samplesOf,
  async content({ siteDir, locales, defaultLocale, cacheDir }) {
    // The parsers are needed by builds only; a server that reads the configuration does without.
    const { summarizePages } = await import('../samples/summarize-pages.ts');
    const content = join(siteDir, 'content');
    const summaries = await summarizePages(content, join(cacheDir, 'samples.json'));
    const findGuides = createGuideFinder(summaries, content);
    const all = loadModules();
    return locales.flatMap((locale) => VERSIONS.flatMap((version) => renderVersion(version, locale)));

    function renderVersion(version: string, locale: string): PluginDoc[] {
      const words = API_WORDS[locale];
      if (!words) return [];
      // The order is that of the default language, in which every page is written.
      const modules = modulesOf(version, all).map((module) => ({
        module,
        pages: layOut(module, usesOf(module, summaries, `${defaultLocale}/${version}/`)),
      }));
      const doc = (path: string, source: string): PluginDoc => ({ locale, version, path: `${path}.md`, source });
      const docs = modules.flatMap(({ module, pages }) => {
        const guidesOf = ({ simple, full }: ApiType): string[] => {
          const used = { name: simple, module: keyOf(module), type: full, signatures: [] };
          return findGuides(`${locale}/${version}/`, used).map(({ title, path }) => `[${title}](/${path})`);
        };
        return renderModule(module, pages, words, guidesOf).map((source, part) =>
          doc(pages[part]?.path ?? '', forReaders(source, locale, module)),
        );
      });
      return [doc(LIST, renderList(modules, version, words)), ...docs];
    }
  },
};

/** Types of a page that readers look over without a filter. */
const MANY_TYPES = 20;

/** Nobody reads one module after the other. */
const alone = { pagination_prev: null, pagination_next: null };

function frontMatter(title: string, description: string, more: Readonly<Record<string, unknown>> = {}): string {
  // The source is made, so there is nothing to edit or to translate.
  const fields = {
    title,
    description,
    custom_edit_url: null,
    translation: 'none',
    toc_max_heading_level: 3,
    ...more,
  };
  return `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n`;
}

function renderModule(
  module: ApiModule,
  pages: readonly ApiPage[],
  words: ApiWords,
  guidesOf: (type: ApiType) => readonly string[],
): string[] {
  const product = `${productOf(module)} ${versionOf(module) ?? ''}`.trim();
  const title = moduleName(module);
  const place = placeAmong(FIRST_PRODUCTS, productOf(module));
  const all = publicTypes(module);
  const known = new Set(all.map(({ full }) => full));
  const used = all.filter((type) => guidesOf(type).length > 0);
  const spacesOf = (types: readonly ApiType[]): string[] => types.map(({ full }) => placeOf(full, known).namespace);
  const [prefix = ''] = mostFrequentFirst(spacesOf(used.length > 0 ? used : all));
  const isOnly = new Set(spacesOf(all)).size === 1;
  const intro =
    words.intro(LABELS[module.language], product, all.length, pages.length) +
    (prefix === '' ? '' : words.prefix(`${prefix}.`, isOnly)) +
    (module.isOlder ? words.older : '');
  const names = pages.map(({ types }) => (pages.length === 1 ? title : words.part(title, namesOf(types.map(({ type }) => type)))));
  /** What a page is good for: the first type that guides use; of other types, where most of them are. */
  function namesOf(types: readonly ApiType[]): string {
    const [first] = types;
    const places = mostFrequentFirst(spacesOf(types).map((space) => space.split('.').at(-1) ?? ''));
    const isByPlace = first !== undefined && !used.includes(first) && !places.includes('');
    return isByPlace ? places.slice(0, 2).join(words.separator) : (first?.simple ?? '');
  }
  return pages.map(({ types }, index) => {
    const own = names[index] ?? title;
    // A package of npm is a product by itself.
    const name = own === productOf(module) ? product : words.title(own, product);
    const head = frontMatter(name, words.description(own, product, types.length), {
      wide: true,
      parent: LIST,
      sidebar_label: own,
      sidebar_position: place,
      ...alone,
    });
    const places = types.map((type) => ({ type, ...placeOf(type.type.full, known) }));
    const renderOne = ({ type, namespace, name: own }: (typeof places)[number]): string => {
      const isOne = places.filter((place) => place.name === own).length === 1;
      const where = !isOne || namespace === prefix ? [] : [namespace === '' ? words.noPrefix : `\`${namespace}\``];
      const guides = guidesOf(type.type).join(words.separator);
      const facts = [...where, ...(guides === '' ? [] : [words.guides + guides + words.stop])];
      return renderType(type, isOne ? own : type.type.full, facts, LABELS[module.language], words);
    };
    const isUsed = ({ type }: (typeof places)[number]): boolean => used.includes(type.type);
    const group = (heading: string, id: string, parts: typeof places) =>
      parts.length === 0 ? [] : [`## ${heading} {#${id}}`, ...parts.map(renderOne)];
    return (
      head +
      [
        intro,
        ...listParts(pages, names, index),
        ...(types.length > MANY_TYPES ? ['<TypeFilter />'] : []),
        ...group(words.used, 'types-used-in-guides', places.filter(isUsed)),
        ...group(
          words.others,
          'other-types',
          places.filter((place) => !isUsed(place)),
        ),
        '<Members />',
      ].join('\n\n')
    );
  });
}

/** Links to the other pages of a module. */
function listParts(pages: readonly ApiPage[], names: readonly string[], current: number): string[] {
  const links = pages.flatMap(({ path }, index) => (index === current ? [] : [`- [${names[index]}](./${path.split('/').at(-1)}.md)`]));
  return links.length === 0 ? [] : [links.join('\n')];
}

function mostFrequentFirst(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
}

/** The namespace of a type, and its name with those of the types that it is in. */
function placeOf(full: string, known: ReadonlySet<string>): { namespace: string; name: string } {
  const parts = full.split('.');
  const outer = parts.findIndex((_, index) => known.has(parts.slice(0, index + 1).join('.')));
  const start = outer === -1 ? parts.length - 1 : outer;
  return { namespace: parts.slice(0, start).join('.'), name: parts.slice(start).join('.') };
}

/** A heading with its own address, what there is to know, and the signatures. */
function renderType(
  { type, id, declaration, groups }: PlacedType,
  name: string,
  facts: readonly string[],
  language: string,
  words: ApiWords,
): string {
  const shown = type.kind === 'category' ? `${type.simple} (category)` : name;
  // Few members are in one block, which takes less: an SDK's remark on the type is all that comes before its declaration.
  const [only] = groups;
  const isOne = only !== undefined && only.name === undefined && declaration.length === 1;
  const first = isOne ? [...declaration, ...only.lines.map((line) => `  ${line}`)] : declaration;
  return [
    `### ${shown.replace(/_/g, '\\_')} {#${id}}`,
    ...(facts.length === 0 ? [] : [facts.join(' · ')]),
    `<Signatures of="${type.simple}" ids="${groups.flatMap((group) => (group.name ? [`${id}-${group.name}`] : [])).join(' ')}">`,
    renderBlock(first, `${type.simple} · ${language}`),
    ...(isOne ? [] : groups).map((group) => renderBlock(group.lines, group.name && words.groups[group.name])),
    '</Signatures>',
  ].join('\n\n');
}

function renderBlock(lines: readonly string[], title: string | undefined): string {
  return `\`\`\`signature${title === undefined ? '' : ` title="${title}"`}\n${lines.join('\n')}\n\`\`\``;
}

interface Listed {
  readonly module: ApiModule;
  readonly pages: readonly ApiPage[];
}

function renderList(modules: readonly Listed[], version: string, words: ApiWords): string {
  const products = [...Map.groupBy(modules, ({ module }) => (module.language === 'js' ? 'JavaScript' : productOf(module)))].toSorted(
    ([a], [b]) => placeAmong(FIRST_PRODUCTS, a) - placeAmong(FIRST_PRODUCTS, b) || (a < b ? -1 : 1),
  );
  const sections = products.map(([product, parts]) => {
    const root = version === 'v3' ? '' : `/${version}`;
    const rows = parts.map(({ module, pages }) => {
      const types = words.types(publicTypes(module).length) + (pages.length === 1 ? '' : words.parts(pages.length));
      return `| [${moduleName(module)}](${root}/${pages[0]?.path}/) | ${versionOf(module) ?? '–'} | ${types} |`;
    });
    const id = product
      .toLowerCase()
      .replaceAll('#', 'sharp')
      .replace(/[^a-z0-9]+/g, '-');
    return `## ${product} {#${id}}\n\n${[words.head, '|---|---|---|', ...rows].join('\n')}`;
  });
  return (
    frontMatter(words.list, words.listDescription, { ...alone, parent: ABOVE_LIST[version] }) + [words.listIntro, ...sections].join('\n\n')
  );
}

function placeAmong(first: readonly string[], name: string): number {
  const place = first.indexOf(name);
  return place === -1 ? first.length : place;
}
