import type { ElementContent } from 'hast';
import type { Nodes } from 'mdast';
import type { Frame, Tag } from '../article.ts';
import { restoreText } from '../parse/hidden.ts';
import { isComment } from '../parse/phrasing.ts';

/** JSX with the Markdown in it, which is rendered by the engine. */
export interface PageCode {
  readonly markup: string;
  /** By their numbers: `slot(0)`. */
  readonly slots: readonly ElementContent[][];
}

/** A tag as JSX. What is Markdown in it becomes a slot; text alone stays text, as components read it. */
export function codeOfTag(node: Tag, frame: Frame): PageCode {
  const slots: ElementContent[][] = [];
  const slotOf = (nodes: Nodes[]): string => {
    const content = nodes.flatMap((child) => (child.type === 'root' ? [] : frame.render([child])));
    slots.push(content);
    return `{slot(${slots.length - 1})}`;
  };
  const print = (child: Nodes): string => {
    switch (child.type) {
      case 'text':
        return child.value.trim() === '' && child.value.includes('\n') ? '' : `{${JSON.stringify(child.value)}}`;
      case 'mdxTextExpression':
      case 'mdxFlowExpression':
        return isComment(child) ? '' : `{${restoreText(child.value)}}`;
      case 'mdxJsxTextElement':
      case 'mdxJsxFlowElement':
        return isCode(child, frame) ? printTag(child) : slotOf([child]);
      case 'mdxjsEsm':
        return '';
      case 'paragraph':
        return isAllCode(child.children) ? child.children.map(print).join('') : slotOf([child]);
      default:
        return slotOf([child]);
    }
  };
  const printTag = (tag: Tag): string => {
    const attributes = tag.attributes.map(printAttribute).join('');
    const name = tag.name ?? '';
    // Words on the line of the tag are no paragraph.
    const line = tag.position?.start.line;
    const children = tag.children.flatMap((child) =>
      child.type === 'paragraph' && child.position?.start.line === line ? child.children : [child],
    );
    return `<${name}${attributes}>${children.map(print).join('')}</${name}>`;
  };
  return { markup: printTag(node), slots };
}

/** Whether words are no paragraph, as in MDX: only tags and expressions, and room between them. */
function isAllCode(children: readonly Nodes[]): boolean {
  const parts = children.filter((child) => !(child.type === 'text' && child.value.trim() === ''));
  return parts.length > 0 && parts.every(({ type }) => type === 'mdxTextExpression' || type === 'mdxJsxTextElement');
}

type Attribute = Tag['attributes'][number];

function printAttribute(attribute: Attribute): string {
  if (attribute.type === 'mdxJsxExpressionAttribute') return ` {${restoreText(attribute.value)}}`;
  const { name, value } = attribute;
  if (value === null || value === undefined) return ` ${name}`;
  return ` ${name}={${typeof value === 'string' ? JSON.stringify(value) : restoreText(value.value)}}`;
}

/** Whether a tag within a component is one, too, or a plain element: components of the engine are rendered by it. */
function isCode({ name }: Tag, { modules, head }: Frame): boolean {
  // Components that show tabs look for their items.
  if (name === 'TabItem' && /\bimport\s+TabItem\b/.test(head)) return true;
  if (name !== null && DRAWING.test(name)) return true;
  return name === null || modules.has(name.split('.')[0] ?? '') || /^(div|span|b|i|em|strong|small|br|hr|p)$/.test(name);
}

/** A drawing, and what one consists of. */
const DRAWING =
  /^(svg|g|path|circle|ellipse|rect|line|polyline|polygon|text|tspan|defs|use|symbol|stop|mask|clipPath|linearGradient|radialGradient|marker|pattern|animate)$/;

/** Whether a tag is a drawing in the text, which React prints. */
export function isDrawing({ name }: Tag, { article }: Frame): boolean {
  return name === 'svg' && article.context.react !== undefined;
}

/** Elements whose attributes may need code, and that mean the same wherever they stand. */
const PLAIN = /^(a|article|aside|b|code|div|em|figure|i|img|section|small|span|strong|video)$/;

/** Whether an HTML element has attributes that only code can tell, such as classes of an imported style sheet. */
export function hasAttributesOfCode({ name, attributes }: Tag, frame: Frame): boolean {
  if (name === null || frame.article.context.react === undefined || !PLAIN.test(name)) return false;
  return attributes.some((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return true;
    return typeof attribute.value === 'object' && attribute.value !== null && usesCode(restoreText(attribute.value.value), frame);
  });
}

/** Whether what a component of the project shows is part of the code in a `<CodeBlock>`. */
export function hasComponentsInCode({ name, children }: Tag, { modules }: Frame): boolean {
  if (name !== 'CodeBlock') return false;
  const parts = children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]));
  return parts.some((part) => 'name' in part && part.name !== null && modules.has(part.name.split('.')[0] ?? ''));
}

/** Whether an expression has a name of the file's imports or definitions in it. */
function usesCode(expression: string, { modules }: Frame): boolean {
  return modules.size > 0 && [...expression.matchAll(/[A-Za-z_$][\w$]*/g)].some(([name]) => modules.has(name));
}
