import { type LandingMeta, type LandingProps, textPicker } from 'signpost/pages';
import { v2DownloadWords } from '../../data/landing-words.ts';
import { text } from '../../data/local-text.ts';
import { v2Changes, v2Files, v2Packages } from '../../data/v2.ts';
import { DataTable } from '../../landing/DataTable.tsx';
import { LandingLink } from '../../landing/LandingLink.tsx';
import { OlderNotice } from '../../landing/OlderNotice.tsx';
import { PageIntro } from '../../landing/PageIntro.tsx';

export const meta = {
  title: text('SDK 工具包下载（v2）', 'SDK downloads (v2)'),
  description: text(
    'TapSDK 2.x 各平台的下载地址、模块清单，以及与当前版本的差别。',
    'TapSDK 2.x downloads for each platform, its modules, and how it differs from the current version.',
  ),
  ...v2DownloadWords,
} satisfies LandingMeta;

const lead = text(
  '2.x 不再增加功能，只给还没有升级的工程使用。',
  "2.x gets no new features and is for projects that haven't been upgraded.",
);

const notice = text('这是 v2 的下载页，2.x 已停止维护', 'These are the v2 downloads, and 2.x is no longer maintained');

const install = text(
  '按服务取文件，内嵌动态另需登录那一行的文件；点服务名看导入步骤。改动写在上面的发布页里。',
  'Choose the files by service; Moments also needs the files of login. Each service leads to the steps for importing them. The release pages above list what changed.',
);

export default function V2Download({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  const files = t(text('每个服务需要的文件', 'Files for each service'));
  const differences = t(text('与当前版本的差别', 'Differences from the current version'));
  return (
    <>
      <PageIntro title={t(meta.title)}>{t(lead)}</PageIntro>
      <OlderNotice title={t(notice)}>
        <p>
          {t(text('新工程请用当前版本。', 'New projects use the current version.'))}{' '}
          <a href={href('/tap-download/')}>{t(text('下载当前版本', 'Download the current version'))}</a>
        </p>
      </OlderNotice>
      <section aria-labelledby="packages">
        <h2 id="packages">TapSDK 2.x</h2>
        <ul className="entries">
          {v2Packages.map(({ platform, version, modules, to }) => (
            <li key={platform}>
              <h3 id={platform.toLowerCase()}>
                <LandingLink to={to} href={href}>
                  {platform}
                </LandingLink>
              </h3>
              <p>{modules}</p>
              <p className="landing-tags">
                <code>{version}</code>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="files">
        <h2 id="files">{files}</h2>
        <p>{t(install)}</p>
        <DataTable
          label={files}
          head={[t(text('服务', 'Service')), 'Unity', 'Android', 'iOS']}
          rows={v2Files.map(({ label, to, unity, android, ios }) => [
            <a key={to} href={href(to)}>
              {t(label)}
            </a>,
            unity,
            android,
            ios,
          ])}
        />
      </section>
      <section aria-labelledby="differences">
        <h2 id="differences">{differences}</h2>
        <DataTable label={differences} head={[t(text('方面', 'Topic')), 'v2', 'v3']} rows={v2Changes.map((row) => row.map(t))} />
      </section>
    </>
  );
}
