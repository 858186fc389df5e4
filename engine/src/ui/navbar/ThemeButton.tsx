import { Moon, Sun } from 'lucide';
import { type RefObject, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { Theme } from '../preferences/theme.ts';
import { useShell } from '../state/shell.ts';

/**
 * Switches between light and dark; absent where the configuration allows one theme alone. The style sheet shows one of two buttons, so that
 * the right one is there before the app is. The focus moves to the other when its own disappears.
 */
export function ThemeButton() {
  const { site, texts, preferences } = useShell();
  const toDark = useRef<HTMLButtonElement>(null);
  const toLight = useRef<HTMLButtonElement>(null);
  const choose = (theme: Theme, back: RefObject<HTMLButtonElement | null>): void => {
    preferences.theme.set(theme);
    back.current?.focus();
  };
  if (!site.colorMode.switchable) return null;
  return (
    <>
      <button
        ref={toDark}
        type="button"
        className="navbar-tool in-light"
        aria-label={texts.useDarkTheme}
        onClick={() => choose('dark', toLight)}
      >
        <Icon of={Moon} />
      </button>
      <button
        ref={toLight}
        type="button"
        className="navbar-tool in-dark"
        aria-label={texts.useLightTheme}
        onClick={() => choose('light', toDark)}
      >
        <Icon of={Sun} />
      </button>
    </>
  );
}
