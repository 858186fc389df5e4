import { describeConfig } from 'signpost';
import { expect, it } from 'vitest';
import { configReference } from './config-reference.ts';
import { listFields } from './field-list.ts';

it('a row of a table becomes a parameter, with its default where it has one', () => {
  const html = `<h3 id="content">content<a class="anchor" href="#content"></a></h3><p>object</p><div class="table-scroll" tabindex="0"><table>
<tr>
<td><code>dir</code></td>
<td data-label="takes">string</td>
<td data-label="default"><code>"content"</code></td>
<td data-label="for">Folder of the pages.</td>
</tr>
<tr><td><code>layout</code></td><td>string</td><td>none</td><td>How they lie.</td></tr>
</table></div>`;
  expect(listFields(html, 'Default: ')).toBe(
    '<h3 id="content" class="field"><code>content</code><a class="anchor" href="#content"></a></h3><p class="field-facts">object</p>' +
      '<dl class="fields"><div><dt><code>dir</code> <span class="field-facts"><span>string</span> ' +
      '<span>Default: <code>"content"</code></span></span></dt><dd>Folder of the pages.</dd></div>' +
      '<div><dt><code>layout</code> <span class="field-facts"><span>string</span></span></dt><dd>How they lie.</dd></div></dl>',
  );
});

it('each field of the schema is in the page, with what it takes', () => {
  const pages = configReference.content?.({
    ...{ siteDir: '', locales: ['en'], defaultLocale: 'en', url: '', baseUrl: '/', homes: {}, brand: '', region: '', cacheDir: '' },
  });
  if (!Array.isArray(pages)) throw new Error('The pages are not there at once.');
  const source: string = pages.find(({ locale }) => locale === 'en')?.source ?? '';
  const rows = source.split('\n').filter((line) => line.startsWith('| `')).length;
  const headings = source.match(/^### /gm)?.length ?? 0;
  expect(rows + headings).toBe(describeConfig().length);
});
