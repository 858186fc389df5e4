import type { ElementContent } from 'hast';
import type { Nodes } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import type { Frame } from '../article.ts';
import { evaluate } from '../expand/evaluate.ts';
import { holdsMarkup, isSlot, readMarkup } from '../expand/markup.ts';
import type { Value } from '../expand/scope.ts';
import { restoreText } from '../parse/hidden.ts';
import { parseMarkup } from '../parse/parse.ts';
import { renderReactExpression } from '../react/render-react.ts';

type Of<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

/** Renders an expression: the value of `{versions.sdk}`, markup, or the content of a component's tag. */
export function renderExpression(node: Of<'mdxFlowExpression' | 'mdxTextExpression'>, frame: Frame): ElementContent[] {
  const { start, end } = node.position ?? {};
  const { text } = frame.source;
  // `\{{name}}` is the text {{name}}, but the parser sees an escaped brace and an expression.
  if (start?.offset !== undefined && text.startsWith('\\{', start.offset - 2) && text[end?.offset ?? 0] === '}') {
    return [{ type: 'text', value: `{${node.value}}` }];
  }
  if (frame.slot && isSlot(node.value)) return [...frame.slot];
  const doubled = /^\{\s*([A-Za-z_][\w.]*)\s*\}$/.exec(node.value)?.[1];
  const result = evaluate(doubled ?? writtenIn(node, frame), frame.scope);
  if ('value' in result) return valueAsText(result.value);
  const markup =
    start?.offset === undefined || end?.offset === undefined ? undefined : renderMarkup(start.offset + 1, end.offset - 1, frame);
  if (markup !== undefined) return markup;
  if (doubled === undefined && frame.article.context.react !== undefined)
    return renderReactExpression(restoreText(node.value), node, frame);
  if (doubled === undefined || frame.scope.hasConstants()) frame.problems.error('expression', node, result.fault, result.suggest());
  return [{ type: 'text', value: `{${restoreText(node.value)}}` }];
}

/** An expression with the white space of its templates, which the parser takes away, but that around its line. */
function writtenIn({ value, position }: Of<'mdxFlowExpression' | 'mdxTextExpression'>, { source }: Frame): string {
  const { start, end } = position ?? {};
  if (!/`[^`]*\n/.test(value) || start?.offset === undefined || end?.offset === undefined) return value;
  const margin = /^[ \t]*/.exec(source.text.slice(source.text.lastIndexOf('\n', start.offset - 1) + 1))?.[0].length ?? 0;
  const written = source.text.slice(start.offset + 1, end.offset - 1).replace(new RegExp(`\\n[ \\t]{0,${margin}}`, 'g'), '\n');
  // In a quotation, each line has its mark.
  return written.replace(/\s/g, '') === value.replace(/\s/g, '') ? restoreText(written) : value;
}

/** Like React, shows texts and numbers, also those in lists. */
function valueAsText(value: Value): ElementContent[] {
  if (Array.isArray(value)) return value.flatMap(valueAsText);
  return typeof value === 'string' || typeof value === 'number' ? [{ type: 'text', value: String(value) }] : [];
}

/** Renders an expression with markup from the file's text, since the parser removes indentation. Undefined if it has no such form. */
export function renderMarkup(offset: number, end: number, frame: Frame): ElementContent[] | undefined {
  const expression = restoreText(frame.source.text.slice(offset, end));
  if (!holdsMarkup(expression)) return undefined;
  const shown = readMarkup(expression, frame.scope, (start, end) => parseMarkup(frame.source, offset + start, offset + end));
  return shown?.flatMap((part) => ('value' in part ? valueAsText(part.value) : frame.within(part.names, () => frame.render(part.markup))));
}

/** Renders `at 8:00` and `std::vector` as text: the parser takes them for directives. */
export function directiveAsText(state: State, node: Of<'textDirective' | 'leafDirective'>, frame: Frame): ElementContent[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  const from = node.children[0]?.position?.start.offset ?? end;
  const to = node.children.at(-1)?.position?.end.offset ?? end;
  const { text } = frame.source;
  const [, before = '', expression] = /^([^{]*)\{([\s\S]*)\}$/.exec(text.slice(node.children.length > 0 ? to : start, end)) ?? [];
  // The attributes of a directive, as in `v:x{versions.sdk}`, are an expression.
  if (expression !== undefined) {
    const value = renderExpression({ type: 'mdxTextExpression', value: expression, position: node.position }, frame);
    const inner = node.children.length > 0 ? [{ type: 'text' as const, value: text.slice(start, from) }, ...state.all(node)] : [];
    return [...inner, { type: 'text', value: before }, ...value];
  }
  return [{ type: 'text', value: text.slice(start, from) }, ...state.all(node), { type: 'text', value: text.slice(to, end) }];
}
