import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiLanguage, type ApiModule, apiLanguages } from './model.ts';
import { parseModule } from './parse-module.ts';
import { SdkIndex } from './sdk-index.ts';

const folder = join(import.meta.dirname, '../index');

/** Reads the files of the index. Throws MalformedIndexError, with file and line. */
export function loadModules(languages: readonly ApiLanguage[] = apiLanguages): ApiModule[] {
  return languages.flatMap((language) => {
    if (!existsSync(join(folder, language))) return [];
    const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.txt'));
    return files.toSorted().map((file) => {
      const path = join(folder, language, file);
      return parseModule(readFileSync(path, 'utf8'), language, file.slice(0, -'.txt'.length), `site/samples/index/${language}/${file}`);
    });
  });
}

/** Whether the pages of a version describe this module: those of v2 have their own TapSDK, and share LeanCloud. */
export function isModuleOf(module: ApiModule, version: string, all: readonly ApiModule[]): boolean {
  if (module.id.startsWith('v2-')) return version === 'v2';
  return version !== 'v2' || !all.some(({ language, id }) => language === module.language && id === `v2-${module.id}`);
}

/** Other versions of a package, with the same names: pages describe the newer one. */
const OTHER_VERSIONS: ReadonlySet<string> = new Set(['csharp/play-standalone', 'js/leancloud-realtime-4']);

/** The indexes by version and language; each is made once, from modules of its own, because types of several modules are joined. */
export function createIndexes(): (version: string, language: ApiLanguage) => SdkIndex {
  const indexes = new Map<string, SdkIndex>();
  return (version, language) => {
    const key = `${version === 'v2' ? 'v2' : 'v3'} ${language}`;
    const known = indexes.get(key);
    if (known) return known;
    const modules = loadModules([language]);
    const index = new SdkIndex(
      language,
      modules.filter((module) => isModuleOf(module, version, modules) && !OTHER_VERSIONS.has(`${module.language}/${module.id}`)),
    );
    indexes.set(key, index);
    return index;
  };
}
