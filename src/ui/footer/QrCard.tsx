import { siBilibili, siQq, siWechat } from 'simple-icons';
import type { FooterQr } from '../../model/site.ts';
import { qrPath } from './qr-path.ts';

/** The video account has no mark among the brand icons. */
const VIDEO_ACCOUNT =
  'M3 6.5A2.500 2.500 0 0 1 5.500 4h8A2.500 2.500 0 0 1 16 6.500v2.200l5-2.700v12l-5-2.700v2.200a2.500 2.500 0 0 1-2.500 2.500h-8A2.500 2.500 0 0 1 3 17.500z';

const ICONS: Readonly<Record<FooterQr['type'], string>> = { wx: siWechat.path, ws: VIDEO_ACCOUNT, bili: siBilibili.path, qq: siQq.path };

/** An account's icon; its code shows on hover and focus, and beside its name on narrow screens. */
export function QrCard({ entry }: { readonly entry: FooterQr }) {
  const { d, size } = qrPath(entry.target);
  return (
    <li className="footer-qr">
      <button type="button" aria-label={entry.name}>
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
          <path d={ICONS[entry.type]} />
        </svg>
      </button>
      <figure>
        <svg viewBox={`0 0 ${size} ${size}`} width="112" height="112" shapeRendering="crispEdges" role="img" aria-label={entry.action}>
          <path d={d} />
        </svg>
        <figcaption>{entry.action}</figcaption>
      </figure>
    </li>
  );
}
