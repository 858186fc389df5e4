export type Theme = 'light' | 'dark';

/** Reads a stored theme; anything else is no theme. */
export function parseTheme(stored: string | null): Theme | null {
  return stored === 'light' || stored === 'dark' ? stored : null;
}
