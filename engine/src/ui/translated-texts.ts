import { options, type VNode } from 'preact';

/** An element that Preact has rendered, with the names that its extensions know: its node, and its children. */
interface Rendered extends VNode {
  readonly __e?: Node | null;
  readonly __k?: readonly (Pick<Rendered, '__e'> & { readonly type: unknown })[] | null;
}

/**
 * Lets texts change on pages that the browser has translated. It puts elements of its own in the place of texts, which Preact would go on
 * changing where nobody sees them. A text that is alone in its element, as those of the shell are, takes its place back.
 */
export function keepTexts(): void {
  const { diffed } = options;
  options.diffed = (vnode: Rendered) => {
    diffed?.(vnode);
    const { __e: element, __k: children } = vnode;
    const text = children?.length === 1 ? children[0] : undefined;
    if (text?.type !== null || !text.__e || typeof vnode.type !== 'string') return;
    if (element instanceof Element && text.__e.parentNode !== element) element.replaceChildren(text.__e);
  };
}
