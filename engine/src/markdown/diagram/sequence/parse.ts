import { DiagramError, shorten } from '../diagram-error.ts';
import type { Head } from '../svg.ts';
import type { Box, Participant, Sequence, SequenceStep } from './model.ts';

// Mermaid reads keywords in any case.
const PARTICIPANT = /^(?:create\s+)?(?:participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/i;
/** Where the line of a participant ends, which is drawn to the end. */
const END_OF_PARTICIPANT = /^destroy\s/i;
const NOTE = /^note\s+(left of|right of|over)\s+([^:]+?)\s*:\s*(.*)$/i;
const FRAME = /^(loop|alt|opt|par|critical|break|rect)(?:_over)?(?:\s+(.*))?$/i;
const DIVIDER = /^(else|and|option)(?:\s+(.*))?$/i;
/** Its colour is left out, as those of `rect` are: a function, a number, or a name that CSS knows. */
const COLOR =
  /^(?:(?:rgb|hsl)a?\s*\([^)]*\)|#[\da-f]{3,8}\b|transparent\b|(?:alice|cadet|dark|deep|hot|light|medium|pale|powder|royal|sky|slate|steel)*(?:aqua|beige|black|blue|brown|coral|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|tan|teal|tomato|turquoise|violet|wheat|white|yellow)+\b)\s*,?\s*/i;
const BOX = /^box(?:\s+(.*))?$/i;
/** Menus of a participant, which open by a script. */
const LINKS = /^links?\s+[^:]+:/i;
const AUTONUMBER = /^autonumber((?:\s+\d+){0,2}|\s+off)$/i;
const ACTIVATION = /^(de)?activate\s+(.+)$/i;
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
  const boxes: Box[] = [];
  const open: { readonly kind: string; readonly line: number }[] = [];
  let [isNumbered, number, distance] = [false, 1, 1];

  const join = (id: string): string => {
    if (!participants.has(id)) participants.set(id, { id, text: id });
    return id;
  };
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim().replace(/;$/, '');
    if (index === 0 || line === '' || END_OF_PARTICIPANT.test(line) || LINKS.test(line)) continue;
    const [, id = '', alias] = PARTICIPANT.exec(line) ?? [];
    const [, side = '', over = '', noteText = ''] = NOTE.exec(line) ?? [];
    const box = BOX.exec(line);
    const [, frame, frameText = ''] = FRAME.exec(line) ?? [];
    const [, divider, dividerText = ''] = DIVIDER.exec(line) ?? [];
    const [, numbers] = AUTONUMBER.exec(line) ?? [];
    const [, ends, worker] = ACTIVATION.exec(line) ?? [];
    if (id) {
      participants.set(id, { id, text: alias ?? participants.get(id)?.text ?? id });
      if (open.at(-1)?.kind === 'box') boxes.at(-1)?.participants.add(id);
    } else if (box) {
      open.push({ kind: 'box', line: index });
      boxes.push({ text: (box[1] ?? '').replace(COLOR, ''), participants: new Set() });
    } else if (numbers !== undefined) {
      const [first, further] = numbers.trim().split(/\s+/);
      isNumbered = first?.toLowerCase() !== 'off';
      number = Number(first) || number;
      distance = Number(further) || distance;
    } else if (over) {
      const kind = side.toLowerCase().startsWith('left') ? 'left' : side.toLowerCase().startsWith('right') ? 'right' : 'over';
      steps.push({ type: 'note', side: kind, participants: over.split(',').map((part) => join(part.trim())), text: noteText });
    } else if (frame) {
      const kind = frame.toLowerCase();
      open.push({ kind, line: index });
      steps.push({ type: 'frame', kind, text: kind === 'rect' ? '' : frameText });
    } else if (divider) {
      const wanted = DIVIDERS[open.at(-1)?.kind ?? ''];
      if (wanted !== divider.toLowerCase())
        throw new DiagramError(
          index,
          `This "${divider}" does not belong to what is open here.`,
          'else is for alt, and is for par, option is for critical.',
        );
      steps.push({ type: 'divider', text: dividerText });
    } else if (/^end$/i.test(line)) {
      const ended = open.pop();
      if (!ended) throw new DiagramError(index, 'This "end" closes nothing.');
      if (ended.kind !== 'box') steps.push({ type: 'frameEnd' });
    } else if (worker !== undefined) steps.push({ type: ends ? 'deactivate' : 'activate', participant: join(worker) });
    else {
      steps.push(...readMessage(line, index, join, isNumbered ? number : undefined));
      // Messages without numbers count, too.
      number += distance;
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) throw new DiagramError(unclosed.line, `This "${unclosed.kind}" is not closed.`, 'Add a line "end".');
  if (participants.size === 0) throw new DiagramError(0, 'The diagram has no messages.', 'Write A->>B: text.');
  return { participants: [...participants.values()], boxes: boxes.filter((box) => box.participants.size > 0), steps };
}

function readMessage(line: string, index: number, join: (id: string) => string, number: number | undefined): SequenceStep[] {
  const [, from, arrow = '', sign, to, text = ''] = MESSAGE.exec(line) ?? [];
  if (from === undefined || to === undefined) {
    throw new DiagramError(
      index,
      `This is not a line of a sequence diagram: "${shorten(line)}".`,
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
