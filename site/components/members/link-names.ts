import { wrapInLine } from '../../behaviours/signatures/wrap-in-line.ts';

const NAME = '[A-Za-z_$][\\w$]*';
/** What a line declares, as the search has it: a name before what it takes, or the last one. */
const TAKING = new RegExp(`(${NAME})(?:(?:<[\\w.?]+(?:, ?[\\w.?]+)*>)?\\(|\\??:(?!:))`);
const LAST = new RegExp(`(${NAME})\\W*$`);
/** Go has the names of fields before their types. */
const FIELD_OF_GO = new RegExp(`^(?!\\s*func )\\s*(?:(?:const|embed|var) \\*?)?(${NAME})`);

/**
 * Gives each line of a block the address of what it declares, and makes the name a link to that.
 * @param type address of the type
 * @param hasDeclaration whether the block begins with that of the type, which has its own
 * @param language as addresses have it
 */
export function linkNames(block: HTMLElement, type: string, hasDeclaration: boolean, language: string): void {
  const lines = [...block.querySelectorAll<HTMLElement>('.line')].filter((line) => !/^\s*\/\//.test(line.textContent ?? ''));
  for (const line of hasDeclaration ? lines.slice(1) : lines) {
    const text = (line.textContent ?? '').replace(/\/\/.*$/, '');
    const field = language === 'go' ? FIELD_OF_GO.exec(text) : null;
    const match = field ?? TAKING.exec(text) ?? LAST.exec(text.replace(/\s*[={].*$|\s:\s.*$/, ''));
    const name = match?.[1];
    if (!match || name === undefined) continue;
    line.id = freeId(`${type}.${name}`);
    const link = document.createElement('a');
    link.className = 'member';
    link.href = `#${line.id}`;
    wrapInLine(line, field ? field[0].length - name.length : match.index, name.length, link);
  }
}

/** Of overloads, the first has the name as its address. */
function freeId(id: string): string {
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? id : `${id}-${number}`;
    if (!document.getElementById(one)) return one;
  }
}
