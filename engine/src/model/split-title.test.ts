import { expect, it } from 'vitest';
import { splitTitle } from './split-title.ts';

it.each([
  ['TapTap.Login (TapSDK Unity 3.30.3)', 'TapTap.Login', 'TapSDK Unity 3.30.3'],
  ['cn.leancloud：LCPush 等（LeanCloud Java 8.2.24）', 'cn.leancloud：LCPush 等', 'LeanCloud Java 8.2.24'],
  ['推送指南（v2）', '推送指南（v2）', undefined],
  ['Android (API 28)', 'Android (API 28)', undefined],
  ['leancloud-realtime 5.0.0', 'leancloud-realtime 5.0.0', undefined],
])('of the title %s, the version of a package is a badge', (title, name, badge) => {
  expect(splitTitle(title)).toEqual(badge === undefined ? { name } : { name, badge });
});
