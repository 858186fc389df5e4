import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Frame } from '../article.ts';
import { renderCode } from '../highlight/figure.ts';
import type { Located } from '../problems.ts';
import { phrased } from '../render/phrases.ts';
import { DiagramError } from './diagram-error.ts';
import { drawDiagram, titleOf } from './draw.ts';

/** In characters. The time and the recursion depth of the layout grow with the number of nodes. */
const LONGEST_DIAGRAM = 10_000;

/**
 * Renders a diagram, or reports that it cannot be drawn.
 * @param placeOf returns the place of a line of the source (0-based) in the file
 */
export function renderDiagram(source: string, frame: Frame, placeOf: (line: number) => Located | undefined): ElementContent[] {
  if (source.length > LONGEST_DIAGRAM) {
    frame.problems.error('diagram', placeOf(0), 'This diagram is too large.', 'Divide it into several diagrams.');
    return [sourceOf(source, frame, placeOf(0))];
  }
  try {
    // Focusable, so that wide diagrams can be scrolled by keyboard.
    const title = titleOf(source);
    const caption = title === undefined ? [] : h('figcaption', phrased(title));
    const figure = h('figure', { className: ['diagram'], tabIndex: 0 }, { type: 'raw', value: drawOnce(source, frame) }, caption);
    figure.data = { diagram: source.trim() };
    return [figure];
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error;
    frame.problems.error('diagram', placeOf(error.line), error.message, error.suggestion);
    return [sourceOf(source, frame, placeOf(0))];
  }
}

/** What cannot be drawn is shown as its author wrote it. */
function sourceOf(source: string, frame: Frame, at: Located | undefined): Element {
  return renderCode(source.trim(), 'text', '', frame, at ?? {});
}

function drawOnce(source: string, { article }: Frame): string {
  const { keptHtml } = article.context;
  const { frames } = article.labels;
  const key = `diagram\n${Object.values(frames).join()}\n${source}`;
  const kept = keptHtml?.get(key);
  if (kept !== undefined) return kept;
  const svg = drawDiagram(source, frames);
  keptHtml?.set(key, svg);
  return svg;
}
