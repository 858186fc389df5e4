import { Fragment } from 'react';
import { type LandingMeta, type LandingProps, textPicker } from 'signpost/pages';
import { cloudSdkWords } from '../../data/landing-words.ts';
import { text } from '../../data/local-text.ts';
import { cloudSdks } from '../../data/sdks.ts';
import { Chevron } from '../../landing/Chevron.tsx';
import { LandingLink } from '../../landing/LandingLink.tsx';
import { PageIntro } from '../../landing/PageIntro.tsx';

export const meta = {
  title: text('云服务 SDK', 'Cloud service SDKs'),
  description: text(
    '数据存储、即时通讯、推送与云引擎所用的 SDK：按语言列出版本、安装说明与发布页。',
    'SDKs for data storage, instant messaging, push, and Cloud Engine, with versions, setup instructions, and releases by language.',
  ),
  ...cloudSdkWords,
} satisfies LandingMeta;

const lead = text(
  '数据存储、即时通讯、推送和云引擎用同一组 SDK。选你的语言，看完安装说明再去发布页取包。',
  'Data storage, instant messaging, push, and Cloud Engine share one family of SDKs. Choose your language, read how to set it up, and then get the package.',
);

/** A package and its version, which a line never parts. */
function PackageVersion({ name }: { readonly name: string }) {
  const [, before, version] = /^(.*?)(\S+)$/.exec(name) ?? [];
  return (
    <span className="whole">
      {before}
      <code>{version}</code>
    </span>
  );
}

export default function SdkPage({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  return (
    <>
      <PageIntro title={t(meta.title)}>{t(lead)}</PageIntro>
      <section aria-labelledby="languages">
        <h2 id="languages">{t(text('按语言选择', 'By language'))}</h2>
        <ul className="entries">
          {cloudSdks.map(({ title, about, versions, links }) => (
            <li key={title.en}>
              <h3 id={title.en.toLowerCase().replace(/[^a-z]+/g, '-')}>{t(title)}</h3>
              <p>{t(about)}</p>
              <p className="landing-tags">
                {versions.map((version, index) => (
                  <Fragment key={version.en}>
                    {index > 0 && ' · '}
                    <PackageVersion name={t(version)} />
                  </Fragment>
                ))}
              </p>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <LandingLink to={to} href={href}>
                      {t(label)}
                    </LandingLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="notes">
        <h2 id="notes">{t(text('使用之前', 'Before you use them'))}</h2>
        <ul className="rows">
          <li>
            <a href={href('/sdk/start/agreement/')}>
              {t(text('SDK 隐私政策：收集哪些信息、由谁处理', 'SDK privacy policy: what is collected and who processes it'))}
              <Chevron />
            </a>
          </li>
          <li>
            <a href={href('/sdk/start/compliance/')}>
              {t(text('合规使用说明：何时初始化、怎样关闭模块', 'Compliance guide: when to initialize, and how to turn modules off'))}
              <Chevron />
            </a>
          </li>
          <li>
            <a href={href('/tap-download/')}>
              {t(
                text(
                  '登录、成就等平台服务的 TapSDK 在下载页',
                  'SDK downloads: TapSDK for login, achievements, and other platform services',
                ),
              )}
              <Chevron />
            </a>
          </li>
        </ul>
      </section>
    </>
  );
}
