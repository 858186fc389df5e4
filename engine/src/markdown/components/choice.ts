import type { RootContent } from 'mdast';
import type { Frame } from '../article.ts';
import { isComment } from '../parse/phrasing.ts';

/** Replaces conditions by the content that they show, for components that count their children. */
export function decideConditions(nodes: readonly RootContent[], frame: Frame): RootContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name === null) return [node];
    const isShown = frame.article.registry.holds(node.name, node, frame);
    if (isShown === undefined) return [node];
    return isShown
      ? decideConditions(
          node.children.filter((child) => !isComment(child)),
          frame,
        )
      : [];
  });
}
