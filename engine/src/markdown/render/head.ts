import { toString as textOf } from 'hast-util-to-string';
import type { HeadTag } from '../../model/page.ts';
import type { Article, Frame, Tag } from '../article.ts';
import { readAttributes } from '../components/component-tag.ts';
import type { FrontMatter } from '../front-matter.ts';
import type { Located, Problems } from '../problems.ts';

const LINK_RELATIONS = new Set(['canonical', 'alternate', 'icon', 'author', 'license', 'me', 'prev', 'next']);

/** Collects the `<meta>` and `<link>` of a page's `<head>`, which leaves nothing in the article. */
export function collectHeadTags(head: Tag, frame: Frame): [] {
  for (const node of head.children) {
    if (node.type === 'paragraph') {
      collectHeadTags({ ...head, type: 'mdxJsxTextElement', children: node.children }, frame);
      continue;
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue;
    if (node.name === 'title' && frame.article.context.dialect !== undefined) {
      frame.article.windowTitle = textOf({ type: 'root', children: frame.render(node.children) }).trim();
      continue;
    }
    // Attributes of the whole document belong to the site.
    if ((node.name === 'html' || node.name === 'body') && frame.article.context.dialect !== undefined) continue;
    const attributes = [...readAttributes(node, frame)].map(([name, value]) => [name, String(value ?? '')] as const);
    addHeadTag(node.name ?? '', attributes, frame.article, frame.problems, node);
  }
  return [];
}

/** Collects the front matter's elements for the head, by the same rules. */
export function collectHeadFields(head: FrontMatter['head'], article: Article, problems: Problems, at: Located): void {
  for (const { tag, attributes } of head ?? []) addHeadTag(tag, Object.entries(attributes), article, problems, at);
}

function addHeadTag(tag: string, written: readonly (readonly [string, string])[], article: Article, problems: Problems, at: Located): void {
  if (tag !== 'meta' && tag !== 'link') {
    problems.error('head', at, `<${tag}> is not allowed in <head>.`, 'Only <meta name content/> and <link rel href/> are.');
    return;
  }
  const attributes = Object.fromEntries(written.map(([name, value]) => [name === 'httpEquiv' ? 'http-equiv' : name.toLowerCase(), value]));
  if (isAllowed({ tag, attributes })) article.head.push({ tag, attributes });
  else problems.error('head', at, `This <${tag}> is not allowed in <head>.`, 'Headers and style sheets belong to the site.');
}

function isAllowed({ tag, attributes }: HeadTag): boolean {
  const isSafe = tag === 'meta' ? !('http-equiv' in attributes) : LINK_RELATIONS.has(attributes.rel?.toLowerCase() ?? '');
  const hasSafeAddress = !/^[\s\p{Cc}]*(?!https?:)[a-z][\w+.-]*:/iu.test(attributes.href ?? '');
  return isSafe && hasSafeAddress && Object.keys(attributes).every((name) => /^[a-z][a-z:-]*$/.test(name) && !name.startsWith('on'));
}
