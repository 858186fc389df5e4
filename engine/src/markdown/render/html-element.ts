import type { Element, ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import { closest } from '../../model/closest.ts';
import type { Frame, Tag } from '../article.ts';
import { renderAddress } from './addresses.ts';
import { renderEmbed } from './embed.ts';
import { type ReadAttributes, readHtmlAttributes } from './html-attributes.ts';
import { ELEMENT_NAMES, isKnownElement, withoutParagraphs } from './html-schema.ts';
import { renderImage, renderLink } from './links.ts';
import { withOwner } from './owner.ts';
import { styleClass } from './styles.ts';
import { wrapTable } from './table.ts';

/** Elements that run code or affect the whole page. Their content is dropped too. */
const FORBIDDEN = new Set('script style object embed applet base form frame frameset template noscript title'.split(' '));

/** Renders an HTML element of an author. Reports and drops what could run or load foreign code. */
export function renderHtmlElement(name: string, node: Tag, frame: Frame): ElementContent[] {
  if (FORBIDDEN.has(name)) {
    const hint = 'Pages only contain content; code belongs to the site.';
    frame.problems.error('unsafe-html', node, `<${name}> is not allowed on a page.`, hint);
    return [];
  }
  if (name === 'button' && frame.article.context.dialect !== undefined) {
    frame.problems.warning('needs-script', node, '<button> has a script, which pages do not load: readers see its words.');
    const words = withoutParagraphs(frame.render(node.children));
    return [h(node.type === 'mdxJsxTextElement' ? 'span' : 'p', words)];
  }
  if (!isKnownElement(name)) {
    const near = closest(name, ELEMENT_NAMES);
    const hint = near ? `Did you mean <${near}>?` : 'For the characters themselves write \\< or put them inside backticks.';
    frame.problems.error('unknown-element', node, `There is no element <${name}>.`, hint);
    return frame.render(node.children);
  }
  const element = elementOf(name, readHtmlAttributes(name, node, frame), node, frame);
  if (!element) return [];
  return [name === 'table' ? wrapTable(withOwner(element, node, frame), frame.article.labels) : withOwner(element, node, frame)];
}

function elementOf(name: string, { properties, addresses }: ReadAttributes, node: Tag, frame: Frame): Element | undefined {
  const children = frame.render(node.children);
  const source = addresses.get('src');
  switch (name) {
    case 'a': {
      const href = addresses.get('href');
      return href === undefined ? h('a', properties, children) : renderLink(href, properties, children, frame, node);
    }
    case 'img': {
      const withSet = { ...properties, ...sourceSet(addresses.get('srcset'), node, frame) };
      return source === undefined ? undefined : renderImage(source, withSet, frame, node);
    }
    case 'font': {
      const color = styleClass({ color: String(properties.color ?? 'inherit') }, frame, node);
      return h('span', { className: color ? [color] : [] }, children);
    }
    case 'iframe':
      return renderEmbed(source, properties, frame, node);
    default: {
      const poster = addresses.get('poster');
      const media: Properties = {
        ...(source !== undefined && { src: renderAddress('image', source, frame, node) }),
        ...(poster !== undefined && { poster: renderAddress('image', poster, frame, node) }),
      };
      const all = { ...properties, ...sourceSet(addresses.get('srcset'), node, frame), ...media };
      return HOLDS_WORDS.test(name) ? wordsOf(name, all, children) : h(name, all, name === 'details' ? bareSummary(children) : children);
    }
  }
}

/** Elements that contain text, but no paragraphs. */
const HOLDS_WORDS = /^(p|h[1-6]|summary)$/;

/** Unwraps the paragraphs that the parser makes of content on its own lines. A paragraph that contains several becomes a `div`. */
function wordsOf(name: string, properties: Properties, children: ElementContent[]): Element {
  const paragraphs = children.filter((child) => child.type === 'element' && child.tagName === 'p');
  if (paragraphs.length > 1 && name === 'p') return h('div', properties, children);
  return h(name, properties, withoutParagraphs(children));
}

/** Moves a summary out of the paragraph that the parser makes of it and the text right below it: it must come first in `details`. */
function bareSummary(children: ElementContent[]): ElementContent[] {
  const [first, ...rest] = children;
  if (first?.type !== 'element' || first.tagName !== 'p') return children;
  const [summary, ...words] = first.children;
  if (summary?.type !== 'element' || summary.tagName !== 'summary') return children;
  const hasWords = words.some((word) => word.type !== 'text' || word.value.trim() !== '');
  return [summary, ...(hasWords ? [{ ...first, children: words }] : []), ...rest];
}

/** `srcset` with tokens instead of its addresses. */
function sourceSet(set: string | undefined, node: Tag, frame: Frame): Properties {
  if (set === undefined) return {};
  // As in HTML, a comma ends an address only where white space or a descriptor is around it.
  const candidates = [...set.matchAll(/([^\s,](?:\S*[^\s,])?)(?:\s+([\d.]+[wxh]))?/g)].flatMap(([, address = '', descriptor]) => {
    const token = renderAddress('image', address, frame, node);
    return token === undefined ? [] : [descriptor === undefined ? token : `${token} ${descriptor}`];
  });
  return { srcSet: candidates.join(', ') };
}
