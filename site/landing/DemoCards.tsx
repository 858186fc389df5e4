import type { LandingProps } from 'signpost/pages';
import { textPicker } from 'signpost/pages';
import type { DemoProject } from '../data/demos.ts';
import { LandingLink } from './LandingLink.tsx';

interface DemoCardsProps extends LandingProps {
  readonly demos: readonly DemoProject[];
}

/** Projects to clone, each with its platforms and the services that it shows. */
export function DemoCards({ locale, href, demos }: DemoCardsProps) {
  const t = textPicker(locale);
  return (
    <ul className="entries pairs">
      {demos.map(({ name, platforms, services, to }) => (
        <li key={to}>
          <h3 id={name.toLowerCase()}>
            <LandingLink to={to} href={href}>
              {name}
            </LandingLink>
          </h3>
          <ul className="platforms">
            {platforms.map((platform) => (
              <li key={platform}>{platform}</li>
            ))}
          </ul>
          <p>{t(services)}</p>
        </li>
      ))}
    </ul>
  );
}
