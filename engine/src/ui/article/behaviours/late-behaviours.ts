import { CONTENT_ID } from '../../content/ContentHost.tsx';
import type { Shell } from '../../state/shell.ts';

/** Offers to wrap long lines of code, on pages that have code. */
export function offerWrapping({ texts }: Shell): void {
  const content = document.getElementById(CONTENT_ID);
  if (content?.querySelector('.code')) import('./wrap-lines.ts').then(({ watchLongLines }) => watchLongLines(content, texts), console.warn);
}

/** Lets the Tab key stop at what scrolls, and only there. */
export function findScrollers(): void {
  import('./scrollers.ts').then(({ watchScrollers }) => watchScrollers(), console.warn);
}

/** Offers to copy a section while the pointer is on its heading or the focus on the heading's link. */
export function offerSectionCopies(shell: Shell): void {
  const offer = (target: EventTarget | null, at: string): void => {
    const heading = target instanceof Element ? target.closest(`#${CONTENT_ID} ${at}`)?.closest<HTMLElement>('h2, h3, h4') : null;
    if (!heading || shell.route.get().page.markdownUrl === null) return;
    import('./section-copy.ts').then(({ offerSection }) => offerSection(heading, shell), console.warn);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => pointerType === 'mouse' && offer(target, ':is(h2, h3, h4)'));
  document.addEventListener('focusin', ({ target }) => offer(target, '.anchor'));
}
