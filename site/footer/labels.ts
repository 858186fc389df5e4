/** Languages that the footer speaks. */
export type FooterLanguage = 'zh-Hans-CN' | 'en';

/** Names of the footer's lists, for screen readers. */
export interface FooterLabels {
  readonly follow: string;
  readonly legal: string;
  readonly filings: string;
  readonly newTab: string;
}

/** Bundled with the footer; all other texts are the brand's. */
export const footerLabels: Readonly<Record<FooterLanguage, FooterLabels>> = {
  'zh-Hans-CN': { follow: '关注我们', legal: '条款与政策', filings: '备案与许可', newTab: '在新标签页打开' },
  en: { follow: 'Follow us', legal: 'Terms and policies', filings: 'Filings and licenses', newTab: 'Opens in a new tab' },
};
