import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { SearchEngine } from '../../engine/src/search/engine.ts';
import { openIndex } from '../../engine/src/search/sqlite/open-index.ts';

/** What readers of the older version usually ask. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  'zh-Hans': [
    ...['登录', '初始化', 'TapBootstrap', '云引擎', '存储', '即时通讯', '推送', '测试用户', 'AVObject', '内嵌动态'],
    ...['云函数', '隐私政策', '数据统计', 'DLC', '正版验证', '更新', 'openid', '文本审核', '查询对象', '权限管理'],
  ],
  en: ['login', 'storage', 'openid', 'AVObject', 'cloud engine', 'instant messaging', 'push', 'Moments', 'copyright', 'update'],
};

let engine: SearchEngine;
beforeAll(() => {
  engine = openIndex(join(inject('dist'), '_search.sqlite'));
});
afterAll(() => engine.close());

test.each(Object.entries(USUAL))('on pages of v2, v2 answers the usual queries in %s', async (locale, queries) => {
  const elsewhere: string[] = [];
  for (const q of queries) {
    const { hits } = await engine.search({ q, locale, version: 'v2' });
    if (hits[0]?.source.version !== 'v2') elsewhere.push(q);
  }
  expect(elsewhere).toEqual([]);
});
