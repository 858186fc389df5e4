import { type LandingMeta, type LandingProps, textPicker } from 'signpost/pages';
import { awsServices, differences, milestones, steps } from '../data/aws-partner.ts';
import { awsPartnerWords } from '../data/landing-words.ts';
import { text } from '../data/local-text.ts';
import { DataTable } from '../landing/DataTable.tsx';
import { LandingLink } from '../landing/LandingLink.tsx';
import { PageIntro } from '../landing/PageIntro.tsx';
import { Steps } from '../landing/Steps.tsx';

export const meta = {
  title: text('在中国大陆以外发行（与 AWS 合作）', 'Publish outside mainland China (with AWS)'),
  description: text(
    '用 TapTap Global 在中国大陆以外发行：控制台、区域、域名和合规有什么不同，按什么次序准备，以及平台与 AWS 的合作。',
    'Publish with TapTap Global: what differs in console, region, domain, and compliance, what to prepare in which order, and the partnership with AWS.',
  ),
  ...awsPartnerWords,
} satisfies LandingMeta;

const lead = text(
  'TapTap Global 是 TapTap 在中国大陆以外的版本，运行在 AWS 上。本页列出海外版本与大陆版本的差别，以及从哪里开始准备。',
  "TapTap Global is the edition of TapTap outside mainland China. It runs on AWS. This page shows what's different from mainland China and where to start.",
);

const partnership = text(
  'TapTap 与 AWS 合作，为出海的开发者提供发行渠道与云服务。TapTap Global 自己用到的 AWS 服务有下面几项；你的游戏服务器放在哪家云上由你决定。想了解合作方案，写信给 cooperation@taptap.com。',
  'TapTap and AWS work together for developers who publish abroad: TapTap as the store, AWS as the cloud. TapTap Global itself uses the AWS services below. Where you host your game servers is up to you. To ask about the partnership, write to cooperation@taptap.com.',
);

export default function AwsPartner(props: LandingProps) {
  const t = textPicker(props.locale);
  return (
    <>
      <PageIntro title={t(meta.title)}>{t(lead)}</PageIntro>
      <Differences {...props} />
      <Preparing {...props} />
      <Partnership {...props} />
      <Milestones {...props} />
    </>
  );
}

function Differences({ locale }: LandingProps) {
  const t = textPicker(locale);
  const label = t(text('与中国大陆有什么不同', "What's different"));
  return (
    <section aria-labelledby="differences">
      <h2 id="differences">{label}</h2>
      <DataTable
        stacks
        label={label}
        head={[t(text('方面', 'Topic')), t(text('中国大陆', 'Mainland China')), t(text('其他地区', 'Other regions'))]}
        rows={differences.map(({ topic, mainland, elsewhere }) => [t(topic), t(mainland), t(elsewhere)])}
      />
    </section>
  );
}

function Preparing({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{t(text('按这个次序准备', 'What to do, in order'))}</h2>
      <Steps steps={steps} locale={locale} href={href} />
    </section>
  );
}

function Partnership({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  const services = t(text('AWS 服务', 'AWS service'));
  return (
    <section aria-labelledby="aws">
      <h2 id="aws">{t(text('平台与 AWS', 'TapTap and AWS'))}</h2>
      <div className="article">
        <p>{t(partnership)}</p>
      </div>
      <DataTable
        label={services}
        head={[services, t(text('用来', 'Used for'))]}
        rows={awsServices.map(({ name, to, about }) => [
          <LandingLink key={to} to={to} href={href}>
            {name}
          </LandingLink>,
          t(about),
        ])}
      />
    </section>
  );
}

function Milestones({ locale }: LandingProps) {
  const t = textPicker(locale);
  const label = t(text('公开过的数字，以当时为准', 'Published figures, as of their dates'));
  return (
    <section aria-labelledby="published">
      <h2 id="published">{label}</h2>
      <DataTable
        label={label}
        head={[t(text('时间', 'Date')), t(text('公开的内容', 'What was published'))]}
        rows={milestones.map(({ when, what }) => [t(when), t(what)])}
      />
    </section>
  );
}
