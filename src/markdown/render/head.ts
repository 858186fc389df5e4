import type { Frame, Tag } from '../article.ts';
import { readAttributes } from '../components/component-tag.ts';

const LINK_RELATIONS = new Set(['canonical', 'alternate', 'icon', 'author', 'license', 'me', 'prev', 'next']);

/** Takes `<meta>` and `<link>` out of a page's `<head>`; nothing of it is part of the article. */
export function collectHeadTags(head: Tag, frame: Frame): [] {
  for (const node of head.children) {
    if (node.type === 'paragraph') {
      collectHeadTags({ ...head, type: 'mdxJsxTextElement', children: node.children }, frame);
      continue;
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue;
    if (node.name !== 'meta' && node.name !== 'link') {
      frame.problems.error('head', node, `<${node.name}> cannot stand in <head>.`, 'Only <meta name content/> and <link rel href/> can.');
      continue;
    }
    const attributes = Object.fromEntries(
      [...readAttributes(node, frame)].map(([name, value]) => [name.toLowerCase(), String(value ?? '')]),
    );
    const unsafe = node.name === 'meta' ? 'http-equiv' in attributes : !LINK_RELATIONS.has(attributes.rel ?? '');
    if (unsafe || Object.keys(attributes).some((name) => !/^[a-z][a-z:-]*$/.test(name) || name.startsWith('on'))) {
      frame.problems.error('head', node, `This <${node.name}> is not allowed in <head>.`, 'Headers and style sheets belong to the site.');
    } else frame.article.head.push({ tag: node.name, attributes });
  }
  return [];
}
