import { parse } from 'parse5';
import { type Element, getAttribute, type Node } from '../../model/html-tree.ts';
import type { SidebarItem } from '../../model/sidebar.ts';
import { hasClass, makeElement, mapAttribute, mapElements, parseNodes, printHtml } from '../tree.ts';
import { renderFullSidebar } from './full-sidebar.ts';

/** What a page becomes part of. */
export interface OfflineFrame {
  /** Address of the page in the site. */
  readonly path: string;
  readonly sidebar: readonly SidebarItem[] | null;
  /** Relative link to the script that every page runs. */
  readonly script: string;
  /** What takes the place of a link. */
  readonly toHref: (href: string) => string;
  /** What takes the place of the address of a picture or style sheet. */
  readonly toSource: (address: string) => string;
}

const LINKS_KEPT = /^(?:stylesheet|icon|canonical|license)$/;

/** Turns a document of the site into one that opens from a folder: links are relative, the sidebar is whole, and its scripts are ours. */
export function makeOfflinePage(html: string, frame: OfflineFrame): string {
  const document = parse(html);
  mapElements(document, (element) => convert(element, frame));
  return printHtml(document);
}

function convert(element: Element, frame: OfflineFrame): Node[] {
  const { tagName } = element;
  const { path, sidebar, script, toHref, toSource } = frame;
  if (tagName === 'script' || hasClass(element, 'base-url-banner')) return [];
  if (tagName === 'meta' && getAttribute(element, 'property') !== undefined) return [];
  // It copies what a server answers.
  if (tagName === 'button' && hasClass(element, 'quiet-action')) return [];
  if (tagName === 'link') {
    const rel = getAttribute(element, 'rel') ?? '';
    if (!LINKS_KEPT.test(rel)) return [];
    if (rel !== 'canonical') mapAttribute(element, 'href', toSource);
    return [element];
  }
  if (tagName === 'html') element.attrs = element.attrs.filter(({ name }) => name !== 'data-app' && name !== 'data-site');
  if (tagName === 'head') element.childNodes.push(makeElement('script', { src: script }, []));
  if (hasClass(element, 'sidebar-nav') && sidebar) {
    element.childNodes = parseNodes(renderFullSidebar(sidebar, path));
    mapElements(element, (child) => convert(child, frame));
  }
  mapAttribute(element, 'href', toHref);
  for (const name of ['src', 'poster']) mapAttribute(element, name, toSource);
  mapAttribute(element, 'srcset', (list) =>
    list.replace(/(^|,\s*)([^\s,]+)/g, (_, before: string, address: string) => before + toSource(address)),
  );
  return [element];
}
