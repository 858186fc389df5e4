import type { ElementContent } from 'hast';
import type { Frame } from '../article.ts';
import type { Located } from '../problems.ts';
import { renderImage } from '../render/links.ts';
import { styleClass } from '../render/styles.ts';

/** The picture that an element has as its background, and its other styles. */
export function backgroundOf(style: string | undefined): { address: string; style: string } | undefined {
  const address = /(?:^|;)\s*background(?:-image)?\s*:[^;]*?\burl\(\s*["']?((?!data:)[^"')]+?)["']?\s*\)/.exec(style ?? '')?.[1];
  if (style === undefined || address === undefined) return undefined;
  // An address may contain a semicolon, but a style that loads something is not allowed.
  return { address, style: style.replace(/(^|;)\s*background[\w-]*\s*:(?:[^;(]|\([^)]*\))*/g, '$1') };
}

/** An empty element shows its background: it is a picture. */
export function renderBackground(address: string, frame: Frame, at: Located): ElementContent[] {
  const filling = styleClass('width:100%;height:100%;object-fit:cover', frame, at);
  const image = renderImage(address, { alt: '', className: filling === undefined ? [] : [filling] }, frame, at);
  return image ? [image] : [];
}
