import type { BrandData } from '../../model/site.ts';
import type { Texts } from '../i18n/texts.ts';

export function Footer({ brand, texts }: { readonly brand: BrandData; readonly texts: Texts; readonly language: string }) {
  return (
    <footer className="footer">
      <h2>{texts.footer.legal}</h2>
      <p>{brand.footer.label}</p>
    </footer>
  );
}
