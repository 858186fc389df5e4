import { expect, it } from 'vitest';
import { markdownOfHtml } from './markdown-of-html.ts';

const link = (href: string) => `https://docs.example${href}`;

it('keeps headings, tables and links, and leaves out controls and the marks of headings', () => {
  const html = `<h1>Downloads</h1><p>All <em>files</em>.</p><button>Copy</button>
    <h2 id="a">Modules<a class="anchor" href="#a" aria-label="Copy"></a></h2>
    <table><thead><tr><th>Name</th><th>File</th></tr></thead><tbody><tr><td>Login</td><td><code>a | b</code></td></tr></tbody></table>
    <a class="card" href="/sdk/"><span>SDK</span><span>What there is</span></a>`;
  expect(markdownOfHtml(html, link)).toBe(
    [
      '# Downloads',
      'All *files*.',
      '## Modules',
      '| Name | File |\n| - | - |\n| Login | `a \\| b` |',
      '[SDK What there is](https://docs.example/sdk/)',
      '',
    ]
      .join('\n\n')
      .replace(/\n\n$/, '\n'),
  );
});
