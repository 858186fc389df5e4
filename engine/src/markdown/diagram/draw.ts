/*
 * Diagrams are drawn at build time as SVG. The parts have no styles: `currentColor` gives them a plain look without a style sheet, and
 * `ui/article/parts/diagrams.css` styles their classes (`dg-…`). Sizes are for a font of 14px; `font-size` is set on the SVG.
 */
import { DiagramError } from './diagram-error.ts';
import { describeFlowchart, drawFlowchart } from './flowchart/draw.ts';
import { parseFlowchart } from './flowchart/parse.ts';
import { describeSequence, drawSequence } from './sequence/draw.ts';
import type { FrameKinds } from './sequence/model.ts';
import { parseSequence } from './sequence/parse.ts';
import { parseStates } from './state/parse.ts';

/**
 * Draws a diagram in Mermaid's syntax: `flowchart` (`graph`), `sequenceDiagram`, or `stateDiagram`.
 * @param kinds the words for the kinds of frames of a sequence (`alt`, `loop`) in the language of the page
 * @returns the SVG as HTML text
 * @throws DiagramError with the line that cannot be parsed
 */
export function drawDiagram(source: string, kinds: FrameKinds = {}): string {
  const { lines, label } = withoutExtras(source);
  const first = lines.findIndex((line) => line.trim() !== '');
  // The parsers expect the header in the first line; later blank lines stay for the line numbers.
  const body = lines.slice(first);
  try {
    const header = body[0]?.trim() ?? '';
    if (/^(flowchart|graph)\b/i.test(header)) {
      const chart = parseFlowchart(body);
      return drawFlowchart(chart, label ?? describeFlowchart(chart));
    }
    if (/^stateDiagram\b/.test(header)) {
      const chart = parseStates(body);
      return drawFlowchart(chart, label ?? describeFlowchart(chart));
    }
    if (/^sequenceDiagram\s*;?$/.test(header)) {
      const sequence = parseSequence(body);
      return drawSequence(sequence, label ?? describeSequence(sequence), kinds);
    }
    throw new DiagramError(
      0,
      `A diagram of the kind "${header.split(/\s/)[0] ?? ''}" cannot be drawn.`,
      'Use flowchart, sequenceDiagram, or stateDiagram-v2.',
    );
  } catch (error) {
    if (error instanceof DiagramError) throw new DiagramError(error.line + Math.max(0, first), error.message, error.suggestion);
    throw error;
  }
}

/** The title that the author of a diagram gives it (`title: …` in the settings, or a statement), which is shown with it. */
export function titleOf(source: string): string | undefined {
  return withoutExtras(source).title;
}

/** What stands in a diagram beside what is drawn. */
interface Extras {
  readonly lines: string[];
  readonly label: string | undefined;
  readonly title: string | undefined;
}

/** A description of several lines. */
const DESCRIPTION = /^[ \t]*accDescr[ \t]*\{([^}]*)\}/m;

/** Settings, perhaps of several lines. */
const DIRECTIVE = /^[ \t]*%%\{[\s\S]*?\}%%/gm;

/** Takes out comments, settings and titles. Those for assistive programs become the accessible name. */
function withoutExtras(source: string): Extras {
  // Without a colon, a flowchart has a node of that name.
  const extra = /^\s*sequenceDiagram\b/m.test(source)
    ? /^\s*(accTitle|accDescr|title)(?:\s*:\s*|\s+)(.+)$/
    : /^\s*(accTitle|accDescr|title)\s*:(?!::)\s*(.+)$/;
  let label: string | undefined;
  let title: string | undefined;
  let inSettings = false;
  const lineEnds = (text: string): string => text.replace(/[^\n]/g, '');
  const joined = source
    .replace(DIRECTIVE, lineEnds)
    .replace(DESCRIPTION, (whole, words: string) => `accDescr: ${words.trim().replace(/\s+/g, ' ')}${lineEnds(whole)}`);
  const lines = joined.split('\n').map((line, index) => {
    if (line.trim() === '---' && (index === 0 || inSettings)) {
      inSettings = !inSettings;
      return '';
    }
    const [, name, words = ''] = extra.exec(line) ?? [];
    if (name === 'title') title = words.trim().replace(/^(["'])(.*)\1$/, '$2');
    else if (name !== undefined) label = label === undefined ? words : `${label}. ${words}`;
    return inSettings || name !== undefined || /^\s*%%/.test(line) ? '' : line;
  });
  return { lines, label, title };
}
