import { alternateHref } from '../navigation/alternates.ts';
import { useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';
import { Menu } from './Menu.tsx';
import { FurtherLinks } from './NavbarLink.tsx';

/** The same page in the other versions of the docs, or the nearest there is. It shows the page's own version: that is where the navbar and the search lead. */
export function VersionMenu() {
  const { site, texts, route } = useShell();
  const name = useStore(route).page.version;
  const label = site.versions.find((version) => version.name === name)?.label ?? name;
  return (
    <Menu className="navbar-tool" name={`${texts.version}: ${label}`} label={<span className="navbar-version">{label}</span>}>
      <VersionLinks />
    </Menu>
  );
}

/** One line for each version, and one for each that the page is compared with. */
export function VersionLinks() {
  const { site, texts, route } = useShell();
  const { page } = useStore(route);
  const targets = new Map(page.versions.map((alternate) => [alternate.name, alternate]));
  const links = site.versions.map((version) => {
    const target = targets.get(version.name);
    const note = version.isLast ? texts.latestVersion : version.banner === 'unmaintained' ? texts.oldVersion : null;
    return (
      <li key={version.name}>
        <a
          className="menu-link"
          href={target ? alternateHref(target) : page.path}
          aria-current={version.name === page.version ? 'true' : undefined}
          data-keeps-place={target && !target.isNear ? '' : undefined}
        >
          <span>{version.label}</span>
          {note !== null && <span className="menu-note">{note}</span>}
        </a>
      </li>
    );
  });
  const comparisons = site.versions.flatMap(({ name, label }) => {
    const href = targets.get(name)?.compare;
    if (href === undefined) return [];
    return [
      <li key={href}>
        <a className="menu-link" href={href}>
          {texts.article.compareWith(label)}
        </a>
      </li>,
    ];
  });
  return [...links, ...comparisons, <FurtherLinks key="further" of="versions" />];
}
