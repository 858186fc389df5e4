import { defineComponent, h, type Nodes, z } from 'signpost/components';
import { renderStyle } from './page-style.ts';
import { wordsIn } from './words-in.ts';

const WORDS = {
  'zh-Hans': { linkTo: (group: string, type: string) => `${type} 的${group}的链接` },
  en: { linkTo: (group: string, type: string) => `Link to the ${group.toLowerCase()} of ${type}` },
};

/**
 * The signatures of a type: its declaration, then a block of code for each group of its members, or one without a title for few of them, in one panel,
 * whose one button copies all of them (`Members`). `ids` are the addresses of the groups, in their order.
 */
export const Signatures = defineComponent({
  props: { of: z.string(), ids: z.string().default('') },
  render(use) {
    const { props, locale } = use;
    const words = wordsIn(WORDS, locale);
    const ids = props.ids.split(' ');
    const blocks = use.children().filter(isBlock);
    for (const pre of blocks.flatMap(({ children }) => children.filter(isElement))) {
      // They wrap: there is nothing to scroll, so the keyboard need not stop.
      if (pre.tagName === 'pre') delete pre.properties.tabIndex;
    }
    for (const [index, block] of blocks.slice(1).entries()) {
      const [caption] = block.children.filter(isElement);
      const [title] = caption?.children.filter(isElement) ?? [];
      const [name] = title?.children ?? [];
      const id = ids[index];
      if (title?.tagName !== 'span' || name?.type !== 'text' || !id) {
        block.children = block.children.filter((child) => child !== caption);
        continue;
      }
      block.properties.id = id;
      if (caption) caption.children = caption.children.filter((child) => child === title);
      title.children.push(h('a', { className: ['anchor'], href: `#${id}`, ariaLabel: words.linkTo(name.value, props.of) }));
    }
    return [...renderStyle(use, 'signatures'), ...(blocks.length === 1 ? blocks : [h('div', { className: ['signatures'] }, blocks)])];
  },
});

type Block = Extract<Nodes[number], { type: 'element' }>;

const isElement = (node: Nodes[number]): node is Block => node.type === 'element';
const isBlock = (node: Nodes[number]): node is Block => isElement(node) && node.tagName === 'figure';
