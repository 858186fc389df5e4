import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PageData, TocEntry } from '../../model/page.ts';
import { TOC_ID } from '../../model/shell-ids.ts';
import { revealInScroller } from '../reveal-in-scroller.ts';
import { useShell } from '../state/shell.ts';
import { setOpen } from './behaviours/collapse.ts';
import { watchHeadings } from './watch-headings.ts';

interface TocProps {
  readonly page: PageData;
  /** The section that is being read. */
  readonly current: string | null;
  readonly onChoose?: () => void;
}

/** The section of a page that is being read: above the first one, that one, so that the list and the bar always name one. */
export function useCurrentSection({ toc }: PageData): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(
    () =>
      watchHeadings(
        toc.map(({ id }) => id),
        (id) => setCurrent(id ?? toc[0]?.id ?? null),
      ),
    [toc],
  );
  return current;
}

/** The table of contents beside the article on wide screens, with the section that is being read marked. */
export function Toc({ page, current }: TocProps) {
  const { texts } = useShell();
  if (page.toc.length === 0) return null;
  return (
    <nav id={TOC_ID} className="toc" aria-label={texts.onThisPage}>
      <p className="toc-title">{texts.onThisPage}</p>
      <TocLinks page={page} current={current} />
    </nav>
  );
}

/** The same, folded above the text, where there is no room beside it: a line that stays in sight, and names the section that is being read. */
export function FoldedToc({ page, current }: TocProps) {
  const { texts } = useShell();
  const list = useRef<HTMLDetailsElement>(null);
  if (page.toc.length < 2) return null;
  const shown = page.toc.find(({ id }) => id === current);
  return (
    <details className="toc-folded" ref={list} onToggle={() => revealCurrent(list.current)}>
      <summary>
        {texts.onThisPage}
        <span lang={page.contentLocale}>{shown && labelOf(shown)}</span>
      </summary>
      <TocLinks page={page} current={current} onChoose={() => list.current && setOpen(list.current, false)} />
    </details>
  );
}

/** A section as its heading has it: with the code in it. */
const labelOf = ({ text, pieces = [text] }: TocEntry): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a heading stay where they are
  pieces.map((piece, at) => (at % 2 === 0 ? breakable(piece) : <code key={at}>{breakable(piece)}</code>));

/** Names of types can break before their dots, and long ones before their words. */
const breakable = (text: string): ReactNode =>
  text
    .split(/\w{25}/.test(text) ? /\b(?=\.\w{2})|(?=[A-Z][a-z])/ : /\b(?=\.\w{2})/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name stay where they are
    .flatMap((part, at) => (at > 0 ? [<wbr key={at} />, part] : [part]));

function revealCurrent(list: Element | null): void {
  const link = list?.querySelector('[aria-current]');
  if (link) revealInScroller(link, '.toc, .toc-folded ul');
}

function TocLinks({ page, current, onChoose }: TocProps) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section has another line
  useEffect(() => revealCurrent(list.current), [current]);
  return (
    <ul ref={list} lang={page.contentLocale}>
      {page.toc.map((entry) => (
        <li key={entry.id} data-level={entry.level > 2 ? entry.level : undefined}>
          <a href={`#${entry.id}`} aria-current={entry.id === current ? 'true' : undefined} onClick={onChoose}>
            {entry.mark && <span className="toc-mark">{entry.mark} </span>}
            {labelOf(entry)}
          </a>
        </li>
      ))}
    </ul>
  );
}
