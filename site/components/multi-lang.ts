import { defineComponent } from 'signpost/components';
import { text } from './attributes.ts';
import { meant } from './meant.ts';
import { PLATFORM_GROUP, PLATFORMS, type Platform } from './platforms/names.ts';
import { wordsIn } from './words-in.ts';

/** The platforms of each kind, in the order of its children (`CONTRIBUTING.md`, "One task, several platforms"). */
const KINDS: ReadonlyMap<string, readonly Platform[]> = new Map<string, readonly Platform[]>([
  ['default', ['unity', 'android', 'ios']],
  ['ue', ['unity', 'android', 'ios', 'ue4']],
  ['adn', ['unity', 'android']],
  ['im', ['unity', 'android', 'ios', 'js']],
  ['play', ['js', 'csharp']],
  ['engine', ['javascript', 'python', 'php', 'java', 'csharp', 'go']],
  ['fulltext', ['unity', 'android', 'ios']],
  ['ios', ['objc']],
]);

const LABELS = { 'zh-Hans': '平台', en: 'Platforms' };

/** `<MultiLang kind>`: each child, a code block or a fragment, is the tab of one platform. Empty fragments have no tab. */
export const MultiLang = defineComponent({
  props: { kind: text.default('default') },
  parts: true,
  render({ props: { kind }, locale, children, parts, tabs, error }) {
    const values = KINDS.get(kind);
    if (!values) {
      error('kind', `MultiLang has no kind "${kind}".`, meant(kind, KINDS.keys(), `There are ${[...KINDS.keys()].join(', ')}.`));
      return children();
    }
    const contents = parts();
    if (contents.length !== values.length) {
      const wanted = values.map((value) => PLATFORMS[value]).join(', ');
      const message = `MultiLang of kind "${kind}" needs ${values.length} children (${wanted}) and has ${contents.length}.`;
      const hint = 'Give each, in this order, one code block or one fragment <>…</>; an empty fragment for a platform without content.';
      error(null, message, hint);
    }
    const shown = values.flatMap((value, index) => {
      const content = contents[index] ?? [];
      return content.length > 0 ? [{ value, label: PLATFORMS[value], content }] : [];
    });
    return tabs(shown, { label: wordsIn(LABELS, locale), group: PLATFORM_GROUP, query: 'platform' });
  },
});
