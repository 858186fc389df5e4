import { decodePath } from '../../../model/href.ts';

/**
 * Makes the buttons above a list of changes leave those of one section. Days without any are left out. A link to one of these, as the contents
 * have, shows all again.
 * @returns unmounts it
 */
export function mount(place: HTMLElement): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>('.changes-part[data-section]')];
  const show = (section: string): void => {
    for (const button of place.querySelectorAll<HTMLElement>('[data-shows]')) {
      button.setAttribute('aria-pressed', String(button.dataset.shows === section));
    }
    const days = new Map<Element, boolean>();
    for (const part of parts) {
      part.hidden = section !== '' && part.dataset.section !== section;
      const day = dayOf(part);
      if (day) days.set(day, days.get(day) === true || !part.hidden);
    }
    for (const [day, hasAny] of days) day.toggleAttribute('hidden', !hasAny);
  };
  const handleClick = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const section = target.closest<HTMLElement>('[data-shows]')?.dataset.shows;
    const id = target.closest('a')?.hash.slice(1);
    if (section !== undefined) show(section);
    else if (id && document.getElementById(decodePath(id))?.closest('[hidden]')) show('');
  };
  // Before the browser follows the link.
  document.addEventListener('click', handleClick, true);
  return () => document.removeEventListener('click', handleClick, true);
}

/** The heading of the day to which a part belongs. */
function dayOf(part: Element): Element | null {
  let before = part.previousElementSibling;
  while (before && before.localName !== 'h2') before = before.previousElementSibling;
  return before;
}
