import { expect, it } from 'vitest';
import { markdownOfHtml, sectionsOfHtml } from './markdown-of-html.ts';

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

it('shows pictures once, by their full addresses, keeps lines of cells apart, and addresses of mail as they are', () => {
  const html = `<img class="in-light" src="/a.svg" alt="A"/><img class="in-dark" src="/b.svg" alt="A"/><p>mail@docs.example</p>
    <table><tr><th>Name</th></tr><tr><td>One<br/><b>two</b></td></tr></table>`;
  expect(markdownOfHtml(html, link)).toBe('![A](https://docs.example/a.svg)\n\nmail@docs.example\n\n| Name |\n| - |\n| One<br>**two** |\n');
});

it('a landing page is searched by what it renders, from heading to heading', () => {
  const html = `<header><h1>SDK</h1><p>Everything&nbsp;for your game &amp; you</p><button type="button">Close</button></header>
    <section><h2 class="x" id="start">Start <em>here</em></h2><ul><li><a href="/a/">Sign in</a></li><li>Save<br/>Load</li></ul><svg><title>no</title></svg></section>
    <h2>Without an address</h2><p>More</p><table><tr><th>Module</th> <th>Size</th></tr><tr><td>Login</td><td>2 MB</td></tr></table>`;
  expect(sectionsOfHtml(html)).toEqual([
    { id: null, heading: '', text: 'Everything for your game & you' },
    { id: 'start', heading: 'Start here', text: 'Sign in\nSave\nLoad\nWithout an address\nMore\nModule · Size\nLogin · 2 MB' },
  ]);
});
