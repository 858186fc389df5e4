import { posix } from 'node:path';
import type { ElementContent } from 'hast';
import type { Frame, Tag } from '../article.ts';
import { readAttributes } from '../components/component-tag.ts';
import { findFrontMatter, plainOffset } from '../front-matter-block.ts';
import { withoutParagraphs } from './html-schema.ts';

/** Limit for nested partials. */
const DEEPEST = 10;

/** Renders a partial, with the attributes of its tag as `props`. */
export function renderPartial(file: string, node: Tag, frame: Frame): ElementContent[] {
  const chain = [...frame.includedBy, frame.file];
  if (chain.includes(file) || chain.length > DEEPEST) {
    const path = [...chain.slice(Math.max(0, chain.indexOf(file))), file].map((name) => posix.basename(name)).join(' → ');
    const fault = chain.includes(file) ? 'The partials include each other' : `More than ${DEEPEST} partials are in each other`;
    frame.problems.error('partial-cycle', node, `${fault}: ${path}.`, 'Remove one of the imports.');
    return [];
  }
  const source = frame.article.readPartial(file);
  if (source === undefined) return [];
  if (node.children.length > 0 && !/\bchildren\b/.test(source)) {
    const message = `<${node.name}> is a partial that does not show the content of its tag.`;
    frame.problems.error('partial', node, message, 'Write {props.children} in the partial where the content belongs, or use attributes.');
  }
  const slot = frame.render(node.children);
  const bodyOffset = findFrontMatter(source)?.bodyOffset ?? plainOffset(source);
  const scope = frame.scope.with({ props: Object.fromEntries(readAttributes(node, frame)) });
  const content = frame.article.renderFile({ text: source, bodyOffset, file, scope, includedBy: chain, article: frame.article, slot });
  return node.type === 'mdxJsxTextElement' ? withoutParagraphs(content) : content;
}
