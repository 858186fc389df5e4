import type { LandingProps } from 'signpost/pages';
import { textPicker } from 'signpost/pages';
import { beforeRunning } from '../data/demos.ts';
import { text } from '../data/local-text.ts';
import { Steps } from './Steps.tsx';

const title = text('运行源码之前', 'Before you run the source');

/** What every demo needs before it runs. */
export function BeforeRunning({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  return (
    <section aria-labelledby="before">
      <h2 id="before">{t(title)}</h2>
      <Steps steps={beforeRunning} locale={locale} href={href} />
    </section>
  );
}
