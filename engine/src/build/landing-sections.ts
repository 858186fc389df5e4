/** The text of a landing page from heading to heading. */
export interface LandingSection {
  /** Id of the heading; null for the text before the first heading with one. */
  readonly id: string | null;
  readonly heading: string;
  readonly text: string;
}

/** A heading that can be linked to. */
const HEADING = /<h[2-6]\b[^>]*?\sid="([^"]+)"[^>]*>(.*?)<\/h[2-6]>/gs;
/** Content that is not read as text. */
const SILENT = /<(script|style|svg|template|button)\b.*?<\/\1>|<h1\b.*?<\/h1>/gs;
/** Between the cells of a row. */
const CELL_ENDS = /<\/t[dh]>(?=\s*<t[dh]\b)/g;
/** The ends of elements that begin a new line in plain text. */
const LINE_ENDS = /<\/(?:address|article|aside|dd|div|dt|figcaption|figure|h[1-6]|header|li|ol|p|section|tr|ul)>|<br\b[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&nbsp;': ' ' };

/** The plain text of what a landing page renders: search has no other source of it. */
export function collectLandingSections(html: string): LandingSection[] {
  const visible = html.replace(SILENT, ' ');
  const headings = [...visible.matchAll(HEADING)];
  const [first] = headings;
  const before: LandingSection = { id: null, heading: '', text: readText(visible.slice(0, first?.index)) };
  return [
    before,
    ...headings.map((match, at) => {
      const [whole, id = '', heading = ''] = match;
      return { id, heading: readText(heading), text: readText(visible.slice(match.index + whole.length, headings[at + 1]?.index)) };
    }),
  ];
}

function readText(html: string): string {
  return html
    .replace(CELL_ENDS, ' · ')
    .replace(LINE_ENDS, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#x27);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
