import { expect, it } from 'vitest';
import { createSegmenter } from '../../model/language.ts';
import { divide, matchSections } from './match-sections.ts';
import { textBlocks } from './text-blocks.ts';

const segmenter = createSegmenter('zh-Hans');
const wordsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The headings of the older text, each with that of the newer text that its section is compared with. */
function pairsOf(older: string, newer: string): string[] {
  const twins = matchSections(divide(textBlocks(older)), divide(textBlocks(newer)), wordsOf);
  return [...twins].flatMap(([after, before]) => (after.heading && before.heading ? `${before.heading.text} → ${after.heading.text}` : []));
}

const duties = '开发者应当把收集的信息告诉玩家，取得同意之后再初始化，并且为玩家提供撤回同意的办法。';
const storage = '信息保存在中国大陆的服务器上，超过保存期限之后会被删除，或者作匿名处理。';

it('pairs sections whose headings are alike where they stand in another order, and less of their text stays', () => {
  const older = `## 3. 开发者的义务\n\n${duties}\n\n${'另外说一件旧的事情，它后来去掉了。'.repeat(2)}\n\n## 4. 保存\n\n${storage}\n`;
  const newer = `## 3. 保存\n\n${storage}\n\n## 8. 开发者的义务\n\n${duties}\n\n${'多出来的要求写在这里，内容和过去不同。'.repeat(2)}\n`;
  expect(pairsOf(older, newer)).toEqual(['4. 保存 → 3. 保存', '3. 开发者的义务 → 8. 开发者的义务']);
});

it('pairs a section that became one of another level, not sections that say other things, or next to nothing', () => {
  expect(pairsOf(`## 规则\n\n### 义务\n\n${duties}\n`, `## 规则\n\n不变。\n\n## 你要做的\n\n${duties}\n`)).toEqual([
    '规则 → 规则',
    '义务 → 你要做的',
  ]);
  expect(pairsOf(`## 义务\n\n${duties}\n`, `## 别的\n\n${storage}\n`)).toEqual([]);
  expect(pairsOf('## 甲\n\n没有改动。\n', '## 乙\n\n没有改动。\n')).toEqual([]);
});
