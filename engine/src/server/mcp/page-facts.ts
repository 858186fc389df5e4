import { z } from 'zod';

/** What the tools need to know of a page beside its Markdown. */
export interface PageFacts {
  readonly title: string;
  /** Id and text of the headings that have an address of their own. */
  readonly headings: ReadonlyMap<string, string>;
  /** The text of its HTML, for a page without Markdown. */
  readonly text: string;
}

const factsSchema = z.object({
  title: z.string(),
  description: z.string(),
  toc: z.array(z.object({ id: z.string(), text: z.string() })),
  html: z.string(),
});

/** Reads a page's `page.json`. */
export function parsePageFacts(json: string): PageFacts {
  const { title, description, toc, html } = factsSchema.parse(JSON.parse(json));
  return {
    title,
    headings: new Map(toc.map(({ id, text }) => [id, text])),
    text: `# ${title}\n\n${description}\n\n${textOf(html)}\n`,
  };
}

/** The visible text of a designed page, a line for each block. It was made by the build, so it is well-formed. */
function textOf(html: string): string {
  const blocks = html.replace(/<(svg|script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<\/?(?:a|b|em|strong|span|code|small)\b[^>]*>/g, '');
  const lines = blocks.replace(/<[^>]*>/g, '\n').split('\n');
  return lines
    .flatMap((line) => line.trim() || [])
    .join('\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
