/*
 * Diagrams are drawn at build time as SVG. The parts have no styles: `currentColor` gives them a plain look without a style sheet, and
 * `ui/article/parts/diagrams.css` styles their classes (`dg-…`). Sizes are for a font of 14px; `font-size` is set on the SVG.
 */
import { DiagramError } from './diagram-error.ts';
import { describeFlowchart, drawFlowchart } from './flowchart/draw.ts';
import { parseFlowchart } from './flowchart/parse.ts';
import { describeSequence, drawSequence } from './sequence/draw.ts';
import { parseSequence } from './sequence/parse.ts';

/**
 * Draws a diagram in Mermaid's syntax: `flowchart` (`graph`) or `sequenceDiagram`.
 * @returns the SVG as HTML text
 * @throws DiagramError with the line that cannot be parsed
 */
export function drawDiagram(source: string): string {
  const { lines, label } = withoutExtras(source.split('\n'));
  const first = lines.findIndex((line) => line.trim() !== '');
  // The parsers expect the header in the first line; later blank lines stay for the line numbers.
  const body = lines.slice(first);
  try {
    const header = body[0]?.trim() ?? '';
    if (/^(flowchart|graph)\b/i.test(header)) {
      const chart = parseFlowchart(body);
      return drawFlowchart(chart, label ?? describeFlowchart(chart));
    }
    if (/^sequenceDiagram\s*;?$/.test(header)) {
      const sequence = parseSequence(body);
      return drawSequence(sequence, label ?? describeSequence(sequence));
    }
    throw new DiagramError(
      0,
      `A diagram of the kind "${header.split(/\s/)[0] ?? ''}" cannot be drawn.`,
      'Use flowchart or sequenceDiagram.',
    );
  } catch (error) {
    if (error instanceof DiagramError) throw new DiagramError(error.line + Math.max(0, first), error.message, error.suggestion);
    throw error;
  }
}

/** Removes comments, settings and titles. The titles become the accessible name. */
function withoutExtras(source: readonly string[]): { lines: string[]; label: string | undefined } {
  let label: string | undefined;
  let inSettings = false;
  const lines = source.map((line, index) => {
    if (line.trim() === '---' && (index === 0 || inSettings)) {
      inSettings = !inSettings;
      return '';
    }
    const title = /^\s*(?:accTitle|accDescr|title)\s*:?\s+(.+)$/.exec(line)?.[1];
    if (title !== undefined) label = label === undefined ? title : `${label}. ${title}`;
    return inSettings || title !== undefined || /^\s*%%/.test(line) ? '' : line;
  });
  return { lines, label };
}
