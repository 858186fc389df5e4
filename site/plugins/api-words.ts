import type { GroupName } from '../samples/api/api-layout.ts';

/** The words of the pages that list types, by language. */
export interface ApiWords {
  readonly title: (module: string, product: string) => string;
  readonly description: (module: string, product: string, types: number) => string;
  /** @param pages among which the types are divided */
  readonly intro: (label: string, product: string, types: number, pages: number) => string;
  readonly prefix: (prefix: string, isOnly: boolean) => string;
  /** The package that the same classes have in the artifacts for Android. */
  readonly renamed: (prefix: string) => string;
  readonly noPrefix: string;
  readonly older: string;
  readonly used: string;
  readonly others: string;
  /** The types of a page, of which guides use none. */
  readonly all: string;
  readonly guides: string;
  readonly separator: string;
  readonly stop: string;
  readonly groups: Readonly<Record<GroupName, string>>;
  readonly list: string;
  readonly listDescription: string;
  readonly listIntro: string;
  readonly head: string;
  readonly types: (types: number) => string;
  readonly parts: (parts: number) => string;
  /** Names a page of a module by the first of its types. The last word stays beside a name. */
  readonly part: (module: string, types: readonly string[]) => string;
  /** Names it by the packages that its types are in, the first two of them. */
  readonly packages: (module: string, packages: readonly string[]) => string;
  /** What a list of pages says of one. */
  readonly partTypes: (types: number, isCurrent: boolean) => string;
}

export const API_WORDS: Readonly<Record<string, ApiWords>> = {
  'zh-Hans': {
    title: (module, product) => `${module}（${product}）`,
    description: (module, product, types) =>
      `${product} 的 ${module} 模块里全部 ${types} 个公开类型，以及它们的方法、属性和常量的签名，取自已发布的包。`,
    intro: (label, product, types, pages) =>
      `${types} 个公开类型和它们的成员${pages > 1 ? `，分 ${pages} 页` : ''}，${label} 签名取自 ${product} 已发布的包。`,
    prefix: (prefix, isOnly) => `完整名称以 \`${prefix}\` 开头${isOnly ? '' : '，另有注明的除外'}。`,
    renamed: (prefix) => `用 \`com.taptap:lc-*\` 的 Android 项目里，开头是 \`${prefix}\`。`,
    noPrefix: '没有命名空间',
    older: '这个包早于指南所写的版本，之后新增的成员不在这里。',
    used: '指南里用到的类型',
    others: '其他类型',
    all: '类型',
    guides: '用法见',
    separator: '、',
    stop: '。',
    groups: {
      constructors: '构造函数',
      'class-methods': '类方法',
      'instance-methods': '实例方法',
      methods: '方法',
      properties: '属性',
      values: '属性和字段',
    },
    list: '所有 SDK 模块的类型和成员',
    listDescription: '按 SDK 和平台列出每个模块公开的类型和成员，并注明取自哪个版本的包，方便查一个类或方法的签名。',
    listIntro: '每个模块一页，列出公开的类型和成员，签名取自已发布的包。要完成一件事，先看开发指南。',
    head: '| 模块 | 版本 | 公开类型 |',
    types: (types) => `${types} 个`,
    parts: (parts) => `，分 ${parts} 页`,
    part: (module, types) => `${module}：${types.join('、')}\u00a0等`,
    packages: (module, [first, second, ...more]) =>
      `${module}：${second === undefined ? first : `${first}、${second}`}\u00a0${more.length > 0 ? '等包' : '包'}`,
    partTypes: (types, isCurrent) => `：${types} 个类型${isCurrent ? '（本页）' : ''}`,
  },
  en: {
    title: (module, product) => `${module} (${product})`,
    description: (module, product, types) =>
      `The ${types} public ${types === 1 ? 'type' : 'types'} of ${module} in ${product}, with the signatures of their members, from the published package.`,
    intro: (label, product, types, pages) =>
      `${types} public ${types === 1 ? 'type' : 'types'} and their members${pages > 1 ? ` on ${pages} pages` : ''}: ${label} signatures from the published package of ${product}.`,
    prefix: (prefix, isOnly) => ` Full names begin with \`${prefix}\`${isOnly ? '' : ' unless a type says otherwise'}.`,
    renamed: (prefix) => ` In Android projects with \`com.taptap:lc-*\`, they begin with \`${prefix}\`.`,
    noPrefix: 'No namespace',
    older: ' This package is older than the version that the guides describe. What was added since is not here.',
    used: 'Types that the guides use',
    others: 'Other types',
    all: 'Types',
    guides: 'Used in ',
    separator: ', ',
    stop: '.',
    groups: {
      constructors: 'Constructors',
      'class-methods': 'Class methods',
      'instance-methods': 'Instance methods',
      methods: 'Methods',
      properties: 'Properties',
      values: 'Properties and fields',
    },
    list: 'Types and members of all SDK modules',
    listDescription:
      'Every public type and member of each SDK module, by SDK and platform, with the version of the package that they were taken from.',
    listIntro:
      'One page a module lists its public types and members, as they are in the published package. To get something done, start with a guide.',
    head: '| Module | Version | Public types |',
    types: (types) => String(types),
    parts: (parts) => ` on ${parts} pages`,
    part: (module, types) => `${module}: ${types.join(', ')} and\u00a0others`,
    packages: (module, [first, second, ...more]) =>
      `${module}: ${second === undefined ? `package\u00a0${first}` : `packages ${first}${more.length > 0 ? `, ${second} and\u00a0others` : ` and\u00a0${second}`}`}`,
    partTypes: (types, isCurrent) => `: ${types} ${types === 1 ? 'type' : 'types'}${isCurrent ? ' (this page)' : ''}`,
  },
};
