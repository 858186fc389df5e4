import { type LandingProps, textPicker } from 'signpost/pages';
import type { SiteLink } from '../data/local-text.ts';
import { type Drawing, type DrawingLocale, drawings, type ThemeName } from '../drawings/index.ts';
import { drawingPath } from '../plugins/drawings.ts';

interface DrawingFiguresProps extends LandingProps {
  /** Names of drawings, each with what it shows here: a drawing's own caption is advice for the page of its guide. */
  readonly figures: readonly { readonly name: string; readonly caption: SiteLink['label'] }[];
}

const THEMES: readonly ThemeName[] = ['light', 'dark'];

/** The site's own drawings, as `<Drawing>` shows them on a page of text. */
export function DrawingFigures({ figures, locale, href }: DrawingFiguresProps) {
  const t = textPicker(locale);
  const language: DrawingLocale = locale === 'en' ? 'en' : 'zh-Hans';
  return (
    <div className="article">
      <div className="figures">
        {figures.map(({ name, caption }) => {
          const { size, words } = findDrawing(name);
          const { alt } = words[language];
          return (
            <figure key={name} className="figure drawing">
              {THEMES.map((theme) => (
                // Files belong to no locale: their addresses are those of the default one.
                <img
                  key={theme}
                  className={`in-${theme}`}
                  src={href(drawingPath(name, language, theme), 'zh-Hans')}
                  alt={alt}
                  loading="lazy"
                  {...size}
                />
              ))}
              <figcaption>{t(caption)}</figcaption>
            </figure>
          );
        })}
      </div>
    </div>
  );
}

function findDrawing(name: string): Drawing {
  const drawing = drawings.get(name);
  if (drawing === undefined) throw new Error(`There is no drawing "${name}"; site/drawings has all of them.`);
  return drawing;
}
