import type { SiteConfig } from '../../config/schema.ts';
import { blogPrefix } from '../../content/blog-post.ts';
import type { Catalog, SourceDoc } from '../../content/catalog-types.ts';
import { mayBeCompared } from '../../content/comparison-pages.ts';
import type { ScanResult } from '../../content/scan.ts';
import { areOutdatedBy, hashSource, translationsOf } from '../../content/translations.ts';
import { parseFrontMatter } from '../../markdown/front-matter.ts';
import type { SourceFacts } from '../site.ts';

/** Whether a page is its file and nothing else: posts of blogs and pages of further docs are told more, and some have their text elsewhere. */
export function isAsWritten({ content: { blogs, instances } }: SiteConfig, { place, written }: SourceDoc): boolean {
  const others = [...blogs.map(blogPrefix), ...instances.map(({ id }) => id)];
  return written === undefined && !others.some((name) => place.id.startsWith(`${name}/`));
}

/** A page with another source. */
export function withSource(doc: SourceDoc, source: string): SourceDoc {
  return { ...doc, ...parseFrontMatter(source, doc.file), source };
}

/** Whether an edit leaves a page where it is. */
export function isSamePlace({ frontMatter: old }: SourceDoc, { frontMatter: fresh }: SourceDoc): boolean {
  return fresh.id === old.id && fresh.slug === old.slug && fresh.draft === old.draft;
}

/** A scan with the page as it is after an edit. */
export function withEdited(scan: ScanResult, old: SourceDoc, fresh: SourceDoc): ScanResult {
  const trees = scan.trees.map((tree) =>
    tree.locale.name === old.locale && tree.version.name === old.version
      ? { ...tree, docs: tree.docs.map((doc) => (doc.file === old.file ? fresh : doc)) }
      : tree,
  );
  const others = scan.diagnostics.filter((problem) => !old.diagnostics.includes(problem));
  return { ...scan, trees, diagnostics: [...others, ...fresh.diagnostics] };
}

/** Whether an edit changes nothing that other pages show, but perhaps a title in the text. */
export function changesTextAlone(catalog: Catalog, { history, ledger }: SourceFacts, old: SourceDoc, fresh: SourceDoc): boolean {
  const page = catalog.byFile.get(old.file);
  const hasSameHead = old.source.slice(0, old.bodyOffset) === fresh.source.slice(0, fresh.bodyOffset);
  // Projects of others name pages by their texts, and a comparison is made from all of them.
  if (!page || !hasSameHead || catalog.config.content.lenient || mayBeCompared(catalog, page)) return false;
  if (history.isStale(old) !== history.isStale(fresh)) return false;
  return !areOutdatedBy(ledger, translationsOf(catalog, page, old), hashSource(old), hashSource(fresh));
}
