import { describe, expect, it } from 'vitest';
import { sectionMarkdown } from './section-markdown.ts';

const page = [
  '# 排行榜',
  '',
  '引言',
  '',
  '## 提交成绩',
  '',
  '```bash',
  '## 不是标题',
  '```',
  '',
  '### 限制',
  '',
  '每秒一次。',
  '',
  '## 查询',
  '',
  '文字。',
].join('\n');

describe('the Markdown of a section', () => {
  it('goes to the next heading of its level, with all that is below', () => {
    expect(sectionMarkdown(page, 0)).toBe('## 提交成绩\n\n```bash\n## 不是标题\n```\n\n### 限制\n\n每秒一次。\n');
    expect(sectionMarkdown(page, 1)).toBe('### 限制\n\n每秒一次。\n');
    expect(sectionMarkdown(page, 2)).toBe('## 查询\n\n文字。\n');
  });

  it('is found behind headings in lists and quotations, which the article has, too', () => {
    expect(sectionMarkdown('- ## 列表里\n\n  文字。\n\n> ### 引用里\n\n## 之后\n\n文字。', 2)).toBe('## 之后\n\n文字。\n');
  });

  it('is nothing where there is no such heading', () => {
    expect(sectionMarkdown(page, 3)).toBeNull();
  });
});
