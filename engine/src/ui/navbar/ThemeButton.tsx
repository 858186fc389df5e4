import { type IconNode, Moon, Sun } from 'lucide';
import { type RefObject, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { Theme } from '../preferences/preferences.ts';
import { useShell } from '../state/shell.ts';

/**
 * Switches between light and dark; absent where the configuration allows one theme alone. The style sheet shows one of two buttons, so that
 * the right one is there before the app is. The focus moves to the other when its own disappears.
 */
export function ThemeButton() {
  const { site, texts, preferences } = useShell();
  const [toDark, toLight] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const button = (icon: IconNode, name: string, [own, other]: readonly RefObject<HTMLButtonElement | null>[], from: Theme, to: Theme) => {
    const choose = () => {
      preferences.theme.set(to);
      other?.current?.focus();
    };
    return (
      <button ref={own} type="button" className={`navbar-tool in-${from}`} aria-label={name} onClick={choose}>
        <Icon of={icon} />
      </button>
    );
  };
  if (!site.colorMode.switchable) return null;
  return (
    <>
      {button(Moon, texts.useDarkTheme, [toDark, toLight], 'light', 'dark')}
      {button(Sun, texts.useLightTheme, [toLight, toDark], 'dark', 'light')}
    </>
  );
}
