/** The words of a component in the language of its page: English for `en`, else Chinese, the language of the source. */
export function wordsIn<Words>(words: { readonly 'zh-Hans': Words; readonly en: Words }, locale: string): Words {
  return words[locale === 'en' ? 'en' : 'zh-Hans'];
}
