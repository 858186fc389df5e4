import { createHash } from 'node:crypto';
import type { SearchSection } from '../../model/search.ts';
import type { Glossary } from '../glossary.ts';
import { INDEX_FORMAT } from './prepared.ts';

/** A page with its sections, in their order on the page. */
export interface PageSections {
  readonly locale: string;
  readonly first: SearchSection;
  readonly sections: readonly SearchSection[];
}

/**
 * Groups sections by page. Pages of the current version come first, guides before changelogs: hits with equal scores keep this order.
 */
export function collectPages(sections: readonly SearchSection[], currentVersion: string): PageSections[] {
  const rank = ({ first }: PageSections) => (first.version === currentVersion ? 0 : 2) + (first.kind === 'changelog' ? 1 : 0);
  const pages = [...Map.groupBy(sections, (section) => section.url.replace(/#.*$/, '')).values()].flatMap((ofPage): PageSections[] => {
    const [first] = ofPage;
    return first === undefined ? [] : [{ locale: first.locale, first, sections: ofPage }];
  });
  return pages.sort((one, other) => rank(one) - rank(other));
}

/** The highest version by name, with numbers compared as numbers; empty without sections. */
export function findHighestVersion(sections: readonly SearchSection[]): string {
  const versions = [...new Set(sections.map((section) => section.version))];
  return versions.sort(new Intl.Collator('en', { numeric: true }).compare).at(-1) ?? '';
}

/** A hash of everything that an index is made from. */
export function createFingerprint(sections: readonly SearchSection[], glossary: Glossary, currentVersion: string): string {
  const hash = createHash('sha256').update(JSON.stringify([INDEX_FORMAT, currentVersion, glossary]));
  for (const section of sections) hash.update(JSON.stringify(section));
  return hash.digest('base64url').slice(0, 22);
}
