/** How pages say a limit. `#` stands for its value, `…` for words of the same sentence or cell. */
export interface LimitSentences {
  /** `limits.im.members`, as in the site's constants. */
  readonly limit: string;
  /** Folders of the pages. */
  readonly in: string;
  readonly 'zh-Hans': readonly string[];
  readonly en: readonly string[];
}

/** @param where folders of the pages, as a regular expression */
export const say = (limit: string, where: string, zh: readonly string[], en: readonly string[]): LimitSentences => ({
  limit,
  in: where,
  'zh-Hans': zh,
  en,
});
