import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { choiceName } from '../../model/choice-name.ts';
import { isRecord } from '../../model/record.ts';
import type { Frame } from '../article.ts';
import { hasClass } from '../render/table-cells.ts';
import { decideConditions } from './choice.ts';
import { type Component, ComponentTag } from './component-tag.ts';

export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly content: ElementContent[];
  /** Whether it says the same as the first tab in another form, which the Markdown rendition and search leave out. */
  readonly isRestated?: boolean;
}

export interface TabsSettings {
  /** Accessible name of the list of tabs. */
  readonly label: string;
  readonly group?: string | undefined;
  /** Name of the query parameter that chooses a tab. */
  readonly query?: string | undefined;
  readonly selected?: string | undefined;
}

/** Renders tabs with all their panels. Hidden panels can be found by the browser's search and by links to anchors in them. */
export function renderTabs(tabs: readonly Tab[], settings: TabsSettings, frame: Frame): ElementContent[] {
  const [first] = tabs;
  if (!first) return [];
  const nameOf = (tab: Tab): string => choiceName(tab.value);
  const id = frame.article.nextId('tabs');
  const selected = tabs.find((tab) => tab.value === settings.selected) ?? first;
  const buttons = tabs.map((tab, index) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `${id}-tab-${index + 1}`,
        ariaControls: `${id}-panel-${index + 1}`,
        ariaSelected: tab === selected ? 'true' : 'false',
        tabIndex: tab === selected ? undefined : -1,
        dataValue: nameOf(tab),
      },
      tab.label,
    ),
  );
  const panels = tabs.map((tab, index) =>
    h(
      'div',
      {
        role: 'tabpanel',
        className: isOneBlockOfCode(tab.content) ? undefined : 'tab-text',
        id: `${id}-panel-${index + 1}`,
        ariaLabelledBy: `${id}-tab-${index + 1}`,
        dataValue: nameOf(tab),
        dataLabel: tab.label,
        dataRestated: tab.isRestated ? '' : undefined,
        hidden: tab === selected ? undefined : 'until-found',
      },
      tab.content,
    ),
  );
  return [
    h(
      'div',
      {
        className: ['tabs'],
        dataGroup: settings.group && choiceName(settings.group),
        dataQuery: settings.query,
        dataValues: tabs.map(nameOf).join(' '),
      },
      h('div', { role: 'tablist', ariaLabel: settings.label }, buttons),
      panels,
    ),
  ];
}

/** Whether it fills its panel. The page says so, as browsers cannot tell before the whole panel has come: what they show until then would move. */
function isOneBlockOfCode(content: readonly ElementContent[]): boolean {
  const [part, ...others] = content.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  return others.length === 0 && part?.type === 'element' && hasClass(part, 'code');
}

/** `<Tabs groupId default values queryString>` around `<TabItem>`s. */
export const Tabs: Component = {
  role: 'parts',
  attributes: ['groupId', 'default', 'defaultValue', 'values', 'queryString', 'className', 'lazy'],
  render(tag) {
    const labels = labelsByValue(tag);
    let selected = tag.text('defaultValue') ?? tag.text('default');
    const tabs: Tab[] = [];
    const hasSyntaxError = tag.frame.problems.hasSyntaxError(tag.node);
    for (const child of decideConditions(tag.content(), tag.frame)) {
      if ((child.type !== 'mdxJsxFlowElement' && child.type !== 'mdxJsxTextElement') || child.name !== 'TabItem') {
        if (!hasSyntaxError)
          tag.frame.problems.error('tabs', child, 'Only <TabItem> is allowed directly in <Tabs>.', 'Move this into one of the items.');
        continue;
      }
      const item = new ComponentTag('TabItem', child, tag.frame, TabItem);
      const value = item.requiredText('value') ?? String(tabs.length + 1);
      const same = tabs.find((tab) => choiceName(tab.value) === choiceName(value))?.value;
      if (same === value) item.error('tabs', 'value', `Two items of these tabs have the value "${value}".`);
      else if (same !== undefined)
        item.error('tabs', 'value', `The values "${same}" and "${value}" have one name in the reader's choices.`, 'Change one of them.');
      if (item.flag('default')) selected ??= value;
      tabs.push({ value, label: item.text('label') ?? labels.get(value) ?? value, content: item.children() });
    }
    if (tabs.length === 0 && !hasSyntaxError) tag.frame.problems.error('tabs', tag.node, '<Tabs> has no <TabItem>.');
    if (selected !== undefined && !hasSyntaxError && !tabs.some((tab) => tab.value === selected)) {
      const values = tabs.map((tab) => tab.value).join(', ');
      tag.error('tabs', 'default', `No item of these tabs has the value "${selected}".`, `The values are ${values}.`);
    }
    return renderTabs(
      tabs,
      { label: tag.frame.article.labels.tabs, group: tag.text('groupId'), query: queryName(tag), selected },
      tag.frame,
    );
  },
};

/** Rendered by `Tabs`. Outside of them it is reported. */
export const TabItem: Component = {
  attributes: ['value', 'label', 'default', 'className', 'attributes'],
  render(tag) {
    if (!tag.frame.problems.hasSyntaxError()) tag.frame.problems.error('tabs', tag.node, '<TabItem> is outside of <Tabs>.');
    return tag.children();
  },
};

function labelsByValue(tag: ComponentTag): Map<string, string> {
  const labels = new Map<string, string>();
  const values = tag.value('values');
  if (!Array.isArray(values)) return labels;
  for (const entry of values) {
    if (isRecord(entry) && typeof entry.value === 'string' && typeof entry.label === 'string') labels.set(entry.value, entry.label);
  }
  return labels;
}

function queryName(tag: ComponentTag): string | undefined {
  const query = tag.value('queryString');
  return typeof query === 'string' ? query : query === true ? tag.text('groupId') : undefined;
}
