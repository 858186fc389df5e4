import { localeHome } from '../shell/addresses.ts';
import { useShell } from '../shell/context.ts';

/** The brand's logo (spec §9: 24 px high, 20 px for the cloud backend) and the site's name, leading home. */
export function Brand() {
  const { site } = useShell();
  const { logo, name } = site.brand;
  return (
    <a className="navbar-brand" href={localeHome(site)} aria-label={`${name} ${site.title}`}>
      <Logo logo={logo} />
      <span className="navbar-title">{site.title}</span>
    </a>
  );
}

/** The brand's mark, in the version for the theme. */
function Logo({
  logo,
}: {
  readonly logo: { readonly src: string; readonly srcDark: string; readonly height: number; readonly alt: string };
}) {
  if (logo.src === logo.srcDark) return <img src={logo.src} alt={logo.alt} height={logo.height} width={logo.height} />;
  return (
    <>
      <img className="in-light" src={logo.src} alt={logo.alt} height={logo.height} width={logo.height} />
      <img className="in-dark" src={logo.srcDark} alt={logo.alt} height={logo.height} width={logo.height} />
    </>
  );
}
