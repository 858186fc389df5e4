import { expect, it } from 'vitest';
import { printXhtml } from '../tree.ts';
import { makeChapter } from './chapter.ts';

const inBook = (html: string): string =>
  printXhtml(
    makeChapter(html, {
      lower: 0,
      toId: (id) => `p1-${id}`,
      toHref: (href) => (href === '/gone/' ? undefined : `book.html${href}`),
      toSource: (address) => (address === '/a.png' ? 'pictures/1.png' : undefined),
    }),
  );

it('keeps what a drawing in a page refers to: its own parts, pages and pictures', () => {
  const drawing = [
    '<defs><linearGradient id="g"></linearGradient></defs>',
    '<rect fill="url(#g)" filter="url(\'#f\')"></rect>',
    '<use href="#r"></use><use xlink:href="#s"></use>',
    '<a href="/guide/"></a><a href="/gone/"></a>',
    '<image href="/a.png"></image><image href="/b.png"></image><image href="data:image/png;base64,AA=="></image>',
  ];
  const shown = inBook(`<svg id="d" viewBox="0 0 1 1" onclick="x()">${drawing.join('')}</svg>`);
  expect([...shown.matchAll(/(?:id|fill|filter|href)="([^"]*)"|<a\/>|<image\/>/g)].map(([whole, value]) => value ?? whole)).toEqual([
    ...['p1-d', 'p1-g', 'url(#p1-g)', "url('#p1-f')", '#p1-r', '#p1-s', 'book.html/guide/', '<a/>'],
    ...['pictures/1.png', '<image/>', 'data:image/png;base64,AA=='],
  ]);
  expect(shown).not.toContain('onclick');
});

it('keeps which heads a cell of a table is below', () => {
  const shown = inBook('<table><tr><th id="a">A</th><th id="b">B</th></tr><tr><td headers="a b">1</td></tr></table>');
  expect(shown).toContain('<th id="p1-a">');
  expect(shown).toContain('<td headers="p1-a p1-b">');
});
