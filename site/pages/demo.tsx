import { type LandingMeta, type LandingProps, textPicker } from 'signpost/pages';
import { demoWords } from '../data/landing-words.ts';
import { text } from '../data/local-text.ts';
import { DemoPackages } from '../landing/DemoPackages.tsx';
import { DrawingFigures } from '../landing/DrawingFigures.tsx';
import { PageIntro } from '../landing/PageIntro.tsx';

export const meta = {
  title: text('示例应用', 'Demo apps'),
  description: text(
    '在 Android 手机或电脑上装一个示例应用，先看登录、成就、排行榜和公告做好之后是什么样，再决定接哪些服务。',
    'Install a demo app on an Android phone or a computer and see login, achievements, leaderboards, and the billboard before you decide what to integrate.',
  ),
  ...demoWords,
} satisfies LandingMeta;

const lead = text(
  '先看效果，再看代码：下面两个应用可以直接安装，不用编译。iOS 没有现成的安装包，要看效果，就用 UE 工程自己打包。',
  'See it first, then read the code: you can install these two apps without building anything. There is no package for iOS; to try it there, build one from the Unreal project.',
);

/** Services that both demos show. */
const figures = [
  { name: 'player-achievement-toast', caption: text('成就：达成时弹出提示', 'Achievements: a toast when a player unlocks one') },
  {
    name: 'player-billboard-navigate',
    caption: text('公告系统：1 页签，2 公告列表，3 正文，4 关闭', 'Billboard: 1 tabs, 2 list of notices, 3 text, 4 close button'),
  },
  {
    name: 'player-moments-panel',
    caption: text('内嵌动态：1 版块，2 动态列表，3 发布，4 关闭', 'Moments: 1 tabs, 2 posts, 3 post button, 4 close button'),
  },
];

const notes = [
  text(
    '登录用你自己的 TapTap 账号。示例里的数据属于示例应用，与你的游戏无关。',
    'Log in with your own TapTap account. The data belongs to the demo, not to your game.',
  ),
  text(
    'Android 提示不允许安装时，在系统设置里允许浏览器或文件管理器安装未知应用。',
    'If Android refuses to install the APK, allow your browser or file manager to install unknown apps in the system settings.',
  ),
  text(
    '示例用的 SDK 版本可能比本文档旧，接口以开发指南为准。',
    'The demos may use an older SDK than these docs. Follow the guides for the API.',
  ),
];

export default function Demo(props: LandingProps) {
  const { locale, href } = props;
  const t = textPicker(locale);
  return (
    <>
      <PageIntro title={t(meta.title)}>{t(lead)}</PageIntro>
      <section aria-labelledby="applications">
        <h2 id="applications">{t(text('可以直接安装的应用', 'Apps you can install'))}</h2>
        <DemoPackages {...props} />
        <div className="article landing-table">
          <ul>
            {notes.map((note) => (
              <li key={note.en}>{t(note)}</li>
            ))}
            <li>
              {t(
                text(
                  '源码，以及数据存储、即时通讯、推送与云引擎的示例，见',
                  'For source code, and for samples of data storage, instant messaging, push, and Cloud Engine, see',
                ),
              )}{' '}
              <a href={href('/demos/')}>{t(text('全部示例项目', 'Demo projects'))}</a>
              {locale === 'en' ? '.' : '。'}
            </li>
          </ul>
        </div>
      </section>
      <section aria-labelledby="what-you-see">
        <h2 id="what-you-see">{t(text('装好之后能看到什么', "What you'll see"))}</h2>
        <DrawingFigures {...props} figures={figures} />
      </section>
    </>
  );
}
