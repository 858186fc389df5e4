import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Frame, Tag } from '../article.ts';
import { shortened } from '../expand/evaluate.ts';
import { fillLabel } from '../labels.ts';
import type { Located } from '../problems.ts';
import { askReact, listed, withMissing } from './ask-react.ts';
import { dependOnStyles, ELEMENTS } from './own-classes.ts';
import { codeOfTag, type PageCode } from './page-code.ts';
import { PAGE_STYLE } from './page-style.ts';
import { placeHtml } from './place-html.ts';
import { THEME_CLASSES } from './theme-classes.ts';

/** The component whose content is a whole page, which has no contents list beside it. */
const PAGE = 'ReactPage';
/** Renders a tag whose component the file imports or defines. Where that fails, readers see its content, or a note in its place. */
export function renderReactTag(node: Tag, frame: Frame): ElementContent[] {
  const name = node.name ?? '';
  const content = run(codeOfTag(node, frame), node, frame, node);
  if ('html' in content) {
    if (name !== PAGE) return content.html;
    frame.article.sheets.add(PAGE_STYLE);
    frame.article.sheets.add(THEME_CLASSES);
    frame.article.projectClasses.add(ELEMENTS);
    return [h('div', { className: ['react-page', ...(content.isStyled ? ['react-wide'] : [])] }, content.html)];
  }
  const message = `<${name}> cannot be rendered: ${content.fault}.`;
  frame.problems.error('react', node, message, 'It is left out. Its content is shown, or a note that it is missing.');
  const own = frame.render(node.children);
  return own.length > 0 ? own : [noteOf(name, node, frame)];
}

/** Renders an expression by running it. Where that fails, a name alone is shown as it is written, and code left out. */
export function renderReactExpression(code: string, node: Located, frame: Frame): ElementContent[] {
  const content = run({ markup: `{${code}}`, slots: [] }, undefined, frame, node);
  if ('html' in content) return content.html;
  const isName = /^\s*[\w$]+\s*$/.test(code);
  frame.problems.error(
    'react',
    node,
    `{${shortened(code)}} cannot be shown: ${content.fault}.`,
    isName ? 'Its text is shown.' : 'It is left out.',
  );
  return isName ? [{ type: 'text', value: `{${code}}` }] : [];
}

function run(
  { markup, slots }: PageCode,
  tag: Tag | undefined,
  frame: Frame,
  at: Located,
): { readonly html: ElementContent[]; readonly isStyled: boolean } | { readonly fault: string } {
  const answer = askReact(markup, frame);
  if (answer.html === undefined) return { fault: answer.fault };
  const { article } = frame;
  if (tag?.name === PAGE) {
    const { title, windowTitle, description } = answer.head;
    Object.assign(article, { title: title ?? windowTitle, windowTitle, description });
  }
  if (answer.html === '' && answer.missing.length > 0) return { fault: withMissing('it shows nothing', answer.missing) };
  const what = tag?.name === PAGE ? 'This page' : tag?.name ? `<${tag.name}>` : 'An expression';
  if (answer.missing.length > 0) {
    const message = `${what} uses what is not there: ${listed(answer.missing)}.`;
    const hint = answer.missing.every((name) => /^(?:[./]|@site\/)/.test(name))
      ? 'Correct the path, or run the script that makes the file.'
      : "Install the project's packages, and run the scripts that make files of it.";
    frame.problems.warning('needs-package', at, message, hint);
  }
  if (answer.scripted.length > 0) {
    const message = `${what} has a script (${answer.scripted.join(', ')}), which pages do not load: readers see how it begins.`;
    frame.problems.warning('needs-script', at, message);
  }
  dependOnStyles(frame);
  const html = placeHtml(answer.html === '' ? linkTo(answer.head.redirect) : answer.html, { frame, at, tag, slots, css: answer.css });
  if (answer.css !== '') article.sheets.add(answer.css);
  // Beside the mark for elements there are classes.
  return { html, isStyled: answer.css !== '' || article.projectClasses.size > 1 };
}

/** What readers see of a page that only leads to another one. */
function linkTo(address: string | undefined): string {
  return address === undefined ? '' : `<p><a href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">→</a></p>`;
}

/** Tells readers that something is missing, and its author where. */
function noteOf(name: string, node: Tag, { article, file }: Frame): ElementContent {
  const line = node.position?.start.line;
  const words = fillLabel(article.labels.notShown, `<${name}> (${file}${line === undefined ? '' : `:${line}`})`);
  return node.type === 'mdxJsxTextElement' ? h('em', words) : h('aside', { className: ['admonition', 'admonition-info'] }, h('p', words));
}
