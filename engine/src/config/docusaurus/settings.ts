import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languageTag } from '../../model/language.ts';
import { type Fields, fieldsOf, flag, text, texts } from '../../model/record.ts';
import type { SiteConfigInput } from '../schema.ts';
import { type AddressContext, addressInside, addressOf } from './addresses.ts';
import { linksInHtml, withoutTags } from './html-links.ts';

/** The origin of a written address; nothing if it is none. */
export function originOf(url: unknown): { url?: string } {
  const written = URL.parse(text(url) ?? '');
  return written === null ? {} : { url: written.origin };
}

/** A language as `localeConfigs` describes it. */
export function localeOf(name: string, { label, direction, htmlLang, calendar, path }: Fields) {
  const tag = languageTag(text(htmlLang) ?? name);
  return {
    name,
    ...(text(label) && { label: text(label) }),
    ...(direction === 'rtl' || direction === 'ltr' ? { direction: direction === 'rtl' ? ('rtl' as const) : ('ltr' as const) } : {}),
    ...(tag === name ? {} : { htmlLang: tag }),
    ...(text(calendar) && { calendar: text(calendar) }),
    ...(text(path) && /^[\w-]+$/.test(text(path) ?? '') && path !== name ? { path: text(path) } : {}),
  };
}

/** Which files of a plug-in's folder are pages, where it says so. */
export function filesOf(options: Fields | undefined): { include: string[]; exclude: string[] } {
  return { include: texts(options?.include), exclude: texts(options?.exclude) };
}

/** Levels of the headings in tables of contents. */
export function tocLevelsOf(contents: Fields): { least?: number; most?: number } {
  const { minHeadingLevel: least, maxHeadingLevel: most } = contents;
  return { ...(typeof least === 'number' && { least }), ...(typeof most === 'number' && { most }) };
}

/** Keywords of admonitions that a plug-in adds. */
export function admonitionsOf(options: Fields | undefined): string[] {
  return texts(fieldsOf(options?.admonitions).keywords);
}

/** What Docusaurus does about a kind of fault, in our words. */
export function severityOf(written: unknown, otherwise: 'error' | 'warning' | 'ignore'): 'error' | 'warning' | 'ignore' {
  if (written === 'throw') return 'error';
  if (written === 'warn' || written === 'log') return 'warning';
  return written === 'ignore' ? 'ignore' : otherwise;
}

/**
 * The navbar's logo; null if its file is not there.
 * @param staticDirs relative to the site's folder
 */
export function logoOf(logo: Fields, siteDir: string, staticDirs: readonly string[]): SiteConfigInput['logo'] {
  const src = addressOf(text(logo.src));
  if (src === undefined || (src.startsWith('/') && !staticDirs.some((folder) => existsSync(join(siteDir, folder, src))))) return null;
  const dark = addressOf(text(logo.srcDark));
  return { src, ...(dark === undefined ? {} : { srcDark: dark }), alt: text(logo.alt) ?? '' };
}

/** The site's icon below the static folder; nothing if it is elsewhere. */
export function faviconOf(written: string | undefined): { favicon?: string } {
  const favicon = addressOf(written);
  return favicon?.startsWith('/') ? { favicon } : {};
}

/** An icon that is on another site stands among the elements of the head. */
export function elsewhereIcon(written: string | undefined): { tag: 'link'; attributes: Record<string, string> }[] {
  const href = addressOf(written);
  return href === undefined || href.startsWith('/') ? [] : [{ tag: 'link', attributes: { rel: 'icon', href } }];
}

/** The announcement bar: its text without tags, and the links in it. A single one is that of the whole line. */
export function announcementOf(bar: Fields, context: AddressContext): SiteConfigInput['announcement'] {
  const content = text(bar.content);
  if (content === undefined || withoutTags(content) === '') return null;
  const links = linksInHtml(content).flatMap(({ label, href }) => {
    const to = addressInside(context, href);
    return to === undefined ? [] : [{ label, to }];
  });
  return {
    id: text(bar.id) ?? 'announcement-bar',
    text: withoutTags(content),
    closeable: flag(bar.isCloseable) ?? true,
    ...(links.length === 1 ? { to: links[0]?.to } : { links }),
  };
}

/** Which themes there are, and who chooses. Docusaurus' default is for those whom their system does not decide. */
export function colorModeOf(mode: Fields): NonNullable<SiteConfigInput['colorMode']> {
  const switchable = mode.disableSwitch !== true;
  const respectSystem = mode.respectPrefersColorScheme === true;
  return { default: mode.defaultMode === 'dark' && !(switchable && respectSystem) ? 'dark' : 'light', switchable, respectSystem };
}

/** Elements of the head that run no code. */
export function headTagOf({ tagName, attributes }: Fields): { tag: 'meta' | 'link'; attributes: Record<string, string> }[] {
  return tagName === 'meta' || tagName === 'link' ? [{ tag: tagName, attributes: attributesOf(fieldsOf(attributes)) }] : [];
}

/** Attributes with a text as their value. */
export function attributesOf(attributes: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
