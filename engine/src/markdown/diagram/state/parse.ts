import { DiagramError, shorten } from '../diagram-error.ts';
import type { Direction, Flowchart, FlowEdge, FlowGroup, FlowNode, Shape } from '../flowchart/model.ts';
import { directionOf, idOf } from '../flowchart/names.ts';

const HEADER = /^stateDiagram(?:-v2)?\s*;?$/;
/** Statements about colours and behaviour, which are ignored: diagrams have those of the site. */
const DECORATION = /^(?:classDef|class|style|click|scale|hide\s+empty\s+description)\b/;
const DIRECTION = /^direction\s+(TB|TD|BT|LR|RL)$/;
const NAME = String.raw`(\[\*\]|(?:(?!-->)[^\s:{}"])+)`;
const TRANSITION = new RegExp(`^${NAME}\\s*-->\\s*${NAME}\\s*(?::\\s*(.*))?$`);
const STATE = new RegExp(`^state\\s+(?:"([^"]*)"\\s+as\\s+)?${NAME}\\s*(?:(?:<<|\\[\\[)(choice|fork|join)(?:>>|\\]\\]))?\\s*(\\{)?$`);
const DESCRIPTION = new RegExp(`^${NAME}\\s*(?::\\s*(.+))?$`);
const NOTE = new RegExp(`^note\\s+(?:left|right)\\s+of\\s+${NAME}\\s*(?::\\s*(.*))?$`, 'i');

const HINT = 'Write A --> B : label, state "text" as A, A : text, state A { … }, or note right of A : text.';

/** A composite state, or the whole diagram, which has no id. */
interface Scope {
  readonly id: string | undefined;
  readonly line: number;
  /** Of states at the same time, which `--` divides, the one that is read. */
  region: number;
}

/** What is written of a state: each description is a line of its text. */
interface State extends FlowNode {
  readonly lines: string[];
}

/**
 * Parses a Mermaid state diagram (mermaid.js.org/syntax/stateDiagram.html) into the chart that flowcharts are, too: states, their starts and
 * ends, transitions, composite states, choices, forks, notes.
 * @throws DiagramError with the line that cannot be parsed
 */
export function parseStates(lines: readonly string[]): Flowchart {
  if (!HEADER.test(lines[0]?.trim() ?? '')) throw new DiagramError(0, 'A state diagram must begin with a line of its own.');
  const states = new Map<string, State>();
  const groups = new Map<string, FlowGroup>();
  const transitions: (FlowEdge & { readonly at: number })[] = [];
  const open: Scope[] = [{ id: undefined, line: 0, region: 0 }];
  let direction: Direction = 'TB';
  let note: { readonly of: string; readonly line: number; readonly text: string[] } | undefined;

  const scope = (): Scope => open.at(-1) ?? { id: undefined, line: 0, region: 0 };
  const parentOf = ({ id, region }: Scope): string | undefined => (id !== undefined && region > 0 ? regionOf(id, region) : id);
  const add = (id: string, shape: Shape, text: readonly string[] = []): State => {
    const known = states.get(id) ?? { id, text: '', shape, parent: undefined, lines: [] };
    states.set(id, known);
    known.parent ??= id === scope().id ? undefined : parentOf(scope());
    known.lines.push(...text);
    return known;
  };
  const end = (name: string, sign: '●' | '◉'): string => {
    const id = name === '[*]' ? [sign, parentOf(scope())].filter(Boolean).join(' ') : idOf(name);
    return add(id, name !== '[*]' ? 'round' : sign === '●' ? 'start' : 'end').id;
  };
  const lead = (from: string, to: string, at: number, look: Pick<FlowEdge, 'text' | 'line' | 'endHead'>): void => {
    transitions.push({ from, to, ...look, startHead: undefined, length: 1, at });
  };
  const addNote = (of: string, text: string, at: number): void => {
    const id = `note ${transitions.length}`;
    states.set(id, { id, text, shape: 'note', parent: states.get(of)?.parent, lines: [text] });
    lead(of, id, at, { text: '', line: 'dotted', endHead: undefined });
  };
  const divide = (at: number): void => {
    const { id } = scope();
    if (id === undefined) throw new DiagramError(at, 'This "--" divides no composite state.');
    if (scope().region++ === 0) {
      scope().region++;
      for (const state of states.values()) if (state.parent === id) state.parent = regionOf(id, 1);
      for (const group of [...groups.values()]) if (group.parent === id) groups.set(group.id, { ...group, parent: regionOf(id, 1) });
      groups.set(regionOf(id, 1), { id: regionOf(id, 1), title: '', parent: id });
    }
    const region = regionOf(id, scope().region);
    groups.set(region, { id: region, title: '', parent: id });
  };

  for (const [index, line] of lines.flatMap((raw, at) => statementsOf(raw).map((statement) => [at, statement] as const))) {
    if (note) {
      if (/^end\s+note$/i.test(line)) {
        addNote(note.of, note.text.join('\n'), note.line);
        note = undefined;
      } else if (line !== '') note.text.push(line);
      continue;
    }
    if (index === 0 || line === '' || DECORATION.test(line)) continue;
    const way = DIRECTION.exec(line)?.[1];
    const [, from, to = '', label = ''] = TRANSITION.exec(line) ?? [];
    const [, alias, name, kind, brace] = STATE.exec(line) ?? [];
    const [, noted, words] = NOTE.exec(line) ?? [];
    if (way !== undefined) {
      if (open.length === 1) direction = directionOf(way);
    } else if (line === '}') {
      if (open.length === 1) throw new DiagramError(index, 'This "}" closes no state.');
      open.pop();
    } else if (/^--+$/.test(line)) divide(index);
    else if (from !== undefined) {
      const source = end(from, '●');
      lead(source, end(to, '◉'), index, { text: label, line: 'solid', endHead: 'arrow' });
    } else if (noted !== undefined) {
      const of = add(idOf(noted), 'round').id;
      if (words === undefined) note = { of, line: index, text: [] };
      else addNote(of, words, index);
    } else if (name !== undefined && name !== '[*]') {
      const state = add(idOf(name), 'round', alias === undefined ? [] : [alias]);
      if (kind !== undefined) state.shape = kind === 'choice' ? 'diamond' : 'bar';
      if (brace === undefined) continue;
      if (open.some(({ id }) => id === state.id)) throw new DiagramError(index, `The state "${name}" is inside itself.`);
      // It may have been named inside another one before.
      state.parent = parentOf(scope());
      groups.set(state.id, { id: state.id, title: '', parent: state.parent });
      open.push({ id: state.id, line: index, region: 0 });
    } else {
      const [, state, text] = DESCRIPTION.exec(line) ?? [];
      if (state === undefined || state === '[*]') throw new DiagramError(index, `This line cannot be read: "${shorten(line)}".`, HINT);
      add(idOf(state), 'round', text === undefined ? [] : [text]);
    }
  }
  if (note) throw new DiagramError(note.line, 'This note is not closed.', 'Add a line "end note".');
  if (open.length > 1) throw new DiagramError(scope().line, 'This state is not closed.', 'Add a line "}".');
  if (states.size === 0) throw new DiagramError(0, 'The diagram has no states.');
  return toChart(direction, states, groups, transitions);
}

/** The statements of a line: braces that are neither in a text nor after a colon end one. */
function statementsOf(raw: string): readonly string[] {
  const line = raw
    .trim()
    .replace(/;$/, '')
    .replace(/:::[\w-]+/g, '');
  const parts = line.match(/(?:"[^"]*"|[^":{}])+(?::.*|\{|(?=\}|$))|\}/g) ?? [];
  const statements = parts.map((part) => part.trim()).filter((part) => part !== '');
  return parts.join('') === line && statements.length > 1 ? statements : [line];
}

/** Composite states become groups; a transition of one is led from or to a state in it, and drawn as far as its frame. */
function toChart(
  direction: Direction,
  states: ReadonlyMap<string, State>,
  written: ReadonlyMap<string, FlowGroup>,
  transitions: readonly (FlowEdge & { readonly at: number })[],
): Flowchart {
  const nodes = new Map<string, FlowNode>();
  const isFull = (id: string): boolean =>
    states.values().some(({ parent }) => parent === id) || written.values().some(({ id: inner, parent }) => parent === id && isFull(inner));
  const groups = new Map(
    [...written.values()]
      .filter(({ id }) => isFull(id))
      .map((group) => [group.id, { ...group, title: states.has(group.id) ? textOf(states.get(group.id)) : '' }] as const),
  );
  for (const state of states.values()) {
    const { id, shape, parent } = state;
    if (!groups.has(id)) nodes.set(id, { id, shape, parent, text: shape === 'round' || shape === 'note' ? textOf(state) : '' });
  }
  const isInside = (parent: string | undefined, id: string): boolean =>
    parent !== undefined && (parent === id || isInside(groups.get(parent)?.parent, id));
  const inside = (id: string): string[] =>
    [...nodes.values()].filter(({ parent, shape }) => shape !== 'note' && isInside(parent, id)).map((node) => node.id);
  const edges = transitions.map(({ at, ...edge }): FlowEdge => {
    if (edge.from === edge.to && groups.has(edge.from))
      throw new DiagramError(at, `A transition of the composite state "${edge.from}" to itself cannot be drawn.`, 'Say it in a note.');
    return {
      ...edge,
      ...(groups.has(edge.from) && { from: inside(edge.from).at(-1) ?? edge.from, leaves: edge.from }),
      ...(groups.has(edge.to) && { to: inside(edge.to)[0] ?? edge.to, enters: edge.to }),
    };
  });
  return { direction, nodes, groups, edges };
}

function textOf(state: State | undefined): string {
  return state === undefined ? '' : state.lines.join('\n') || state.id.trim();
}

function regionOf(id: string, region: number): string {
  return `${id} ${region}`;
}
