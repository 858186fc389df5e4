import { Languages } from 'lucide';
import { Icon } from '../icons/Icon.tsx';
import { alternateHref } from '../navigation/alternates.ts';
import { useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';
import { Menu } from './Menu.tsx';
import { FurtherLinks } from './NavbarLink.tsx';

/** The same page in the other languages, with query and hash: headings have the same ids in all of them. */
export function LocaleMenu() {
  const { site, texts } = useShell();
  return (
    <Menu
      className="navbar-tool"
      name={`${texts.language}: ${site.locale.label}`}
      label={
        <>
          <Icon of={Languages} />
          <span className="navbar-tool-label">{site.locale.label}</span>
        </>
      }
    >
      <LocaleLinks />
    </Menu>
  );
}

/** One line for each language. */
export function LocaleLinks() {
  const { site, texts, route } = useShell();
  const { page } = useStore(route);
  const targets = new Map(page.locales.map((alternate) => [alternate.name, alternate]));
  const links = site.locales.map((locale) => {
    const target = targets.get(locale.name);
    const isCurrent = locale.name === page.locale;
    return (
      <li key={locale.name}>
        <a
          className="menu-link"
          href={target ? alternateHref(target) : page.path}
          lang={locale.htmlLang}
          hrefLang={locale.htmlLang}
          aria-current={isCurrent ? 'true' : undefined}
          data-keeps-place={target && !target.isNear ? '' : undefined}
        >
          <span>{locale.label}</span>
          {target?.isNear && <span className="menu-note">{texts.otherLanguageNotExact}</span>}
        </a>
      </li>
    );
  });
  return [...links, <FurtherLinks key="further" of="locales" />];
}
