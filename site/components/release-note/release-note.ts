import { defineComponent, h, type Nodes, textOf } from 'signpost/components';
import { text } from '../attributes.ts';

/** Release notes. The page contains all versions, each in a section; in the browser, readers can choose one. */
export const ReleaseNote = defineComponent({
  props: { sdkPlugName: text.default(''), sdkName: text.default('all') },
  late: { module: new URL('./release-note.late.tsx', import.meta.url) },
  // The filter that comes late finds its room kept, so that nothing moves.
  render: ({ children }) => [h('div', { className: ['release-filter'] }), ...sectionsByVersion(children())],
});

/** Wraps each heading of the highest level and the content below it in a section. */
function sectionsByVersion(content: Nodes): Nodes {
  const top = Math.min(...content.flatMap((node) => headingLevel(node) ?? []));
  const result: Nodes = [];
  let section: ReturnType<typeof h> | undefined;
  for (const node of content) {
    if (headingLevel(node) === top) {
      const started = h('section', { dataVersion: textOf(node).trim() });
      result.push(started);
      section = started;
    }
    if (section) section.children.push(node);
    else result.push(node);
  }
  return result;
}

function headingLevel(node: Nodes[number]): number | undefined {
  return node.type === 'element' && /^h[2-6]$/.test(node.tagName) ? Number(node.tagName[1]) : undefined;
}
