import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PluginDoc } from 'signpost';
import { type ApiPage, keyOf, layOut, modulesOf, type PlacedType, publicTypes } from '../samples/api/api-layout.ts';
import { forReaders } from '../samples/api/deprecation.ts';
import { loadModules } from '../samples/api/load-index.ts';
import type { ApiLanguage, ApiModule } from '../samples/api/model.ts';
import { samplesOf } from '../samples/page-samples.ts';
import type { PageSummary } from '../samples/summary.ts';
import { moduleName, productOf, versionOf } from '../samples/summary.ts';

const VERSIONS = ['v3', 'v2'] as const;
const MOST_GUIDES = 12;
/** What most readers come for is listed first; the others follow by name. */
const FIRST_PRODUCTS = ['TapSDK Unity', 'TapSDK Android', 'TapSDK iOS', 'TapSDK Unreal', 'TapADN Unity', 'TapADN Android'];
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

interface Words {
  readonly title: (module: string, product: string) => string;
  readonly description: (module: string, product: string, types: number) => string;
  readonly intro: (module: string, product: string) => string;
  readonly prefix: (prefix: string) => string;
  readonly older: string;
  readonly guides: string;
  readonly list: string;
  readonly listDescription: string;
  readonly listIntro: string;
  readonly head: string;
  readonly types: (types: number) => string;
}

const WORDS: Readonly<Record<string, Words>> = {
  'zh-Hans': {
    title: (module, product) => `${module} 的类型和成员（${product}）`,
    description: (module, product, types) =>
      `${product} 的 ${module} 模块里全部 ${types} 个公开类型，以及它们的方法、属性和常量的签名，取自已发布的包。`,
    intro: (module, product) => `本页列出 ${product} 的 ${module} 公开的类型和成员，签名取自已发布的包。怎样用它们，见指南。`,
    prefix: (prefix) => `名称前的 \`${prefix}\` 在标题里省去。`,
    older: '这个包早于指南所写的版本，之后新增的成员不在这里。',
    guides: '用到它的指南：',
    list: '所有 SDK 模块的类型和成员',
    listDescription: '按 SDK 和平台列出每个模块公开的类型和成员，并注明取自哪个版本的包，方便查一个类或方法的签名。',
    listIntro: '每个模块一页，列出公开的类型和成员，签名取自已发布的包。要完成一件事，先看开发指南。',
    head: '| 模块 | 版本与类型 |',
    types: (types) => `${types} 个类型`,
  },
  en: {
    title: (module, product) => `Types and members of ${module} (${product})`,
    description: (module, product, types) =>
      `The ${types} public ${types === 1 ? 'type' : 'types'} of ${module} in ${product}, with the signatures of their members, from the published package.`,
    intro: (module, product) =>
      `The public types and members of ${module} in ${product}, as they are in the published package. The guides tell how to use them.`,
    prefix: (prefix) => `Headings leave out \`${prefix}\` before the names.`,
    older: ' This package is older than the version that the guides describe. What was added since is not here.',
    guides: 'Guides that use it:',
    list: 'Types and members of all SDK modules',
    listDescription:
      'Every public type and member of each SDK module, by SDK and platform, with the version of the package that they were taken from.',
    listIntro:
      'One page a module lists its public types and members, as they are in the published package. To get something done, start with a guide.',
    head: '| Module | Version and types |',
    types: (types) => (types === 1 ? '1 type' : `${types} types`),
  },
};

/** Pages with all public types and members of each SDK module, and one that lists them. */
export const apiPages: Plugin = {
  name: 'api-pages',
  inputs: ['content', 'samples'],
  readsOf: samplesOf,
  async content({ siteDir, locales, cacheDir }) {
    // The parsers are needed by builds only; a server that reads the configuration does without.
    const { summarizePages } = await import('../samples/summarize-pages.ts');
    const content = join(siteDir, 'content');
    const summaries = await summarizePages(content, join(cacheDir, 'samples.json'));
    const all = loadModules();
    return locales.flatMap((locale) => VERSIONS.flatMap((version) => renderVersion(version, locale)));

    function renderVersion(version: string, locale: string): PluginDoc[] {
      const words = WORDS[locale];
      if (!words) return [];
      const modules = modulesOf(version, all).map((module) => ({ module, pages: layOut(module) }));
      const doc = (path: string, source: string): PluginDoc => ({ locale, version, path: `${path}.md`, source });
      const docs = modules.flatMap(({ module, pages }) => {
        const guides = guidesOf(module, summaries, content, `${locale}/${version}/`);
        return renderModule(module, pages, words, guides).map((source, part) =>
          doc(pages[part]?.path ?? '', forReaders(source, locale, module)),
        );
      });
      return [doc('sdk-api/modules', renderList(modules, version, words)), ...docs];
    }
  },
};

function frontMatter(title: string, description: string): string {
  // The source is made, so there is nothing to edit or to translate.
  const fields = { title, description, custom_edit_url: null, translation: 'none', toc_max_heading_level: 2, mdx: { format: 'md' } };
  return `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n`;
}

function renderModule(module: ApiModule, pages: readonly ApiPage[], words: Words, guides: readonly string[]): string[] {
  const product = `${productOf(module)} ${versionOf(module) ?? ''}`.trim();
  const title = moduleName(module);
  const intro = words.intro(title, product) + (module.isOlder ? words.older : '');
  const list = guides.length === 0 ? [] : [`${words.guides}\n\n${guides.map((guide) => `- ${guide}`).join('\n')}`];
  const known = new Set(publicTypes(module).map(({ full }) => full));
  return pages.map(({ types }, index) => {
    const name = pages.length === 1 ? title : `${title}, ${index + 1}/${pages.length}`;
    const head = frontMatter(words.title(name, product), words.description(name, product, types.length));
    const places = types.map((type) => ({ type, ...placeOf(type.type.full, known) }));
    const [first, ...others] = new Set(places.map(({ namespace }) => namespace));
    // One namespace is told once; of several, each type has its own.
    const names = first && others.length === 0 ? [words.prefix(`${first}.`)] : [];
    const parts = places.map(({ type, namespace, name: own }) => {
      const isOne = places.filter((place) => place.name === own).length === 1;
      const label = LABELS[module.language];
      return isOne ? renderType(type, own, others.length === 0 ? '' : namespace, label) : renderType(type, type.type.full, '', label);
    });
    return head + [intro, ...names, ...list, ...parts].join('\n\n');
  });
}

/** The namespace of a type, and its name with those of the types that it is in. */
function placeOf(full: string, known: ReadonlySet<string>): { namespace: string; name: string } {
  const parts = full.split('.');
  const outer = parts.findIndex((_, index) => known.has(parts.slice(0, index + 1).join('.')));
  const start = outer === -1 ? parts.length - 1 : outer;
  return { namespace: parts.slice(0, start).join('.'), name: parts.slice(start).join('.') };
}

/** A heading with its own address, the namespace if the page has several, and the signatures. */
function renderType({ type, id, lines }: PlacedType, name: string, namespace: string, label: string): string {
  const heading = `## ${(type.kind === 'category' ? `${type.simple} (category)` : name).replace(/_/g, '\\_')} {#${id}}`;
  return [heading, ...(namespace === '' ? [] : [`\`${namespace}\``]), `\`\`\`signature title="${label}"\n${lines.join('\n')}\n\`\`\``].join(
    '\n\n',
  );
}

interface Listed {
  readonly module: ApiModule;
  readonly pages: readonly ApiPage[];
}

function renderList(modules: readonly Listed[], version: string, words: Words): string {
  const products = [...Map.groupBy(modules, ({ module }) => (module.language === 'js' ? 'JavaScript' : productOf(module)))].toSorted(
    ([a], [b]) => placeAmong(FIRST_PRODUCTS, a) - placeAmong(FIRST_PRODUCTS, b) || (a < b ? -1 : 1),
  );
  const sections = products.map(([product, parts]) => {
    const root = version === 'v3' ? '' : `/${version}`;
    const rows = parts.map(({ module, pages }) => {
      const links = pages.map(({ path }, part) => `[${part === 0 ? moduleName(module) : part + 1}](${root}/${path}/)`);
      const facts = [versionOf(module), words.types(publicTypes(module).length)].filter((fact) => fact !== undefined);
      return `| ${links.join(' · ')} | ${facts.join(' · ')} |`;
    });
    const id = product
      .toLowerCase()
      .replaceAll('#', 'sharp')
      .replace(/[^a-z0-9]+/g, '-');
    return `## ${product} {#${id}}\n\n${[words.head, '|---|---|', ...rows].join('\n')}`;
  });
  return frontMatter(words.list, words.listDescription) + [words.listIntro, ...sections].join('\n\n');
}

function placeAmong(first: readonly string[], name: string): number {
  const place = first.indexOf(name);
  return place === -1 ? first.length : place;
}

/** Links to the pages whose samples use a module, by their files. */
function guidesOf(module: ApiModule, summaries: ReadonlyMap<string, PageSummary>, content: string, folder: string): string[] {
  const files = [...summaries]
    .filter(([file, { modules }]) => file.startsWith(folder) && modules.includes(keyOf(module)))
    .map(([file]) => file);
  return files.slice(0, MOST_GUIDES).map((file) => {
    const title = /^title:\s*(.+)$/m.exec(readFileSync(join(content, file), 'utf8'))?.[1]?.replace(/^["']|["']$/g, '') ?? file;
    return `[${title}](../../${file.slice(folder.length)})`;
  });
}
