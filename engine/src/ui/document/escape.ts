const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Makes a text safe inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Prints attributes, each after a space. `true` prints only the name; `false`, `null` and `undefined` print nothing. */
export function printAttributes(attributes: Readonly<Record<string, string | boolean | null | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (value === true) return ` ${name}`;
      return typeof value === 'string' ? ` ${name}="${escapeHtml(value)}"` : '';
    })
    .join('');
}

/** JSON that may stand inside a `<script type="application/json">`. */
export function printJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
