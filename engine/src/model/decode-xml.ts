const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text that is written in XML, or in an attribute of HTML: without its references to characters. */
export function decodeXml(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-fA-F]+)|(amp|lt|gt|quot|apos));/g, (_, decimal?: string, hex?: string, name = '') => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return NAMED[name] ?? (code <= 0x10ffff ? String.fromCodePoint(code) : '');
  });
}
