import { Fragment } from 'react';
import type { LandingProps } from 'signpost/pages';
import { textPicker } from 'signpost/pages';
import { demoPackages } from '../data/demos.ts';
import { text } from '../data/local-text.ts';
import { DataTable } from './DataTable.tsx';
import { LandingLink } from './LandingLink.tsx';

/** What can be installed on which device, and what it shows. */
export function DemoPackages({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  const label = t(text('在哪里装什么', 'What you can install where'));
  return (
    <DataTable
      label={label}
      head={[t(text('示例', 'Demo')), t(text('能看到什么，在哪里安装', 'What it shows, and where to install it'))]}
      rows={demoPackages.map(({ name, install, shows }) => [
        name,
        <>
          {t(shows)}
          {install.map(({ on, how, to }) => (
            <Fragment key={to}>
              <br />
              {on}
              {locale === 'en' ? ': ' : '：'}
              <LandingLink to={to} href={href}>
                {t(how)}
              </LandingLink>
            </Fragment>
          ))}
        </>,
      ])}
    />
  );
}
