import { defineComponent, h, type Nodes, textOf } from 'signpost/components';
import { text } from '../attributes.ts';
import { renderStyle } from '../page-style.ts';

/** Release notes. The page contains all versions, each in a section; in the browser, readers can choose one. */
export const ReleaseNote = defineComponent({
  props: { sdkPlugName: text.default(''), sdkName: text.default('all') },
  late: { module: new URL('./release-note.late.tsx', import.meta.url) },
  render: (use) => [
    ...renderStyle(use, 'releases'),
    // The filter that comes late finds its room kept, so that nothing moves.
    h('div', { className: ['release-filter'] }),
    ...sectionsByVersion(use.children().map(classify)),
  ],
});

const DATE = /^(?:\d{4}-\d{2}-\d{2}|\d{4} 年 \d+ 月 \d+ 日|[A-Z][a-z]+ \d+, \d{4})$/;

/** The heads of what may need work in a game: the pages tell readers to look for them. */
const CHANGES: ReadonlySet<string> = new Set(['变更', 'Changed']);

/** Tells dates, and the words in bold that head a list of changes, from other paragraphs. */
function classify(node: Nodes[number]): Nodes[number] {
  if (node.type !== 'element' || node.tagName !== 'p') return node;
  const [first, ...others] = node.children;
  const isKind = first?.type === 'element' && first.tagName === 'strong' && others.length === 0;
  const words = textOf(node).trim();
  const names = DATE.test(words) ? ['release-date'] : isKind ? ['release-kind', ...(CHANGES.has(words) ? ['release-change'] : [])] : [];
  return names.length === 0 ? node : { ...node, properties: { ...node.properties, className: names } };
}

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
