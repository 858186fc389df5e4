import { evaluate } from '../expand/evaluate.ts';
import { fillPlaceholders } from '../expand/scope.ts';
import { renderCode } from '../highlight/figure.ts';
import { isComment } from '../parse/phrasing.ts';
import type { Component, ComponentTag } from './component-tag.ts';

/** `<CodeBlock language="groovy">{`…${sdkVersions.taptap.android}…`}</CodeBlock>` */
export const CodeBlock: Component = {
  attributes: ['language', 'className', 'title', 'showLineNumbers', 'metastring'],
  render(tag) {
    const language = tag.text('language') ?? /language-(\S+)/.exec(tag.text('className') ?? '')?.[1] ?? '';
    const title = tag.text('title');
    const meta = [
      title === undefined ? '' : `title="${title.replaceAll('"', "'")}"`,
      tag.text('metastring'),
      tag.flag('showLineNumbers') ? 'showLineNumbers' : '',
    ];
    const code = codeOf(tag).replace(/^\n|\n\s*$/g, '');
    return [renderCode(code, language, meta.join(' '), tag.frame, tag.node)];
  },
};

function codeOf(tag: ComponentTag): string {
  const { frame } = tag;
  return tag.node.children
    .map((child) => {
      if (isComment(child)) return '';
      if (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') {
        const result = evaluate(child.value, frame.scope);
        if ('value' in result) return typeof result.value === 'string' || typeof result.value === 'number' ? String(result.value) : '';
        frame.problems.error('expression', child, result.fault, result.suggestion);
        return '';
      }
      // Text written without a template literal: as it stands in the source.
      const { start, end } = child.position ?? {};
      return fillPlaceholders(frame.source.text.slice(start?.offset ?? 0, end?.offset ?? 0), frame.scope, frame.problems, () => child);
    })
    .join('\n');
}
