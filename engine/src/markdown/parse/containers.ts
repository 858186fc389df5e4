import type { Problems } from '../problems.ts';
import { closeFences } from './close-fences.ts';
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
 * @param hasNamedEnds whether a line such as `:::note` ends an admonition that nothing else does
 */
export function balanceContainers(text: string, hasNamedEnds: boolean, problems: Problems): string {
  if (!text.includes(':::')) return text;
  const scanned = scanLines(closeFences(text, problems));
  const lines = scanned.map((line) => line.text);
  const nested = findContainers(scanned, false);
  const isOpen = nested.all.some(({ closedAt }) => closedAt === undefined);
  const { all, strays } = hasNamedEnds && isOpen ? findContainers(scanned, true) : nested;
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
    lines[line] = (lines[line] ?? '').replace(/:{3,}/, (marker) => marker.padEnd(colons, ':'));
    lines[closedAt] = (lines[closedAt] ?? '').replace(/:{3,}.*/, ':'.repeat(colons));
  }
  return lines.join('\n');
}

function findContainers(lines: readonly SourceLine[], hasNamedEnds: boolean): { all: Container[]; strays: number[] } {
  const all: Container[] = [];
  const strays: number[] = [];
  let open: Container | undefined;
  for (const [line, { text, start, fence }] of lines.entries()) {
    if (fence) continue;
    const content = text.slice(start);
    const [, colons = '', name = ''] = MARKER.exec(content) ?? [];
    if (colons && name && !(hasNamedEnds && open && colons.length >= open.colons)) {
      open = { line, name, inside: open, colons: colons.length, closedAt: undefined };
      all.push(open);
    } else if (colons && open && (name || content.trimEnd().endsWith(colons))) {
      open.closedAt = line;
      open = open.inside;
    } else if (colons && !open && /^:+\s*$/.test(content)) strays.push(line);
  }
  return { all, strays };
}
