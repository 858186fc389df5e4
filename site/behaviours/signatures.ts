import { markNames, type NamedSpan } from './signatures/mark-names.ts';
import { offerProgram } from './signatures/offer-program.ts';
import { createPopup } from './signatures/popup.ts';
import type { SampleData } from './signatures/sample-data.ts';
import styles from './signatures/signatures.css?url';
import { walkNames } from './signatures/walk-names.ts';

interface Use {
  readonly place: HTMLElement;
  readonly loadStyle: (href: string) => Promise<void>;
}

/**
 * Shows the signatures of SDK names in the samples of a page: under the pointer, at the focus, and when they are tapped. Samples that are parts
 * of one program can be copied together.
 */
export async function start({ place, loadStyle }: Use): Promise<void> {
  const article = place.parentElement;
  const [answer] = await Promise.all([fetch(place.dataset.signatures ?? ''), loadStyle(styles)]);
  if (!article || !answer.ok) throw new Error(`The signatures answered ${answer.status}.`);
  const data: SampleData = await answer.json();
  const popup = createPopup(data);
  for (const figure of article.querySelectorAll<HTMLElement>('.code')) {
    offerProgram(figure, data);
    const names = markNames(figure, data);
    walkNames(names.map(({ span }) => span));
    for (const name of names) listen(figure, name, popup);
  }
}

function listen(figure: HTMLElement, { span, entry }: NamedSpan, popup: ReturnType<typeof createPopup>): void {
  const show = (): void => popup.show(span, entry, figure);
  span.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && popup.showSoon(span, entry, figure));
  span.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && popup.hideSoon());
  span.addEventListener('focus', show);
  span.addEventListener('click', show);
  span.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    show();
    popup.enter();
  });
}
