import type { PageData, PageLink } from '../../model/page.ts';
import { useShell } from '../state/shell.ts';

/** The neighbours of the page in the order of the sidebar. */
export function Pagination({ page }: { readonly page: PageData }) {
  const { texts } = useShell();
  if (!page.previous && !page.next) return null;
  return (
    <nav className="pagination" aria-label={texts.article.pagination}>
      {page.previous && <Neighbour link={page.previous} relation="prev" caption={texts.article.previous} />}
      {page.next && <Neighbour link={page.next} relation="next" caption={texts.article.next} />}
    </nav>
  );
}

function Neighbour({ link, relation, caption }: { readonly link: PageLink; readonly relation: 'prev' | 'next'; readonly caption: string }) {
  return (
    <a className={`pagination-${relation}`} rel={relation} href={link.href}>
      <span className="pagination-caption">{link.category === undefined ? caption : `${caption} · ${link.category}`}</span>
      <span className="pagination-label">{link.label}</span>
    </a>
  );
}
