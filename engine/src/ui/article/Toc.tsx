import { useEffect, useState } from 'react';
import type { PageData } from '../../model/page.ts';
import { contentLang } from '../content/content-lang.ts';
import { useShell } from '../state/shell.ts';
import { watchHeadings } from './watch-headings.ts';

/** The table of contents beside the article on wide screens, with the section that is being read marked. */
export function Toc({ page }: { readonly page: PageData }) {
  const { toc } = page;
  const { texts } = useShell();
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(
    () =>
      watchHeadings(
        toc.map(({ id }) => id),
        setCurrent,
      ),
    [toc],
  );

  if (toc.length === 0) return null;
  return (
    <nav className="toc" aria-label={texts.onThisPage}>
      <p className="toc-title">{texts.onThisPage}</p>
      <TocLinks page={page} current={current} />
    </nav>
  );
}

/** The same, folded above the text, where there is no room beside it. */
export function FoldedToc({ page }: { readonly page: PageData }) {
  const { texts } = useShell();
  if (page.toc.length < 2) return null;
  return (
    <details className="toc-folded">
      <summary>{texts.onThisPage}</summary>
      <TocLinks page={page} current={null} />
    </details>
  );
}

function TocLinks({ page, current }: { readonly page: PageData; readonly current: string | null }) {
  return (
    <ul lang={contentLang(page)}>
      {page.toc.map(({ id, text, level }) => (
        <li key={id} data-level={level > 2 ? level : undefined}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
