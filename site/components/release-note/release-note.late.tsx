import { createRoot } from 'react-dom/client';
import type { Behaviour } from 'signpost/components';
import { wordsIn } from '../words-in.ts';
import './release-note.css';
import { VersionFilter } from './VersionFilter.tsx';
import { RELEASE_WORDS } from './words.ts';

/** Leaves out of the page's contents lists what is hidden. */
function showInContents(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(':is(.toc, .toc-folded) a')) {
    const item = link.closest('li');
    if (item) item.hidden = Boolean(document.getElementById(decodeURIComponent(link.hash.slice(1)))?.closest('section[hidden]'));
  }
}

/** Adds a filter by version above a page of release notes, which its contents list follows. The notes themselves stay as they are. */
export const start: Behaviour = (place, { locale }) => {
  const sections = [...place.querySelectorAll<HTMLElement>(':scope > section')];
  const options = sections.flatMap((section) => {
    const heading = section.querySelector('h2, h3');
    return heading ? [{ id: heading.id, version: heading.firstChild?.textContent?.trim() ?? '', section }] : [];
  });
  const show = (id: string | null): void => {
    for (const option of options) {
      if (id === null || option.id === id) option.section.removeAttribute('hidden');
      else option.section.setAttribute('hidden', 'until-found');
    }
    showInContents();
  };
  const host = place.querySelector(':scope > .release-filter');
  if (!host) return () => undefined;
  const root = createRoot(host);
  root.render(<VersionFilter words={wordsIn(RELEASE_WORDS, locale)} versions={options} onChange={show} />);
  return () => {
    show(null);
    root.unmount();
  };
};
