import { type LandingMeta, type LandingProps, textPicker } from 'signpost/pages';
import { sdkApiWords } from '../data/landing-words.ts';
import { text } from '../data/local-text.ts';
import { platforms, restReferences, usingReferences } from '../data/sdk-api.ts';
import { LandingLink } from '../landing/LandingLink.tsx';
import { PageIntro } from '../landing/PageIntro.tsx';

export const meta = {
  title: text('SDK API 参考', 'SDK API reference'),
  description: text(
    '各平台 SDK 的 API 参考站点、REST API 文档，以及运行示例所需的环境。',
    'API reference sites of each SDK, REST references, and what you need to run the samples.',
  ),
  ...sdkApiWords,
} satisfies LandingMeta;

const lead = text(
  '要完成一件事，先看开发指南；要查一个类或方法的签名，来这里。',
  'To get something done, start with a guide. To look up the signature of a class or method, come here.',
);

export default function SdkApi(props: LandingProps) {
  const t = textPicker(props.locale);
  return (
    <>
      <PageIntro title={t(meta.title)}>{t(lead)}</PageIntro>
      <Platforms {...props} />
      <Rest {...props} />
      <section aria-labelledby="how">
        <h2 id="how">{t(text('怎样查参考', 'How to use the references'))}</h2>
        <ul className="entries">
          {usingReferences.map(({ title, about }) => (
            <li key={title.en}>
              <h3>{t(title)}</h3>
              <p>{t(about)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** What a platform's SDK is written in and needs, our list of its types, and what others publish. */
function Platforms({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  return (
    <section aria-labelledby="platforms">
      <h2 id="platforms">{t(text('各平台的类型和成员', 'Types and members by platform'))}</h2>
      <ul className="entries pairs fours">
        {platforms.map(({ platform, language, modules, least, notes, sites }) => (
          <li key={platform}>
            <h3>
              <a href={href(modules)}>{platform}</a>
            </h3>
            <p>
              {language} · {t(least)}
            </p>
            <ul className="links-below">
              {sites.map(({ title, to }) => (
                <li key={to}>
                  <LandingLink to={to} href={href}>
                    {t(title)}
                  </LandingLink>
                </li>
              ))}
              <li>
                <a href={href(notes)}>{t(text('更新日志', 'Release notes'))}</a>
              </li>
            </ul>
          </li>
        ))}
      </ul>
      <p className="landing-note">
        {t(text('JavaScript、Go、PHP、Python 和 Swift 的见', 'For JavaScript, Go, PHP, Python, and Swift, see '))}
        <a href={href('/sdk-api/modules/')}>{t(text('所有模块的类型和成员', 'types and members of all modules'))}</a>
        {t(text('。', '.'))}
      </p>
    </section>
  );
}

function Rest({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  return (
    <section aria-labelledby="rest">
      <h2 id="rest">{t(text('REST API', 'REST APIs'))}</h2>
      <ul className="entries pairs fours">
        {restReferences.map(({ label, to, about }) => (
          <li key={to}>
            <h3>
              <a href={href(to)}>{t(label)}</a>
            </h3>
            <p>{t(about)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
