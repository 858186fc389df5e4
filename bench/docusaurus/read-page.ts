import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What a reader finds on a built page, whoever built it. */
export interface PageFacts {
  /** Text of the first `<h1>` in the content; empty if there is none. */
  readonly heading: string;
  /** What links can lead to within the content. */
  readonly anchors: ReadonlySet<string>;
  /** How often each word stands in the content; each character of a script without spaces is one. */
  readonly words: ReadonlyMap<string, number>;
  /** Names of pictures, without folder, hash and ending. */
  readonly pictures: readonly string[];
  /** Labels that the sidebar shows before any script runs, from top to bottom. */
  readonly sidebar: readonly string[];
  /** Address that the page forwards to, if it is nothing but that. */
  readonly forwards: string | undefined;
}

/** Where a generator keeps content and sidebar. */
export interface Frame {
  readonly isLabel: (element: Element) => boolean;
  readonly isContent: (element: Element) => boolean;
  /** Around the content's text, not of it. */
  readonly isAside: (element: Element) => boolean;
}

const INLINE = /^(a|abbr|b|code|em|font|i|kbd|mark|s|small|span|strong|sub|sup|u|var)$/;
const UNSEEN = /^(script|style|template|textarea|noscript|svg)$/;

export const DOCUSAURUS: Frame = {
  isLabel: (element) => hasClass(element, 'menu__link') && !hasClass(element, 'menu__link--external-icon'),
  isContent: (element) => hasClass(element, 'main-wrapper'),
  isAside: (element) =>
    /^(nav|aside|button)$/.test(element.tagName) ||
    /theme-doc-footer|theme-edit-this-page|theme-doc-toc-mobile|theme-doc-version-badge|pagination-nav|hash-link|katex-mathml/.test(
      attribute(element, 'class'),
    ),
};

export const SIGNPOST: Frame = {
  isLabel: (element) => /^sidebar-(link|label)$/.test(attribute(element, 'class')) || isBranchName(element),
  isContent: ({ tagName }) => tagName === 'main',
  isAside: (element) => hasClass(element, 'katex-mathml'),
};

/** A branch of the sidebar that is no link has its name in what opens it. */
function isBranchName({ tagName, parentNode }: Element): boolean {
  const branch = parentNode !== null && 'tagName' in parentNode ? parentNode.parentNode : null;
  return tagName === 'summary' && branch !== null && 'tagName' in branch && hasClass(branch, 'sidebar-branch');
}

/** Reads a page of one of the two generators. */
export function readPage(html: string, frame: Frame): PageFacts {
  const anchors = new Set<string>();
  const pictures: string[] = [];
  const sidebar: string[] = [];
  let heading = '';
  let text = '';
  let forwards: string | undefined;
  const visitContent = (node: Node): void => {
    if ('value' in node) text += node.value;
    if (!('tagName' in node)) {
      visitChildren(node, visitContent);
      return;
    }
    if (frame.isAside(node)) return;
    const id = attribute(node, 'id');
    if (id !== '' && !/^_/.test(id)) anchors.add(id);
    if (node.tagName === 'img') pictures.push(nameOfPicture(attribute(node, 'src')));
    if (UNSEEN.test(node.tagName)) return;
    if (node.tagName === 'h1' && heading === '') heading = textOf(node, frame).replace(/\s+/g, ' ').trim();
    const isBlock = !INLINE.test(node.tagName);
    if (isBlock) text += ' ';
    visitChildren(node, visitContent);
    if (isBlock) text += ' ';
  };
  const visit = (node: Node): void => {
    if (!('tagName' in node)) {
      visitChildren(node, visit);
      return;
    }
    if (node.tagName === 'meta' && attribute(node, 'http-equiv') === 'refresh') {
      forwards = /url=(.*)$/i.exec(attribute(node, 'content'))?.[1];
    }
    if (frame.isContent(node)) visitContent(node);
    if (hasClass(node, 'sidebar-pending')) return;
    if (frame.isLabel(node)) {
      const label = textOf(node, frame).replace(/\s+/g, ' ').trim();
      if (label !== '') sidebar.push(label);
      return;
    }
    visitChildren(node, visit);
  };
  visit(parse(html));
  return { heading, anchors, pictures, sidebar, words: countWords(text), forwards };
}

function visitChildren(node: Node, visit: (child: Node) => void): void {
  if ('childNodes' in node) for (const child of node.childNodes) visit(child);
}

function textOf(node: Node, frame: Frame): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || ('tagName' in node && (frame.isAside(node) || UNSEEN.test(node.tagName)))) return '';
  return node.childNodes.map((child) => textOf(child, frame)).join('');
}

function attribute(element: Element, name: string): string {
  return element.attrs.find((candidate) => candidate.name === name)?.value ?? '';
}

function hasClass(element: Element, name: string): boolean {
  return attribute(element, 'class').split(/\s+/).includes(name);
}

function countWords(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function nameOfPicture(src: string): string {
  if (src.startsWith('data:')) return 'data';
  const [path = ''] = src.split(/[?#]/);
  const file = decodeURIComponent(path.split('/').at(-1) ?? '');
  return file.replace(/\.\w+$/, '').replace(/[-.][0-9a-f]{8,32}$/i, '');
}
