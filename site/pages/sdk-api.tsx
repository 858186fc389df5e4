import { type LandingMeta, type LandingProps, textPicker } from 'signpost/pages';
import { sdkApiWords } from '../data/landing-words.ts';
import { text } from '../data/local-text.ts';
import { platformIcons } from '../data/platforms.ts';
import { platforms, restReferences, usingReferences } from '../data/sdk-api.ts';
import { LandingLink } from '../landing/LandingLink.tsx';
import { LineIcon } from '../landing/LineIcon.tsx';
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
  '查一个类、方法或请求的签名。要完成一件事，先看各服务的开发指南；知道名字或错误码时，直接搜索最快。',
  'Signatures of classes, methods, and requests. To get something done, start with the guide of a service. If you know a name or an error code, search for it.',
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
      <h2 id="platforms">{t(text('在游戏里调用：选平台', 'In your game: choose a platform'))}</h2>
      <ul className="entries pairs fours">
        {platforms.map(({ platform, language, modules, least, notes, sites }) => (
          <li key={platform}>
            <h3>
              <LineIcon name={platformIcons[platform]} />
              {platform}
            </h3>
            <p>
              {language} · {t(least)}
            </p>
            <ul className="links-below">
              <li>
                <a href={href(modules)} className="button">
                  {t(text('类型和成员', 'Types and members'))}
                </a>
              </li>
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
      <h2 id="rest">{t(text('从服务端调用：REST API', 'From your server: REST APIs'))}</h2>
      <ul className="entries pairs fours">
        {restReferences.map(({ title, references }) => (
          <li key={title.en}>
            <h3>{t(title)}</h3>
            <ul className="entry-links">
              {references.map(({ label, to, about }) => (
                <li key={to}>
                  <a href={href(to)}>{t(label)}</a>
                  <p>{t(about)}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
