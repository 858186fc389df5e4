import type { PageData } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';
import { splitTitle } from '../../model/split-title.ts';
import { useShell } from '../state/shell.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { PageNotices } from './PageNotices.tsx';

/** Breadcrumbs, title and notices above the article's text. */
export function ArticleHeader({ page }: { readonly page: PageData }) {
  const { site } = useShell();
  const { name, badge } = splitTitle(page.title);
  const version = site.versions.find(({ name }) => name === page.version);
  return (
    <header className="article-header">
      <Breadcrumbs page={page} />
      {!page.hideTitle && (
        // Another element on each page: a browser that translates has put its own into the last one, which would stay.
        <h1 key={page.path} lang={page.contentLocale}>
          {name}
          {badge !== undefined && (
            <>
              {' '}
              <span className="version-badge">{badge}</span>
            </>
          )}
        </h1>
      )}
      {version && !version.isLast && hasVersionBadge(site, page, version.label) && <span className="version-badge">{version.label}</span>}
      <PageNotices page={page} />
    </header>
  );
}

/** Whether the page shows which version of the docs it belongs to. Not if its title already does. */
export function hasVersionBadge(
  { versioned }: Pick<SiteData, 'versioned'>,
  { id, title }: Pick<PageData, 'id' | 'title'>,
  version: string,
): boolean {
  return (versioned.length === 0 || versioned.includes(id.split('/', 1)[0] ?? '')) && !title.includes(version);
}
