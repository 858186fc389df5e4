import type { Element, ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import type { Frame } from '../article.ts';
import type { Located } from '../problems.ts';
import { isExternal, renderAddress } from './addresses.ts';
import { styleClass } from './styles.ts';

/**
 * Renders a link. External links open in a new tab and send no referrer.
 * @returns only the content if the address is missing or not allowed
 */
export function renderLink(target: string, properties: Properties, children: ElementContent[], frame: Frame, at: Located): Element {
  if (target.trim() === '') {
    frame.problems.error(
      'empty-link',
      at,
      'This link has no address.',
      'Write one in the parentheses, or remove the link: [words](/address/)',
    );
    return h('span', children);
  }
  const href = renderAddress('link', target, frame, at);
  if (href === undefined) return h('span', children);
  if (!isExternal(target)) return h('a', { ...properties, href }, children);
  const classes = ['external', ...(Array.isArray(properties.className) ? properties.className : [])];
  return h('a', { ...properties, className: classes, href, target: '_blank', rel: 'noopener noreferrer' }, children);
}

/** Renders a picture, which loads when it comes near the viewport. Reports a missing alternative text. */
export function renderImage(source: string, properties: Properties, frame: Frame, at: Located): Element | undefined {
  const src = renderAddress('image', source, frame, at);
  if (src === undefined) return undefined;
  if (properties.alt === undefined || properties.alt === null) {
    const message = `The picture ${source} has no alternative text.`;
    frame.problems.warning('missing-alt', at, message, 'Describe it in a few words: ![alternative text](address)');
  }
  return h('img', { loading: 'lazy', ...properties, ...asHigh(properties, frame, at), alt: properties.alt ?? '', src });
}

/** A height without a width is the author's size of a picture. Heights beside widths only keep the room free until it has loaded. */
function asHigh({ width, height, className }: Properties, frame: Frame, at: Located): Properties {
  const [, pixels] = /^(\d+)(?:px)?$/.exec(String(height ?? '')) ?? [];
  if (pixels === undefined || (width !== undefined && width !== null)) return {};
  const sized = styleClass(`block-size:${pixels}px;object-fit:contain`, frame, at);
  return { className: [className ?? [], sized ?? []].flat().map(String) };
}
