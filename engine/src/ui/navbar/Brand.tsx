import { localeHome } from '../navigation/alternates.ts';
import { useShell } from '../state/shell.ts';

/** The brand's logo, as high as the brand says, and the site's name, linking to the home page. */
export function Brand() {
  const { site } = useShell();
  const { title, navbarTitle = title, brand } = site;
  const label = brand.name === title ? navbarTitle || title : `${brand.name} ${title}`;
  return (
    <a className="navbar-brand" href={localeHome(site)} aria-label={label === navbarTitle ? undefined : label}>
      <Logo />
      {navbarTitle !== '' && <span className="navbar-title">{navbarTitle}</span>}
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
