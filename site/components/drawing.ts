import { defineComponent, h, phrased, z } from 'signpost/components';
import { drawnOf } from './drawn.ts';

/** `<Drawing name="player-chat-group" />`: one of the site's own drawings, with its caption. Words and alternative text are the drawing's. */
export const Drawing = defineComponent({
  props: { name: z.string() },
  render(use) {
    const drawn = drawnOf(use, 'name', use.props.name);
    if (drawn === undefined) return [];
    const parts = drawn.parts.map((part) => h('li', phrased(part)));
    const caption = h('figcaption', parts.length > 0 ? h('ol', parts) : [], phrased(drawn.caption));
    return [...drawn.style, h('figure', { className: ['figure', 'drawing'] }, drawn.pictures, caption)];
  },
});
