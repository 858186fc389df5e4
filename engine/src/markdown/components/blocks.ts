import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { renderDiagram } from '../diagram/figure.ts';
import { renderImage, renderLink } from '../render/links.ts';
import type { Component } from './component-tag.ts';

/** A numbered list whose steps are connected by a line. */
export const Steps: Component = {
  attributes: [],
  render(tag) {
    const content = tag.children();
    if (!content.some((child) => child.type === 'element' && child.tagName === 'ol') && !tag.frame.problems.hasSyntaxError(tag.node)) {
      tag.frame.problems.error(
        'steps',
        tag.node,
        '<Steps> contains no numbered list.',
        'Write the steps as 1. 2. 3. with blank lines around the list.',
      );
    }
    return [h('div', { className: ['steps'] }, content)];
  },
};

/** A tree of files as nested lists. */
export const FileTree: Component = {
  attributes: [],
  render: (tag) => [h('div', { className: ['file-tree'] }, tag.children())],
};

/** `<Details summary="…">`: the element as a component. */
export const Details: Component = {
  attributes: ['summary', 'open'],
  render(tag) {
    const content = tag.children();
    const hasSummary = content.some((child) => child.type === 'element' && child.tagName === 'summary');
    const summary = hasSummary ? [] : [h('summary', tag.text('summary') ?? tag.frame.article.labels.details)];
    return [h('details', { open: tag.flag('open') }, summary, content)];
  },
};

/** A diagram whose source is an attribute. */
export const Mermaid: Component = {
  attributes: ['diagram'],
  render(tag) {
    const source = tag.requiredText('diagram');
    return source === undefined ? [] : renderDiagram(source, tag.frame, () => tag.node);
  },
};

export const CardGrid: Component = {
  attributes: [],
  render: (tag) => [h('div', { className: ['cards'] }, tag.children())],
};

/** An entry of a landing page: `<Card label="…" to="/…/">sentence</Card>`. */
export const Card: Component = {
  attributes: ['label', 'to', 'imgSrc', 'imgScale', 'imgAlt'],
  render(tag) {
    const to = tag.requiredText('to');
    const source = tag.text('imgSrc');
    const picture =
      source === undefined
        ? undefined
        : renderImage(source, { className: ['card-image'], alt: tag.text('imgAlt') ?? '' }, tag.frame, tag.node);
    const text = phrasing(tag.children());
    const content: ElementContent[] = [
      ...(picture ? [picture] : []),
      h('span', { className: ['card-title'] }, tag.requiredText('label') ?? ''),
      ...(text.length > 0 ? [h('span', { className: ['card-text'] }, text)] : []),
    ];
    return [
      to === undefined
        ? h('span', { className: ['card'] }, content)
        : renderLink(to, { className: ['card'] }, content, tag.frame, tag.node),
    ];
  },
};

/** Unwraps paragraphs, for places where they are not allowed. */
function phrasing(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => (node.type === 'element' && node.tagName === 'p' ? node.children : [node]));
}

export const Background: Component = {
  attributes: [],
  render: (tag) => [h('div', { className: ['figures'] }, tag.children())],
};

/** A picture of right or wrong use with its caption. */
export const Figure: Component = {
  attributes: ['imgSrc', 'imgAlt', 'caption', 'subtitle', 'strong', 'isRecommended', 'quote', 'content'],
  render(tag) {
    const { labels } = tag.frame.article;
    const source = tag.text('imgSrc');
    const alt = tag.text('imgAlt');
    const picture = source === undefined ? undefined : renderImage(source, alt === undefined ? {} : { alt }, tag.frame, tag.node);
    const judged = tag.has('isRecommended');
    const good = tag.flag('isRecommended');
    const verdict = judged ? (good ? labels.recommended : labels.notRecommended) : undefined;
    const caption = [
      ...part(tag.text('strong') ?? verdict, (text) => h('strong', text)),
      ...part(tag.text('caption'), (text) => h('span', { className: ['figure-caption'] }, text)),
      ...part(tag.text('subtitle'), (text) => h('span', { className: ['figure-subtitle'] }, text)),
      ...part(tag.text('content'), (text) => h('span', { className: ['figure-content'] }, text)),
    ];
    return [
      h(
        'figure',
        { className: ['figure', ...(judged ? [good ? 'figure-good' : 'figure-bad'] : [])] },
        picture ?? [],
        part(tag.text('quote'), (text) => h('blockquote', h('p', text))),
        tag.children(),
        caption.length > 0 ? h('figcaption', spaced(caption)) : [],
      ),
    ];
  },
};

/** Separates the parts of a caption by spaces, for readers without styles. */
function spaced(parts: readonly Element[]): ElementContent[] {
  return parts.flatMap((element, index) => (index === 0 ? [element] : [{ type: 'text', value: ' ' }, element]));
}

function part(text: string | undefined, render: (text: string) => Element): Element[] {
  return text === undefined || text === '' ? [] : [render(text)];
}
