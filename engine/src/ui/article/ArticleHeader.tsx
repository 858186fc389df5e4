import type { PageData } from '../../model/page.ts';
import { contentLang } from '../content/content-lang.ts';
import { useShell } from '../state/shell.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { PageNotices } from './PageNotices.tsx';
import { hasVersionBadge } from './version-badge.ts';

/** Breadcrumbs, title and notices above the article's text. */
export function ArticleHeader({ page }: { readonly page: PageData }) {
  const { site } = useShell();
  const version = site.versions.find(({ name }) => name === page.version);
  return (
    <header className="article-header">
      <Breadcrumbs page={page} />
      {!page.hideTitle && <h1 lang={contentLang(page)}>{page.title}</h1>}
      {version && !version.isLast && hasVersionBadge(site, page, version.label) && <span className="version-badge">{version.label}</span>}
      <PageNotices page={page} />
    </header>
  );
}
