import { nearestLanguage } from '../model/language.ts';
import type { Labels } from './label-types.ts';
import { MORE_LABELS } from './more-labels.ts';

export type { AdmonitionKind, Labels } from './label-types.ts';

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
};

const en: Labels = {
  copy: 'Copy',
  anchor: 'Link to “{0}”',
  admonitions: { note: 'Note', tip: 'Tip', info: 'Info', caution: 'Caution', warning: 'Warning', danger: 'Danger' },
  footnotes: 'Footnotes',
  backToReference: 'Back to reference {0}',
  table: 'Table',
  tableOf: 'Table: {0}',
  tabs: 'Tabs',
  details: 'Details',
  contents: 'On this page',
  notShown: 'The part {0} cannot be shown here.',
  tags: 'Tags',
  tag: 'Tag: {0}',
};

const LABELS = { 'zh-Hans': zhHans, en, ...MORE_LABELS };
const LANGUAGES = ['zh-Hans', 'en', 'zh-Hant', 'ja', 'ko', 'fr', 'de', 'es', 'pt-BR', 'ru'] as const;

/** The labels for a locale: those of its language, else English. */
export function labelsFor(locale: string): Labels {
  return LABELS[nearestLanguage(locale, LANGUAGES)];
}

/** Replaces the `{0}` of a label. */
export function fillLabel(label: string, value: string): string {
  return label.replace('{0}', () => value);
}
