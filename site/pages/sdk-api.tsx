import { type LandingMeta, type LandingProps, textPicker } from 'signpost/pages';
import { sdkApiWords } from '../data/landing-words.ts';
import { text } from '../data/local-text.ts';
import { requirements, restReferences, usingReferences } from '../data/sdk-api.ts';
import { apiReferences, moduleLists, tapSdk } from '../data/sdks.ts';
import { DataTable } from '../landing/DataTable.tsx';
import { LandingLink } from '../landing/LandingLink.tsx';
import { PageIntro } from '../landing/PageIntro.tsx';

export const meta = {
  title: text('SDK API 参考', 'SDK API reference'),
  description: text(
    '各平台 SDK 的 API 参考站点、REST API 文档，以及运行示例所需的环境。',
    'API reference sites of each SDK, REST references, and what you need to run the samples.',
  ),
  ...sdkApiWords,
} satisfies LandingMeta;

const lead = text(
  '要完成一件事，先看开发指南；要查一个类或方法的签名，来这里。',
  'To get something done, start with a guide. To look up the signature of a class or method, come here.',
);

export default function SdkApi(props: LandingProps) {
  const t = textPicker(props.locale);
  return (
    <>
      <PageIntro title={t(meta.title)}>{t(lead)}</PageIntro>
      <Modules {...props} />
      <References {...props} />
      <Rest {...props} />
      <Requirements {...props} />
      <section aria-labelledby="how">
        <h2 id="how">{t(text('怎样查参考', 'How to use the references'))}</h2>
        <ul className="entries">
          {usingReferences.map((line) => (
            <li key={line.en}>
              <p>{t(line)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Our lists of what the published packages have. */
function Modules({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  return (
    <section aria-labelledby="platforms">
      <h2 id="platforms">{t(text('各平台的类型和成员', 'Types and members by platform'))}</h2>
      <Cards of={moduleLists.map(({ platform, language, to }) => ({ to: href(to), title: platform, about: language }))} />
      <p className="landing-note">
        {t(text('JavaScript、Go、PHP、Python 和 Swift 的见', 'For JavaScript, Go, PHP, Python, and Swift, see '))}
        <a href={href('/sdk-api/modules/')}>{t(text('所有模块的类型和成员', 'types and members of all modules'))}</a>
        {t(text('。', '.'))}
      </p>
    </section>
  );
}

interface CardsProps {
  readonly of: readonly { readonly to: string; readonly title: string; readonly about: string }[];
}

/** Entries whose names are links. */
function Cards({ of }: CardsProps) {
  return (
    <ul className="entries pairs fours">
      {of.map(({ to, title, about }) => (
        <li key={title}>
          <h3>
            <a href={to}>{title}</a>
          </h3>
          <p>{about}</p>
        </li>
      ))}
    </ul>
  );
}

function References({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  const label = t(text('参考站点', 'Reference sites'));
  const rows = apiReferences.map(({ title, covers, sites }) => [
    t(title),
    t(covers),
    sites.flatMap(({ platform, to }) =>
      to
        ? [
            <LandingLink key={platform} to={to} href={href}>
              {platform}
            </LandingLink>,
            '\u2003',
          ]
        : [],
    ),
  ]);
  const head = [text('服务', 'Services'), text('包括', 'What they are'), text('参考站点', 'Reference sites')].map(t);
  return (
    <section aria-labelledby="references">
      <h2 id="references">{label}</h2>
      <DataTable label={label} head={head} rows={rows} stacks />
      <p className="landing-note">{t(text('Unreal Engine 没有参考站点。', 'There are none for Unreal Engine.'))}</p>
    </section>
  );
}

function Rest({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  return (
    <section aria-labelledby="rest">
      <h2 id="rest">{t(text('REST API', 'REST APIs'))}</h2>
      <Cards of={restReferences.map(({ label, to, about }) => ({ to: href(to), title: t(label), about: t(about) }))} />
    </section>
  );
}

function Requirements({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  const notes = new Map(tapSdk.map(({ platform, notes }) => [platform, notes]));
  return (
    <section aria-labelledby="requirements">
      <h2 id="requirements">{t(text('运行示例的要求', 'Requirements for the samples'))}</h2>
      <ul className="entries pairs fours">
        {requirements.map(({ platform, least }) => (
          <li key={platform}>
            <h3>{platform}</h3>
            <p>{t(least)}</p>
            <ul>
              <li>
                <a href={href(notes.get(platform) ?? '/sdk/start/ver-lifetime/')}>{t(text('更新日志', 'Release notes'))}</a>
              </li>
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
