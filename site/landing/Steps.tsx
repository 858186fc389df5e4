import type { LandingProps } from 'signpost/pages';
import { textPicker } from 'signpost/pages';
import type { Step } from '../data/local-text.ts';
import { LandingLink } from './LandingLink.tsx';

interface StepsProps extends Pick<LandingProps, 'locale' | 'href'> {
  readonly steps: readonly Step[];
}

/** What to do, in order: each step a few words that lead to its page, and a sentence. */
export function Steps({ steps, locale, href }: StepsProps) {
  const t = textPicker(locale);
  return (
    <ol className="first-steps">
      {steps.map(({ label, to, text }) => (
        <li key={to}>
          <LandingLink to={to} href={href}>
            {t(label)}
          </LandingLink>
          <p>{t(text)}</p>
        </li>
      ))}
    </ol>
  );
}
