import { closest } from '../../model/closest.ts';
import { decideConditionals } from './choice.ts';
import type { Component } from './component-tag.ts';
import { renderTabs, type Tab } from './tabs.ts';

const PLATFORMS: Readonly<Record<string, string>> = {
  unity: 'Unity',
  android: 'Android',
  ios: 'iOS',
  ue4: 'UE4',
  js: 'JavaScript',
  csharp: 'C#',
  javascript: 'JavaScript',
  python: 'Python',
  php: 'PHP',
  java: 'Java',
  go: 'Go',
  objc: 'Objective-C',
};

/** The platforms of each kind, in the order of its children (`CONTRIBUTING.md`, "One task, several platforms"). */
const KINDS = new Map([
  ['default', ['unity', 'android', 'ios']],
  ['ue', ['unity', 'android', 'ios', 'ue4']],
  ['adn', ['unity', 'android']],
  ['im', ['unity', 'android', 'ios', 'js']],
  ['play', ['js', 'csharp']],
  ['engine', ['javascript', 'python', 'php', 'java', 'csharp', 'go']],
  ['fulltext', ['unity', 'android', 'ios']],
  ['ios', ['objc']],
]);

/** Tabs of this group share the reader's choice on all pages. */
const GROUP = 'tap-platform';

/** `<MultiLang kind>`: each child, a code block or a fragment, is the tab of one platform. Empty fragments have no tab. */
export const MultiLang: Component = {
  attributes: ['kind'],
  render(tag) {
    const kind = tag.text('kind') ?? 'default';
    const values = KINDS.get(kind);
    if (!values) {
      const near = closest(kind, KINDS.keys());
      const hint = near ? `Did you mean "${near}"?` : `There are ${[...KINDS.keys()].join(', ')}.`;
      tag.error('multi-lang', 'kind', `MultiLang has no kind "${kind}".`, hint);
      return tag.children();
    }
    const children = decideConditionals(tag.content(), tag.frame);
    if (children.length !== values.length && !tag.frame.problems.hasSyntaxError(tag.node)) {
      const wanted = values.map((value) => PLATFORMS[value]).join(', ');
      const message = `MultiLang of kind "${kind}" needs ${values.length} children (${wanted}) and has ${children.length}.`;
      const hint = 'Give each, in this order, one code block or one fragment <>…</>; an empty fragment for a platform without content.';
      tag.frame.problems.error('multi-lang', tag.node, message, hint);
    }
    const tabs: Tab[] = [];
    for (const [index, value] of values.entries()) {
      const child = children[index];
      const content = child ? tag.frame.render([child]) : [];
      if (content.length > 0) tabs.push({ value, label: PLATFORMS[value] ?? value, content });
    }
    return renderTabs(tabs, { label: tag.frame.article.labels.platforms, group: GROUP, query: 'platform' }, tag.frame);
  },
};
