/**
 * A name for a choice that is kept for the reader: letters, digits, hyphens. Other characters become their code: `C#` is `C-23`. What is
 * such a name already stays as it is.
 */
export function choiceName(value: string): string {
  return value.replace(/[^\w-]/gu, (character) => `-${character.codePointAt(0)?.toString(16)}`);
}
