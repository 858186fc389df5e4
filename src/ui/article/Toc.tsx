import { useEffect, useState } from 'react';
import type { TocEntry } from '../../model/page.ts';
import { useShell } from '../shell/context.ts';
import { watchHeadings } from './watch-headings.ts';

/** The table of contents beside the article on wide screens, with the section that is being read marked. */
export function Toc({ toc }: { readonly toc: readonly TocEntry[] }) {
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
      <TocLinks toc={toc} current={current} />
    </nav>
  );
}

/** The same, folded above the text, where there is no room beside it. */
export function FoldedToc({ toc }: { readonly toc: readonly TocEntry[] }) {
  const { texts } = useShell();
  if (toc.length < 2) return null;
  return (
    <details className="toc-folded">
      <summary>{texts.onThisPage}</summary>
      <TocLinks toc={toc} current={null} />
    </details>
  );
}

function TocLinks({ toc, current }: { readonly toc: readonly TocEntry[]; readonly current: string | null }) {
  return (
    <ul>
      {toc.map(({ id, text, level }) => (
        <li key={id} data-level={level > 2 ? level : undefined}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
