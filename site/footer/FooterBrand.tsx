import type { Brand } from './brand.ts';

/** The logo links to the main site, the label beside it to the developer site. The background is always dark. */
export function FooterBrand({ brand, mainSite }: { readonly brand: Brand; readonly mainSite: string }) {
  const { logo } = brand;
  const side = logo ? logo.height * logo.scale : 0;
  return (
    <p className="footer-brand">
      {logo && (
        <a href={mainSite} aria-label={new URL(mainSite).host}>
          <img src={logo.srcDark} alt="" width={side} height={side} loading="lazy" />
        </a>
      )}
      <a href={brand.developerSite}>{brand.footer.label}</a>
    </p>
  );
}
