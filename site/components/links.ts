import { defineComponent, h } from 'signpost/components';
import { text } from './attributes.ts';
import { renderStyle } from './page-style.ts';

/** An inconspicuous link to an answer in the FAQ. */
export const FaqLink = defineComponent({
  props: { to: text.optional(), href: text.optional() },
  inline: true,
  render(use) {
    const { props, link, children } = use;
    const target = props.to ?? props.href;
    const className = ['c-gray'];
    return [
      ...renderStyle(use, 'words'),
      target === undefined ? h('span', { className }, children()) : link(target, { className }, children()),
    ];
  },
});

/** A link to download a document, with the file's name as default text. */
export const OfficeDoc = defineComponent({
  props: { fileUrl: text },
  inline: true,
  render({ props: { fileUrl }, link, children }) {
    const content = children();
    const name = content.length > 0 ? content : [{ type: 'text' as const, value: fileName(fileUrl) }];
    const download = /^(https?:)?\/\//i.test(fileUrl) ? undefined : '';
    return link(fileUrl, { className: ['office-doc'], download }, name);
  },
});

function fileName(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? address;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** Links to pages, side by side and large enough for thumbs: `<PageLinks>[Metrics](/store/…) [Tags](/store/…)</PageLinks>`. */
export const PageLinks = defineComponent({
  props: {},
  inline: true,
  render({ children }) {
    const links = children().filter((node) => node.type === 'element');
    for (const { properties } of links) properties.className = ['tag'];
    return h(
      'ul',
      { className: ['tags'] },
      links.map((link) => h('li', link)),
    );
  },
});
