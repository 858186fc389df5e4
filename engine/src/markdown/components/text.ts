import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { isExternal } from '../render/addresses.ts';
import { INLINE_ELEMENTS } from '../render/html-schema.ts';
import { renderLink } from '../render/links.ts';
import { withOwner } from '../render/owner.ts';
import type { Component } from './component-tag.ts';

/** Words in one of the site's colours: `<Blue>`. */
export function coloredWords(color: string): Component {
  return {
    attributes: [],
    inline: true,
    render(tag) {
      const content = color === 'blue' ? asPath(tag.children()) : tag.children();
      const holdsBlocks = content.some((node) => node.type === 'element' && !INLINE_ELEMENTS.has(node.tagName) && node.tagName !== 'br');
      return [h(holdsBlocks ? 'div' : 'span', { className: [`c-${color}`] }, content)];
    },
  };
}

/** A place in the console: `游戏服务 > 应用配置` with the sign for paths. */
function asPath(content: readonly ElementContent[]): ElementContent[] {
  return content.map((node) => (node.type === 'text' ? { ...node, value: node.value.replace(/ [>＞] /g, ' › ') } : node));
}

/** A word with an explanation that opens on a click. */
export const Popup: Component = {
  attributes: ['content'],
  inline: true,
  render(tag) {
    const content = tag.requiredText('content') ?? '';
    const id = tag.frame.article.nextId('popup');
    return [
      h(
        'span',
        { className: ['popup'] },
        h('button', { type: 'button', popoverTarget: id }, tag.children()),
        h('span', { popover: '', id }, content),
      ),
    ];
  },
};

/** An invisible target for links. */
export const Anchor: Component = {
  attributes: ['id'],
  inline: true,
  render(tag) {
    const anchor = h('span', { className: ['anchor-alias'], id: tag.requiredText('id') });
    return [withOwner(anchor, tag.node, tag.frame), ...tag.children()];
  },
};

/** `<Link to="…">`: the component of Docusaurus for links in HTML. */
export const Link: Component = {
  attributes: ['to', 'href', 'id', 'title', 'className', 'target', 'rel'],
  inline: true,
  render(tag) {
    const id = tag.text('id');
    // Without an address it is a place to link to.
    const target = tag.text('to') ?? (id === undefined ? tag.requiredText('href') : tag.text('href'));
    const properties = { id, title: tag.text('title'), className: tag.text('className')?.split(/\s+/) };
    if (target === undefined && id !== undefined) return [h('span', { id }, tag.children())];
    return target === undefined ? tag.children() : [renderLink(target, properties, tag.children(), tag.frame, tag.node)];
  },
};

/** An inconspicuous link to an answer in the FAQ. */
export const FaqLink: Component = {
  attributes: ['to', 'href'],
  inline: true,
  render(tag) {
    const target = tag.text('to') ?? tag.text('href');
    const className = ['c-gray'];
    if (target === undefined) return [h('span', { className }, tag.children())];
    return [renderLink(target, { className }, tag.children(), tag.frame, tag.node)];
  },
};

/** A link to download a document, with the file's name as default text. */
export const OfficeDoc: Component = {
  attributes: ['fileUrl'],
  inline: true,
  render(tag) {
    const target = tag.requiredText('fileUrl');
    if (target === undefined) return [];
    const children = tag.children();
    const name = children.length > 0 ? children : [{ type: 'text' as const, value: fileName(target) }];
    const download = isExternal(target) ? undefined : '';
    return [renderLink(target, { className: ['office-doc'], download }, name, tag.frame, tag.node)];
  },
};

function fileName(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? address;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** A short text in a frame: a version, a status. */
export const Badge: Component = {
  attributes: ['type', 'text'],
  inline: true,
  render(tag) {
    const text = tag.text('text');
    const type = tag.text('type');
    const className = type && /^[\w-]+$/.test(type) ? ['badge', `badge-${type}`] : ['badge'];
    return [h('span', { className }, text ?? tag.children())];
  },
};

/** A place in the console: `<Path to="云引擎 > 部署"/>`. The console's name depends on the brand. */
export const Path: Component = {
  attributes: ['to'],
  inline: true,
  render(tag) {
    const to = tag.requiredText('to') ?? '';
    const { context, labels } = tag.frame.article;
    const root = context.brand === 'tds' ? labels.consolePath : labels.cloudConsolePath;
    return [h('span', { className: ['c-blue'] }, asPath([{ type: 'text', value: `${root} > ${to}` }]))];
  },
};

/** A call of the command line tool, whose name depends on the brand: `<Command suffix="deploy --prod"/>`. */
export const Command: Component = {
  attributes: ['prefix', 'suffix'],
  inline: true,
  render(tag) {
    const prefix = tag.text('prefix') ?? '';
    const suffix = tag.text('suffix') ?? '';
    // A word is separated by a space; `$(` and the like directly enclose the call.
    const before = /\w$/.test(prefix) ? `${prefix} ` : prefix;
    const after = /^\w|^-/.test(suffix) ? ` ${suffix}` : suffix;
    return [h('code', before + String(tag.frame.scope.lookUp(['CLI_BINARY'])) + after)];
  },
};
