import { expect, it } from 'vitest';
import { linksInHtml, withoutTags } from './html-links.ts';

it.each([
  ['<a href=/a>A</a>', [{ label: 'A', href: '/a' }]],
  ["<A HREF='/a?b=1&amp;c=2'>R&amp;D <b>and</b>\n more</A>", [{ label: 'R&D and more', href: '/a?b=1&c=2' }]],
  ['<a href="/a"><!-- no --><svg><title>Drawn</title><text>x</text></svg></a>', [{ label: 'Drawn', href: '/a' }]],
  ['<a href="/a"><img alt="Pictured" src="p.png"></a>', [{ label: 'Pictured', href: '/a' }]],
  ['<a href="/a" title="Titled"><i class="icon"></i></a>', [{ label: 'Titled', href: '/a' }]],
  ['<a href="https://www.site.example/x"><i></i></a>', [{ label: 'site.example', href: 'https://www.site.example/x' }]],
  ['<a href="/a"><i></i></a><a name="b">B</a><a data-href="/c">C</a>', []],
  ['<!-- <a href="/a">A</a> --><style>a { color: red }</style>', []],
])('the links in %s', (html, links) => {
  expect(linksInHtml(html)).toEqual(links);
});

it('the text of a piece of HTML', () => {
  expect(withoutTags('Read<br/>the&nbsp;<a href="/a">news</a> &lt;3 <!-- 1 > 0 -->')).toBe('Read the news <3');
  expect(withoutTags('<div>First <b>one</b>!</div><div>Second\n one</div>')).toBe('First one! Second one');
});
