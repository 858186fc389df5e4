/** Elements whose text is for eyes or ears alone: pictures, buttons of the reading aids, names of marks, and what only one form can show. */
const NOT_TEXT = [
  /<svg\b[\s\S]*?<\/svg>/g,
  /<div role="tablist"[\s\S]*?<\/div>/g,
  // A request in a second language; each ends with its code.
  /<div role="tabpanel"[^>]* data-restated[\s\S]*?<\/figure><\/div>/g,
  // Buttons do what Markdown cannot.
  /<button\b[^>]*class="(?:[^"]* )?(?:code-copy|with-script)"[\s\S]*?<\/button>/g,
  // What a tab keeps, its script alone knows.
  /<div class="kept-none"[\s\S]*?<\/div>/g,
  /<nav\b[\s\S]*?<\/nav>/g,
  // Of comparisons: what stands on both sides, how long code is, their legend, what leads from change to change, and what tells marks, which code has as signs in Markdown, to those who hear.
  /(?<=<(?:ins|del) class="line[^>]*>)<span class="visually-hidden">[\s\S]*?<\/span>/g,
  /<div class="side-copy"[\s\S]*?<\/div>/g,
  /<span class="side-copy"[\s\S]*?<\/span><\/span>/g,
  /<span class="code-size">[\s\S]*?<\/span><\/span>/g,
  /<p class="comparison-marks"[\s\S]*?<\/p>/g,
  /<(div|p) class="(?:change|comparison)-bar[\s\S]*?<\/\1>/g,
  /<a\b[^>]*class="(?:anchor|data-footnote-backref)[^"]*"[\s\S]*?<\/a>/g,
  /<a\b[^>]*data-footnote-backref[\s\S]*?<\/a>/g,
  /<math\b[\s\S]*?<\/math>/g,
  /<template\b[\s\S]*?<\/template>/g,
  /<script\b[\s\S]*?<\/script>/g,
];
const INLINE =
  'a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|i|ins|kbd|label|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr|picture|source';
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The lines of text in an article's HTML: paragraphs, cells, headings, lines of code. */
export function segmentsOf(html: string): string[] {
  let text = NOT_TEXT.reduce((rest, pattern) => rest.replace(pattern, ''), html);
  text = text.replace(/<(?:span|ins) class="(?=line|card-)/g, '\n$&').replace(new RegExp(`</?(?:${INLINE})\\b[^>]*>`, 'g'), '');
  return decode(text.replace(/<[^>]*>/g, '\n'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => bare(line).length > 1);
}

/** The segments of an article's HTML that its Markdown does not have. */
export function missingIn(markdown: string, html: string): { readonly missing: string[]; readonly all: number } {
  const known = bare(decode(markdown.replace(/\]\([^)\s]*\)/g, ']')));
  const segments = segmentsOf(html);
  return { missing: segments.filter((segment) => !known.includes(bare(segment))), all: segments.length };
}

/** A text without spaces and without what means something in Markdown. */
function bare(text: string): string {
  return text.replace(/<\/?(?:sup|sub|kbd|u)>/g, '').replace(/[\s\\`*_~[\]()<>#|!>&+=-]/g, '');
}

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
