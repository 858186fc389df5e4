/**
 * Fetches a page as Markdown.
 * @throws Error if it cannot be fetched
 */
export async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The page's Markdown answered ${response.status}.`);
  return response.text();
}
