import type { Problems } from '../problems.ts';
import { COLON } from './hidden.ts';
import { type SourceLine, scanLines } from './scan-lines.ts';

interface Container {
  readonly line: number;
  readonly name: string;
  readonly inside: Container | undefined;
  colons: number;
  closedAt: number | undefined;
}

const MARKER = /^(:{3,})\s*([^\s:[{]*)/;

/**
 * Authors close nested admonitions with `:::` each, but the parser requires more colons for the outer one. Adds them, and reports
 * admonitions that are not closed. The number of lines stays the same.
 */
export function balanceContainers(text: string, problems: Problems): string {
  if (!text.includes(':::')) return text;
  const scanned = scanLines(text);
  const lines = scanned.map((line) => line.text);
  const { all, strays } = findContainers(scanned);
  // Colons that close nothing are text. Thousands of them would slow the parser down.
  for (const line of strays) lines[line] = (lines[line] ?? '').replaceAll(':', COLON);
  for (const container of all) {
    if (container.closedAt !== undefined) continue;
    const column = (lines[container.line]?.indexOf(':::') ?? 0) + 1;
    const at = { position: { start: { line: container.line + 1, column } } };
    problems.error('syntax', at, `:::${container.name} is not closed.`, 'End it with a line of its own: :::');
  }
  // Inner containers are later in the list, so this sets their size before that of outer ones.
  for (const container of all.toReversed()) {
    const { inside } = container;
    if (inside && inside.colons <= container.colons) inside.colons = container.colons + 1;
  }
  for (const { line, closedAt, colons } of all) {
    if (closedAt === undefined) continue;
    for (const at of [line, closedAt]) lines[at] = (lines[at] ?? '').replace(/:{3,}/, (marker) => marker.padEnd(colons, ':'));
  }
  return lines.join('\n');
}

function findContainers(lines: readonly SourceLine[]): { all: Container[]; strays: number[] } {
  const all: Container[] = [];
  const strays: number[] = [];
  let open: Container | undefined;
  for (const [line, { text, start, fence }] of lines.entries()) {
    if (fence) continue;
    const content = text.slice(start);
    const [, colons = '', name = ''] = MARKER.exec(content) ?? [];
    if (colons && name) {
      open = { line, name, inside: open, colons: colons.length, closedAt: undefined };
      all.push(open);
    } else if (colons && open && content.trimEnd().endsWith(colons)) {
      open.closedAt = line;
      open = open.inside;
    } else if (colons && !open && /^:+\s*$/.test(content)) strays.push(line);
  }
  return { all, strays };
}
