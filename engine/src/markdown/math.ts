import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Frame } from './article.ts';
import type { Located } from './problems.ts';

declare module 'hast' {
  interface ElementData {
    /** Of a `span.formula`: its TeX, with the dollars around it. */
    formula?: string;
  }
}

type Katex = typeof import('katex')['default'];

let katex: Katex | undefined;

/** Loads what draws formulas; only sites with formulas need it. */
export async function loadMath(): Promise<void> {
  katex ??= (await import('katex')).default;
}

/**
 * Renders a formula as MathML, which browsers draw themselves: it needs no script, style sheet or font. One that cannot be read is shown as
 * its author wrote it.
 */
export function renderFormula(tex: string, kind: 'inline' | 'display', frame: Frame, at: Located): Element {
  const marks = kind === 'display' ? '$$' : '$';
  const source = marks + tex + marks;
  try {
    // A formula that defines a command adds it to the object.
    const macros = { ...frame.article.context.dialect?.mathMacros };
    const displayMode = kind === 'display';
    const html = katex?.renderToString(tex, { displayMode, output: 'mathml', throwOnError: true, strict: 'ignore', macros });
    if (html === undefined) return h('code', source);
    // The site allows no style attributes.
    const element = h('span', { className: ['formula'] }, { type: 'raw', value: html.replace(/ style="[^"]*"/g, '') });
    element.data = { formula: source };
    return element;
  } catch (error) {
    const detail = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const command = /Undefined control sequence: (\\[A-Za-z]+)/.exec(detail ?? '')?.[1];
    if (command === undefined) frame.problems.error('formula', at, `This formula cannot be read: ${detail}`, 'Write TeX that KaTeX knows.');
    else {
      const message = `KaTeX does not know ${command}: this formula is shown as it is written.`;
      frame.problems.error('formula-command', at, message, 'Define the command in content.mathMacros, or write TeX that KaTeX knows.');
    }
    return h('code', source);
  }
}
