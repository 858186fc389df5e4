import { expect, it } from 'vitest';
import { build, PATIENCE } from '../../../../tests/support/build-small-site.ts';
import { readSearched } from '../../../../tests/support/read-searched.ts';

const GUIDE = `---
title: 指南
---

开头。

## 管理排行榜 {#manage}

文字。

### 提交 \`List<Score>\` 与 [成绩](#manage) {#submit}

#### 参数 {#parameters}

文字。

## 示例 {#first}

甲。

## 示例 {#second}

乙。

- ### 列表里的标题 {#in-list}

  丙。

> ### 引用里的标题 {#quoted}
>
> 丁。

## A & B <kbd>C</kbd> {#signs}

戊。

## 示例以外 {#beyond}

己。
`;

it('reads the section behind every address that the search gives', { timeout: PATIENCE }, async () => {
  using site = await build({ 'content/zh-Hans/v3/sdk/guide.mdx': GUIDE });
  const { wrong, count } = await readSearched(site.path(''));
  expect(wrong).toEqual([]);
  expect(count).toBe(9);
});
