import type { Content } from './content.ts';
import { emptyHtml } from './trusted-html.ts';

export interface AdoptedContent extends Content {
  /** Shows another content as soon as React has rendered the page around it. */
  replace(next: DocumentFragment): void;
}

/**
 * Adopts the content of the served document. Its nodes stay the same whatever happens around them: when React creates a new element for the
 * content (another page layout, a crash), they move there.
 * @param served the element of the served document, or `null` if it has none
 */
export function adoptContent(served: HTMLElement | null): AdoptedContent {
  let host = served;
  let pending: DocumentFragment | null = null;
  return {
    markup: { __html: emptyHtml },
    replace(next) {
      pending = next;
    },
    place(newHost) {
      if (pending) newHost.replaceChildren(pending);
      else if (host && host !== newHost) newHost.replaceChildren(...host.childNodes);
      pending = null;
      host = newHost;
    },
  };
}
