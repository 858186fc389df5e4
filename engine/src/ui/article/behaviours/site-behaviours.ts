import { CONTENT_ID } from '../../content/ContentHost.tsx';
import { loadStyle } from '../../overlays/load-style.ts';

/** What a behaviour is given: where it is named, what the reader has come to, and how to add a style sheet of its own. */
export interface BehaviourUse {
  readonly place: HTMLElement;
  readonly target: Element;
  readonly loadStyle: (href: string) => Promise<void>;
}

/** What `behaviours/<name>.ts` of a site exports as `start`. If it rejects, it is called again the next time. */
export type StartBehaviour = (use: BehaviourUse) => void | Promise<void>;

const behaviours = new Map(
  Object.entries(import.meta.glob<{ readonly start: StartBehaviour }>('@site/behaviours/*.ts')).map(([file, load]) => [
    file.replace(/^.*\/|\.ts$/g, ''),
    load,
  ]),
);

/**
 * Starts behaviours of the site, each a chunk of its own, when the pointer or the focus first comes to what `data-on` selects:
 * `<p data-behaviour="signatures" data-on=".code">`.
 */
export function offerSiteBehaviours(): void {
  const started = new WeakSet<Element>();
  const offer = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    for (const place of document.querySelectorAll<HTMLElement>(`#${CONTENT_ID} [data-behaviour]`)) {
      const { behaviour = '', on = '' } = place.dataset;
      const load = behaviours.get(behaviour);
      if (!load || started.has(place) || !target.closest(on)) continue;
      started.add(place);
      load()
        .then(({ start }) => start({ place, target, loadStyle }))
        .catch(() => started.delete(place));
    }
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, offer, { passive: true });
}
