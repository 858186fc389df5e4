import { modules } from '../data/sdks.ts';
import type { ApiLanguage, ApiModule } from './api/model.ts';

/** What readers install for the modules of the cloud services, as the pages on setting up write it. */
const CLOUD: Readonly<Record<string, string>> = {
  'csharp/lc-common': 'com.leancloud.storage',
  'csharp/lc-storage': 'com.leancloud.storage',
  'csharp/lc-livequery': 'com.leancloud.realtime',
  'csharp/lc-realtime': 'com.leancloud.realtime',
  'csharp/lc-play': 'com.leancloud.play',
  'java/lc-storage-core': 'cn.leancloud:storage-core',
  'java/lc-storage-android': 'cn.leancloud:storage-android',
  'java/lc-realtime-core': 'cn.leancloud:realtime-core',
  'java/lc-realtime-android': 'cn.leancloud:realtime-android',
  'java/lc-engine-core': 'cn.leancloud:engine-core',
  'objc/lc': 'LeanCloudObjc',
  'java/tap-ad': 'TapAD',
  'java/tap-themis': 'THEMIS',
  'python/leancloud-3': 'leancloud',
  'php/leancloud': 'leancloud/leancloud-sdk',
  'go/leancloud': 'github.com/leancloud/go-sdk',
};

const COLUMNS: readonly ApiLanguage[] = ['csharp', 'java', 'objc', 'cpp'];

/** A module of TapSDK, by the id of its file in the index: `tap-login`, `v2-tap-friends`, `ue-taplogin`. */
export function tapModuleOf({ id }: Pick<ApiModule, 'id'>): (typeof modules)[number] | undefined {
  const name = id.replace(/^v2-/, '').replace(/^(?:tap-|ue-(?:tap)?)/, '');
  return /^(v2-)?(tap-|ue-)/.test(id)
    ? modules.find((module) => name === module.id || name.replace(/s$|-ui$/, '') === module.id)
    : undefined;
}

/** What readers install to have a module: `com.taptap.tds.login`, `TapLoginSDK`. Undefined if it is called as its module is, or not known. */
export function packageOf(module: Pick<ApiModule, 'id' | 'language'>): string | undefined {
  const name = tapModuleOf(module)?.names[COLUMNS.indexOf(module.language)];
  return name ?? CLOUD[`${module.language}/${module.id}`];
}
