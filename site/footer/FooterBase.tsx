import type { FooterData, RegulatoryLink } from './brand.ts';
import { OUTSIDE } from './FooterLink.tsx';
import type { FooterLabels } from './labels.ts';

interface FooterBaseProps {
  readonly footer: FooterData;
  readonly labels: FooterLabels;
  readonly year: number;
}

/** Below the line: company, copyright and filings. */
export function FooterBase({ footer, labels, year }: FooterBaseProps) {
  const { company, filings } = footer;
  return (
    <div className="footer-base">
      <p>
        <span>{company.name}</span>
        {company.addresses.map((address) => (
          <span key={address}>{address}</span>
        ))}
      </p>
      <p>
        <span>
          ©{' '}
          <span className="footer-year" suppressHydrationWarning>
            {year}
          </span>{' '}
          {company.name}
        </span>
      </p>
      <Filings filings={filings} label={labels.filings} />
    </div>
  );
}

function Filings({ filings, label }: { readonly filings: readonly RegulatoryLink[]; readonly label: string }) {
  if (filings.length === 0) return null;
  return (
    <ul aria-label={label}>
      {filings.map(({ key, name, url, image }) => (
        <li key={key}>
          {url === null ? (
            <span>{name}</span>
          ) : (
            <a href={url} {...OUTSIDE}>
              {image && <img src={image} alt="" width="14" height="14" loading="lazy" />}
              <span>{name}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
