import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { isRecord } from '../../model/record.ts';
import type { PendingToc } from '../output/inline-toc.ts';
import { readReactValue } from '../react/ask-react.ts';
import { renderImage } from '../render/links.ts';
import type { Component, ComponentTag } from './component-tag.ts';

/** `<TOCInline toc={toc} />`: a table of contents in the text. Filled once the page's headings are known. */
export const TOCInline: Component = {
  attributes: ['toc', 'minHeadingLevel', 'maxHeadingLevel'],
  ownCode: ['toc'],
  render(tag) {
    const { article } = tag.frame;
    const element = h('nav', { className: ['toc-inline'], ariaLabel: article.labels.contents });
    const [least, most] = [levelOf(tag, 'minHeadingLevel', 2), levelOf(tag, 'maxHeadingLevel', 3)];
    article.pendingTocs.push({ element, least, most, choose: chooserOf(tag) });
    return [element];
  },
};

/** What `toc={toc.slice(2)}` shows of the page's headings. */
function chooserOf(tag: ComponentTag): PendingToc['choose'] {
  const code = tag.code('toc');
  if (code === undefined || !/\btoc\b./.test(code)) return undefined;
  return (entries) => {
    const chosen = readReactValue(`((toc) => (${code}))(${JSON.stringify(entries)})`, tag.placeOf('toc'), tag.frame);
    const wanted = new Set(Array.isArray(chosen) ? chosen.map((entry) => (isRecord(entry) ? entry.index : undefined)) : []);
    return entries.filter(({ index }) => wanted.has(index));
  };
}

function levelOf(tag: ComponentTag, attribute: string, otherwise: number): number {
  const level = Number(tag.text(attribute) ?? otherwise);
  if (Number.isInteger(level) && level >= 2 && level <= 6) return level;
  tag.error('attribute', attribute, `<TOCInline ${attribute}> must be a heading level from 2 to 6.`);
  return otherwise;
}

/** `<ThemedImage sources={{ light: …, dark: … }} alt="…" />`: a picture for each theme. */
export const ThemedImage: Component = {
  attributes: ['sources', 'alt', 'title', 'width', 'height', 'className'],
  role: 'inline',
  render(tag) {
    const sources = tag.value('sources');
    const [light, dark] = isRecord(sources) ? [sources.light, sources.dark] : [];
    if (typeof light !== 'string' || typeof dark !== 'string') {
      tag.error(
        'attribute',
        'sources',
        '<ThemedImage> needs its two pictures.',
        'sources={{ light: "/img/light.svg", dark: "/img/dark.svg" }}',
      );
      return [];
    }
    return [...themed(tag, light, 'in-light'), ...themed(tag, dark, 'in-dark')];
  },
};

function themed(tag: ComponentTag, source: string, theme: 'in-light' | 'in-dark'): Element[] {
  const className = [theme, ...(tag.text('className')?.split(/\s+/) ?? [])];
  const properties = { className, alt: tag.text('alt'), title: tag.text('title'), width: tag.text('width'), height: tag.text('height') };
  const image = renderImage(source, properties, tag.frame, tag.node);
  return image ? [image] : [];
}

/** `<Translate id="…" values={{ name: … }}>`: shows its own text, since translated pages contain their own. */
export const Translate: Component = {
  attributes: ['id', 'description', 'values'],
  role: 'inline',
  render(tag) {
    const values = tag.value('values');
    const fill = (nodes: ElementContent[]): ElementContent[] =>
      nodes.map((node) => {
        if (node.type === 'element') return { ...node, children: fill(node.children) };
        if (node.type !== 'text' || values === undefined || !isRecord(values)) return node;
        return {
          ...node,
          value: node.value.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole)),
        };
      });
    return fill(tag.children());
  },
};
