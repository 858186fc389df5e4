import { rangesOf } from '../ranges-of.ts';

/** Characters of a type and a name that stay in one row: phones have room for some thirty-six. */
const ROOM = 28;
/** A parameter of Objective-C, `(NSString *)name`, after the colon of its part of the name. */
const BRACKETED = /:(\((?:[^()]|\([^()]*\))*\)\w+)/g;

/** Keeps the names of parameters beside their types, where rows would end between them. */
export function keepParameters(block: HTMLElement): void {
  for (const line of block.querySelectorAll<HTMLElement>('.line')) {
    if (/^\s*[-+] /.test(line.textContent ?? '')) keepBracketed(line);
    else for (const type of line.querySelectorAll<HTMLElement>(':scope > span')) keepNameBeside(type);
  }
}

function keepNameBeside(type: HTMLElement): void {
  const text = type.nextSibling;
  if (!(text instanceof Text)) return;
  const [name] = /^ [\w$]+(?=[,)])/.exec(text.data) ?? [];
  if (name === undefined || (type.textContent ?? '').length + name.length > ROOM) return;
  const whole = document.createElement('span');
  whole.className = 'whole';
  whole.append(name);
  text.replaceData(0, name.length, '');
  text.before(whole);
}

/** Rows end before a parameter as a whole, where browsers see no place for that. */
function keepBracketed(line: HTMLElement): void {
  const places = [...(line.textContent ?? '').matchAll(BRACKETED)].map(({ index, 1: parameter = '' }) => [index + 1, parameter.length]);
  for (const [start = 0, length = 0] of places) {
    if (length > ROOM) continue;
    const [range] = rangesOf(line, [[start, start + length]]);
    if (!range) continue;
    const whole = document.createElement('span');
    whole.className = 'whole';
    whole.append(range.extractContents());
    range.insertNode(whole);
    whole.before(document.createElement('wbr'));
  }
}
