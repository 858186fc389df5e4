import type { RootContent } from 'mdast';
import type { Frame } from '../article.ts';
import { type Component, ComponentTag } from './component-tag.ts';

/** `<Conditional brand="tds" region="cn" if={…}>`: content for builds that match all given attributes. */
export const Conditional: Component = {
  attributes: ['brand', 'region', 'if'],
  render: (tag) => (isShown(tag) ? tag.children() : []),
};

function isShown(tag: ComponentTag): boolean {
  const { brand, region } = tag.frame.article.context;
  return matches(tag.text('brand'), brand) && matches(tag.text('region'), region) && (!tag.has('if') || Boolean(tag.value('if')));
}

/** @param wanted one or several names, separated by commas or spaces */
function matches(wanted: string | undefined, actual: string): boolean {
  return wanted === undefined || wanted.split(/[\s,]+/).includes(actual);
}

/** Replaces `Conditional`s by the content that they show, for components that count their children. */
export function decideConditionals(nodes: readonly RootContent[], frame: Frame): RootContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Conditional') return [node];
    const tag = new ComponentTag('Conditional', node, frame, Conditional);
    return isShown(tag) ? decideConditionals(tag.content(), frame) : [];
  });
}
