import { Pencil } from 'lucide';
import type { PageData } from '../../model/page.ts';
import { Icon } from '../icons/Icon.tsx';
import { useShell } from '../state/shell.ts';
import { CopyMarkdown } from './CopyMarkdown.tsx';
import { formatDate } from './format-date.ts';

/** Below the article: the date of its last change, and links to its Markdown and its source. */
export function ArticleFooter({ page }: { readonly page: PageData }) {
  const { site, texts } = useShell();
  if (!page.editUrl && !page.markdownUrl && !page.lastUpdated) return null;
  return (
    <div className="article-footer">
      {page.lastUpdated && (
        <p className="article-updated">
          <span>{texts.article.lastUpdated} </span>
          <time dateTime={page.lastUpdated}>{formatDate(page.lastUpdated, site.locale)}</time>
        </p>
      )}
      {page.markdownUrl && <CopyMarkdown url={page.markdownUrl} />}
      {page.editUrl && (
        <a className="quiet-action" href={page.editUrl} target="_blank" rel="noopener noreferrer">
          <Icon of={Pencil} size={15} />
          <span>{texts.article.edit}</span>
        </a>
      )}
    </div>
  );
}
