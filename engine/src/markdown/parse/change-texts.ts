import type { Nodes } from 'mdast';

/** Changes the texts that a node has itself. */
export function changeTexts(node: Nodes, change: (text: string) => string): void {
  if ('value' in node && typeof node.value === 'string') node.value = change(node.value);
  if ('url' in node) node.url = change(node.url);
  if ('alt' in node && node.alt) node.alt = change(node.alt);
  if ('title' in node && node.title) node.title = change(node.title);
  if ('meta' in node && node.meta) node.meta = change(node.meta);
  if ('attributes' in node && Array.isArray(node.attributes)) {
    for (const attribute of node.attributes) {
      if (typeof attribute.value === 'string') attribute.value = change(attribute.value);
      else if (attribute.value) attribute.value.value = change(attribute.value.value);
    }
  }
}
