import { localeHome } from '../navigation/alternates.ts';
import { useShell } from '../state/shell.ts';

/** The brand's logo, as high as the brand says, and the site's name, linking to the home page. */
export function Brand() {
  const { site } = useShell();
  return (
    <a
      className="navbar-brand"
      href={localeHome(site)}
      aria-label={site.brand.name === site.title ? undefined : `${site.brand.name} ${site.title}`}
    >
      <Logo />
      <span className="navbar-title">{site.title}</span>
    </a>
  );
}

/** The logo for each theme. On a site with a single theme, only that one is fetched. */
function Logo() {
  const { site } = useShell();
  const { logo } = site.brand;
  const { switchable, default: theme } = site.colorMode;
  if (logo === null) return null;
  const side = logo.height * logo.scale;
  const size = { height: side, width: side };
  return (
    <>
      {(switchable || theme === 'light') && <img className={switchable ? 'in-light' : undefined} src={logo.src} alt={logo.alt} {...size} />}
      {(switchable || theme === 'dark') && (
        <img className={switchable ? 'in-dark' : undefined} src={logo.srcDark} alt={logo.alt} {...size} />
      )}
    </>
  );
}
