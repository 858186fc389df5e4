import { type LandingMeta, type LandingProps, textPicker } from 'signpost/pages';
import { v2HomeWords } from '../../data/landing-words.ts';
import { text } from '../../data/local-text.ts';
import { v2Sections } from '../../data/v2.ts';
import { OlderNotice } from '../../landing/OlderNotice.tsx';
import { PageIntro } from '../../landing/PageIntro.tsx';

export const meta = {
  title: text('v2 文档', 'v2 documentation'),
  description: text(
    'TapSDK 2.x 的文档，供还在维护旧接入的开发者查阅；新工程请看当前版本。',
    'Documentation of TapSDK 2.x for developers who maintain an older integration. For new projects, see the current version.',
  ),
  ...v2HomeWords,
} satisfies LandingMeta;

const lead = text('TapSDK 2.x 的文档，供还在维护旧接入的开发者查阅。', 'TapSDK 2.x, for developers who maintain an older integration.');
const notice = text('这是 v2 文档，已停止维护', 'This is the v2 documentation, which is no longer maintained');
const current = text('新项目请使用当前版本。', 'New projects use the current version.');
const upgrade = text('准备升级？', 'Ready to upgrade?');

export default function V2Home({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  return (
    <>
      <PageIntro title={t(meta.title)}>{t(lead)}</PageIntro>
      <OlderNotice title={t(notice)}>
        <p>
          {t(current)} <a href={href('/')}>{t(text('前往 v3', 'Go to v3'))}</a>
        </p>
        <p>
          {t(upgrade)} <a href={href('/sdk/taptap-login/guide/upgrade2.x/')}>{t(text('从 2.x 升级到 3.x', 'Upgrade from 2.x to 3.x'))}</a>
          <a href={href('/sdk/start/ver-lifetime/')}>{t(text('版本与维护周期', 'Versions and maintenance'))}</a>
        </p>
      </OlderNotice>
      <section aria-labelledby="sections">
        <h2 id="sections">{t(text('2.x 的服务', 'Services in 2.x'))}</h2>
        <ul className="entries">
          {v2Sections.map(({ label, to, about }) => (
            <li key={to}>
              <h3 id={to.split('/')[3] || 'start'}>
                <a href={href(to)}>{t(label)}</a>
              </h3>
              <p>{t(about)}</p>
            </li>
          ))}
          <li>
            <h3 id="tap-download">
              <a href={href('/v2/tap-download/')}>{t(text('下载 2.x', 'Download 2.x'))}</a>
            </h3>
            <p>{t(text('各平台的安装包', 'Packages for each platform'))}</p>
          </li>
          <li>
            <h3 id="modules">
              <a href={href('/v2/sdk-api/modules/')}>{t(text('2.x 的类型和成员', 'Types and members of 2.x'))}</a>
            </h3>
            <p>{t(text('每个模块的签名', 'Signatures of each module'))}</p>
          </li>
        </ul>
      </section>
    </>
  );
}
