import { expect, it } from 'vitest';
import seen from '../../site/samples/installs.json' with { type: 'json' };
import { findInstalls } from '../../site/samples/installs.ts';
import { loadPages } from '../support/sample-pages.ts';

const pages = loadPages();

/** Libraries for Android, which no registry could be asked for: only a tag of their repository shows the version. */
const ONLY_TAGGED = [
  'maven:cn.leancloud:mixpush-android:8.2.28',
  'maven:cn.leancloud:realtime-android:8.0.1',
  'maven:cn.leancloud:realtime-android:8.2.28',
  'maven:cn.leancloud:storage-android:8.0.1',
  'maven:cn.leancloud:storage-core:8.0.1',
];

it('every version that a page tells readers to install was seen in its registry or repository', () => {
  const known = new Map(Object.entries(seen));
  const installs = pages.flatMap(({ file, source }) => findInstalls(source).map((install) => ({ file, ...install })));
  console.log(`${installs.length} install lines, ${new Set(installs.map(({ id }) => id)).size} packages with a version`);
  expect(installs.filter(({ id }) => !known.has(id)).map(({ file, line, id }) => `${file}:${line}  ${id}`)).toEqual([]);
  // What no page names any more goes: site/samples/remake/check-installs.ts writes the record again.
  expect([...known.keys()].filter((id) => !installs.some((install) => install.id === id))).toEqual([]);
});

it('a package of a registry was seen there, unless the list says that only a tag of its repository was', () => {
  const tagged = Object.entries(seen).filter(([id, where]) => id.startsWith('maven:') && where.startsWith('tags of'));
  expect(tagged.map(([id]) => id)).toEqual(ONLY_TAGGED);
});

it.each([
  ['npm install leancloud-storage@4.15.2 @leancloud/play@0.21.1 --save', ['npm:leancloud-storage@4.15.2', 'npm:@leancloud/play@0.21.1']],
  ['"com.taptap.tds.common": "3.30.3",', ['npm:com.taptap.tds.common@3.30.3']],
  ['"com.taptap.tds.rtc": "https://github.com/taptap/TapRTC-Unity.git#3.29.2"', ['git:taptap/taprtc-unity#3.29.2']],
  ["implementation 'com.taptap:lc-storage-android:{{sdkVersions.leancloud.java}}'", ['maven:com.taptap:lc-storage-android:8.2.24']],
  [
    '<groupId>cn.leancloud</groupId>\n  <artifactId>engine-core</artifactId>\n  <version>8.2.24</version>',
    ['maven:cn.leancloud:engine-core:8.2.24'],
  ],
  ['go get github.com/leancloud/go-sdk@v0.1.4', ['go:github.com/leancloud/go-sdk@0.1.4']],
  ["pod 'LeanCloudObjc/Realtime', '14.0.0'", ['pod:LeanCloudObjc@14.0.0']],
  ['composer require "leancloud/leancloud-sdk:^0.14.2"', ['packagist:leancloud/leancloud-sdk@0.14.2']],
  ['pip install leancloud==3.0.2', ['pypi:leancloud@3.0.2']],
])('the version of an install line is found: %s', (line, ids) => {
  expect(findInstalls(line).map(({ id }) => id)).toEqual(ids);
});
