import { defineComponent, h, z } from 'signpost/components';
import { flag, text } from './attributes.ts';
import { renderStyle } from './page-style.ts';
import { PLATFORMS } from './platforms/names.ts';
import { wordsIn } from './words-in.ts';

const MAINLAND = { 'zh-Hans': '仅大陆', en: 'Mainland only' };

/** What a service runs on, by the values of tabs; `rest` where programs call it without an SDK. */
const NAMES = { ...PLATFORMS, rest: 'REST' };

const platforms = text.default('').transform((names, context) =>
  names.split(/\s+/).flatMap((name) => {
    if (name === '') return [];
    const known = Object.entries(NAMES).find(([value]) => value === name);
    if (known === undefined) context.addIssue({ code: 'custom', message: `There are ${Object.keys(NAMES).join(', ')}; not "${name}".` });
    return known === undefined ? [] : [known[1]];
  }),
);

/** A list of services, one `<ServiceEntry>` each: two columns where there is room. */
export const Services = defineComponent({
  props: {},
  render: (use) => {
    const items = use.children().flatMap((node) => (node.type === 'element' && node.tagName === 'p' ? node.children : [node]));
    return [
      ...renderStyle(use, 'services'),
      h(
        'ul',
        { className: ['services'] },
        items.filter((node) => node.type === 'element').map((node) => h('li', node.tagName === 'div' ? node.children : node)),
      ),
    ];
  },
});

/** `<ServiceEntry name="Login" to="/sdk/…/" on="unity ios rest" isMainlandOnly>What it does</ServiceEntry>`: its name, a sentence, and where it can be used. */
export const ServiceEntry = defineComponent({
  props: { name: z.string(), to: z.string(), on: platforms, isMainlandOnly: flag.default(false) },
  inline: true,
  render({ props: { name, to, on, isMainlandOnly }, locale, link, children }) {
    const tags = [
      ...(isMainlandOnly ? [h('span', { className: ['service-region'] }, wordsIn(MAINLAND, locale))] : []),
      ...on.map((platform) => h('span', platform)),
    ];
    const spaced = tags.flatMap((tag) => [{ type: 'text' as const, value: ' ' }, tag]);
    return [
      h(
        'div',
        h('p', link(to, {}, [{ type: 'text', value: name }])),
        h('p', children()),
        ...(tags.length > 0 ? [h('p', { className: ['service-tags'] }, spaced)] : []),
      ),
    ];
  },
});
