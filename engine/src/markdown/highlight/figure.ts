import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { closest } from '../../model/closest.ts';
import type { Frame, PendingCode } from '../article.ts';
import type { KeptHtml } from '../compiled.ts';
import type { Located } from '../problems.ts';
import { styleClass } from '../render/styles.ts';
import { withoutTokens } from '../tokens.ts';
import { highlightAll } from './highlighter.ts';
import { LANGUAGE_NAMES, languageFor, languageTitle } from './languages.ts';
import { escapeText } from './line-colors.ts';
import { markLines, parseCodeMeta } from './marks.ts';

declare module 'hast' {
  interface ElementData {
    /** Of a `figure.code`: its content, for search and the Markdown rendition. */
    code?: { readonly text: string; readonly language: string; readonly title: string | undefined };
    /** Of a `figure.diagram`: its source. */
    diagram?: string;
  }
}

/**
 * Renders a code block in its frame, and reports unknown languages and unpaired marks. `fillCode` adds the lines.
 * @param language name given by the author; empty for none
 * @param meta the text after the language
 * @param name its title, if that is not in `meta`
 */
export function renderCode(source: string, language: string, meta: string, frame: Frame, at: Located, name?: string): Element {
  const settings = parseCodeMeta(withoutTokens(meta));
  const title = name ? withoutTokens(name) : settings.title;
  const known = knownLanguage(language, frame, at);
  const marked = markLines(withoutTokens(source), settings, known);
  if (marked.unpaired !== undefined) {
    const other = marked.unpaired.replace(/start$|end$/, (end) => (end === 'start' ? 'end' : 'start'));
    const message = `A ${marked.unpaired} in this code block has no ${other}.`;
    frame.problems.warning('code-marks', at, message, 'Write both, each in a comment on its own line.');
  }
  const { numbered, firstNumber } = settings;
  const counter = firstNumber !== undefined ? styleClass({ 'counter-increment': `line ${firstNumber - 1}` }, frame, at) : undefined;
  const target = h('code', { className: counter });
  frame.article.pendingCode.push({ target, language: known, marked });
  const heading = title === undefined ? [] : [h('span', { className: ['code-title'] }, breakPath(title))];
  const copy = h('button', { type: 'button', className: ['code-copy'] }, frame.article.labels.copy);
  const figure = h(
    'figure',
    { className: numbered ? ['code', 'numbered'] : ['code'], dataLang: known },
    // Shown instead of a missing file name.
    h('figcaption', { dataName: languageTitle(known) || undefined }, heading, copy),
    h('pre', { tabIndex: 0 }, target),
  );
  // The signs of a diff are not copied, but read.
  const written = marked.code.split('\n').map((line, index) => (marked.prompts.get(index) ?? '') + line);
  const text = settings.diff || known === 'diff' ? written.join('\n') : marked.code;
  figure.data = { code: { text, language: settings.diff ? `${known} diff` : known, title } };
  return figure;
}

/** Lets the path of a file break after its slashes only, where that is enough. */
function breakPath(title: string): ElementContent[] {
  return title.split(/(?<=\/)(?=.)/).flatMap((part, index) => {
    const text = { type: 'text' as const, value: part };
    return index === 0 ? [text] : [h('wbr'), text];
  });
}

/** Writes the coloured lines into the code blocks of a page. */
export async function fillCode(pending: readonly PendingCode[], kept: KeptHtml | undefined): Promise<void> {
  const colored = await highlightAll(
    pending.map(({ marked, language }) => ({ code: marked.code, language })),
    kept,
  );
  for (const [index, block] of pending.entries()) fillBlock(block, colored[index] ?? []);
}

function fillBlock({ target, marked }: PendingCode, lines: readonly string[]): void {
  const html = lines.map((line, index) => {
    const classes = ['line', ...(marked.lineClasses.get(index) ?? [])].join(' ');
    const prompt = marked.prompts.get(index);
    return `<span class="${classes}">${prompt === undefined ? '' : `<span class="prompt">${escapeText(prompt)}</span>`}${line}</span>`;
  });
  target.children = [{ type: 'raw', value: html.join('\n') }];
}

function knownLanguage(language: string, frame: Frame, at: Located): string {
  if (language === '') return 'text';
  const own = Object.entries(frame.article.context.codeLanguages).find(([name]) => name.toLowerCase() === language.toLowerCase())?.[1];
  const known = languageFor(own ?? language);
  if (known) return known;
  const [marks] = /[{[].*$/.exec(language) ?? [];
  const near = closest(marks === undefined ? language : language.slice(0, -marks.length), LANGUAGE_NAMES);
  const hint = near ? `Did you mean "${marks === undefined ? near : `${near} ${marks}`}"?` : 'Write "text" for no colours.';
  frame.problems.warning(
    'unknown-language',
    at,
    `The highlighter does not know the language "${language}"; the code has no colours.`,
    hint,
  );
  return 'text';
}
