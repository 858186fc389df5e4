import type { PageData } from '../../model/page.ts';
import { ContentHost } from '../content/ContentHost.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { ArticleFooter } from './ArticleFooter.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { Pagination } from './Pagination.tsx';
import { FoldedToc, Toc } from './Toc.tsx';

/** A page of the docs: sidebar, article, table of contents. */
export function DocPage({ page }: { readonly page: PageData }) {
  return (
    <div className="docs" data-bare={page.sidebar ? undefined : ''}>
      {page.sidebar && (
        <aside className="sidebar">
          <Sidebar sidebar={page.sidebar} path={page.path} />
        </aside>
      )}
      <main id="main" className="docs-main">
        <div className="docs-column">
          <article>
            <ArticleHeader page={page} />
            <FoldedToc page={page} />
            <ContentHost className="article" />
          </article>
          <ArticleFooter page={page} />
          <Pagination page={page} />
        </div>
        <Toc key={page.path} page={page} />
      </main>
    </div>
  );
}
