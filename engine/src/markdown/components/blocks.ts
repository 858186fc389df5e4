import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { isRecord } from '../../model/record.ts';
import { renderDiagram } from '../diagram/figure.ts';
import type { Value } from '../expand/scope.ts';
import { withoutParagraphs } from '../render/html-schema.ts';
import { renderImage, renderLink } from '../render/links.ts';
import type { Component, ComponentTag } from './component-tag.ts';

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
  // In Docusaurus the diagram is the value; in its plug-ins, the chart.
  attributes: ['diagram', 'value', 'chart'],
  render(tag) {
    const source = tag.text('value') ?? tag.text('chart') ?? tag.requiredText('diagram');
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
    return [cardTo(to, picture, tag.requiredText('label') ?? '', withoutParagraphs(tag.children()), tag)];
  },
};

function cardTo(to: string | undefined, picture: Element | undefined, title: string, text: ElementContent[], tag: ComponentTag): Element {
  const content = [
    ...(picture ? [picture] : []),
    h('span', { className: ['card-title'] }, title),
    ...(text.length > 0 ? [h('span', { className: ['card-text'] }, text)] : []),
  ];
  const className = ['card'];
  return to === undefined ? h('span', { className }, content) : renderLink(to, { className }, content, tag.frame, tag.node);
}

/** Cards that link to other pages: those that the author lists, else the pages below this one, which the build fills in. */
export const DocCardList: Component = {
  attributes: ['items', 'className'],
  render(tag) {
    const items = tag.value('items');
    const cards = Array.isArray(items) ? items.flatMap((item: Value) => cardOf(item, tag)) : [];
    return cards.length > 0 ? [h('div', { className: ['cards'] }, cards)] : [h('div', { dataDocCards: '' })];
  },
};

function cardOf(item: Value, tag: ComponentTag): ElementContent[] {
  if (!isRecord(item) || typeof item.href !== 'string' || typeof item.label !== 'string') {
    tag.error('attribute', 'items', 'An item of <DocCardList> needs a label and an address.', "{ type: 'link', label: '…', href: '/…/' }");
    return [];
  }
  const text = typeof item.description === 'string' ? [{ type: 'text' as const, value: item.description }] : [];
  return [cardTo(item.href, undefined, item.label, text, tag)];
}
