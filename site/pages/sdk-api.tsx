import { type LandingMeta, type LandingProps, textPicker } from 'signpost/pages';
import { sdkApiWords } from '../data/landing-words.ts';
import { text } from '../data/local-text.ts';
import { guideOrReference, requirements, restReferences, usingReferences } from '../data/sdk-api.ts';
import { apiReferences, moduleLists, tapSdk } from '../data/sdks.ts';
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
      <References {...props} />
      <Rest {...props} />
      <Requirements {...props} />
      <section aria-labelledby="how">
        <h2 id="how">{t(text('怎样查参考', 'How to use the references'))}</h2>
        <div className="article">
          <p>{t(guideOrReference)}</p>
          <ul>
            {usingReferences.map((line) => (
              <li key={line.en}>{t(line)}</li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

/** What tells the signatures on each platform: our lists of the published packages, and the reference sites. */
function References({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  return (
    <section aria-labelledby="platforms">
      <h2 id="platforms">{t(text('按平台查', 'By platform'))}</h2>
      <ul className="entries">
        {moduleLists.map(({ platform, language, to: modules }) => (
          <li key={platform}>
            <h3>
              <a href={href(modules)}>{platform}</a>
            </h3>
            <p>{language}</p>
            <ul>
              <li>
                <a href={href(modules)}>{t(text('类型和成员', 'Types and members'))}</a>
              </li>
              {apiReferences.flatMap(({ title, sites }) => {
                const to = sites.find((site) => site.platform === platform)?.to;
                return to
                  ? [
                      <li key={to}>
                        <LandingLink to={to} href={href}>
                          {t(title)}
                          <small aria-hidden="true"> ↗</small>
                        </LandingLink>
                      </li>,
                    ]
                  : [];
              })}
            </ul>
          </li>
        ))}
      </ul>
      <p className="landing-note">
        <a href={href('/sdk-api/modules/')}>{t(text('所有模块的类型和成员', 'Types and members of all modules'))}</a>
        {t(
          text(
            '还包括 JavaScript、Go、PHP、Python 和 Swift。“平台服务”和“云服务”通向参考站点。',
            ' also cover JavaScript, Go, PHP, Python, and Swift. The other links lead to reference sites. ',
          ),
        )}
        {apiReferences.map(({ title, covers }) => t(title) + t(text('：', ': ')) + t(covers)).join(t(text('；', '. ')))}
        {t(text('。Unreal Engine 没有参考站点。', '. Unreal Engine has none.'))}
      </p>
    </section>
  );
}

function Rest({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  const label = t(text('REST API', 'REST APIs'));
  return (
    <section aria-labelledby="rest">
      <h2 id="rest">{label}</h2>
      <ul className="entries">
        {restReferences.map(({ label: name, to, about }) => (
          <li key={to}>
            <h3>
              <a href={href(to)}>{t(name)}</a>
            </h3>
            <p>{t(about)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Requirements({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  const label = t(text('运行示例的要求', 'Requirements for the samples'));
  const notes = new Map(tapSdk.map(({ platform, notes }) => [platform, notes]));
  return (
    <section aria-labelledby="requirements">
      <h2 id="requirements">{label}</h2>
      <ul className="entries">
        {requirements.map(({ platform, least }) => (
          <li key={platform}>
            <h3>
              <a href={href(notes.get(platform) ?? '/sdk/start/ver-lifetime/')}>{platform}</a>
            </h3>
            <p>{t(least)}</p>
            <ul>
              <li>
                <a href={href(notes.get(platform) ?? '/sdk/start/ver-lifetime/')}>{t(text('更新日志', 'Release notes'))}</a>
              </li>
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
