import type { Brand, FooterItem } from './brand.ts';
import { FooterBrand } from './FooterBrand.tsx';
import { FooterLink, type Track } from './FooterLink.tsx';
import type { FooterLabels } from './labels.ts';
import { QrCard } from './QrCard.tsx';

/** Where a host leads readers to instead of the brand's own addresses. */
export interface FooterTargets {
  /** Where "Publish a game" leads. @default `/store` of the developer site */
  readonly publishGameUrl?: string | undefined;
  /** The platform's main site. @default the brand's main site */
  readonly tapUrl?: string | undefined;
  /** The community's chat server. @default the brand's */
  readonly discordUrl?: string | undefined;
}

/** Props of both forms. */
export interface FormProps {
  readonly brand: Brand;
  readonly labels: FooterLabels;
  readonly targets: FooterTargets;
  readonly onTrack: Track | undefined;
}

/** The full form: brand, columns, contacts, accounts. */
export function FullFooter({ brand, labels, targets, onTrack }: FormProps) {
  const { columns, mainSiteLabel } = brand.footer;
  const { publishGameUrl, tapUrl = brand.mainSite, discordUrl } = targets;
  const place = (item: FooterItem): FooterItem => (item.key === 'publishGame' && publishGameUrl ? { ...item, href: publishGameUrl } : item);
  return (
    <div className="footer-top">
      <div className="footer-lead">
        <FooterBrand brand={brand} mainSite={tapUrl} />
        {mainSiteLabel && (
          <FooterLink
            className="footer-button"
            item={{ name: mainSiteLabel, href: tapUrl, external: true, tracking: 'footer_main_site' }}
            onTrack={onTrack}
          />
        )}
      </div>
      <div className="footer-columns">
        {columns.map((column) => (
          <div key={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.items.map((item) => (
                <li key={item.name}>
                  <FooterLink item={place(item)} onTrack={onTrack} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Contact footer={brand.footer} labels={labels} discordUrl={discordUrl} onTrack={onTrack} />
    </div>
  );
}

interface ContactProps extends Pick<FooterTargets, 'discordUrl'>, Pick<FormProps, 'labels' | 'onTrack'> {
  readonly footer: Brand['footer'];
}

function Contact({ footer, labels, discordUrl, onTrack }: ContactProps) {
  const { contacts, social, community } = footer;
  return (
    <div className="footer-contact">
      <dl>
        {contacts.map(({ label, email }) => (
          <div key={email}>
            <dt>{label}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="footer-social" aria-label={labels.follow}>
        {social.map((entry) => (
          <QrCard key={entry.type} entry={entry} />
        ))}
      </ul>
      {community && (
        <FooterLink className="footer-button" item={{ ...community, href: discordUrl ?? community.href }} onTrack={onTrack}>
          <img src={community.icon} alt="" width="18" height="18" loading="lazy" />
        </FooterLink>
      )}
    </div>
  );
}
