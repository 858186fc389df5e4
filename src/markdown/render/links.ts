import type { Element, ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import type { Frame } from '../article.ts';
import type { Located } from '../problems.ts';
import { isExternal, renderAddress } from './addresses.ts';

/**
 * A link in the article. One that leads out of the site opens in a new tab and passes nothing on.
 * @returns the content alone where the address is not allowed
 */
export function renderLink(target: string, properties: Properties, children: ElementContent[], frame: Frame, at: Located): Element {
  if (target.trim() === '') {
    frame.problems.error(
      'empty-link',
      at,
      'This link has no address.',
      'Write one between the brackets, or take the link out: [words](/address/)',
    );
    return h('span', children);
  }
  const href = renderAddress('link', target, frame, at);
  if (href === undefined) return h('span', children);
  if (!isExternal(target)) return h('a', { ...properties, href }, children);
  const classes = ['external', ...(Array.isArray(properties.className) ? properties.className : [])];
  return h('a', { ...properties, className: classes, href, target: '_blank', rel: 'noopener noreferrer' }, children);
}

/** A picture; it loads when it comes near the reader's view. */
export function renderImage(source: string, properties: Properties, frame: Frame, at: Located): Element | undefined {
  const src = renderAddress('image', source, frame, at);
  if (src === undefined) return undefined;
  if (properties.alt === undefined || properties.alt === null) {
    const message = `The picture ${source} has no alternative text.`;
    frame.problems.warning('missing-alt', at, message, 'Say in a few words what it shows: ![alternative text](address)');
  }
  return h('img', { loading: 'lazy', ...properties, alt: properties.alt ?? '', src });
}
