import { type LandingMeta, type LandingProps, textPicker } from 'signpost/pages';
import { awsGames, awsHelp, awsScale } from '../data/aws-partner.ts';
import { text } from '../data/local-text.ts';
import { DataTable } from '../landing/DataTable.tsx';
import { PageIntro } from '../landing/PageIntro.tsx';

export const meta = {
  title: text('与 AWS 携手出海', 'Going Abroad with AWS'),
  description: text(
    '平台国际版与 AWS 的合作：用到哪些云服务、覆盖哪些地区，以及出海开发者能得到什么。',
    'How the international edition works with AWS: the cloud services behind it, where its players are, and what developers get.',
  ),
} satisfies LandingMeta;

const lead = text(
  '平台国际版运行在 AWS 上，面向海外玩家发行游戏的开发者可以同时用到双方的资源。',
  'The international edition of the platform runs on AWS, and developers who publish abroad can use what both sides offer.',
);

export default function AwsPartner({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  const games = t(text('已经在国际版上的游戏', 'Games on the international edition'));
  return (
    <>
      <PageIntro title={t(meta.title)}>{t(lead)}</PageIntro>
      <section aria-labelledby="scale">
        <h2 id="scale">{t(text('规模与技术', 'Scale and technology'))}</h2>
        <ul className="entries">
          {awsScale.map(({ figure, about }) => (
            <li key={about.en}>
              <h3>{t(figure)}</h3>
              <p>{t(about)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="games">
        <h2 id="games">{games}</h2>
        <DataTable
          label={games}
          head={[t(text('游戏', 'Game')), t(text('情况', 'What happened'))]}
          rows={awsGames.map(({ name, about }) => [t(name), t(about)])}
        />
      </section>
      <section aria-labelledby="help">
        <h2 id="help">{t(text('出海开发者能得到什么', 'What developers get'))}</h2>
        <ul className="rows">
          {awsHelp.map(({ label, to }) => (
            <li key={to}>
              <a href={href(to)}>{t(label)}</a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
