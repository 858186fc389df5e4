import { z } from 'zod';

const pageSchema = z.object({ toc: z.array(z.object({ id: z.string(), text: z.string() })) });

/** Id and text of the headings in a page's `page.json` that have an address of their own. */
export function parseHeadings(json: string): ReadonlyMap<string, string> {
  return new Map(pageSchema.parse(JSON.parse(json)).toc.map(({ id, text }) => [id, text]));
}
