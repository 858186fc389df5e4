import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { closest } from '../../model/closest.ts';
import type { Frame, Tag } from '../article.ts';
import { isExternal, renderAddress } from './addresses.ts';
import { readHtmlAttributes } from './html-attributes.ts';
import { ELEMENT_NAMES, isKnownElement } from './html-schema.ts';
import { renderImage, renderLink } from './links.ts';
import { styleClass } from './styles.ts';
import { wrapTable } from './table.ts';

/** Elements that run code or take the page over. Their content goes with them. */
const FORBIDDEN = new Set('script style object embed applet base form frame frameset template noscript title'.split(' '));

/** An HTML element that an author wrote. What could run or load foreign code is told and left out. */
export function renderHtmlElement(name: string, node: Tag, frame: Frame): ElementContent[] {
  if (FORBIDDEN.has(name)) {
    frame.problems.error(
      'unsafe-html',
      node,
      `<${name}> is not allowed on a page.`,
      'Pages hold content only; what runs belongs to the site.',
    );
    return [];
  }
  if (!isKnownElement(name)) {
    const near = closest(name, ELEMENT_NAMES);
    const hint = near ? `Did you mean <${near}>?` : 'For the characters themselves write \\< or put them inside backticks.';
    frame.problems.error('unknown-element', node, `There is no element <${name}>.`, hint);
    return frame.render(node.children);
  }
  const { properties, addresses } = readHtmlAttributes(name, node, frame);
  const children = frame.render(node.children);
  const href = addresses.get('href');
  const source = addresses.get('src');
  if (name === 'a') return [href === undefined ? h('a', properties, children) : renderLink(href, properties, children, frame, node)];
  if (name === 'img') return source === undefined ? [] : [renderImage(source, withSourceSet(), frame, node) ?? []].flat();
  if (name === 'iframe' && (source === undefined || isExternal(source) || /^\s*\w+:/.test(source))) {
    frame.problems.error('unsafe-html', node, 'An <iframe> of another site is not allowed.', 'Link to it instead.');
    return [];
  }
  if (name === 'font') {
    const color = styleClass({ color: String(properties.color ?? 'inherit') }, frame, node);
    return [h('span', { className: color ? [color] : [] }, children)];
  }
  const element = h(name, withAddresses(), children);
  return [name === 'table' ? wrapTable(element, frame) : element];

  function withSourceSet(): typeof properties {
    const set = addresses.get('srcset');
    if (set === undefined) return properties;
    const candidates = set.split(/,\s+/).flatMap((candidate) => {
      const [address = '', ...descriptor] = candidate.trim().split(/\s+/);
      const token = renderAddress('image', address, frame, node);
      return token === undefined ? [] : [[token, ...descriptor].join(' ')];
    });
    return { ...properties, srcSet: candidates.join(', ') };
  }

  function withAddresses(): typeof properties {
    const result = withSourceSet();
    for (const attribute of ['src', 'poster']) {
      const address = addresses.get(attribute);
      if (address !== undefined) result[attribute] = renderAddress(name === 'iframe' ? 'link' : 'image', address, frame, node);
    }
    return result;
  }
}
