import { posix } from 'node:path';
import type { ElementContent } from 'hast';
import type { Frame, Tag } from '../article.ts';
import { readAttributes } from '../components/component-tag.ts';
import { findFrontMatter, plainOffset } from '../front-matter-block.ts';
import { renderFile } from './render-file.ts';

/** More files deep than anybody means to include; a cycle is found before. */
const DEEPEST = 10;

/** The content of another file, with the tag's attributes as its `props`. */
export function renderPartial(file: string, node: Tag, frame: Frame): ElementContent[] {
  const chain = [...frame.includedBy, frame.file];
  if (chain.includes(file) || chain.length > DEEPEST) {
    const path = [...chain.slice(chain.indexOf(file)), file].map((name) => posix.basename(name)).join(' → ');
    frame.problems.error('partial-cycle', node, `The partials include each other: ${path}.`, 'Take one of the imports out.');
    return [];
  }
  const source = frame.article.readPartial(file);
  if (source === undefined) return [];
  if (node.children.length > 0 && !/\bchildren\b/.test(source)) {
    const message = `<${node.name}> is a partial that shows no content of its tag.`;
    frame.problems.error(
      'partial',
      node,
      message,
      'Write {props.children} into it where that is to stand, or give it what it needs as attributes.',
    );
  }
  const slot = frame.render(node.children);
  const bodyOffset = findFrontMatter(source)?.bodyOffset ?? plainOffset(source);
  const scope = { ...frame.scope, props: Object.fromEntries(readAttributes(node, frame)) };
  const content = renderFile({ text: source, bodyOffset, file, scope, includedBy: chain, article: frame.article, slot });
  return node.type === 'mdxJsxTextElement' ? inlineContent(content) : content;
}

/** In a line of text the one paragraph of a partial is not a paragraph. */
function inlineContent(content: readonly ElementContent[]): ElementContent[] {
  return content.flatMap((node) => (node.type === 'element' && node.tagName === 'p' ? node.children : [node]));
}
