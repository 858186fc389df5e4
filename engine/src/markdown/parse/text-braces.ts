import { hideExpressions } from './hidden.ts';
import { scanLines } from './scan-lines.ts';

/**
 * Hides the braces that are text in MDX 1, as readers of Docusaurus 2 see them: all in Markdown. Those in a block that begins with a tag are
 * code, as are those of statements, and comments stay comments.
 */
export function hideTextBraces(source: string): string {
  if (!source.includes('{')) return source;
  let isCode = false;
  let open = 0;
  return scanLines(source)
    .map(({ text, start, fence }) => {
      const content = text.slice(start);
      const isItem = /[-+*\d]/.test(text.slice(0, start));
      if (fence === undefined && /^<|^(?:import|export)\s/.test(content)) isCode = true;
      // What goes on after an empty line has braces that are still open.
      else if (content.trim() === '' || fence !== undefined || isItem) isCode = open > 0;
      if (isCode) open += text.split('{').length - text.split('}').length;
      return isCode || fence !== undefined || content.startsWith('{/*') ? text : hideExpressions(text);
    })
    .join('\n');
}
