import { type LandingMeta, type LandingProps, textPicker } from 'signpost/pages';
import { cloudDemos, engineDemos, tapSdkDemos } from '../data/demos.ts';
import { text } from '../data/local-text.ts';
import { BeforeRunning } from '../landing/BeforeRunning.tsx';
import { DemoCards } from '../landing/DemoCards.tsx';
import { PageIntro } from '../landing/PageIntro.tsx';

export const meta = {
  title: text('示例项目', 'Demos'),
  description: text(
    'TapSDK、数据存储、即时通讯、推送与云引擎的示例项目：按平台列出，附服务说明与仓库地址。',
    'Demo projects for TapSDK, data storage, messaging, push and Cloud Engine, by platform, with their services and repositories.',
  ),
} satisfies LandingMeta;

const groups = [
  { id: 'tapsdk', title: text('TapSDK 示例', 'TapSDK demos'), demos: tapSdkDemos },
  { id: 'cloud', title: text('数据存储、即时通讯与推送', 'Data storage, messaging and push'), demos: cloudDemos },
  { id: 'engine', title: text('云引擎', 'Cloud Engine'), demos: engineDemos },
];

export default function Demos(props: LandingProps) {
  const t = textPicker(props.locale);
  return (
    <>
      <PageIntro title={t(meta.title)}>
        {t(
          text(
            '克隆一个能跑的工程，比从空白开始快。每个示例都写明平台和它用到的服务。',
            'Cloning a project that runs beats starting from nothing. Each demo says its platforms and the services in it.',
          ),
        )}
      </PageIntro>
      {groups.map(({ id, title, demos }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{t(title)}</h2>
          <DemoCards {...props} demos={demos} />
        </section>
      ))}
      <BeforeRunning {...props} />
    </>
  );
}
