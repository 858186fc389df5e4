import { FooterBrand } from './FooterBrand.tsx';
import { FooterLink } from './FooterLink.tsx';
import type { FormProps } from './FullFooter.tsx';

/** The simple form: brand and links. */
export function SimpleFooter({ brand, labels, targets, onTrack }: FormProps) {
  return (
    <div className="footer-simple">
      <FooterBrand brand={brand} mainSite={targets.tapUrl ?? brand.mainSite} />
      <ul aria-label={labels.legal}>
        {brand.footer.legal.map((item) => (
          <li key={item.href}>
            <FooterLink item={item} onTrack={onTrack} />
          </li>
        ))}
      </ul>
    </div>
  );
}
