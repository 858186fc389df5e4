import type { ReactNode } from 'react';
import type { PageData } from '../../model/page.ts';
import { MAIN_ID } from '../../model/shell-ids.ts';
import { ContentHost } from '../content/ContentHost.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { ArticleFooter } from './ArticleFooter.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { Pagination } from './Pagination.tsx';
import { FoldedToc, Toc, useCurrentSection } from './Toc.tsx';

/**
 * A page of the docs: sidebar, article, table of contents.
 * @param failure takes the place of the article, while sidebar and navbar go on working
 * @param path of the page that the sidebar marks: the one that the reader has asked for
 */
export function DocPage({ page, path, failure }: { readonly page: PageData; readonly path: string; readonly failure: ReactNode }) {
  const current = useCurrentSection(page);
  return (
    <div className="docs" data-bare={page.sidebar ? undefined : ''}>
      {page.sidebar && (
        <aside className="sidebar">
          <Sidebar sidebar={page.sidebar} path={path} />
        </aside>
      )}
      <main id={MAIN_ID} className="docs-main" data-wide={page.wide ? '' : undefined}>
        <div className="docs-column">
          {failure}
          <article hidden={failure !== null}>
            <ArticleHeader page={page} />
            <FoldedToc key={page.path} page={page} current={current} />
            <ContentHost className="article" />
          </article>
          {failure === null && <ArticleFooter page={page} />}
          {failure === null && <Pagination page={page} />}
        </div>
        {failure === null && <Toc key={page.path} page={page} current={current} />}
      </main>
    </div>
  );
}
