import type { PageData } from './page.ts';

/**
 * The places of the shell and of pages that a site can fill: the end of the navbar, before and after the text of each article, instead of the
 * footer, beside the actions below each article, and the end of the home page.
 */
export const SLOT_NAMES = ['navbarEnd', 'beforeArticle', 'afterArticle', 'footer', 'pageMenu', 'home'] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

/** What slots and templates know of a page. */
export type SlotPage = Pick<PageData, 'id' | 'title' | 'description' | 'path' | 'canonical' | 'markdownUrl' | 'version'>;

/** The HTML of the slots that all pages of a locale share; empty for one that the site does not fill. */
export interface ShellSlots {
  readonly navbarEnd: string;
  readonly footer: string;
}
