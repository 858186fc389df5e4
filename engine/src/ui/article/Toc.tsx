import { type ReactNode, useEffect, useState } from 'react';
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

/** Names of types can break before their dots. */
const breakable = (text: string): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name stay where they are
  text.split(/\b(?=\.\w{2})/).flatMap((part, at) => (at > 0 ? [<wbr key={at} />, part] : [part]));

function TocLinks({ page, current }: { readonly page: PageData; readonly current: string | null }) {
  return (
    <ul lang={contentLang(page)}>
      {page.toc.map(({ id, text, level }) => (
        <li key={id} data-level={level > 2 ? level : undefined}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {breakable(text)}
          </a>
        </li>
      ))}
    </ul>
  );
}
