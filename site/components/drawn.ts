import type { ComponentUse } from 'signpost/components';
import { drawingLocales, drawings, type ThemeName } from '../drawings/index.ts';
import { NOTE } from '../drawings/kit/text.ts';
import { drawingPath } from '../plugins/drawings.ts';
import { meant } from './meant.ts';
import { renderStyle } from './page-style.ts';
import type { Html } from './rest-fields.ts';

/** Drawings have words for phones. Where there is more room, the least of them are as large as the labels of diagrams, in drawings of each width. */
const SHOWN_LABEL = 13;

export interface Drawn {
  /** The drawing in each theme, and the style sheet of drawings if it is the page's first. */
  readonly style: Html[];
  readonly pictures: Html[];
  readonly caption: string;
  /** What its numbers stand for. */
  readonly parts: readonly string[];
}

/**
 * One of the site's own drawings in the language of the page.
 * @param attribute the one that names it, for the message that there is none
 */
export function drawnOf(use: ComponentUse<unknown>, attribute: string, name: string): Drawn | undefined {
  const { locale, image, link, error } = use;
  const drawing = drawings.get(name);
  const language = drawingLocales.find((known) => known === locale);
  if (drawing === undefined || language === undefined) {
    error(attribute, `There is no drawing "${name}" in ${locale}.`, meant(name, drawings.keys(), 'site/drawings has all of them.'));
    return undefined;
  }
  const { alt, caption } = drawing.words[language];
  const legend = drawing.legend(language);
  const shown = (units: number): number => Math.round((units * SHOWN_LABEL) / NOTE);
  const size = { width: shown(drawing.size.width), height: shown(drawing.size.height) };
  // The link opens the file by itself, larger, where readers can zoom.
  const picture = (theme: ThemeName): Html[] => {
    const file = drawingPath(name, language, theme);
    const drawn = image(file, { alt: legend?.whole ?? alt, ...size });
    return drawn === undefined ? [] : [link(file, { className: [`in-${theme}`] }, [drawn])];
  };
  return {
    style: renderStyle(use, 'drawings'),
    pictures: [...picture('light'), ...picture('dark')],
    caption,
    parts: legend?.parts ?? [],
  };
}
