import { behaviours } from '@site-behaviours';
import { CONTENT, FOOTER, NAVBAR_END } from '../../../model/shell-ids.ts';
import { loadStyle } from '../../document/load-style.ts';

/** Where behaviours are looked for: in the content, and in the slots of the shell. */
const PLACES = [CONTENT, FOOTER, NAVBAR_END].map((part) => `${part} [data-behaviour]`).join();

/**
 * Starts behaviours of the site, each a chunk of its own, when the pointer or the focus first comes to what `data-on` selects, or, where that
 * is empty or missing, to the element itself: `<p data-behaviour="signatures" data-on=".code">`.
 */
export function offerSiteBehaviours(): void {
  const started = new WeakSet<Element>();
  const offer = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    for (const place of document.querySelectorAll<HTMLElement>(PLACES)) {
      const { behaviour = '', on = '' } = place.dataset;
      // Browsers of 2021 have no `Object.hasOwn`.
      const [, load] = Object.entries(behaviours).find(([name]) => name === behaviour) ?? [];
      if (!load || started.has(place) || !(on === '' ? place.contains(target) : target.closest(on))) continue;
      started.add(place);
      load()
        .then(({ start }) => start({ place, target, loadStyle }))
        .catch(() => started.delete(place));
    }
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, offer, { passive: true });
}
