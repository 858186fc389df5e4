import { type LandingMeta, type LandingProps, textPicker } from 'signpost/pages';
import { entriesIn, firstSteps, heroOf, shortcuts, stages, words } from '../data/home.ts';
import { homeWords } from '../data/landing-words.ts';
import { LineIcon } from '../landing/LineIcon.tsx';
import { Steps } from '../landing/Steps.tsx';

export const meta = {
  title: { 'zh-Hans': '开发者文档', en: 'Developer Documentation' },
  description: {
    'zh-Hans': '游戏接入 SDK、上架商店、运营活动的文档：从接好登录，到测试、预约、正式上线和长线运营。',
    en: 'Documentation for integrating the SDKs, publishing in the store, and running events: from the first login to tests, reservations, launch, and live operations.',
  },
  ...homeWords,
} satisfies LandingMeta;

export default function Home(props: LandingProps) {
  return (
    <>
      <Hero {...props} />
      <Entries {...props} />
      <FirstSteps {...props} />
    </>
  );
}

function Hero({ locale, brand, href }: LandingProps) {
  const t = textPicker(locale);
  const { title, lead } = heroOf(brand.id);
  return (
    <div className="hero">
      <div className="hero-text">
        <h1>{t(title)}</h1>
        <p className="hero-lead">{t(lead)}</p>
        <button type="button" className="hero-search with-script" data-opens="search">
          <svg className="icon" viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
            <circle cx="11" cy="11" r="7" />
            <path d="m20 20-4-4" />
          </svg>
          <span>{t(words.search)}</span>
          <kbd>/</kbd>
        </button>
        <p className="hero-shortcuts">
          <span>{t(words.often)}</span>
          {shortcuts.map(({ label, to }) => (
            <a key={to} href={href(to)}>
              {t(label)}
            </a>
          ))}
        </p>
      </div>
      <nav className="journey" aria-label={t(words.journey)}>
        <svg viewBox="0 40 400 250" fill="none" strokeWidth={2} strokeLinecap="round" strokeDasharray="2 7" aria-hidden="true">
          <path d="M56 245C130 245 96 156 152 150s74 66 128 45C300 187 296 100 344 85" />
          <path className="journey-done" strokeDasharray="none" d="M56 245C130 245 96 156 152 150" />
        </svg>
        <ol>
          {stages.map(({ label, to, icon }) => (
            <li key={to}>
              <a href={href(to)}>
                <LineIcon name={icon} size={26} />
                <span>{t(label)}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

function Entries({ locale, brand, region, href }: LandingProps) {
  const t = textPicker(locale);
  return (
    <section aria-labelledby="entries">
      <h2 id="entries">{t(words.entries)}</h2>
      <ul className="entries">
        {entriesIn(brand.id, region).map(({ icon, label, to, text, links }) => (
          <li key={to}>
            <h3 id={`entry-${icon}`}>
              <LineIcon name={icon} />
              <a href={href(to)}>{t(label)}</a>
            </h3>
            <p>{t(text)}</p>
            <ul>
              {links.map((link) => (
                <li key={t(link.label)}>
                  <a href={href(link.to)}>{t(link.label)}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FirstSteps({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  return (
    <section aria-labelledby="start">
      <h2 id="start">{t(words.start)}</h2>
      <Steps steps={firstSteps} locale={locale} href={href} />
    </section>
  );
}
