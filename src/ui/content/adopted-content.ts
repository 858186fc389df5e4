import type { Content } from './content.ts';
import { emptyHtml } from './trusted-html.ts';

/**
 * The content in the browser. It begins with the nodes that the document came with, and keeps the same nodes whatever happens around
 * them: when React makes a new element for the content (another page layout, a crash), they move there.
 */
export class AdoptedContent implements Content {
  readonly markup = { __html: emptyHtml };
  #host: HTMLElement | null;
  #next: DocumentFragment | null = null;

  /** `host` is the element of the served document, or `null` where it has none. */
  constructor(host: HTMLElement | null) {
    this.#host = host;
  }

  /** Stands in place of the present content as soon as React has rendered the page around it. */
  replace(next: DocumentFragment): void {
    this.#next = next;
  }

  place(host: HTMLElement): void {
    if (this.#next) {
      host.replaceChildren(this.#next);
      this.#next = null;
    } else if (this.#host && this.#host !== host) {
      host.replaceChildren(...this.#host.childNodes);
    }
    this.#host = host;
  }
}
