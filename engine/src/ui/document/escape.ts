const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Makes a text safe inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Makes a text safe for XML as well, which allows no control characters at all: what cannot be in it is left out. */
export function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
  return escapeHtml(text).replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
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
