import type { LandingProps } from 'signpost/pages';
import { textPicker } from 'signpost/pages';
import { demoPackages } from '../data/demos.ts';
import { text } from '../data/local-text.ts';
import { DataTable } from './DataTable.tsx';
import { SmartLink } from './SmartLink.tsx';

/** What can be installed on which device, and what it shows. */
export function DemoPackages({ locale, href }: LandingProps) {
  const t = textPicker(locale);
  const label = t(text('在哪里装什么', 'What you can install where'));
  return (
    <DataTable
      label={label}
      head={[t(text('示例', 'Demo')), t(text('装在', 'Runs on')), t(text('安装', 'Install')), t(text('能看到什么', 'What it shows'))]}
      rows={demoPackages.flatMap(({ name, install, shows }) =>
        install.map(({ on, how, to }) => [
          name,
          on,
          <SmartLink key={to} to={to} href={href}>
            {t(how)}
          </SmartLink>,
          t(shows),
        ]),
      )}
    />
  );
}
