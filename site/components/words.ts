import { defineComponent, h, holdsBlocks } from 'signpost/components';
import { asPath } from './paths.ts';

/** Words in one of the site's colours: `<Blue>`, which marks the names of console menus. */
function coloredWords(color: string) {
  return defineComponent({
    props: {},
    inline: true,
    render({ children }) {
      const content = color === 'blue' ? asPath(children()) : children();
      return h(holdsBlocks(content) ? 'div' : 'span', { className: [`c-${color}`] }, content);
    },
  });
}

export const Black = coloredWords('black');
export const Blue = coloredWords('blue');
export const BlueBlack = coloredWords('blueblack');
export const Gray = coloredWords('gray');
export const Green = coloredWords('green');
export const Red = coloredWords('red');
