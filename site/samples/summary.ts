import type { ApiLanguage, ApiModule } from './api/model.ts';
import type { Use } from './check/context.ts';
import type { CheckedBlock } from './check-page.ts';
import { collectNames, type PageNames } from './sample-names.ts';

/** What a page's samples were compared with. */
export interface PageSummary extends PageNames {
  /** Modules that names of the samples belong to: `csharp/tap-login`. */
  readonly modules: readonly string[];
  /** Languages with samples that import an SDK which publishes nothing to compare with. */
  readonly unindexed: readonly ApiLanguage[];
}

/** @param source the page that the blocks are from */
export function summarize(blocks: readonly CheckedBlock[], source: string): PageSummary {
  const candidates = blocks.flatMap(({ uses }) => uses.map(modulesOf));
  // Of a name that several SDKs have, the one counts whose other names the page uses; phones and computers have their own.
  const sure = new Set(candidates.flatMap((modules) => (modules.length === 1 ? modules : [])));
  const used = candidates.flatMap((modules) => {
    const known = modules.filter((module) => sure.has(module));
    return known.length > 0 || modules[0]?.language !== 'cpp' ? known : modules;
  });
  const unindexed = blocks.filter(({ usesUnindexed }) => usesUnindexed).map(({ block }) => block.language);
  return {
    modules: [...new Set(used.map(({ language, id }) => `${language}/${id}`))].toSorted(),
    unindexed: [...new Set(unindexed)].toSorted(),
    ...collectNames(blocks, source),
  };
}

/** The modules that have a name. */
function modulesOf({ type, members }: Use): ApiModule[] {
  // SDKs add to classes of the system, which are no sign of them.
  if (/^(NS|UI)[A-Z]/.test(type.simple) || type.full === 'AV') return [];
  return [...new Set(members.length > 0 ? members.map(({ owner }) => owner.module) : [type.module])];
}

/** The version in the source of a module: "npm com.taptap.tds.login 3.30.3". Undefined if it has none. */
export function versionOf({ source }: ApiModule): string | undefined {
  return source.match(/\d+(?:\.\d+){1,3}(?:-[a-z]+\.\d+)?/g)?.at(-1);
}

const LEANCLOUD: Readonly<Record<ApiLanguage, string>> = {
  cpp: 'LeanCloud Unreal',
  csharp: 'LeanCloud C#',
  go: 'LeanCloud Go',
  java: 'LeanCloud Java',
  js: 'LeanCloud JavaScript',
  objc: 'LeanCloud Objective-C',
  php: 'LeanCloud PHP',
  python: 'LeanCloud Python',
  swift: 'LeanCloud Swift',
};
const PLATFORMS: Readonly<Partial<Record<ApiLanguage, string>>> = { csharp: 'Unity', java: 'Android', objc: 'iOS', cpp: 'Unreal' };

/** The SDK that a module is part of, as readers know it: "TapSDK Unity", "LeanCloud Java". */
export function productOf({ language, id }: Pick<ApiModule, 'language' | 'id'>): string {
  const platform = PLATFORMS[language];
  if (language === 'js')
    return id
      .replace(/^(play|client-engine)$/, '@leancloud/$1')
      .replace(/^leancloud-realtime-4$/, 'leancloud-realtime')
      .replace(/^typed-messages$/, 'leancloud-realtime-plugin-typed-messages');
  const name = id.replace(/^v2-/, '');
  if (platform && name === 'tap-ad') return `TapADN ${platform}`;
  return platform && /^(tap|ue)-/.test(name) ? `TapSDK ${platform}` : LEANCLOUD[language];
}

/** The name of a module within its SDK: "TapTap.Login". */
export function moduleName({ title, id, language }: ApiModule): string {
  return language === 'js' ? title.replace(/^AV \((.*)\)$/, '$1') : title.replace(/ v2$| \(Unity\)$| \(Unreal\)$/, '') || id;
}

/** "TapSDK Unity 3.30.3 (TapTap.Common, TapTap.Login), LeanCloud C# 2.4.1 (LeanCloud.Storage)". */
export function renderModules(modules: readonly ApiModule[], separator: string): string {
  const products = Map.groupBy(modules, (module) => `${productOf(module)} ${versionOf(module) ?? ''}`.trim());
  return [...products]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([product, parts]) => {
      const names = [...new Set(parts.map(moduleName))].join(', ');
      return parts[0]?.language === 'js' ? product : `${product} (${names})`;
    })
    .join(separator);
}
