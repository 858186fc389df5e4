import { History, Pencil } from 'lucide';
import { formatDate } from '../../model/format-date.ts';
import type { PageChanges, PageData } from '../../model/page.ts';
import { trustBuildHtml } from '../content/trusted-html.ts';
import { Icon } from '../icons/Icon.tsx';
import { useShell } from '../state/shell.ts';
import { CopyMarkdown } from './CopyMarkdown.tsx';

/** Below the article: the date of its last change, and links to its Markdown and its source. */
export function ArticleFooter({ page }: { readonly page: PageData }) {
  const { texts } = useShell();
  if (!page.editUrl && !page.markdownUrl && !page.lastUpdated && !page.menu) return null;
  return (
    <div className="article-footer">
      {page.lastUpdated && <LastChanges date={page.lastUpdated} changes={page.changes} />}
      {page.markdownUrl && <CopyMarkdown url={page.markdownUrl} />}
      {page.editUrl && (
        <a className="quiet-action" href={page.editUrl} target="_blank" rel="noopener noreferrer">
          <Icon of={Pencil} size={15} />
          <span>{texts.article.edit}</span>
        </a>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML */}
      {page.menu && <div className="page-menu" dangerouslySetInnerHTML={{ __html: trustBuildHtml(page.menu) }} />}
    </div>
  );
}

/** The date of the last change, and behind it the changes before it. */
function LastChanges({ date, changes }: { readonly date: string; readonly changes: PageChanges | null }) {
  const { site, texts } = useShell();
  const updated = (
    <>
      <span>{texts.article.lastUpdated} </span>
      <time dateTime={date}>{formatDate(date, site.locale)}</time>
    </>
  );
  if (changes === null) return <p className="article-updated">{updated}</p>;
  return (
    <details className="article-updated">
      <summary className="quiet-action">
        <Icon of={History} size={15} />
        <span>{updated}</span>
      </summary>
      <ul>
        {changes.last.map((change) => (
          <li key={`${change.date} ${change.title}`}>
            <time dateTime={change.date}>{formatDate(change.date, site.locale)}</time>{' '}
            {change.title && <span lang={changes.language}>{change.title}</span>}
          </li>
        ))}
      </ul>
      <a className="quiet-action" href={changes.href}>
        {texts.article.allChanges}
      </a>
    </details>
  );
}
