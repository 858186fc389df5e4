import type { Plugin, PluginDoc } from 'signpost';
import { type ApiPage, keyOf, type PlacedType, publicTypes } from '../samples/api/api-layout.ts';
import { forReaders } from '../samples/api/deprecation.ts';
import type { ApiLanguage, ApiModule, ApiType } from '../samples/api/model.ts';
import { type PlacedModule, VERSIONS, versionRoot } from '../samples/api/place-types.ts';
import { samplesOf } from '../samples/page-samples.ts';
import { moduleName, productOf, versionOf } from '../samples/summary.ts';
import { type HeadedType, headTypes, placeOf } from './api-headings.ts';
import { labelPart, listParts, mostFrequentFirst, namePart } from './api-parts.ts';
import { API_WORDS, type ApiWords } from './api-words.ts';
import { readSamples } from './site-samples.ts';

/** What most readers come for is listed first; the others follow by name. */
const FIRST_PRODUCTS = ['TapSDK Unity', 'TapSDK Android', 'TapSDK iOS', 'TapSDK Unreal', 'TapADN Unity', 'TapADN Android'];
/** Modules whose classes the artifacts for Android have in the package `com.tapsdk.lc`. */
const RENAMED = /^java\/lc-(?:storage|realtime)-/;
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
  async content(site) {
    const { placed, findGuides } = await readSamples(site);
    return site.locales.flatMap((locale) => VERSIONS.flatMap((version) => renderVersion(version, locale)));

    function renderVersion(version: string, locale: string): PluginDoc[] {
      const words = API_WORDS[locale];
      if (!words) return [];
      const modules = placed.filter((module) => module.version === version);
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

/** Types and members that readers look over without a filter: they have room in a window. */
const FEW = 20;

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
    (RENAMED.test(keyOf(module)) ? words.renamed(`${prefix.replace('cn.leancloud', 'com.tapsdk.lc')}.`) : '') +
    (module.isOlder ? words.older : '');
  const isWhole = pages.length === 1;
  const parts = pages.map(({ types }) =>
    types.map(({ type }) => ({ type, isUsed: used.includes(type), namespace: placeOf(type.full, known).namespace })),
  );
  const names = parts.map((part) => (isWhole ? title : namePart(part, title, words)));
  return pages.map(({ types }, index) => {
    const own = names[index] ?? title;
    // A package of npm is a product by itself.
    const name = own === productOf(module) ? product : words.title(own, product);
    const head = frontMatter(name, words.description(own, product, types.length), {
      wide: true,
      parent: LIST,
      sidebar_label: isWhole ? title : labelPart(parts[index] ?? [], title, index),
      sidebar_position: place,
      ...alone,
    });
    const headed = headTypes(types, known);
    const sayGuides = ({ type }: PlacedType): string => {
      const guides = guidesOf(type).join(words.separator);
      return guides === '' ? '' : words.guides + guides + words.stop;
    };
    // What would follow each heading is said once for all of them.
    const [said = '', second, ...rest] = types.map(sayGuides).filter(Boolean);
    const shared = second === said && rest.every((other) => other === said) ? said : '';
    const renderOne = ({ type, namespace, heading, isFull }: HeadedType): string => {
      const where = isFull || namespace === prefix ? [] : [namespace === '' ? words.noPrefix : `\`${namespace}\``];
      const guides = sayGuides(type);
      const facts = [...where, ...(guides === '' || guides === shared ? [] : [guides])];
      return renderType(type, heading, facts, LABELS[module.language], words);
    };
    const isUsed = ({ type }: HeadedType): boolean => used.includes(type.type);
    const group = (heading: string, id: string, parts: readonly HeadedType[], remark = '') =>
      parts.length === 0 ? [] : [`## ${heading} {#${id}}`, ...(remark === '' ? [] : [remark]), ...parts.map(renderOne)];
    return (
      head +
      [
        // Right below the title: phones have no other field in sight.
        ...filterOf(pages, types),
        intro,
        ...listParts(pages, names, index, words),
        ...group(words.used, 'types-used-in-guides', headed.filter(isUsed), shared),
        ...group(
          types.some(({ type }) => used.includes(type)) ? words.others : words.all,
          'other-types',
          headed.filter((type) => !isUsed(type)),
        ),
        '<Members />',
      ].join('\n\n')
    );
  });
}

/** Of a module that is divided, each page has the filter: it finds what is on the others. */
function filterOf(pages: readonly ApiPage[], types: readonly PlacedType[]): string[] {
  if (pages.length > 1) return [`<TypeFilter module="${pages[0]?.path.split('/').pop()}" />`];
  const members = types.flatMap(({ groups }) => groups.map(({ lines }) => lines.length));
  return members.reduce((sum, count) => sum + count, types.length) > FEW ? ['<TypeFilter />'] : [];
}

/** A heading with its own address, what there is to know, and the signatures. */
function renderType(
  { type, id, declaration, groups }: PlacedType,
  heading: string,
  facts: readonly string[],
  language: string,
  words: ApiWords,
): string {
  // Few members are in one block, which takes less: an SDK's remark on the type is all that comes before its declaration.
  const [only] = groups;
  const isOne = only !== undefined && only.name === undefined && declaration.length === 1;
  const first = isOne ? [...declaration, ...only.lines.map((line) => `  ${line}`)] : declaration;
  return [
    `### ${heading.replace(/_/g, '\\_')} {#${id}}`,
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

function renderList(modules: readonly PlacedModule[], version: string, words: ApiWords): string {
  const products = [...Map.groupBy(modules, ({ module }) => (module.language === 'js' ? 'JavaScript' : productOf(module)))].toSorted(
    ([a], [b]) => placeAmong(FIRST_PRODUCTS, a) - placeAmong(FIRST_PRODUCTS, b) || (a < b ? -1 : 1),
  );
  const sections = products.map(([product, parts]) => {
    const rows = parts.map(({ module, pages }) => {
      const types = words.types(publicTypes(module).length) + (pages.length === 1 ? '' : words.parts(pages.length));
      return `| [${moduleName(module)}](/${versionRoot(version)}${pages[0]?.path}/) | ${versionOf(module) ?? '–'} | ${types} |`;
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
