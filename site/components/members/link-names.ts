import { declaredName } from 'signpost/browser';
import { wrapInLine } from '../../behaviours/signatures/wrap-in-line.ts';

/**
 * Gives each line of a block the address of what it declares, and makes the name a link to that.
 * @param type address of the type
 * @param hasDeclaration whether the block begins with that of the type, which has its own
 * @param language as addresses have it
 */
export function linkNames(block: HTMLElement, type: string, hasDeclaration: boolean, language: string): void {
  const lines = [...block.querySelectorAll<HTMLElement>('.line')].filter((line) => !/^\s*\/\//.test(line.textContent ?? ''));
  for (const line of hasDeclaration ? lines.slice(1) : lines) {
    const declared = declaredName(line.textContent ?? '', language === 'go');
    if (!declared) continue;
    const { name, at } = declared;
    line.id = freeId(`${type}.${name}`);
    const link = document.createElement('a');
    link.className = 'member';
    link.href = `#${line.id}`;
    wrapInLine(line, at, name.length, link);
  }
}

/** Of overloads, the first has the name as its address. */
function freeId(id: string): string {
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? id : `${id}-${number}`;
    if (!document.getElementById(one)) return one;
  }
}
