import { defineComponent, h, phrased, z } from 'signpost/components';
import { drawingLocales, drawings, type ThemeName } from '../drawings/index.ts';
import { NOTE } from '../drawings/kit/text.ts';
import { drawingPath } from '../plugins/drawings.ts';
import { meant } from './meant.ts';
import { renderStyle } from './page-style.ts';

/** Drawings have words for phones. Where there is more room, the least of them are as large as the labels of diagrams, in drawings of each width. */
const SHOWN_LABEL = 13;

/** `<Drawing name="player-chat-group" />`: one of the site's own drawings, with its caption. Words and alternative text are the drawing's. */
export const Drawing = defineComponent({
  props: { name: z.string() },
  render(use) {
    const { props, locale, image, link, error } = use;
    const drawing = drawings.get(props.name);
    const language = drawingLocales.find((known) => known === locale);
    if (drawing === undefined || language === undefined) {
      const hint = meant(props.name, drawings.keys(), 'site/drawings has all of them.');
      error('name', `There is no drawing "${props.name}" in ${locale}.`, hint);
      return [];
    }
    const { alt, caption } = drawing.words[language];
    const legend = drawing.legend(language);
    const parts = (legend?.parts ?? []).map((part) => h('li', phrased(part)));
    const shown = (units: number): number => Math.round((units * SHOWN_LABEL) / NOTE);
    const size = { width: shown(drawing.size.width), height: shown(drawing.size.height) };
    // The link opens the file by itself, larger, where readers can zoom.
    const picture = (theme: ThemeName) => {
      const file = drawingPath(props.name, language, theme);
      const drawn = image(file, { alt: legend?.whole ?? alt, ...size });
      return drawn === undefined ? [] : link(file, { className: [`in-${theme}`] }, [drawn]);
    };
    return [
      ...renderStyle(use, 'drawings'),
      h(
        'figure',
        { className: ['figure', 'drawing'] },
        picture('light'),
        picture('dark'),
        h('figcaption', parts.length > 0 ? h('ol', parts) : [], phrased(caption)),
      ),
    ];
  },
});
