import { defineComponent, h, holdsBlocks } from 'signpost/components';
import { renderStyle } from './page-style.ts';
import { asPath } from './paths.ts';

/** Words in one of the site's colours: `<Blue>`, which marks the names of console menus. */
function coloredWords(color: string) {
  return defineComponent({
    props: {},
    inline: true,
    render(use) {
      const isPath = color === 'blue';
      const content = isPath ? asPath(use.children()) : use.children();
      const words = h(holdsBlocks(content) ? 'div' : isPath ? 'strong' : 'span', { className: [`c-${color}`] }, content);
      return isPath ? words : [...renderStyle(use, 'words'), words];
    },
  });
}

export const Black = coloredWords('black');
export const Blue = coloredWords('blue');
export const BlueBlack = coloredWords('blueblack');
export const Gray = coloredWords('gray');
export const Green = coloredWords('green');
export const Red = coloredWords('red');
