import { createElement, type IconNode } from 'lucide';

/**
 * An icon as `Icon` draws it, for parts of a page that are made without React.
 * @param size length of a side in pixels
 */
export function createIcon(icon: IconNode, size: number): SVGElement {
  return createElement(icon, { width: size, height: size, class: 'icon', 'aria-hidden': 'true' });
}
