import { type ByLanguage, inLanguageOf } from '../model/language.ts';
import { en, type Labels } from './english-labels.ts';
import { MORE_LABELS } from './more-labels.ts';

export type { AdmonitionKind, Labels } from './english-labels.ts';

const zhHans: Labels = {
  copy: '复制',
  anchor: '“{0}”的链接',
  admonitions: { note: '备注', tip: '提示', info: '信息', caution: '注意', warning: '警告', danger: '危险' },
  footnotes: '脚注',
  backToReference: '回到引用 {0}',
  table: '表格',
  tableOf: '表格：{0}',
  tabs: '选项卡',
  details: '详情',
  contents: '本页内容',
  notShown: '此处的 {0} 无法显示。',
  tags: '标签',
  tag: '标签：{0}',
  changes: '更新记录',
  changesText: '哪些页面在什么时候有过改动，按栏目排列。',
  otherPages: '其他页面',
  newPage: '新页面',
  removedPage: '已移除',
  lastChanges: '只列出最近 {0} 项改动。',
  moreChanges: '显示其余 {0} 项',
  comparison: '{2}：{0}\u00a0与\u00a0{1}\u00a0对照',
  comparisonText: '“{2}”从 {0} 到 {1} 增加、删除和修改的文字。',
  differences: '{0} 处改动：增加 {1} 段，删除 {2} 段，修改 {3} 段',
  onlyIn: '只在 {0}',
  wholeParagraphs: '整段：',
  wordsInside: '词句：',
  changeOf: '第 {0} 处改动，共 {1} 处',
  previousChange: '上一处',
  nextChange: '下一处',
  figure: '图：见 {0}',
  changedFigure: '图改过：见 {0} 和 {1}',
  sameText: '两个版本的文字相同，只是链接或排版不同。',
  unchanged: '{0} 段没有变化',
  unchangedLines: '{0} 行没有变化',
  linesOfCode: '{0} 行代码',
  manyAdded: '增加 {0} 段，内容见 {1}。',
  manyRemoved: '删除 {0} 段，内容见 {1}。',
  added: '增加：',
  removed: '删除：',
};

const LABELS: ByLanguage<Labels> = { 'zh-Hans': zhHans, en, ...MORE_LABELS };

/** The labels for a locale: those of its language, else English. */
export function labelsFor(locale: string): Labels {
  return inLanguageOf(locale, LABELS);
}

/** Replaces the `{0}` of a label, and `{1}` and so on with further values. */
export function fillLabel(label: string, ...values: readonly string[]): string {
  return label.replace(/\{(\d)\}/g, (place, index: string) => values[Number(index)] ?? place);
}
