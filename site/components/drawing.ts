import { defineComponent, h, phrased, z } from 'signpost/components';
import { drawingLocales, drawings, type ThemeName } from '../drawings/index.ts';
import { drawingPath } from '../plugins/drawings.ts';
import { meant } from './meant.ts';
import { renderStyle } from './page-style.ts';

/** Their words are large enough for phones; at the full width of an article they would be larger than its headings. */
const SHOWN_WIDTH = 430;

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
    const size = { width: SHOWN_WIDTH, height: Math.round((drawing.size.height * SHOWN_WIDTH) / drawing.size.width) };
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
