import type { Nodes } from 'mdast';
import { fillPlaceholders } from '../expand/scope.ts';
import { renderCode } from '../highlight/figure.ts';
import { languageFor } from '../highlight/languages.ts';
import { restoreText } from '../parse/hidden.ts';
import { isComment } from '../parse/phrasing.ts';
import type { Component, ComponentTag } from './component-tag.ts';
import { readValue } from './read-value.ts';

/** `<CodeBlock language="groovy">{`…${versions.sdk}…`}</CodeBlock>` */
export const CodeBlock: Component = {
  attributes: ['language', 'className', 'title', 'showLineNumbers', 'metastring'],
  render(tag) {
    const language = tag.text('language') ?? languageIn(tag.text('className') ?? '');
    const meta = [tag.text('metastring') ?? '', tag.flag('showLineNumbers') ? 'showLineNumbers' : ''];
    const code = withoutOuterLines(codeOf(tag));
    return [renderCode(code, language, meta.join(' '), tag.frame, tag.node, tag.text('title'))];
  },
};

/** A text without the ends of its first and last line, and the indentation of the tag below it. */
function withoutOuterLines(code: string): string {
  const trimmed = code.trimEnd();
  const hasEnd = code.indexOf('\n', trimmed.length) >= 0;
  return (hasEnd ? trimmed : code).replace(/^\n/, '');
}

/** `language-groovy`, or `groovy` alone. */
function languageIn(className: string): string {
  return /language-(\S+)/.exec(className)?.[1] ?? (languageFor(className) === undefined ? '' : className);
}

function codeOf(tag: ComponentTag): string {
  const { frame, node } = tag;
  const isForeign = frame.article.context.dialect !== undefined;
  // Among the words of lines, which are a paragraph to the parser, a Docusaurus project has expressions; elsewhere their braces are code.
  const parts = node.children
    .flatMap((child): Nodes[] => (isForeign && child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => !isComment(child));
  return parts.map((child, index) => gapBefore(child, parts[index - 1], tag) + textOf(child, tag)).join('');
}

/** What stands between two parts: a line end, or nothing. */
function gapBefore(child: Nodes, before: Nodes | undefined, { frame }: ComponentTag): string {
  if (before === undefined) return '';
  return frame.source.text.slice(before.position?.end.offset, child.position?.start.offset).includes('\n') ? '\n' : '';
}

function textOf(child: Nodes, tag: ComponentTag): string {
  const { frame, node } = tag;
  const source = sourceOf(child, tag);
  // Text outside of a template literal is code.
  if (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression')
    return fillPlaceholders(source, frame.scope, frame.problems, () => node);
  const value = readValue(source.slice(1, -1), frame, () => child);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * A child as its author wrote it, since the parser removes white space from template literals. The indentation of the tag is not part of
 * the code.
 */
function sourceOf(child: Nodes, { frame, node }: ComponentTag): string {
  const text = restoreText(frame.source.text.slice(child.position?.start.offset ?? 0, child.position?.end.offset ?? 0));
  const indent = (node.position?.start.column ?? 1) - 1;
  return text.replace(new RegExp(`\\n[ \\t]{0,${indent}}`, 'g'), '\n');
}
