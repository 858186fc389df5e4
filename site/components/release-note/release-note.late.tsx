import { createRoot } from 'react-dom/client';
import type { Behaviour } from 'signpost/components';
import { wordsIn } from '../words-in.ts';
import './release-note.css';
import { VersionFilter } from './VersionFilter.tsx';
import { RELEASE_WORDS } from './words.ts';

/** Adds a filter by version above a page of release notes. The notes themselves stay as they are. */
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
  };
  const host = document.createElement('div');
  host.className = 'release-filter';
  place.prepend(host);
  const root = createRoot(host);
  root.render(<VersionFilter words={wordsIn(RELEASE_WORDS, locale)} versions={options} onChange={show} />);
  return () => {
    root.unmount();
    host.remove();
  };
};
