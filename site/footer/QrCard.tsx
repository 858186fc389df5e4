import type { FooterQr } from './brand.ts';

/** An account's icon. Its QR code is shown on hover and focus, and beside its name on narrow screens. */
export function QrCard({ entry }: { readonly entry: FooterQr }) {
  return (
    <li className="footer-qr">
      <button type="button" aria-label={entry.name}>
        <img src={entry.icon} alt="" width="20" height="20" loading="lazy" />
      </button>
      <figure>
        <img src={entry.image} alt="" width="112" height="112" loading="lazy" />
        <figcaption>{entry.action}</figcaption>
      </figure>
    </li>
  );
}
