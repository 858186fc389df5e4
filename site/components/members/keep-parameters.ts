/** Characters of a type and a name that stay in one row: phones have room for some thirty-six. */
const ROOM = 28;

/** Keeps the names of parameters beside their types, where rows would end between them. Objective-C has brackets there, and what follows them without a space. */
export function keepParameters(block: HTMLElement): void {
  for (const type of block.querySelectorAll('.line > span')) {
    const text = type.nextSibling;
    if (!(text instanceof Text) || /^\s*[-+] /.test(type.parentElement?.textContent ?? '')) continue;
    const [name] = /^ [\w$]+(?=[,)])/.exec(text.data) ?? [];
    if (name === undefined || (type.textContent ?? '').length + name.length > ROOM) continue;
    const whole = document.createElement('span');
    whole.className = 'whole';
    whole.append(name);
    text.replaceData(0, name.length, '');
    text.before(whole);
  }
}
