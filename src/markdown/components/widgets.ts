import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Component } from './component-tag.ts';

/** Currencies that the table shows first (spec, exchange-rate page); the rates themselves come with the live part. */
const CURRENCIES = ['CNY', 'HKD', 'TWD', 'EUR', 'USD', 'GBP', 'AUD', 'KRW', 'JPY', 'VND', 'THB', 'SGD', 'IDR'];

/** The live exchange rates. Without script: the currencies by name and code. */
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

/** Release notes: the versions are in the page, each in a section of its own; the live part only filters them. */
export const ReleaseNote: Component = {
  attributes: ['sdkPlugName', 'sdkName'],
  render(tag) {
    const props = { sdkPlugName: tag.text('sdkPlugName') ?? '', sdkName: tag.text('sdkName') ?? 'all' };
    return [h('div', { dataWidget: 'release-note', dataProps: JSON.stringify(props) }, sectionsByVersion(tag.children()))];
  },
};

/** Puts each heading of the highest level and what follows it into one section. */
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

/** The cards of the pages below this one: `content` knows them and fills the place. */
export const DocCardList: Component = {
  attributes: [],
  render: () => [h('div', { dataDocCards: '' })],
};
