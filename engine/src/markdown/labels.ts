/** The texts that the compiler adds to an article. */
export interface Labels {
  readonly copy: string;
  /** For the anchor of a heading; `{0}` is the heading. */
  readonly anchor: string;
  readonly admonitions: { readonly [kind in AdmonitionKind]: string };
  readonly footnotes: string;
  /** For the link from a footnote back to its reference; `{0}` is its number. */
  readonly backToReference: string;
  readonly table: string;
  /** For the scrolling frame of a table; `{0}` is its caption or first row. */
  readonly tableOf: string;
  readonly tabs: string;
  readonly platforms: string;
  readonly details: string;
  readonly recommended: string;
  readonly notRecommended: string;
  readonly currency: string;
  readonly exchangeRate: string;
  /** Path to the settings of an app in the console of each brand. */
  readonly consolePath: string;
  readonly cloudConsolePath: string;
  readonly contents: string;
  readonly tags: string;
  /** In place of a component that cannot be shown; `{0}` is its tag. */
  readonly notShown: string;
  /** Title of a tag's page; `{0}` is the tag. */
  readonly tag: string;
}

export type AdmonitionKind = 'note' | 'tip' | 'info' | 'caution' | 'warning' | 'danger';

const zhHans: Labels = {
  copy: '复制',
  anchor: '“{0}”的链接',
  admonitions: { note: '备注', tip: '提示', info: '信息', caution: '注意', warning: '警告', danger: '危险' },
  footnotes: '脚注',
  backToReference: '回到引用 {0}',
  table: '表格',
  tableOf: '表格：{0}',
  tabs: '选项卡',
  platforms: '平台',
  details: '详情',
  recommended: '推荐',
  notRecommended: '不推荐',
  currency: '货币',
  exchangeRate: '实时汇率',
  consolePath: '开发者中心 > 你的游戏 > 游戏服务',
  cloudConsolePath: '控制台 > 你的应用',
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
  platforms: 'Platforms',
  details: 'Details',
  recommended: 'Do',
  notRecommended: 'Don’t',
  currency: 'Currency',
  exchangeRate: 'Live rate',
  consolePath: 'Developer Center > Your game > Game Services',
  cloudConsolePath: 'Console > Your app',
  contents: 'On this page',
  notShown: 'The part {0} cannot be shown here.',
  tags: 'Tags',
  tag: 'Tag: {0}',
};

/** The labels for a locale: Chinese for `zh…`, else English. */
export function labelsFor(locale: string): Labels {
  return locale.startsWith('zh') ? zhHans : en;
}

/** Replaces the `{0}` of a label. */
export function fillLabel(label: string, value: string): string {
  return label.replace('{0}', () => value);
}
