/** A heading of a field, and the paragraph below it: what it takes and its default. */
const HEADING = /<h3 id="(\w+)">(\w+)(<a class="anchor".*?<\/h3>)<p>/g;
const TABLE = /<div class="table-scroll"[^>]*>.*?<\/table><\/div>/gs;
const ROW = /<tr>\s*<td>(.*?)<\/td>\s*<td[^>]*>(.*?)<\/td>\s*<td[^>]*>(.*?)<\/td>\s*<td[^>]*>(.*?)<\/td>\s*<\/tr>/gs;

/**
 * The reference of the configuration as a list of parameters: names in code, beside each what it takes and its default, and below what it is
 * for. The Markdown of the page keeps its tables, which programs read.
 */
export function listFields(html: string, defaultLabel: string): string {
  const sections = html.replaceAll(HEADING, '<h3 id="$1" class="field"><code>$2</code>$3<p class="field-facts">');
  return sections.replaceAll(TABLE, (table) => `<dl class="fields">${renderRows(table, defaultLabel)}</dl>`);
}

function renderRows(table: string, defaultLabel: string): string {
  const rows = [...table.matchAll(ROW)];
  return rows
    .map(([, name, takes, fallback = '', purpose]) => {
      const byDefault = fallback.startsWith('<code>') ? ` <span>${defaultLabel}${fallback}</span>` : '';
      return `<div><dt>${name} <span class="field-facts"><span>${takes}</span>${byDefault}</span></dt><dd>${purpose}</dd></div>`;
    })
    .join('');
}
