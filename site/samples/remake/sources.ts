import type { ApiLanguage } from '../api/model.ts';

/** A file of the index that is made from a package of a registry, or from a folder. */
export interface IndexSource {
  readonly language: ApiLanguage;
  /** The file without its ending: `tap-login`. */
  readonly id: string;
  readonly from: 'npm' | 'maven' | 'folder';
  /** What the registry calls the package; or a folder with the SDK's sources, headers or archives. */
  readonly package: string;
  /** Of a folder. */
  readonly version?: string;
  /** Java: beginning of the archive's name. JavaScript: the declaration file, or their folder. Objective-C: the framework. */
  readonly part?: string;
  /** The file lists a part of the package: new types are not added. */
  readonly isPartial?: boolean;
  /** A package of Java that the index has by another name: that of the edition which most pages import. */
  readonly renamed?: readonly [from: string, to: string];
}

const java = (id: string, name: string, part: string, isPartial = false): IndexSource => ({
  language: 'java',
  id,
  from: 'npm',
  package: name,
  part,
  isPartial,
});
const js = (id: string, name: string, part: string): IndexSource => ({ language: 'js', id, from: 'npm', package: name, part });
const csharp = (id: string, name: string): IndexSource => ({ language: 'csharp', id, from: 'npm', package: name, isPartial: true });
const objc = (id: string, name: string, part: string): IndexSource => ({
  language: 'objc',
  id,
  from: 'npm',
  package: name,
  part,
  isPartial: true,
});

/**
 * The packages that npm and Maven Central have. All others are files of repositories, or in registries for which this project needs no client:
 * whoever has them gives the script their folder (see the README).
 */
export const SOURCES: readonly IndexSource[] = [
  java('tap-common', 'com.taptap.tds.common', 'TapCommon_', true),
  java('tap-login', 'com.taptap.tds.login', 'TapLogin_'),
  java('tap-moment', 'com.taptap.tds.moment', 'TapMoment_', true),
  {
    language: 'java',
    id: 'lc-storage-core',
    from: 'maven',
    package: 'com.taptap:lc-storage-core:8.2.24',
    part: 'lc-storage-core-',
    renamed: ['com.tapsdk.lc', 'cn.leancloud'],
    isPartial: true,
  },
  csharp('tap-bootstrap', 'com.taptap.tds.bootstrap'),
  csharp('tap-common', 'com.taptap.tds.common'),
  csharp('tap-login', 'com.taptap.tds.login'),
  csharp('tap-moment', 'com.taptap.tds.moment'),
  objc('tap-common', 'com.taptap.tds.common', 'TapCommonSDK'),
  objc('tap-login', 'com.taptap.tds.login', 'TapLoginSDK'),
  objc('tap-moment', 'com.taptap.tds.moment', 'TapMomentSDK'),
  js('client-engine', '@leancloud/client-engine', 'build/'),
  js('leancloud-realtime', 'leancloud-realtime@5.0.0-rc.8', 'realtime.d.ts'),
  js('leancloud-realtime-4', 'leancloud-realtime@4', 'realtime.d.ts'),
  js('leancloud-storage', 'leancloud-storage', 'storage.d.ts'),
  js('leanengine', 'leanengine', 'leanengine.d.ts'),
  js('play', '@leancloud/play', 'play.d.ts'),
  js('typed-messages', 'leancloud-realtime-plugin-typed-messages', 'typed-messages.d.ts'),
];
