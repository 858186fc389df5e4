import { h } from 'hastscript';
import { renderLink } from '../render/links.ts';
import { withOwner } from '../render/owner.ts';
import type { Component } from './component-tag.ts';

/** A word with an explanation that opens on a click. */
export const Popup: Component = {
  attributes: ['content'],
  role: 'inline',
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
  role: 'inline',
  render(tag) {
    const anchor = h('span', { className: ['anchor-alias'], id: tag.requiredText('id') });
    return [withOwner(anchor, tag.node, tag.frame), ...tag.children()];
  },
};

/** `<Link to="…">`: the component of Docusaurus for links in HTML. */
export const Link: Component = {
  attributes: ['to', 'href', 'id', 'title', 'className', 'target', 'rel'],
  role: 'inline',
  render(tag) {
    const id = tag.text('id');
    // Without an address it is a place to link to.
    const target = tag.text('to') ?? (id === undefined ? tag.requiredText('href') : tag.text('href'));
    const properties = { id, title: tag.text('title'), className: tag.text('className')?.split(/\s+/) };
    if (target === undefined && id !== undefined) return [h('span', { id }, tag.children())];
    return target === undefined ? tag.children() : [renderLink(target, properties, tag.children(), tag.frame, tag.node)];
  },
};
