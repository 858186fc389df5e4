export type Theme = 'light' | 'dark';

/** What the configuration and the system say about themes. */
export interface ThemeRules {
  readonly allowed: readonly string[];
  readonly fallback: string;
  /** Whether the system's preference counts, and whether it is dark. */
  readonly system: Theme | null;
}

/** Reads a stored or written theme; anything else is no theme. */
export function parseTheme(value: string | null | undefined): Theme | null {
  return value === 'light' || value === 'dark' ? value : null;
}

/**
 * Decides the theme: the stored choice, else the system's where it counts, else the default (spec §4).
 * A theme that is not allowed is never chosen.
 */
export function resolveTheme(stored: Theme | null, rules: ThemeRules): string {
  const isAllowed = (theme: string | null): theme is string => theme !== null && rules.allowed.includes(theme);
  if (isAllowed(stored)) return stored;
  return isAllowed(rules.system) ? rules.system : rules.fallback;
}

/** Whether a stored choice has lost its meaning, since the reader can no longer switch. */
export function isThemeStale(stored: string | null, allowed: readonly string[]): boolean {
  return stored !== null && (allowed.length < 2 || !allowed.includes(stored));
}
