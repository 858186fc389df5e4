import { Fragment } from 'react';
import { type LandingMeta, type LandingProps, textPicker } from 'signpost/pages';
import { downloadWords } from '../data/landing-words.ts';
import { text } from '../data/local-text.ts';
import { platformIcons } from '../data/platforms.ts';
import { adsSdk, moduleColumns, modules, tapSdk } from '../data/sdks.ts';
import { Chevron } from '../landing/Chevron.tsx';
import { DataTable } from '../landing/DataTable.tsx';
import { LandingLink } from '../landing/LandingLink.tsx';
import { LineIcon } from '../landing/LineIcon.tsx';
import { PageIntro } from '../landing/PageIntro.tsx';

export const meta = {
  title: text('SDK 工具包下载', 'SDK downloads'),
  description: text(
    'TapSDK 各平台的下载地址、模块与包名对照表、云服务 SDK、广告变现 SDK 和示例。',
    'TapSDK downloads for each platform, a table of modules and package names, the SDKs of the cloud services, the ads SDK, and demos.',
  ),
  ...downloadWords,
} satisfies LandingMeta;

const lead = text(
  'TapSDK 的每个服务是一个模块：只下载用得到的，其余的不进你的安装包。',
  "Each service of TapSDK is a module of its own. Download only those you use; the others don't become part of your package.",
);

export default function TapDownload(props: LandingProps) {
  const t = textPicker(props.locale);
  return (
    <>
      <PageIntro title={t(meta.title)}>{t(lead)}</PageIntro>
      <Packages {...props} />
      <Modules {...props} />
      <Others {...props} />
    </>
  );
}

function Packages({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  return (
    <section aria-labelledby="packages">
      <h2 id="packages">TapSDK</h2>
      <ul className="entries pairs fours">
        {tapSdk.map(({ platform, version, to, notes, needs }) => (
          <li key={platform}>
            <h3 id={platform.toLowerCase().replaceAll(' ', '-')}>
              <LineIcon name={platformIcons[platform]} />
              <span>
                {platform} <span className="entry-version">{version}</span>
              </span>
            </h3>
            <p>{t(needs)}</p>
            <ul className="links-below">
              <li>
                <LandingLink to={to} href={href} className="button">
                  {t(text('GitHub 发布页', 'Releases on GitHub'))}
                </LandingLink>
              </li>
              <li>
                <a href={href('/sdk/start/quickstart/')}>{t(text('导入工程', 'Add it to your project'))}</a>
              </li>
              <li>
                <a href={href(notes)}>{t(text('更新日志', 'Release notes'))}</a>
              </li>
            </ul>
          </li>
        ))}
      </ul>
      <p className="landing-note">
        {t(
          text(
            '版本号是本文档对应的版本。安装包在各发布页的 Assets 里，历史版本也在那里；下载后请核对文件名里的版本号。使用前请阅读',
            'The version is the one that these docs describe. Each release lists its packages under Assets, and earlier releases stay there; check the version in the file name after you download. Before you use the SDK, read the',
          ),
        )}{' '}
        <a href={href('/sdk/start/agreement/')}>{t(text('SDK 隐私政策', 'privacy policy'))}</a>
        {t(text('与', ' and the '))}
        <a href={href('/sdk/start/compliance/')}>{t(text('合规使用说明', 'compliance guide'))}</a>
        {locale === 'en' ? '.' : '。'}
      </p>
    </section>
  );
}

function Modules({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  const label = t(text('模块与包名', 'Modules and package names'));
  const rows = modules.map(({ service, guide, names }) => [
    <a key="guide" href={href(guide)}>
      {t(service)}
    </a>,
    ...names.map((name, index) =>
      name === null ? t(text('不支持', 'Not available')) : <ModuleName key={moduleColumns[index]} name={name} />,
    ),
  ]);
  return (
    <section aria-labelledby="modules">
      <h2 id="modules">{label}</h2>
      <p className="landing-note">
        {t(
          text(
            '每个服务在各平台的名字：Unity 是 UPM 包名，Android 是 AAR，iOS 是 framework，Unreal Engine 是插件模块。',
            'What each service is called: a UPM package for Unity, an AAR for Android, a framework for iOS, a plugin module for Unreal Engine.',
          ),
        )}
      </p>
      <DataTable label={label} head={[t(text('服务', 'Service')), ...moduleColumns]} rows={rows} stacks />
      <span data-widget="Platforms" />
    </section>
  );
}

/** Names in code that may break after their dots and between them: tables of such names are wider than a tablet held upright. */
function ModuleName({ name }: { readonly name: string }) {
  return name.split(', ').map((one, place) => (
    <Fragment key={one}>
      {place > 0 && ', '}
      <code>
        {one.split(/(?<=\.)/).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </code>
    </Fragment>
  ));
}

function Others({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  const others = [
    {
      to: '/sdk/sdk-page/',
      label: text('数据存储、即时通讯、推送、云引擎的 SDK', 'SDKs for storage, messaging, push, and Cloud Engine'),
      note: '',
    },
    { to: adsSdk.guide, label: text('广告变现 SDK（Android、Unity）', 'Ads SDK (Android, Unity)'), note: adsSdk.android },
    { to: '/demos/', label: text('示例项目', 'Demo projects'), note: '' },
    { to: '/design/', label: text('登录按钮设计指南', 'Login button guidelines'), note: '' },
    { to: '/offline/', label: text('离线文档：没有网络时也能读', 'Offline docs: read without a network'), note: '' },
    { to: '/v2/tap-download/', label: text('仍在维护 2.x？旧版下载', 'Still on 2.x? Download older versions'), note: 'v2' },
  ];
  return (
    <section aria-labelledby="others">
      <h2 id="others">{t(text('其他下载', 'Other downloads'))}</h2>
      <ul className="rows columns">
        {others.map(({ to, label, note }) => (
          <li key={to}>
            <a href={href(to)}>
              <span>{t(label)}</span>
              <span className="rows-note">
                {note}
                <Chevron />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="landing-note">
        {t(text('使用广告变现 SDK 前请阅读它的', 'Before you use the ads SDK, read its '))}
        <a href={href('/sdk/tap-adn/agreement/')}>{t(text('隐私政策', 'privacy policy'))}</a>
        {locale === 'en' ? '.' : '。'}
      </p>
    </section>
  );
}
