import type { BrandData, FooterItem, RegulatoryLink } from '../../model/site.ts';
import type { Texts } from '../i18n/texts.ts';
import { FooterLink, type Track } from './FooterLink.tsx';
import { QrCard } from './QrCard.tsx';

export interface FooterProps {
  readonly brand: BrandData;
  readonly texts: Texts;
  /** The year of the copyright line. */
  readonly year: number;
  /** Called with an item's tracking point when the item is chosen. Without it, the point stands in `data-tracking`. */
  readonly onTrack?: Track | undefined;
  /** Where "Publish a game" leads. @default `/store` of the developer site */
  readonly publishGameUrl?: string | undefined;
  /** @default 'zh-Hans-CN' */
  readonly language?: 'zh-Hans-CN' | 'en';
  /** The platform's main site. @default the brand's main site */
  readonly tapUrl?: string | undefined;
  /** The community's chat server. @default the brand's */
  readonly discordUrl?: string | undefined;
}

/** The footer of every page, in the form of its brand and region (spec §2 "Footer"). */
export function Footer(props: FooterProps) {
  const { brand, texts, year, language = 'zh-Hans-CN' } = props;
  const { footer } = brand;
  return (
    <footer className="footer" data-form={footer.form} data-language={language}>
      <div className="footer-inner">
        {footer.form === 'full' ? <FullFooter {...props} /> : <SimpleFooter {...props} />}
        <div className="footer-base">
          <p className="footer-company">
            <span>{footer.company.name}</span>
            {footer.company.addresses.map((address) => (
              <span key={address}>{address}</span>
            ))}
          </p>
          <p className="footer-company">
            <span>
              © {year} {footer.company.name}
            </span>
          </p>
          <Filings filings={footer.filings} label={texts.footer.filings} />
        </div>
      </div>
    </footer>
  );
}

function FullFooter({ brand, texts, publishGameUrl, tapUrl = brand.mainSite, discordUrl, onTrack }: FooterProps) {
  const { footer } = brand;
  const place = (item: FooterItem): FooterItem => (item.key === 'publishGame' && publishGameUrl ? { ...item, href: publishGameUrl } : item);
  return (
    <div className="footer-top">
      <div className="footer-lead">
        <FooterBrand brand={brand} mainSite={tapUrl} />
        {footer.mainSiteLabel && (
          <FooterLink
            className="footer-button"
            item={{ name: footer.mainSiteLabel, href: tapUrl, external: true, tracking: 'footer_main_site' }}
            onTrack={onTrack}
          />
        )}
      </div>
      <div className="footer-columns">
        {footer.columns.map((column) => (
          <div key={column.title} className="footer-column">
            <h2>{column.title}</h2>
            <ul>
              {column.items.map((item) => (
                <li key={item.href}>
                  <FooterLink item={place(item)} onTrack={onTrack} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="footer-contact">
        <dl>
          {footer.contacts.map(({ label, email }) => (
            <div key={email}>
              <dt>{label}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          ))}
        </dl>
        <ul className="footer-social" aria-label={texts.footer.follow}>
          {footer.social.map((entry) => (
            <QrCard key={entry.type} entry={entry} />
          ))}
        </ul>
        {footer.community && (
          <FooterLink className="footer-button" item={{ ...footer.community, href: discordUrl ?? footer.community.href }} onTrack={onTrack}>
            <img src={footer.community.icon} alt="" width="18" height="18" loading="lazy" />
          </FooterLink>
        )}
      </div>
    </div>
  );
}

function SimpleFooter({ brand, texts, tapUrl = brand.mainSite, onTrack }: FooterProps) {
  return (
    <div className="footer-simple">
      <FooterBrand brand={brand} mainSite={tapUrl} />
      <ul aria-label={texts.footer.legal}>
        {brand.footer.legal.map((item) => (
          <li key={item.href}>
            <FooterLink item={item} onTrack={onTrack} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The logo leads to the main site, the label beside it to the developer site. The dark ground takes the dark theme's logo. */
function FooterBrand({ brand, mainSite }: { readonly brand: BrandData; readonly mainSite: string }) {
  const { logo } = brand;
  return (
    <p className="footer-brand">
      <a href={mainSite} aria-label={new URL(mainSite).host}>
        <img src={logo.srcDark} alt="" width={logo.height} height={logo.height} />
      </a>
      <a href={brand.developerSite}>{brand.footer.label}</a>
    </p>
  );
}

function Filings({ filings, label }: { readonly filings: readonly RegulatoryLink[]; readonly label: string }) {
  if (filings.length === 0) return null;
  return (
    <ul className="footer-filings" aria-label={label}>
      {filings.map(({ key, name, url, image }) => (
        <li key={key}>
          <a href={url} target="_blank" rel="noreferrer nofollow noopener">
            {image && <img src={image} alt="" width="14" height="14" />}
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
