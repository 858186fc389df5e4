import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '../keyboard/is-composing.ts';

interface Selection {
  /** Index of the selected row. */
  readonly selected: number;
  readonly select: (index: number) => void;
  /** Ref of the list: the selected row is kept in view and opened by Enter. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** Whether the reader has chosen the row: the first one is selected without that. */
  readonly isChosen: boolean;
  /** Key handler of the field. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The selection in a list of rows that is controlled from a field. Up and Down move it, around the ends, without moving the text cursor;
 * Enter opens its row, with ⌘ or Ctrl in a new tab; while the rows are those of an earlier text, it opens the first one of those to come, unless
 * something else is typed first.
 * @param count number of rows
 * @param resetKey selects the first row again when it changes
 * @param awaited text whose rows are on their way; null if they are there
 * @param leave moves the focus to what else is listed, when a key leads beyond the rows; false if there is nothing
 */
export function useSelection(count: number, resetKey: unknown, awaited: string | null, leave: (isDown: boolean) => boolean): Selection {
  const [selection, setSelection] = useState<{ readonly resetKey: unknown; readonly index: number }>({ resetKey: null, index: 0 });
  const list = useRef<HTMLDivElement>(null);
  const selected = selection.resetKey === resetKey ? Math.min(selection.index, Math.max(0, count - 1)) : 0;
  const select = (index: number) => setSelection({ resetKey, index });

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another key, there are other rows: they are read from the first one
  useLayoutEffect(() => {
    for (let box = list.current?.parentElement; box && !box.matches('dialog'); box = box.parentElement) box.scrollTop = 0;
  }, [resetKey]);
  useLayoutEffect(() => {
    list.current?.querySelectorAll('[role=option]')[selected]?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  const asked = useRef<{ readonly awaited: string; readonly isElsewhere: boolean } | null>(null);
  const open = (index: number, isElsewhere: boolean) => {
    const row = list.current?.querySelectorAll<HTMLAnchorElement>('a[role=option]')[index];
    if (row) openLink(row, isElsewhere);
  };
  useLayoutEffect(() => {
    if (!asked.current || asked.current.awaited === awaited) return;
    const { isElsewhere } = asked.current;
    asked.current = null;
    if (awaited === null) open(0, isElsewhere);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    asked.current = null;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const isDown = event.key === 'ArrowDown';
      const next = selected + (isDown ? 1 : -1);
      if ((next < 0 || next >= count) && leave(isDown)) return;
      if (count > 0) select((next + count) % count);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const isElsewhere = event.metaKey || event.ctrlKey;
      // Who has moved the selection has seen the row.
      if (awaited !== null && selection.resetKey !== resetKey) asked.current = { awaited, isElsewhere };
      else open(selected, isElsewhere);
    }
  };
  return { selected, select, isChosen: selection.resetKey === resetKey, list, onKeyDown };
}

/** Opens a link like a click. Browsers disagree on modifier keys of synthetic clicks; a target works in all of them. */
function openLink(link: HTMLAnchorElement, isElsewhere: boolean): void {
  if (isElsewhere) link.target = '_blank';
  link.click();
  link.removeAttribute('target');
}
