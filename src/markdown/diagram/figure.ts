import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Frame } from '../article.ts';
import type { Located } from '../problems.ts';
import { DiagramError } from './diagram-error.ts';
import { drawDiagram } from './draw.ts';

/** In characters. Layout takes time and depth by the number of steps. */
const LONGEST_DIAGRAM = 10_000;

/**
 * A diagram in the article; one that cannot be drawn is an error.
 * @param placeOf where a line of the source stands in the file, 0-based
 */
export function renderDiagram(source: string, frame: Frame, placeOf: (line: number) => Located | undefined): ElementContent[] {
  if (source.length > LONGEST_DIAGRAM) {
    frame.problems.error('diagram', placeOf(0), 'This diagram is too large to be read.', 'Draw several, each of one thing.');
    return [];
  }
  try {
    // Focusable, as it scrolls where it is wider than the screen.
    const figure = h('figure', { className: ['diagram'], tabIndex: 0 }, { type: 'raw', value: drawDiagram(source) });
    figure.data = { diagram: source.trim() };
    return [figure];
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error;
    frame.problems.error('diagram', placeOf(error.line), error.message, error.suggestion);
    return [];
  }
}
