import { DiagramError } from '../diagram-error.ts';
import type { Head } from '../svg.ts';
import type { Participant, Sequence, SequenceStep } from './model.ts';

const PARTICIPANT = /^(?:participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/;
const NOTE = /^note\s+(left of|right of|over)\s+([^:]+?)\s*:\s*(.*)$/i;
const FRAME = /^(loop|alt|opt|par|critical|break|rect)\b\s*(.*)$/;
const DIVIDER = /^(else|and|option)\b\s*(.*)$/;
const ACTIVATION = /^(activate|deactivate)\s+(.+)$/;
const MESSAGE = /^(.+?)\s*(<<-->>|<<->>|-->>|->>|--x|-x|--\)|-\)|-->|->)\s*([+-])?\s*([^:]+?)\s*:\s*(.*)$/;

/** The keyword that divides a frame of each kind. */
const DIVIDERS: Readonly<Record<string, string>> = { alt: 'else', par: 'and', critical: 'option' };

/**
 * Parses a Mermaid sequence diagram (mermaid.js.org/syntax/sequenceDiagram.html): participants, messages, notes, frames, activations,
 * numbers.
 * @throws DiagramError with the line that cannot be parsed
 */
export function parseSequence(lines: readonly string[]): Sequence {
  const participants = new Map<string, Participant>();
  const steps: SequenceStep[] = [];
  const open: { readonly kind: string; readonly line: number }[] = [];
  let number: number | undefined;

  const join = (id: string): string => {
    if (!participants.has(id)) participants.set(id, { id, text: id });
    return id;
  };
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim().replace(/;$/, '');
    if (index === 0 || line === '') continue;
    const [, id = '', alias] = PARTICIPANT.exec(line) ?? [];
    const [, side = '', over = '', noteText = ''] = NOTE.exec(line) ?? [];
    const [, frame, frameText = ''] = FRAME.exec(line) ?? [];
    const [, divider, dividerText = ''] = DIVIDER.exec(line) ?? [];
    const [, activation, worker = ''] = ACTIVATION.exec(line) ?? [];
    if (id) participants.set(id, { id, text: alias ?? participants.get(id)?.text ?? id });
    else if (/^autonumber\b/.test(line)) number = 1;
    else if (over) {
      const kind = side.toLowerCase().startsWith('left') ? 'left' : side.toLowerCase().startsWith('right') ? 'right' : 'over';
      steps.push({ type: 'note', side: kind, participants: over.split(',').map((part) => join(part.trim())), text: noteText });
    } else if (frame) {
      open.push({ kind: frame, line: index });
      steps.push({ type: 'frame', kind: frame, text: frame === 'rect' ? '' : frameText });
    } else if (divider) {
      const wanted = DIVIDERS[open.at(-1)?.kind ?? ''];
      if (wanted !== divider)
        throw new DiagramError(
          index,
          `This "${divider}" does not belong to what is open here.`,
          'else is for alt, and is for par, option is for critical.',
        );
      steps.push({ type: 'divider', text: dividerText });
    } else if (line === 'end') {
      if (!open.pop()) throw new DiagramError(index, 'This "end" closes nothing.');
      steps.push({ type: 'frameEnd' });
    } else if (activation === 'activate' || activation === 'deactivate') steps.push({ type: activation, participant: join(worker) });
    else {
      steps.push(...readMessage(line, index, join, number));
      if (number !== undefined) number++;
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) throw new DiagramError(unclosed.line, `This "${unclosed.kind}" is not closed.`, 'Add a line "end".');
  if (participants.size === 0) throw new DiagramError(0, 'The diagram has no messages.', 'Write A->>B: text.');
  return { participants: [...participants.values()], steps };
}

function readMessage(line: string, index: number, join: (id: string) => string, number: number | undefined): SequenceStep[] {
  const [, from, arrow = '', sign, to, text = ''] = MESSAGE.exec(line) ?? [];
  if (from === undefined || to === undefined) {
    const shown = line.length > 40 ? `${line.slice(0, 40)}…` : line;
    throw new DiagramError(
      index,
      `This is not a line of a sequence diagram: "${shown}".`,
      'A message is A->>B: text, an answer A-->>B: text, a note Note over A,B: text.',
    );
  }
  const message: SequenceStep = {
    type: 'message',
    from: join(from),
    to: join(to),
    text: number === undefined ? text : `${number}. ${text}`,
    dashed: arrow.includes('--'),
    startHead: arrow.startsWith('<<') ? 'arrow' : undefined,
    endHead: headOf(arrow),
  };
  if (sign === '+') return [message, { type: 'activate', participant: to }];
  return sign === '-' ? [message, { type: 'deactivate', participant: from }] : [message];
}

function headOf(arrow: string): Head | undefined {
  if (arrow.endsWith('>>')) return 'arrow';
  if (arrow.endsWith('x')) return 'cross';
  return arrow.endsWith(')') ? 'open' : undefined;
}
