import { DiagramError } from '../diagram-error.ts';
import { LineReader } from './line-reader.ts';
import type { Flowchart, FlowEdge, FlowGroup, FlowNode } from './model.ts';
import { directionOf, idOf } from './names.ts';

const HEADER = /^(?:flowchart|graph)(?:\s+(TB|TD|BT|LR|RL))?$/i;

/** Statements about colours and behaviour, which are ignored: diagrams have those of the site. */
const DECORATION = /^(classDef|class|style|linkStyle|click)\b/;

/**
 * Parses a Mermaid flowchart (mermaid.js.org/syntax/flowchart.html): nodes in their shapes, edges with labels, chains, `&`, subgraphs.
 * @throws DiagramError with the line that cannot be parsed
 */
export function parseFlowchart(written: readonly string[]): Flowchart {
  const lines = joinArrows(written);
  const [first = '', ...rest] = statementsOf(lines[0] ?? '');
  const header = HEADER.exec(first);
  if (!header) throw new DiagramError(0, 'A flowchart must begin with its direction.', 'Write flowchart LR, or TB, BT, RL.');
  const nodes = new Map<string, FlowNode>();
  const groups = new Map<string, FlowGroup>();
  const edges: FlowEdge[] = [];
  const open: { readonly id: string; readonly line: number }[] = [];

  for (const [number, content] of lines.entries()) {
    for (const statement of number === 0 ? rest : statementsOf(content)) {
      if (statement === 'end') {
        if (!open.pop()) throw new DiagramError(number, 'This "end" closes no subgraph.');
      } else if (/^subgraph\b/.test(statement)) {
        const group = readGroup(statement, open.at(-1)?.id, groups.size);
        if (open.some(({ id }) => id === group.id))
          throw new DiagramError(number, `The subgraph "${group.id}" is inside itself.`, 'Give one of the two another name.');
        groups.set(group.id, group);
        open.push({ id: group.id, line: number });
      } else if (!DECORATION.test(statement) && !/^direction\s/.test(statement)) {
        readChain(new LineReader(statement, number), open.at(-1)?.id, nodes, edges);
      }
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) throw new DiagramError(unclosed.line, 'This subgraph is not closed.', 'Add a line "end".');
  for (const id of groups.keys()) nodes.delete(id);
  if (nodes.size === 0) throw new DiagramError(0, 'The flowchart has no nodes.');
  return { direction: directionOf(header[1]), nodes, groups, edges };
}

/** What a line with an arrow at its end, or the next one at its beginning, ends with or begins with. */
const ARROW_AT_END = /(?:--+[->xo]|==+[=>xo]|-\.+-[>xo]?|~~~+|&)(?:\s*\|[^|]*\|)?\s*$/;
const ARROW_AT_START = /^\s*(?:[<xo]?(?:--|==|-\.)|~~~|&(?![\w#]+;))/;

/** Joins lines between which an arrow stands; lines keep their numbers. */
function joinArrows(written: readonly string[]): string[] {
  const lines = [...written];
  let last = 0;
  for (let index = 1; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (line.trim() === '') continue;
    const before = lines[last] ?? '';
    const continues = last > 0 && (ARROW_AT_END.test(before) || ARROW_AT_START.test(line)) && !/^\s*(subgraph|end)\b/.test(line);
    if (!continues) last = index;
    else {
      lines[last] = `${before.trimEnd()} ${line.trim()}`;
      lines[index] = '';
    }
  }
  return lines;
}

/** The statements of a line, which are separated by semicolons outside of quotes. */
function statementsOf(line: string): string[] {
  const parts = line.match(/(?:"[^"]*"|#\w+;|&\w+;|[^;"])+/g) ?? [];
  return parts.map((part) => part.trim()).filter(Boolean);
}

function readGroup(statement: string, parent: string | undefined, count: number): FlowGroup {
  const [, id, quoted, plain] = /^subgraph\s+([^\s[]+)?\s*(?:\[\s*(?:"([^"]*)"|([^\]]*))\s*\])?\s*$/.exec(statement) ?? [];
  const rest = statement.slice('subgraph'.length).trim().replace(/^"|"$/g, '');
  const title = quoted ?? plain ?? rest;
  return { id: idOf(id?.replace(/^"|"$/g, '') ?? (rest || `subgraph-${count}`)), title, parent };
}

/** `A[text] --> B & C -- label --> D` */
function readChain(reader: LineReader, group: string | undefined, nodes: Map<string, FlowNode>, edges: FlowEdge[]): void {
  let from = readNodes(reader, group, nodes);
  while (!reader.isDone) {
    const link = reader.readLink();
    const to = readNodes(reader, group, nodes);
    for (const source of from) for (const target of to) edges.push({ from: source, to: target, ...link });
    from = to;
  }
}

function readNodes(reader: LineReader, group: string | undefined, nodes: Map<string, FlowNode>): string[] {
  const ids: string[] = [];
  do {
    const { id: written, text, shape } = reader.readNode();
    const id = idOf(written);
    const known = nodes.get(id);
    if (!known) nodes.set(id, { id, text: text ?? written, shape: shape ?? 'rect', parent: group });
    else {
      known.parent ??= group;
      if (text !== undefined && shape) Object.assign(known, { text, shape });
    }
    ids.push(id);
  } while (reader.skip(/\s*&\s*/y));
  return ids;
}
