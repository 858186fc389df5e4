import { Moon, Sun } from 'lucide';
import { Icon } from '../icons/Icon.tsx';
import { useShell } from '../state/shell.ts';

/** Switches between light and dark; absent where the configuration allows one theme alone. */
export function ThemeButton() {
  const { site, texts, preferences } = useShell();
  if (!site.colorMode.switchable) return null;
  return (
    <>
      <button type="button" className="navbar-tool in-light" aria-label={texts.useDarkTheme} onClick={() => preferences.theme.set('dark')}>
        <Icon of={Moon} />
      </button>
      <button type="button" className="navbar-tool in-dark" aria-label={texts.useLightTheme} onClick={() => preferences.theme.set('light')}>
        <Icon of={Sun} />
      </button>
    </>
  );
}
