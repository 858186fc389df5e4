import { isNearest } from './alternates.ts';

/** Links to the same page in another language or version keep the query and the hash: headings have the same ids everywhere. */
export function keepPlace(): void {
  const complete = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-keeps-place]') : null;
    if (!link) return;
    link.search = location.search;
    // The notice is of this page: the exact one in another language has none.
    link.hash = isNearest() ? '' : location.hash;
  };
  document.addEventListener('click', complete, { capture: true });
  document.addEventListener('auxclick', complete, { capture: true });
}
