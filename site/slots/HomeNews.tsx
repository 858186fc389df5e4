import { type LandingProps, type SlotProps, textPicker } from 'signpost/pages';
import { isOneVersion, notesOf, popularGuides, releases, words } from '../data/home.ts';
import { Chevron } from '../landing/Chevron.tsx';

/** The end of the home page: what is new, what is read most, and what is elsewhere. */
export default function HomeNews(props: SlotProps) {
  const { locale, href } = props;
  const t = textPicker(locale);
  return (
    <div className="columns">
      <section aria-labelledby="releases">
        <h2 id="releases">{t(words.releases)}</h2>
        <ul className="rows">
          {releases.map(({ platform, version, to }) => (
            <li key={to}>
              <a href={href(to)}>
                <span>{t(notesOf(platform))}</span>
                <span className="rows-note">
                  {!isOneVersion && version}
                  <Chevron />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="popular">
        <h2 id="popular">{t(words.popular)}</h2>
        <ul className="rows">
          {popularGuides.map(({ label, to }) => (
            <li key={to}>
              <a href={href(to)}>
                {t(label)}
                <Chevron />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="elsewhere">
        <h2 id="elsewhere">{t(words.elsewhere)}</h2>
        <ul className="rows">
          <li>
            <OtherLanguage {...props} />
          </li>
          <li>
            <a href={href('/v2/')}>
              {t(words.older)}
              <Chevron />
            </a>
          </li>
          <li>
            <a href={href('/aws-partner/')}>
              {t(words.abroad)}
              <Chevron />
            </a>
          </li>
          <li>
            <a href={href('/offline/')}>
              {t(words.offline)}
              <Chevron />
            </a>
          </li>
        </ul>
      </section>
    </div>
  );
}

function OtherLanguage({ locale, href }: LandingProps) {
  return locale === 'en' ? (
    <a href={href('/', 'zh-Hans')} hrefLang="zh-Hans" lang="zh-Hans">
      简体中文
      <Chevron />
    </a>
  ) : (
    <a href={href('/', 'en')} hrefLang="en" lang="en">
      English
      <Chevron />
    </a>
  );
}
