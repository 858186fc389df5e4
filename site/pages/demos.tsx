import { type LandingMeta, type LandingProps, textPicker } from 'signpost/pages';
import { cloudDemos, engineDemos, engineSkeletons, github, tapSdkDemos } from '../data/demos.ts';
import { demosWords } from '../data/landing-words.ts';
import { text } from '../data/local-text.ts';
import { BeforeRunning } from '../landing/BeforeRunning.tsx';
import { DemoCards } from '../landing/DemoCards.tsx';
import { LandingLink } from '../landing/LandingLink.tsx';
import { PageIntro } from '../landing/PageIntro.tsx';

export const meta = {
  title: text('示例项目', 'Demo projects'),
  description: text(
    'TapSDK、数据存储、即时通讯、推送与云引擎的示例项目：按平台列出，附服务说明与仓库地址。',
    'Demo projects for TapSDK, data storage, instant messaging, push, and Cloud Engine, with their platforms, services, and repositories.',
  ),
  ...demosWords,
} satisfies LandingMeta;

const groups = [
  { id: 'tapsdk', title: text('TapSDK 示例', 'TapSDK demos'), demos: tapSdkDemos },
  { id: 'cloud', title: text('数据存储、即时通讯与推送', 'Data storage, instant messaging, and push'), demos: cloudDemos },
  { id: 'engine', title: text('云引擎', 'Cloud Engine'), demos: engineDemos },
];

export default function Demos(props: LandingProps) {
  const t = textPicker(props.locale);
  return (
    <>
      <PageIntro title={t(meta.title)}>
        {t(
          text(
            '克隆一个现成的工程，换上自己的凭据再改，比从空白开始快。每个示例都写明平台、SDK 版本和它用到的服务；只想先看效果，装一个',
            'Cloning a project and entering your own credentials is faster than starting from scratch. Each demo lists its platforms, SDK version, and services. If you only want to see the result, install a ',
          ),
        )}
        <a href={props.href('/demo/')}>{t(text('示例应用', 'demo app'))}</a>
        {t(text('即可。', '.'))}
      </PageIntro>
      {groups.map(({ id, title, demos }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{t(title)}</h2>
          {id === 'engine' && <Skeletons {...props} />}
          <DemoCards {...props} demos={demos} />
        </section>
      ))}
      <BeforeRunning {...props} />
    </>
  );
}

/** What a project of Cloud Engine starts from: one line for each language. */
function Skeletons({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  return (
    <>
      <h3 id="skeletons">{t(text('新项目从骨架开始', 'Start a new project from a skeleton'))}</h3>
      <ul className="rows columns skeletons">
        {engineSkeletons.map(({ language, repository }) => (
          <li key={repository}>
            <LandingLink to={`${github}/${repository}`} href={href}>
              <span>{language}</span>
              <code className="rows-note">{repository.replace(/.*\//, '')}</code>
            </LandingLink>
          </li>
        ))}
      </ul>
      <h3 id="examples">{t(text('示例', 'Examples'))}</h3>
    </>
  );
}
