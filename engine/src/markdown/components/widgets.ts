import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { isRecord, type Value } from '../expand/scope.ts';
import { renderLink } from '../render/links.ts';
import type { Component, ComponentTag } from './component-tag.ts';

/** Currencies of the table (spec, exchange-rate page). The widget adds the rates in the browser. */
const CURRENCIES = ['CNY', 'HKD', 'TWD', 'EUR', 'USD', 'GBP', 'AUD', 'KRW', 'JPY', 'VND', 'THB', 'SGD', 'IDR'];

/** Live exchange rates. Without script, the table only shows the currencies' names and codes. */
export const ExchangeTable: Component = {
  attributes: [],
  render(tag) {
    const { labels, context } = tag.frame.article;
    const names = new Intl.DisplayNames([context.locale], { type: 'currency' });
    const rows = CURRENCIES.map((code) => h('tr', h('td', names.of(code) ?? code), h('td', h('code', code)), h('td', '-')));
    const head = h('tr', h('th', labels.currency), h('th', 'currency_type'), h('th', labels.exchangeRate));
    const table = h(
      'div',
      { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: labels.exchangeRate },
      h('table', h('thead', head), h('tbody', rows)),
    );
    return [h('div', { dataWidget: 'exchange-table', dataProps: '{}' }, table)];
  },
};

/** Release notes. The page contains all versions, each in a section; the widget filters them. */
export const ReleaseNote: Component = {
  attributes: ['sdkPlugName', 'sdkName'],
  render(tag) {
    const props = { sdkPlugName: tag.text('sdkPlugName') ?? '', sdkName: tag.text('sdkName') ?? 'all' };
    return [h('div', { dataWidget: 'release-note', dataProps: JSON.stringify(props) }, sectionsByVersion(tag.children()))];
  },
};

/** Wraps each heading of the highest level and the content below it in a section. */
function sectionsByVersion(content: readonly ElementContent[]): ElementContent[] {
  const levels = content.flatMap((node) => headingLevel(node) ?? []);
  const top = Math.min(...levels);
  const result: ElementContent[] = [];
  let section: Element | undefined;
  for (const node of content) {
    if (headingLevel(node) === top) {
      section = h('section', { dataVersion: textOf(node).trim() });
      result.push(section);
    }
    if (section) section.children.push(node);
    else result.push(node);
  }
  return result;
}

function headingLevel(node: ElementContent): number | undefined {
  return node.type === 'element' && /^h[2-6]$/.test(node.tagName) ? Number(node.tagName[1]) : undefined;
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
  const text = typeof item.description === 'string' ? [h('span', { className: ['card-text'] }, item.description)] : [];
  const content = [h('span', { className: ['card-title'] }, item.label), ...text];
  return [renderLink(item.href, { className: ['card'] }, content, tag.frame, tag.node)];
}
