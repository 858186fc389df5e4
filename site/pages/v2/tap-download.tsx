import { type LandingMeta, type LandingProps, textPicker } from 'signpost/pages';
import { text } from '../../data/local-text.ts';
import { v2Changes, v2Packages } from '../../data/v2.ts';
import { DataTable } from '../../landing/DataTable.tsx';
import { PageIntro } from '../../landing/PageIntro.tsx';
import { SmartLink } from '../../landing/SmartLink.tsx';

export const meta = {
  title: text('SDK 工具包下载（v2）', 'SDK downloads (v2)'),
  description: text(
    'TapSDK 2.x 各平台的下载地址、模块清单，以及与当前版本的差别。',
    'TapSDK 2.x downloads for each platform, its modules, and how it differs from the current version.',
  ),
} satisfies LandingMeta;

const lead = text(
  '2.x 不再增加功能，只给还没有升级的工程使用。新工程请用当前版本。',
  '2.x gets no new features and is for projects that haven’t been upgraded. For new projects, use the current version.',
);

export default function V2Download({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  const differences = t(text('与当前版本的差别', 'Differences from the current version'));
  return (
    <>
      <PageIntro title={t(meta.title)}>
        {t(lead)} <a href={href('/tap-download/')}>{t(text('下载当前版本', 'Download the current version'))}</a>
      </PageIntro>
      <section aria-labelledby="packages">
        <h2 id="packages">TapSDK 2.x</h2>
        <ul className="entries">
          {v2Packages.map(({ platform, version, modules, to }) => (
            <li key={platform}>
              <h3 id={platform.toLowerCase()}>
                <SmartLink to={to} href={href}>
                  {platform}
                </SmartLink>
              </h3>
              <p>{modules}</p>
              <p className="landing-tags">{version}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="differences">
        <h2 id="differences">{differences}</h2>
        <DataTable label={differences} head={[t(text('方面', 'Topic')), 'v2', 'v3']} rows={v2Changes.map((row) => row.map(t))} />
      </section>
    </>
  );
}
