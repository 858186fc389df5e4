import { type LandingMeta, type LandingProps, textPicker } from 'signpost/pages';
import { tapSdkDemos } from '../data/demos.ts';
import { text } from '../data/local-text.ts';
import { BeforeRunning } from '../landing/BeforeRunning.tsx';
import { DemoCards } from '../landing/DemoCards.tsx';
import { PageIntro } from '../landing/PageIntro.tsx';

export const meta = {
  title: text('示例应用', 'Demo Application'),
  description: text(
    '在手机上装一个示例应用，先看登录、成就、排行榜和公告做好之后是什么样，再决定接哪些服务。',
    'Install a demo application and see login, achievements, leaderboards and the billboard at work before you choose what to integrate.',
  ),
} satisfies LandingMeta;

const lead = text(
  '先看效果，再看代码：下面的应用把登录、合规认证、成就、排行榜、动态和公告放进了真实的游戏场景，工程全部公开。',
  'See it work, then read how: these applications put login, compliance, achievements, leaderboards, moments and the billboard into real game scenes, and all of their code is open.',
);
const more = text('数据存储、即时通讯、推送与云引擎的示例见', 'Samples of data storage, messaging, push and Cloud Engine are among');

export default function Demo(props: LandingProps) {
  const { locale, href } = props;
  const t = textPicker(locale);
  return (
    <>
      <PageIntro title={t(meta.title)}>{t(lead)}</PageIntro>
      <section aria-labelledby="applications">
        <h2 id="applications">{t(text('可以试玩的应用', 'Applications to try'))}</h2>
        <DemoCards {...props} demos={tapSdkDemos} />
        <p className="landing-note">
          {t(more)} <a href={href('/demos/')}>{t(text('全部示例项目', 'all demos'))}</a>
          {locale === 'en' ? '.' : '。'}
        </p>
      </section>
      <BeforeRunning {...props} />
    </>
  );
}
