import { defineComponent, h, type Nodes, textOf } from 'signpost/components';
import { renderStyle } from './page-style.ts';

type Element = Extract<Nodes[number], { type: 'element' }>;

const CODE = /^\d+$/;
/** Longest name in characters that a column shows in one line. */
const LONGEST = 24;
/** After underscores, and before capital letters: where longer ones break. */
const PARTS = /(?<=_)|(?<=[a-z\d])(?=[A-Z])/;

/** Around tables of error codes: each row can be linked to by its code, and long names break where they have parts. */
export const ErrorCodes = defineComponent({
  props: {},
  render(use) {
    const content = use.children();
    for (const table of elementsIn(content, 'table')) {
      table.properties.className = [table.properties.className ?? [], 'codes'].flat().map(String);
      for (const row of elementsIn(table.children, 'tr')) linkCode(row);
      for (const name of elementsIn(table.children, 'code')) breakName(name);
    }
    return [...renderStyle(use, 'codes'), ...content];
  },
});

function linkCode(row: Element): void {
  const [cell] = elementsIn(row.children, 'td');
  const code = cell ? textOf(cell).trim() : '';
  if (!cell || !CODE.test(code)) return;
  row.properties.id = code;
  cell.children = [h('a', { href: `#${code}`, class: 'code-link' }, code)];
}

function breakName(name: Element): void {
  const text = textOf(name);
  if (text.length <= LONGEST) return;
  name.children = h(
    'code',
    text.split(PARTS).flatMap((part, index) => (index === 0 ? [part] : [h('wbr'), part])),
  ).children;
}

function elementsIn(nodes: Nodes, tagName: string): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return node.tagName === tagName ? [node] : elementsIn(node.children, tagName);
  });
}
