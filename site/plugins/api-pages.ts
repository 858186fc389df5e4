import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PluginDoc } from 'signpost';
import { isModuleOf, loadModules } from '../samples/api/load-index.ts';
import type { ApiModule, ApiType } from '../samples/api/model.ts';
import type { PageSummary } from '../samples/summary.ts';
import { moduleName, productOf, versionOf } from '../samples/summary.ts';

const VERSION = 'v3';
/** Another generation of the product than the guides describe. */
const LEFT_OUT = new Set(['csharp/tap-payment', 'csharp/tap-payments-global', 'csharp/play-standalone', 'python/leancloud-2']);
const MOST_GUIDES = 12;
/** In characters; programs cut off longer pages. */
const MOST_TEXT = 35_000;

interface Words {
  readonly title: (module: string, product: string) => string;
  readonly description: (module: string, product: string, types: number) => string;
  readonly intro: (module: string, product: string) => string;
  readonly older: string;
  readonly guides: string;
  readonly list: string;
  readonly listDescription: string;
  readonly listIntro: string;
  readonly head: string;
}

const WORDS: Readonly<Record<string, Words>> = {
  'zh-Hans': {
    title: (module, product) => `${module} 的类型和成员（${product}）`,
    description: (module, product, types) =>
      `${product} 的 ${module} 模块里全部 ${types} 个公开类型，以及它们的方法、属性和常量的签名，取自已发布的包。`,
    intro: (module, product) => `本页列出 ${product} 的 ${module} 公开的类型和成员，签名取自已发布的包。怎样用它们，见指南。`,
    older: '这个包早于指南所写的版本，之后新增的成员不在这里。',
    guides: '用到它的指南：',
    list: '所有 SDK 模块的类型和成员',
    listDescription: '按 SDK 和平台列出每个模块公开的类型和成员，并注明取自哪个版本的包，方便查一个类或方法的签名。',
    listIntro: '每个模块一页，列出公开的类型和成员，签名取自已发布的包。要完成一件事，先看开发指南。',
    head: '| 模块 | 版本 | 类型 |',
  },
  en: {
    title: (module, product) => `Types and members of ${module} (${product})`,
    description: (module, product, types) =>
      `The ${types} public ${types === 1 ? 'type' : 'types'} of ${module} in ${product}, with the signatures of their members, from the published package.`,
    intro: (module, product) =>
      `The public types and members of ${module} in ${product}, as they are in the published package. The guides tell how to use them.`,
    older: ' This package is older than the version that the guides describe. What was added since is not here.',
    guides: 'Guides that use it:',
    list: 'Types and members of all SDK modules',
    listDescription:
      'Every public type and member of each SDK module, by SDK and platform, with the version of the package that they were taken from.',
    listIntro:
      'One page a module lists its public types and members, as they are in the published package. To get something done, start with a guide.',
    head: '| Module | Version | Types |',
  },
};

/** Pages with all public types and members of each SDK module, and one that lists them. */
export const apiPages: Plugin = {
  name: 'api-pages',
  inputs: ['content', 'samples'],
  async content({ siteDir, locales, cacheDir }) {
    // The parsers are needed by builds only; a server that reads the configuration does without.
    const { summarizePages } = await import('../samples/summarize-pages.ts');
    const content = join(siteDir, 'content');
    const summaries = await summarizePages(content, join(cacheDir, 'samples.json'));
    const all = loadModules();
    const modules = all.filter(
      (module) => isModuleOf(module, VERSION, all) && !LEFT_OUT.has(keyOf(module)) && publicTypes(module).length > 0,
    );
    return locales.flatMap((locale): PluginDoc[] => {
      const words = WORDS[locale];
      if (!words) return [];
      const doc = (path: string, source: string): PluginDoc => ({ locale, version: VERSION, path: `sdk-api/${path}.md`, source });
      const pages = modules.map((module) => ({ module, parts: renderModule(module, words, guidesOf(module, summaries, content, locale)) }));
      const docs = pages.flatMap(({ module, parts }) => parts.map((source, part) => doc(pathOf(module, part), source)));
      const counts = new Map(pages.map(({ module, parts }) => [module, parts.length]));
      return [doc('modules', renderList(counts, words)), ...docs];
    });
  },
};

const keyOf = ({ language, id }: ApiModule): string => `${language}/${id}`;
/** The first page of a module has its name. */
const pathOf = (module: ApiModule, part: number): string => (part === 0 ? keyOf(module) : `${keyOf(module)}-${part + 1}`);
const publicTypes = ({ types }: ApiModule): readonly ApiType[] =>
  types.filter(({ members, delegateParams }) => members.size > 0 || delegateParams);

function frontMatter(title: string, description: string): string {
  // The source is made, so there is nothing to edit or to translate.
  const fields = { title, description, custom_edit_url: null, translation: 'none', toc_max_heading_level: 2, mdx: { format: 'md' } };
  return `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n`;
}

/** The pages of a module, each short enough to be read whole. */
function renderModule(module: ApiModule, words: Words, guides: readonly string[]): string[] {
  const product = `${productOf(module)} ${versionOf(module) ?? ''}`.trim();
  const title = moduleName(module);
  const types = publicTypes(module);
  const intro = words.intro(title, product) + (module.isOlder ? words.older : '');
  const list = guides.length === 0 ? [] : [`${words.guides}\n\n${guides.map((guide) => `- ${guide}`).join('\n')}`];
  const ids = new Set<string>();
  const parts: string[][] = [[]];
  let length = 0;
  for (const text of types.map((type) => renderType(type, ids))) {
    if (length + text.length > MOST_TEXT) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(text);
    length += text.length;
  }
  return parts.map((texts, index) => {
    const name = parts.length === 1 ? title : `${title}, ${index + 1}/${parts.length}`;
    const head = frontMatter(words.title(name, product), words.description(name, product, texts.length));
    return head + [intro, ...list, ...texts].join('\n\n');
  });
}

/** A heading with its own address, and the signatures. */
function renderType(type: ApiType, ids: Set<string>): string {
  const base =
    type.full
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'globals';
  let id = base;
  for (let number = 2; ids.has(id); number++) id = `${base}-${number}`;
  ids.add(id);
  const name = type.kind === 'category' ? `${type.simple} (category)` : type.full;
  const bases = [...type.bases, ...type.protocols].filter((each) => each !== '');
  const first = `${type.kind} ${type.simple}${type.typeParams.length > 0 ? `<${type.typeParams.join(', ')}>` : ''}${bases.length > 0 ? ` : ${bases.join(', ')}` : ''}`;
  const lines = type.delegateParams
    ? [`delegate ${type.simple}(${type.delegateParams.join(', ')})`]
    : [first, ...[...type.members.values()].flat().map(({ signature }) => `  ${signature}`)];
  return `## ${name.replace(/_/g, '\\_')} {#${id}}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``;
}

function renderList(counts: ReadonlyMap<ApiModule, number>, words: Words): string {
  const modules = [...counts.keys()];
  const products = [...Map.groupBy(modules, (module) => (module.language === 'js' ? 'JavaScript' : productOf(module)))].toSorted(
    ([a], [b]) => (a < b ? -1 : 1),
  );
  const sections = products.map(([product, parts]) => {
    const rows = parts.map((module) => {
      const links = Array.from(
        { length: counts.get(module) ?? 1 },
        (_, part) => `[${part === 0 ? moduleName(module) : part + 1}](/sdk-api/${pathOf(module, part)}/)`,
      );
      return `| ${links.join(' ')} | ${versionOf(module) ?? ''} | ${publicTypes(module).length} |`;
    });
    const id = product
      .toLowerCase()
      .replaceAll('#', 'sharp')
      .replace(/[^a-z0-9]+/g, '-');
    return `## ${product} {#${id}}\n\n${[words.head, '|---|---|---|', ...rows].join('\n')}`;
  });
  return frontMatter(words.list, words.listDescription) + [words.listIntro, ...sections].join('\n\n');
}

/** Links to the pages whose samples use a module, by their files. */
function guidesOf(module: ApiModule, summaries: ReadonlyMap<string, PageSummary>, content: string, locale: string): string[] {
  const folder = `${locale}/${VERSION}/`;
  const files = [...summaries]
    .filter(([file, { modules }]) => file.startsWith(folder) && modules.includes(keyOf(module)))
    .map(([file]) => file);
  return files.slice(0, MOST_GUIDES).map((file) => {
    const title = /^title:\s*(.+)$/m.exec(readFileSync(join(content, file), 'utf8'))?.[1]?.replace(/^["']|["']$/g, '') ?? file;
    return `[${title}](../../${file.slice(folder.length)})`;
  });
}
